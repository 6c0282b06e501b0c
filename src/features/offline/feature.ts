import { defineFeature } from '../defineFeature.ts';

/** Works without a network; it comes after the first screen (src/app/keepOffline.tsx). */
export const offline = defineFeature({
  name: 'offline',
});
