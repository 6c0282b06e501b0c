import type { Translation } from '../../../texts/translation.ts';
import type * as en from './pages.en.ts';

export const aiKitchenPages = {
  '/ai-kitchen': {
    title: 'Cuisine IA - Platewise',
    description:
      'Notez ou photographiez vos ingrédients et obtenez des plats à cuisiner tout de suite, avec les étapes, des vidéos et des articles.',
  },
} satisfies Translation<typeof en.aiKitchenPages>;
