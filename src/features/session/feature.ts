import { defineFeature } from '../defineFeature.ts';
import { session as limits, timeouts } from '../../../contract/constants.ts';
import { chartTimeout } from '../callTimeout.ts';

/** Who is signed in. The app starts with it: nothing of it comes later. */
export const session = defineFeature({
  name: 'session',
  limits: {
    session: {
      delays: {
        overlayFade: limits.overlayFade,
        leaveDelay: limits.leaveDelay,
        logOutTimeout: chartTimeout(timeouts.productApi),
      },
    },
  },
});
