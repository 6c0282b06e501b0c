import type { Translation } from '../../../texts/translation.ts';
import type * as en from './pages.en.ts';

export const tryOutPages = {
  '/try': {
    title: 'Essayer - Platewise',
    description: 'Écrivez ce que vous avez, découvrez trois plats. Sans compte.',
  },
} satisfies Translation<typeof en.tryOutPages>;
