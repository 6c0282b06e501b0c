import type { Translation } from '../../../texts/translation.ts';
import type * as en from './pages.en.ts';

export const tablePages = {
  '/who-eats': {
    title: 'À table - Platewise',
    description: 'Une semaine de repas pour tous ceux qui mangent chez vous.',
  },
} satisfies Translation<typeof en.tablePages>;
