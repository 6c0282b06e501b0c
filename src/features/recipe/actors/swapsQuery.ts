/** The swaps of a recipe as its calls carry them; none are not said. */
export const swapsQuery = (swaps: readonly string[]): { swaps?: string } =>
  swaps.length === 0 ? {} : { swaps: swaps.join('.') };
