import { defineFeature } from '../defineFeature.ts';
import { landingPages } from './texts/pages.en.ts';

export const landing = defineFeature({
  name: 'landing',
  pages: {
    '/landing': { access: 'entrance', prerendered: 'static', texts: landingPages['/landing'] },
  },
  views: {
    landing: async () => (await import('./Landing.tsx')).Landing,
  },
});
