import type { Translation } from '../../../texts/translation.ts';
import type * as en from './pages.en.ts';

export const paymentPages = {
  '/payment': {
    title: 'Formules et tarifs - Platewise',
    description: 'Formules et prix, votre abonnement et vos reçus.',
  },
} satisfies Translation<typeof en.paymentPages>;
