// What is paid at the till for an amount of food: whole packs where it is sold in packs, else what is eaten.
import type { Catalogue, Country, Ingredient } from '../catalogue/types.ts';
import { edibleShare } from '../prices/price.ts';
import { usdPerKg } from '../recipes/cost.ts';
import { packsFor, type WholePacks } from './packs.ts';

/** For 1 kg of the edible part, in the country's money; without one at US prices, in dollars. */
export const perKilogram = (food: Ingredient, country: Country | null): number =>
  country ? usdPerKg(food, country) * country.usdRate : food.price.usdPerKgEdible;

/** Less than this share of what is bought is used: most of it is left. */
export const mostlyLeft = 0.5;

export interface Till {
  /** Null where it is sold by weight, or is taken to be at home. */
  readonly packs: WholePacks | null;
  readonly eaten: number;
  readonly paid: number;
  readonly isMostlyLeft: boolean;
  /** What whole packs of it cost beyond `paid`, for whoever has none of what is taken to be at home. */
  readonly uncounted: number;
}

export interface TillFor {
  readonly country: Country | null;
  readonly catalogue: Catalogue;
}

/** @param grams to buy, of the edible part */
export function tillOf(
  food: Ingredient,
  grams: number,
  { country, catalogue, isAtHome }: TillFor & { readonly isAtHome: boolean },
): Till {
  const eaten = (grams * perKilogram(food, country)) / 1000;
  const edible = edibleShare(food);
  const packs = grams <= 0.05 ? null : packsFor(food, grams / edible, country, catalogue);
  if (!packs) return { packs: null, eaten, paid: eaten, isMostlyLeft: false, uncounted: 0 };
  const bought = packs.grams * packs.count;
  const paid = (bought * edible * perKilogram(food, country)) / 1000;
  if (isAtHome)
    return { packs: null, eaten, paid: eaten, isMostlyLeft: false, uncounted: paid - eaten };
  return { packs, eaten, paid, isMostlyLeft: packs.left > bought * mostlyLeft, uncounted: 0 };
}
