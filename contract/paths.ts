/** The app's own paths (NAV-01). */
export const publicPaths = [
  '/landing',
  '/login',
  '/signup',
  '/onboarding',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/privacy',
  '/terms',
  '/medical-disclaimer',
  '/sources',
] as const;
export const guardedPaths = [
  '/ai-kitchen',
  '/detected',
  '/planner',
  '/history',
  '/payment',
  '/profile',
  '/settings',
] as const;
