import { defineFeature } from '../defineFeature.ts';

/** Favourites and 'not again': part of a recipe's page and of the history. */
export const marks = defineFeature({
  name: 'marks',
});
