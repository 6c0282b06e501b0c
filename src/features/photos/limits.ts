import { pauses, photos, timeouts, upload } from '../../../contract/constants.ts';
import { chartTimeout } from '../callTimeout.ts';

/** Of either flow that begins with a photo: the AI Kitchen and Detect Food. */
export const photoLimits = {
  imageBytes: upload.imageBytes,
  preparationTimeout: photos.preparation,
  aiTimeout: chartTimeout(timeouts.aiService),
  saveTimeout: chartTimeout(timeouts.productApi),
  keepTimeout: chartTimeout(photos.keeping),
  recallTimeout: chartTimeout(timeouts.productApi),
  confirmation: {
    typingDelay: pauses.typing,
    optionsTimeout: chartTimeout(timeouts.productApi),
    names: photos.names,
  },
};
