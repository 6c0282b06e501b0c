import { product } from '../../../texts/en/product.ts';
import type { Translation } from '../../../texts/translation.ts';
import type * as en from './readableCopy.en.ts';

export const readableCopy = {
  title: `Mon livre de cuisine ${product}`,
  saved: 'Enregistré le {date}.',
  contents: 'Sommaire',
  list: { one: "L'afficher", many: 'Afficher les {count}' },
  untitled: 'Sans titre',
  recipes: 'Mes propres recettes',
  noRecipes: "Vous n'avez pas encore écrit de recette.",
  minutes: '{minutes} minutes',
  minutesEstimated: 'environ {minutes} minutes, estimées d’après les étapes',
  source: 'Source',
  collections: 'Favoris et collections',
  noCollections: "Vous n'avez pas encore de favoris ni de collections.",
  favourites: 'Favoris',
  weeks: 'Semaines',
  noWeeks: "Vous n'avez pas encore planifié de semaine.",
  slots: { breakfast: 'Petit-déjeuner', lunch: 'Déjeuner', dinner: 'Dîner', snack: 'Dessert' },
  leftovers: 'Restes de {day}',
  history: "Ce que j'ai cuisiné",
  noHistory: "Vous n'avez encore rien cuisiné ici.",
  photo: 'Ma photo',
  stars: '{rating} étoiles sur 5',
  note: 'Ma note',
  ingredients: 'Ingrédients',
  servings: '{count} portions',
  servingsOne: '1 portion',
  instructions: 'Instructions',
  links: 'Vidéos et articles',
  disclaimer:
    "Les quantités et les durées sont celles qui ont été enregistrées. Rien n'a été vérifié à nouveau pour la santé au moment de créer ce fichier.",
} satisfies Translation<typeof en.readableCopy>;
