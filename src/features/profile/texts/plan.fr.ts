import type * as en from './plan.en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const profilePlan = {
  title: 'Abonnement',
  subscribed: 'Votre abonnement est actif : {plan}.',
  subscribedUnnamed: 'Votre abonnement est actif.',
  provided: "Votre paiement n'est pas encore confirmé. Tout vous est ouvert malgré cela.",
  trial: 'Vous profitez de votre essai gratuit.',
  over: "Vous n'avez pas d'abonnement actif.",
  open: 'Tout est à votre disposition : personne ne paie sur ce serveur.',
  unknown: 'Nous cherchons à quoi vous avez droit.',
  lead: 'Formules et reçus',
} satisfies Translation<typeof en.profilePlan>;
