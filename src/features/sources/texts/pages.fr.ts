import type { Translation } from '../../../texts/translation.ts';
import type * as en from './pages.en.ts';

export const sourcesPages = {
  '/sources': {
    title: 'Sources - Platewise',
    description:
      "D'où viennent les valeurs nutritionnelles, les prix, les limites et les recettes de Platewise.",
  },
} satisfies Translation<typeof en.sourcesPages>;
