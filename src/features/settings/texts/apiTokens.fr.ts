import type * as en from './apiTokens.en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const apiTokens = {
  title: "Jetons d'API",
  intro:
    "Pour vos propres programmes : un jeton permet d'utiliser une partie de votre compte, sans votre mot de passe.",
  docs: "L'API, appel par appel (OpenAPI)",
  unread: "Nous n'avons pas pu savoir quels jetons vous avez.",
  tryAgain: 'Réessayer',
  none: "Vous n'avez pas encore de jeton.",
  create: 'Créer un jeton',
  created: 'Créé le {date}, pas encore utilisé',
  used: 'Créé le {created}, utilisé pour la dernière fois le {used}',
  revokeOneOf: 'Révoquer {name}',
  removalTitle: 'Révoquer ce jeton ?',
  removal:
    'Les programmes qui utilisent {name} perdent aussitôt leur accès. Cela ne peut pas être annulé.',
  keep: 'Le garder',
  remove: 'Révoquer',
  removing: 'Révocation...',
  revoked: 'Le jeton a été révoqué.',
  notRevoked: "Le jeton n'a pas été révoqué. Veuillez réessayer.",
  formTitle: 'Créer un jeton',
  name: 'Nom',
  nameHint: "Par exemple le programme qui l'utilisera.",
  nameMissing: 'Veuillez saisir un nom.',
  scopesLegend: "Ce qu'il peut faire",
  scopes: {
    'recipes:read': "Lire les recettes de Platewise, telles qu'elles vous conviennent",
    'own_recipes:read': 'Lire vos propres recettes et vos favoris',
    'own_recipes:write': 'Ajouter, modifier et supprimer vos propres recettes',
    'plans:read': 'Lire vos menus et votre liste de courses',
    'history:read': 'Lire votre historique, avec ses photos',
  },
  scopeMissing: 'Veuillez choisir ce que le jeton peut faire.',
  healthHint:
    "Il ne peut jamais modifier votre compte, vos réglages de santé ou vos paiements. Les recettes, les menus et l'historique peuvent révéler quelque chose de votre santé.",
  notMade: "Aucun jeton n'a été créé. Veuillez réessayer.",
  cancel: 'Annuler',
  submit: 'Créer',
  submitting: 'Création...',
  secretTitle: 'Votre nouveau jeton',
  secretIntro:
    "Copiez-le maintenant : il n'est affiché qu'une fois. Quiconque le possède peut l'utiliser ; gardez-le comme un mot de passe.",
  copy: 'Copier',
  copied: 'Copié.',
  notCopied: "Il n'a pas pu être copié. Sélectionnez-le et copiez-le à la main.",
  stored: "Je l'ai conservé",
} satisfies Translation<typeof en.apiTokens>;
