// One line of a shopping list by itself: a food in some amount, as a shop says it, with its aisle and what it costs.
import {
  paidUnits,
  type PacksBought,
  type PaidUnit,
  type ShopAmount,
} from '../../domain/shopAmounts.ts';
import { roundMoney } from '../../domain/money.ts';
import type { Catalogue, Country } from '../catalogue/types.ts';
import { gramsBought } from '../prices/paid.ts';
import { edibleShare } from '../prices/price.ts';
import { perKilogram, tillOf } from './till.ts';
import { packsBought, saidAmount, shopAmount, shopText } from './amounts.ts';
import { usualStock } from './packs.ts';
import { aisleOf } from './shopping.ts';

export interface FoodLine {
  readonly name: string;
  /** Empty where no amount is known. */
  readonly amount: string;
  readonly amount_parts?: ShopAmount;
  readonly pack: PacksBought | null;
  /** In the country's currency, US dollars without one; null where no amount is known. */
  readonly cost: number | null;
  readonly aisle: string;
}

/** What is known of a food's price, for whoever says what they paid. */
export interface KnownPrice {
  /** For 1 kg as bought, by the tables. */
  readonly per_kg: number;
  /** What it is sold by, with the grams as bought of one. */
  readonly units: { readonly unit: PaidUnit; readonly grams: number }[];
}

/** Null without a country, whose money it would be in, and for what nobody buys. */
export function knownPrice(
  key: string,
  country: Country | null,
  { ingredients }: Pick<Catalogue, 'ingredients'>,
): KnownPrice | null {
  const food = ingredients.get(key);
  if (!food || !country) return null;
  const perKg = perKilogram(food, country.paid?.table ?? country) * edibleShare(food);
  if (!(perKg > 0)) return null;
  const units = paidUnits.flatMap((unit) => {
    const grams = gramsBought(food, unit);
    return grams === null ? [] : [{ unit, grams: Math.round(grams * 1000) / 1000 }];
  });
  return { per_kg: perKg, units };
}

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
  const { packs, paid } = tillOf(food, grams, { country, catalogue, isAtHome: false });
  return {
    ...line,
    amount: shopText(food, grams),
    amount_parts: shopAmount(food, grams),
    pack: packs && packsBought(food, packs),
    cost: roundMoney(paid),
  };
}

const usualStockOf = (key: string, country: Country | null, catalogue: Catalogue): number => {
  const food = catalogue.ingredients.get(key);
  return food ? usualStock(food, country, catalogue) : 0;
};

/** Whether some of a food is taken to be at home (`usualStock`). */
export const isUsuallyAtHome = (
  key: string,
  country: Country | null,
  catalogue: Catalogue,
): boolean => usualStockOf(key, country, catalogue) > 0;

/** What of a food is to be bought beside what is usually at home; null where that is enough. */
export function moreThanAtHome(
  key: string,
  grams: number,
  country: Country | null,
  catalogue: Catalogue,
): {
  readonly line: FoodLine & { readonly beside_home: ReturnType<typeof saidAmount> };
  readonly grams: number;
} | null {
  const food = catalogue.ingredients.get(key);
  const stock = usualStockOf(key, country, catalogue);
  const line = stock > 0 && grams > stock && foodLine(key, grams - stock, country, catalogue);
  return food && line
    ? { line: { ...line, beside_home: saidAmount(food, stock) }, grams: grams - stock }
    : null;
}
