// One line of a shopping list by itself: a food in some amount, as a shop says it, with its aisle and what it costs.
import { roundMoney } from '../../domain/money.ts';
import type { Catalogue, Country, Ingredient } from '../catalogue/types.ts';
import { usdPerKg } from '../recipes/cost.ts';
import { packsFor } from './packs.ts';
import { aisleOf, shopText } from './shopping.ts';

export interface FoodLine {
  readonly name: string;
  /** Empty where no amount is known. */
  readonly amount: string;
  readonly pack: { readonly grams: number; readonly count: number } | null;
  /** In the country's currency, US dollars without one; null where no amount is known. */
  readonly cost: number | null;
  readonly aisle: string;
}

const refuseOf = ({ refusePct }: Ingredient): number => Math.min(0.9, (refusePct ?? 0) / 100);
const perKilogram = (food: Ingredient, country: Country | null): number =>
  country ? usdPerKg(food, country) * country.usdRate : food.price.usdPerKgEdible;

/** @param grams of the edible part; null where nobody knows. @returns null for a food that is not in the table */
export function foodLine(
  key: string,
  grams: number | null,
  country: Country | null,
  catalogue: Catalogue,
): FoodLine | null {
  const food = catalogue.ingredients.get(key);
  if (!food) return null;
  const line = { name: food.label, aisle: aisleOf(food) };
  if (grams === null || grams <= 0) return { ...line, amount: '', pack: null, cost: null };
  const eaten = 1 - refuseOf(food);
  const packs = packsFor(food, grams / eaten, country, catalogue);
  const paid = packs ? packs.grams * packs.count * eaten : grams;
  return {
    ...line,
    amount: shopText(food, grams),
    pack: packs && { grams: packs.grams, count: packs.count },
    cost: roundMoney((paid * perKilogram(food, country)) / 1000),
  };
}
