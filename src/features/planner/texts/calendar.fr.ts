import type { Translation } from '../../../texts/translation.ts';
import type * as en from './calendar.en.ts';

export const calendarLink = {
  open: 'Lien de calendrier',
  title: 'Vos semaines dans un agenda',
  intro:
    "Avec un lien à vous, un agenda montre vos repas prévus et suit leurs changements. Toute personne qui a le lien peut les lire. Rien de votre santé n'y figure.",
  checking: 'Un instant...',
  failed: "Nous n'avons pas pu savoir s'il y a un lien.",
  retry: 'Réessayer',
  none: "Il n'y a pas encore de lien.",
  made: 'Un lien a été créé le {date}.',
  madeDetail:
    "Nous ne pouvons pas le montrer de nouveau. Créez-en un autre si vous en avez besoin : l'ancien cessera de fonctionner.",
  make: 'Créer un lien',
  renew: 'Créer un nouveau lien',
  making: 'Création du lien...',
  revoke: 'Retirer le lien',
  revoking: 'Retrait en cours...',
  link: 'Votre lien',
  linkDetail:
    "Copiez-le maintenant : il n'est montré qu'une fois. Dans votre agenda, choisissez de vous abonner ou d'ajouter un agenda « par URL », et collez-le.",
  share: 'Copier ou partager',
  sharing: 'Partage...',
  close: 'Fermer',
} satisfies Translation<typeof en.calendarLink>;
