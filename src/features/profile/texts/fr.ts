import type * as en from './en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const profile = {
  title: 'Profil',
  who: 'Votre compte',
  name: 'Nom',
  email: 'Adresse e-mail',
  changeEmail: "Changer d'adresse e-mail",
  newEmail: 'Nouvelle adresse e-mail',
  newEmailHint:
    "Nous envoyons un lien à cette adresse. Elle devient celle de votre compte quand vous l'ouvrez ; vous êtes alors déconnecté partout.",
  emailMissing: 'Veuillez saisir la nouvelle adresse e-mail.',
  emailInvalid: 'Veuillez saisir une adresse e-mail complète, avec un @.',
  emailFailed: "Aucun lien n'a été envoyé. Veuillez réessayer.",
  sendLink: 'Envoyer le lien',
  sendingLink: 'Envoi...',
  keepEmail: "Garder l'adresse actuelle",
  linkSent:
    "Le lien est en route vers {email}. Ouvrez-le dans les 24 heures ; d'ici là, rien ne change. Regardez aussi dans les indésirables.",
  reading: 'Lecture de votre profil...',
  unread: "Votre profil n'a pas pu être lu. Vous pouvez tout de même changer votre mot de passe.",
  tryAgain: 'Réessayer',
  verified: 'Confirmée',
  unverified:
    "Veuillez confirmer votre adresse e-mail : suivez le lien que nous vous avons envoyé. C'est nécessaire avant votre premier paiement, et utile si vous oubliez votre mot de passe.",
  sendAgain: 'Renvoyer le lien',
  sending: 'Envoi...',
  sent: 'Le lien est en route. Regardez aussi dans les indésirables.',
  password: 'Changer le mot de passe',
  passwordIntro:
    'Utilisez au moins 8 caractères. Tous les appareils sont déconnectés, et vous vous reconnectez avec le nouveau mot de passe.',
  currentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  confirmation: 'Confirmer le nouveau mot de passe',
  submit: 'Changer le mot de passe',
  busy: 'Enregistrement...',
} satisfies Translation<typeof en.profile>;
