import { health, pauses, timeouts } from '../../../contract/constants.ts';
import { chartTimeout } from '../callTimeout.ts';

/** Of the field 'What condition?', in the onboarding and in the settings. */
export const conditionFieldLimits = {
  searchDelay: pauses.typing,
  callTimeout: chartTimeout(timeouts.productApi),
  textMaximum: health.textMaximum,
};
