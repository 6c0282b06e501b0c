import { frenchPlanLabels } from '../../../domain/french/planLabels.ts';
import type * as en from '../en/plans.ts';
import type { Translation } from '../translation.ts';

export const paidPlans = {
  names: frenchPlanLabels,
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
