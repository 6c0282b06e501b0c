import { defineFeature } from '../defineFeature.ts';

/** The choice of a language: part of the footer and of recipes. */
export const language = defineFeature({
  name: 'language',
});
