/** Which photograph of docs/screens (`npm run screens`) shows which state, where there is one. */
type Screens = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const screens: Screens = {
  app: {
    'running.screen.landing': 'landing',
    'running.screen.login': 'login',
    'running.screen.signup': 'signup',
    'running.screen.guardCard': 'authentication-required',
  },
  login: { filling: 'login' },
  signup: { filling: 'signup' },
  aiKitchen: {
    composing: 'kitchen',
    'composing.writing': 'kitchen',
    preparingImage: 'kitchen-reading',
    processingIngredients: 'kitchen-reading',
    showingSuggestions: 'kitchen-suggestions',
    'showingSuggestions.choosing': 'kitchen-suggestions',
  },
  recipe: { showing: 'kitchen-dish', 'showing.page.reading': 'kitchen-dish' },
  foodDetection: {
    choosing: 'detect',
    'choosing.resting': 'detect',
    reviewing: 'detect-read',
    'reviewing.confirming': 'detect-read',
  },
  historyList: { listed: 'history', empty: 'history-empty' },
  historyEntry: { showing: 'history-entry', 'showing.reading': 'history-entry' },
  access: { 'notice.shown': 'trial-expired', 'billing.denied.blocked': 'access-restricted' },
  payment: { 'counter.browsing': 'payment', 'counter.browsing.choosing': 'payment' },
  checkout: { completing: 'checkout', 'completing.editing': 'checkout' },
  forgotPassword: { filling: 'forgot-password', 'filling.editing': 'forgot-password' },
  resetPassword: { filling: 'reset-password', 'filling.editing': 'reset-password' },
  onboarding: {
    touring: 'onboarding',
    'touring.welcome': 'onboarding',
    asking: 'onboarding-question',
    'asking.affected': 'onboarding-question',
  },
  healthSettings: { 'ready.filling': 'settings', 'ready.filling.editing': 'settings' },
  sources: { showing: 'sources' },
  changePassword: { profile: 'profile', password: 'profile' },
  planLibrary: {
    'table.browsing': 'planner',
    'table.browsing.resting': 'planner',
    'table.creating': 'planner-new',
    'table.shopping': 'planner-shopping',
    'table.cooking': 'planner-cook',
  },
  planGeneration: { composing: 'planner-new', 'composing.writing': 'planner-new' },
  tutorial: { 'recipe.written': 'planner-cook' },
  shopping: { listing: 'planner-shopping', 'listing.resting': 'planner-shopping' },
  feedback: { writing: 'feedback', 'writing.editing': 'feedback' },
};

export type Shade = 'light' | 'dark';
export const screenFile = (screen: string, shade: Shade): string => `${screen}-1280-${shade}.webp`;

export const screenNames = [
  ...new Set(Object.values(screens).flatMap((each) => Object.values(each))),
];
