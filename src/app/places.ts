/** Which code each place of the app needs: read by screens.tsx, and by the build, which announces it in the page. */

/** Every room of the signed-in has these. */
const home = ['home', 'bar', 'toasts', 'access', 'feedback'] as const;
/** Every page for anyone has these. */
const publicPages = ['publicPages', 'bar', 'toasts'] as const;

export const places = {
  '/landing': ['landing'],
  '/login': ['login', 'toasts'],
  '/signup': ['signup', 'toasts'],
  '/forgot-password': [...publicPages, 'forgotPassword'],
  '/reset-password': [...publicPages, 'resetPassword'],
  '/verify-email': [...publicPages, 'verifyEmail'],
  '/onboarding': [...publicPages, 'onboarding'],
  '/privacy': [...publicPages, 'legal'],
  '/terms': [...publicPages, 'legal'],
  '/medical-disclaimer': [...publicPages, 'legal'],
  '/sources': [...publicPages, 'sources'],
  '/ai-kitchen': [...home, 'aiKitchen'],
  '/detected': [...home, 'foodDetection'],
  '/planner': [...home, 'planLibrary'],
  '/history': [...home, 'historyList', 'historyEntry'],
  '/payment': [...home, 'payment'],
  '/settings': [...home, 'healthSettings', 'accountCare'],
  '/profile': [...home, 'changePassword'],
} as const;

export type Place = keyof typeof places;
export type PartName = (typeof places)[Place][number];

/** What these show while nobody is signed in says the same to everybody, and nothing in it listens: links are the shell's (routes.ts). */
export const unchanging: ReadonlySet<string> = new Set<Place>(['/landing']);

/** `/history/some-id` is in the place of `/history`. */
export const placeOf = (path: string): Place | undefined => {
  const first = `/${path.split('/')[1] ?? ''}`;
  return first in places ? (first as Place) : undefined;
};
