import { defineFeature } from '../defineFeature.ts';

/** Resources and the record: part of the AI Kitchen and of Detect Food. */
export const followUp = defineFeature({
  name: 'followUp',
});
