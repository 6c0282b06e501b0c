import { defineFeature } from '../defineFeature.ts';
import { toast as limits } from '../../../contract/constants.ts';

/** Messages at the edge of the screen. */
export const toast = defineFeature({
  name: 'toast',
  comesWith: ['entrance', 'anyone', 'signedIn'],
  views: {
    toasts: async () => (await import('./views/ToastView.tsx')).ToastView,
  },
  limits: {
    toasts: { duration: limits.duration, removal: limits.removal },
  },
});
