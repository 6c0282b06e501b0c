/** Below this share of a teaspoon nothing is spooned. */
export const smallestSpoon = 0.23;

/** Less than the smallest spoon: a sixteenth of a teaspoon is what US kitchens call a pinch. */
export function pinches(teaspoons: number): string {
  const count = Math.max(1, Math.round(teaspoons * 16));
  return count === 1 ? '1 pinch' : `${count} pinches`;
}
