import type * as en from '../en/plans.ts';
import type { Translation } from '../translation.ts';

export const paidPlans = {
  names: {
    weekly: '2,50 $ par semaine',
    'two-weeks': '5 $ pour 2 semaines',
    monthly: '10 $ par mois',
    yearly: '100 $ par an',
  },
  durations: {
    weekly: '1 semaine',
    'two-weeks': '2 semaines',
    monthly: '1 mois',
    yearly: '1 an',
  },
  highlights: {
    monthly: 'La plus choisie',
    yearly: 'La plus avantageuse',
  },
} satisfies Translation<typeof en.paidPlans>;
