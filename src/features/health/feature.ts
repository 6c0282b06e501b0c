import { defineFeature } from '../defineFeature.ts';

/** The field for a condition: part of the onboarding and of the settings. */
export const health = defineFeature({
  name: 'health',
});
