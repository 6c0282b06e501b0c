import type { KeptRefusal } from '../../../domain/keptRefusals.ts';

/** What is refused of personal tokens, of collections of recipes, of photos of recipes, of receipts and of kept photos. */
export const keptRefusals: Readonly<Record<KeptRefusal, string>> = {
  'apiTokens.closed': 'Aucun jeton ne peut servir à cela.',
  'apiTokens.full':
    "Vous avez {most} jetons, le maximum possible. Veuillez d'abord en révoquer un.",
  'apiTokens.gone': "Ce jeton n'existe plus.",
  'apiTokens.name': 'Veuillez nommer le jeton.',
  'apiTokens.scope': 'Cela demande un jeton avec le droit {scope}.',
  'apiTokens.scopes': 'Veuillez choisir ce que le jeton peut faire.',
  'apiTokens.unknown': 'Ce jeton ne compte pas, ou plus.',
  'collections.full':
    "Vous avez {most} collections, le maximum possible. Veuillez d'abord en supprimer une.",
  'collections.id': "Ceci n'est pas l'identifiant d'une collection.",
  'collections.long': 'Une collection peut contenir {most} recettes.',
  'collections.name': 'Veuillez nommer la collection.',
  'history.photosAway':
    "Platewise n'atteint pas pour le moment l'endroit où les photos sont gardées. Vos entrées sont en sécurité, et rien n'a été modifié. Réessayez dans un instant.",
  'receipt.failed':
    "Les mots de ce ticket n'ont pas pu être lus cette fois-ci. Veuillez réessayer.",
  'receipt.nothingRead':
    "Nous n'avons reconnu aucun aliment sur cette photo. Reprenez-la bien d'en haut, de plus près et avec une bonne lumière.",
  'receipt.wrongDay':
    'Les prix sont gardés à partir de tickets des trois derniers mois. Vérifiez la date.',
  'recipePhoto.failed':
    "Les mots de cette photo n'ont pas pu être lus cette fois. Réessayez, ou photographiez une partie de la page.",
  'recipePhoto.nothingRead':
    "Nous n'avons pas pu distinguer les mots de cette photo. Reprenez-la bien à plat, de plus près et sous une bonne lumière, ou écrivez la recette.",
};
