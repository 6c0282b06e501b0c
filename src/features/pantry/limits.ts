import { pauses, timeouts } from '../../../contract/constants.ts';
import { chartTimeout } from '../callTimeout.ts';

export const pantryLimits = {
  callTimeout: chartTimeout(timeouts.productApi),
  undo: pauses.undo,
};
