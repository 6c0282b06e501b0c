import type { Translation } from '../../../texts/translation.ts';
import type * as en from './pages.en.ts';

export const plannerPages = {
  '/planner': {
    title: 'Planificateur de repas - Platewise',
    description:
      'Des semaines de repas adaptées à votre santé, à votre pays et à votre budget, avec une liste de courses et des recettes.',
  },
} satisfies Translation<typeof en.plannerPages>;
