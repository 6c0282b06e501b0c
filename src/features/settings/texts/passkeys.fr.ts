import type * as en from './passkeys.en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const passkeys = {
  title: "Clés d'accès",
  intro:
    'Connectez-vous avec votre empreinte, votre visage ou le verrouillage de votre appareil, sans mot de passe ni code.',
  unread: "Nous n'avons pas pu savoir quelles clés d'accès vous avez.",
  tryAgain: 'Réessayer',
  none: "Vous n'avez pas encore de clé d'accès.",
  unsupported: "Ce navigateur ne peut pas ajouter de clés d'accès.",
  add: "Ajouter une clé d'accès",
  adding: 'En attente de votre appareil...',
  saving: 'Ajout...',
  cancel: 'Annuler',
  created: 'Ajoutée le {date}, pas encore utilisée',
  used: 'Ajoutée le {created}, utilisée pour la dernière fois le {used}',
  rename: 'Renommer',
  renameOneOf: 'Renommer {name}',
  remove: 'Supprimer',
  removeOneOf: 'Supprimer {name}',
  removing: 'Suppression...',
  removalTitle: "Supprimer cette clé d'accès ?",
  removal:
    "{name} ne permettra plus de se connecter à votre compte. Votre appareil peut encore l'afficher tant que vous ne l'y supprimez pas.",
  keep: 'La garder',
  nameTitle: "Nommer cette clé d'accès",
  name: 'Nom',
  nameHint: "Par exemple l'appareil sur lequel elle se trouve.",
  nameMissing: 'Veuillez saisir un nom.',
  nameRefused: "Ce nom n'a pas été enregistré. Veuillez réessayer.",
  save: 'Enregistrer',
  savingName: 'Enregistrement...',
  knownHere: "Cet appareil a déjà une clé d'accès de votre compte.",
  notChanged: "Rien n'a été modifié. Veuillez réessayer.",
} satisfies Translation<typeof en.passkeys>;
