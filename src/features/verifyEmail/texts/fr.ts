import type * as en from './en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const verifyEmail = {
  title: 'Confirmation de votre adresse e-mail',
  busy: 'Un instant...',
  verified: 'Votre adresse e-mail est confirmée',
  verifiedDetail: "Merci. Il n'y a rien d'autre à faire.",
  changed: 'Votre compte a désormais cette adresse e-mail',
  changedDetail: 'Vous avez été déconnecté partout. Connectez-vous désormais avec cette adresse.',
  refused: 'Ce lien ne fonctionne pas',
  refusedDetail:
    'Il est incomplet, a déjà été utilisé ou a expiré. Vous pouvez en faire envoyer un nouveau depuis votre profil.',
  failed: "Nous n'avons pas pu être joints",
  failedDetail: 'Le lien fonctionne toujours : veuillez réessayer dans un instant.',
  tryAgain: 'Réessayer',
  toProfile: 'Vers votre profil',
  toKitchen: 'Vers la cuisine IA',
  toLogIn: 'Se connecter',
} satisfies Translation<typeof en.verifyEmail>;
