import type { Translation } from '../../../texts/translation.ts';
import type * as en from './messages.en.ts';

export const paymentMessages = {
  'payment.thanked': {
    title: 'Paiement reçu',
    description: 'Merci pour votre paiement ! Référence : {subject}',
  },
  'payment.activated': {
    title: 'Votre abonnement commence',
    description: 'Paiement réussi ! Votre abonnement est activé.',
  },
  'payment.activationRefused': {
    title: 'Pas encore activé',
    description:
      "Le paiement a réussi, mais l'abonnement n'a pas été activé. Veuillez contacter l'assistance.",
  },
  'payment.activationFailed': {
    title: 'Pas encore activé',
    description:
      "Le paiement a réussi, mais l'activation de l'abonnement a échoué. Veuillez contacter l'assistance.",
  },
} satisfies Translation<typeof en.paymentMessages>;
