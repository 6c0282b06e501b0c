import type { Translation } from '../../../texts/translation.ts';
import type * as en from './en.ts';

export const navigation = {
  navigation: 'Principale',
  planner: 'Planificateur',
  ingredients: 'Ingrédients',
  detect: 'Détecter',
  history: 'Historique',
  account: 'Votre compte',
  ownRecipes: 'Mes recettes',
  profile: 'Profil',
  settings: 'Réglages',
  shoppingList: 'Liste de courses',
  payment: 'Paiement',
  feedback: 'Donner votre avis',
  signOut: 'Se déconnecter',
  someone: 'Vous',
  kitchenStopped:
    "La cuisine IA s'est arrêtée. Votre liste est perdue, mais rien de ce que vous avez enregistré ne l'est.",
  pageStopped: "Cette page s'est arrêtée. Rien de ce que vous avez enregistré n'est perdu.",
} satisfies Translation<typeof en.navigation>;
