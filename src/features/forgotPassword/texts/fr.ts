import type * as en from './en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const forgotPassword = {
  title: 'Mot de passe oublié ?',
  intro:
    "Indiquez l'adresse e-mail de votre compte, et nous vous enverrons un lien pour en choisir un nouveau.",
  email: 'Adresse e-mail',
  submit: 'Envoyer le lien',
  busy: 'Envoi du lien...',
  back: 'Retour à la connexion',
  spam: 'Rien reçu après quelques minutes ? Regardez dans les indésirables, ou essayez une autre adresse avec laquelle vous auriez pu vous inscrire.',
} satisfies Translation<typeof en.forgotPassword>;
