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
  /** Null where it is sold by weight, lasts for months, or is a staple. */
  readonly packs: WholePacks | null;
  readonly eaten: number;
  readonly paid: number;
  readonly isMostlyLeft: boolean;
}

/** @param grams to buy, of the edible part */
export function tillOf(
  food: Ingredient,
  grams: number,
  { country, catalogue, isStaple }: TillFor & { readonly isStaple: boolean },
): Till {
  const eaten = (grams * perKilogram(food, country)) / 1000;
  const edible = edibleShare(food);
  const packs =
    isStaple || grams <= 0.05 ? null : packsFor(food, grams / edible, country, catalogue);
  if (!packs) return { packs: null, eaten, paid: eaten, isMostlyLeft: false };
  const bought = packs.grams * packs.count;
  return {
    packs,
    eaten,
    paid: (bought * edible * perKilogram(food, country)) / 1000,
    isMostlyLeft: packs.left > bought * mostlyLeft,
  };
}

export interface TillFor {
  readonly country: Country | null;
  readonly catalogue: Catalogue;
}
