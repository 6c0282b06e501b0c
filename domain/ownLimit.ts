/** Stands where a condition's id does, of a limit that a person's clinician gave them and that they wrote. */
export const ownLimitId = 'own_limit';
