import { frenchDevice } from '../../../../domain/french/devices.ts';
import type * as en from './accountCare.en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const accountCare = {
  device: { ...frenchDevice },
  places: 'Appareils connectés',
  placesIntro:
    'Si vous ne reconnaissez pas un de ces appareils, déconnectez-le et changez votre mot de passe.',
  reading: 'Recherche de vos connexions...',
  unread: "Nous n'avons pas pu savoir quels appareils sont connectés.",
  tryAgain: 'Réessayer',
  here: 'Cet appareil',
  lastSeen: 'dernière utilisation le {date}',
  signOutOne: 'Déconnecter',
  signOutOneOf: 'Déconnecter {device}',
  signOutOthers: 'Déconnecter partout ailleurs',
  signingOut: 'Déconnexion...',
  alone: "Aucun autre appareil n'est connecté.",
  data: 'Vos données',
  dataIntro:
    "Tout ce que nous avons enregistré sur vous, en un seul fichier lisible par vous et par d'autres programmes (JSON).",
  download: 'Télécharger mes données',
  dataReading:
    'Vos recettes, vos semaines et votre historique existent aussi en une page à lire, à imprimer et à garder.',
  downloadReading: 'Télécharger mon livre de cuisine',
  downloading: 'Rassemblement de vos données...',
  deletion: 'Supprimer mon compte',
  deletionIntro:
    "Vos menus, votre historique, vos recettes, vos photos, vos listes, ce qu'il y a dans votre cuisine, les personnes qui mangent avec vous, vos réglages et vos informations de santé sont supprimés aussitôt, et personne ne peut les rétablir. Les paiements restent dans nos comptes, sans votre nom. Qui partage une liste de courses avec vous perd ce que vous y avez écrit et ce qu'il faut pour vos semaines. Un abonnement en cours n'est pas remboursé.",
  deletionTitle: 'Supprimer votre compte ?',
  deletionHow: "Saisissez {word}. Téléchargez d'abord vos données si vous voulez les garder.",
  word: 'Saisissez {word} pour confirmer',
  wordWrong: 'Veuillez saisir {word} en majuscules.',
  notDeleted: "Votre compte n'a pas été supprimé. Veuillez réessayer.",
  keep: 'Garder mon compte',
  delete: 'Tout supprimer',
  deleting: 'Suppression...',
} satisfies Translation<typeof en.accountCare>;
