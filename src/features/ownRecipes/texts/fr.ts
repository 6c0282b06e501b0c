import type { Translation } from '../../../texts/translation.ts';
import type * as en from './en.ts';

export const ownRecipes = {
  title: 'Mes recettes',
  intro: 'Écrivez, collez ou importez vos propres recettes. Vous seul les voyez.',
  add: 'Ajouter une recette',
  loading: 'Chargement de vos recettes...',
  failed: "Vos recettes n'ont pas pu être chargées.",
  retry: 'Réessayer',
  empty: 'Aucune recette pour le moment',
  emptyDetail: "Collez-en une qui vous plaît, ou donnez-nous l'adresse de sa page.",
  edit: 'Modifier {name}',
  remove: 'Supprimer {name}',
  removed: '{name} est supprimée.',
  undo: 'Annuler',
  restoring: 'Rétablissement...',
  close: 'Fermer',
  stopped: 'Un problème est survenu ici. Ce que vous avez écrit est gardé.',
} satisfies Translation<typeof en.ownRecipes>;

export const writing = {
  newTitle: 'Ajouter une recette',
  editTitle: 'Modifier la recette',
  back: 'Mes recettes',
  address: 'Adresse web',
  addressHint: 'Nous lisons la recette de la page et gardons son lien.',
  fetch: 'Importer',
  fetching: 'Lecture de la page...',
  pageUnread:
    "Nous n'avons pas pu lire cette page. Vous pouvez coller le texte de la recette à la place.",
  text: 'Recette',
  textHint:
    'Le nom sur la première ligne, puis le nombre de personnes, les ingrédients et la préparation. En français ou en anglais.',
  textExample:
    'Soupe de lentilles\nPour 4 personnes\n\nIngrédients\n250 g de lentilles corail\n1 oignon émincé\n\nPréparation\nLaisser mijoter 25 minutes.',
  loading: 'Chargement de la recette...',
  unfetched: "La recette n'a pas pu être chargée.",
  retry: 'Réessayer',
  reading: 'Lecture de votre recette...',
  readingFailed: "Votre recette n'a pas pu être lue. Ce que vous avez écrit est gardé.",
  understood: 'Ce que nous avons compris',
  untitled: 'Écrivez le nom du plat sur la première ligne.',
  serves: 'Pour {count}',
  servesUnknown: 'Pour combien de personnes ? Ajoutez une ligne comme « Pour 4 personnes ».',
  minutes: '{minutes} min',
  ingredients: 'Ingrédients',
  noIngredients:
    "Nous n'avons trouvé aucun ingrédient. Écrivez-les un par ligne sous « Ingrédients ».",
  steps: { one: '1 étape', many: '{count} étapes' },
  noSteps: "Nous n'avons trouvé aucune étape. Écrivez-les sous « Préparation ».",
  amountUnknown: 'quantité non comptée',
  leftAsText: 'laissé en texte, non compté',
  asked: { one: '1 ligne à vérifier', many: '{count} lignes à vérifier' },
  askedDetail:
    "Choisissez l'aliment, ou écrivez la ligne autrement. D'ici là, elle n'est pas comptée.",
  doubts: {
    unknown: 'Nous ne connaissons pas cet aliment.',
    spelling: 'Est-ce cet aliment ?',
    several: 'Cette ligne nomme plusieurs aliments.',
    words: 'Nous ne sommes pas sûrs de tous les mots.',
  },
  choose: "Choisir l'aliment",
  leave: 'Laisser en texte',
  aServing: 'Une portion',
  whole: 'La recette entière',
  energy: '{kcal} kcal',
  cost: 'environ {cost}',
  fits: 'Vous convient',
  counted: 'Compté sur {counted} lignes sur {lines}. Estimations, pas un avis médical.',
  save: 'Enregistrer la recette',
  saving: 'Enregistrement...',
  unsaved: "Votre recette n'a pas pu être enregistrée. Réessayez.",
} satisfies Translation<typeof en.writing>;
