// Who has reviewed the limits of conditions: one statement, wherever a dish or a plan is fitted to one.

/** The status of all limits. It changes when a clinician has reviewed them, and not before. */
export const reviewStatus =
  'No clinician has reviewed our limits for conditions. This is no medical advice, and for adults only.';

/** The status with what 'published' means, where limits are listed one by one. */
export const reviewOfLimits = `A limit marked as published was seen in a published document; the others are from general knowledge. ${reviewStatus}`;
