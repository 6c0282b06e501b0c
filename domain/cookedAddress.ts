// The address of a recipe's page, to cook a dish again as it was cooked.

/** A dish as it was cooked before. @param record the entry of the history, where what its list said of health counts */
export function addressOfCooked(
  dish: string,
  {
    servings,
    cookedFor,
    swaps,
  }: {
    readonly servings: number | null;
    readonly cookedFor: number | null;
    readonly swaps: readonly string[];
  },
  record: string | null,
): string {
  const wanted = cookedFor ?? servings;
  const asked = [
    ...(wanted === null ? [] : [`servings=${wanted}`]),
    ...(swaps.length === 0 ? [] : [`swaps=${swaps.join('.')}`]),
    ...(record === null ? [] : [`record=${record}`]),
  ];
  return `/recipe/${dish}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
}
