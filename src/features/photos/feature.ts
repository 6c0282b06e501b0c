import { defineFeature } from '../defineFeature.ts';

/** Photos of food: part of the AI Kitchen and of Detect Food. */
export const photos = defineFeature({
  name: 'photos',
});
