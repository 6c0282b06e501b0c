import { defineFeature } from '../defineFeature.ts';

/** What is at home: part of the AI Kitchen. */
export const pantry = defineFeature({
  name: 'pantry',
});
