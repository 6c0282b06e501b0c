// Parts of a food that are bought as the whole where the whole is on the list anyway: the juice of a lemon beside lemons.

export interface Whole {
  readonly key: string;
  /** So many grams of the whole for a gram of the part. */
  readonly grams: number;
}

/** A lemon weighs 58 g, a large egg 50 g with 33 g of white and 17 g of yolk (USDA FoodData Central); that half a lemon is juice is our estimate. */
const wholeOf: Readonly<Record<string, Whole>> = {
  lemon_juice: { key: 'lemon', grams: 58 / 30 },
  egg_white: { key: 'egg', grams: 50 / 33 },
  egg_yolk: { key: 'egg', grams: 50 / 17 },
};

export const isPartOfWhole = (key: string | null): boolean => wholeOf[key ?? ''] !== undefined;

/** What a part is bought as; undefined where the whole is not needed, and for what is no part. */
export function wholeBoughtFor(key: string, isNeeded: (key: string) => boolean): Whole | undefined {
  const whole = wholeOf[key];
  return whole && isNeeded(whole.key) ? whole : undefined;
}
