import type * as en from './en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const resetPassword = {
  title: 'Choisir un nouveau mot de passe',
  intro:
    'Utilisez au moins 8 caractères ; plus il est long, plus il est sûr. Tous les appareils connectés à ce compte seront déconnectés.',
  newPassword: 'Nouveau mot de passe',
  confirmation: 'Confirmer le nouveau mot de passe',
  submit: 'Enregistrer le nouveau mot de passe',
  busy: 'Enregistrement...',
  back: 'Retour à la connexion',
  newLink: "M'envoyer un nouveau lien",
} satisfies Translation<typeof en.resetPassword>;
