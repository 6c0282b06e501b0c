import { defineFeature } from '../defineFeature.ts';
import { legalPages } from './texts/pages.en.ts';

export const legal = defineFeature({
  name: 'legal',
  pages: {
    '/privacy': { access: 'anyone', prerendered: 'whole', texts: legalPages['/privacy'] },
    '/terms': { access: 'anyone', prerendered: 'whole', texts: legalPages['/terms'] },
    '/medical-disclaimer': {
      access: 'anyone',
      prerendered: 'whole',
      texts: legalPages['/medical-disclaimer'],
    },
  },
  views: {
    legal: async () => (await import('./views/LegalView.tsx')).LegalView,
  },
});
