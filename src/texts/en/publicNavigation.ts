import { speak } from '../language.ts';

/** What the landing page's header says. */
export const landingNavigation = {
  navigation: 'On this page',
  menu: 'Menu',
  sections: { home: 'Home', features: 'Features', pricing: 'Pricing' },
};

speak({ landingNavigation });
