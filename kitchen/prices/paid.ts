// Prices that a household paid itself: whole for three months, then faded back to what the tables say.
import { daysBetween } from '../../domain/calendar.ts';
import type { Catalogue, Country, Ingredient } from '../catalogue/types.ts';
import type { PaidUnit } from '../../domain/shopAmounts.ts';
import { cupMillilitres, gramsOfCup, gramsOfPiece } from '../ingredients/units.ts';
import { edibleShare } from './price.ts';

/** What somebody paid in a shop; plain data, so that it may travel to a worker. */
export interface PaidPrice {
  readonly key: string;
  /** Where: it counts in this country alone. */
  readonly iso2: string;
  /** In the country's money, for 1 kg as bought. */
  readonly localPerKg: number;
  /** yyyy-MM-dd. */
  readonly on: string;
  /** 1 as long as it counts whole, then less and less. */
  readonly weight: number;
}

/** Days in which a price counts whole, and days after which it counts no more. */
export const paidDays = { whole: 92, gone: 184 } as const;

/** How much a price of a day counts on another: 1, then less each day, in the end 0. */
export function weightOfPaid(on: string, today: string): number {
  const left = (paidDays.gone - daysBetween(on, today)) / (paidDays.gone - paidDays.whole);
  return Math.min(1, Math.max(0, left));
}

const known = new WeakMap<Country, Map<string, Country>>();
/** Households that plan and shop at the same time. */
const mostKnown = 50;

/** The country with a household's own prices; itself where there are none of it. */
export function withPaidPrices(country: Country, paid: readonly PaidPrice[] = []): Country {
  const own = paid.filter(({ iso2, weight }) => iso2 === country.iso2 && weight > 0);
  if (own.length === 0) return country;
  const name = JSON.stringify(own);
  const before = known.get(country) ?? new Map<string, Country>();
  const found = before.get(name) ?? {
    ...country,
    paid: { table: country, prices: new Map(own.map((each) => [each.key, each])) },
  };
  before.delete(name);
  before.set(name, found);
  for (const oldest of before.keys()) if (before.size > mostKnown) before.delete(oldest);
  known.set(country, before);
  return found;
}

/** A person's country with the prices that their household paid there. */
export function countryOfPerson(
  { country, paid }: { readonly country: string | null; readonly paid?: readonly PaidPrice[] },
  { countries }: Pick<Catalogue, 'countries'>,
): Country | undefined {
  const found = country === null ? undefined : countries.get(country);
  return found && withPaidPrices(found, paid);
}

/** Grams as bought of one of a unit, with peel and bone; null where the food is not sold so. */
export function gramsBought(ingredient: Ingredient, unit: PaidUnit): number | null {
  if (unit === 'g' || unit === 'kg') return unit === 'g' ? 1 : 1000;
  const edible = edibleShare(ingredient);
  if (unit === 'piece') {
    const grams = pieceCategories.has(ingredient.category) ? gramsOfPiece(ingredient) : null;
    return grams === null || grams < 20 || grams > 1500 ? null : grams / edible;
  }
  const cup = isLiquid(ingredient) ? gramsOfCup(ingredient) : null;
  const millilitres = unit === 'ml' ? 1 : 1000;
  return cup === null || cup <= 0 ? null : ((cup / cupMillilitres) * millilitres) / edible;
}

/** Sold by the piece where a piece has a known weight. */
export const pieceCategories: ReadonlySet<string> = new Set(['egg', 'fruit', 'veg', 'root']);
const liquid =
  /^(?:oil_|milk_(?!powder)|vinegar_|soy_sauce|fish_sauce|stock_(?!cube)|coconut_milk|almond_milk|oat_milk|rice_milk|soymilk|cream_)|_juice$|_wine$/;
/** Sold by volume. */
export const isLiquid = ({ key }: Ingredient): boolean => liquid.test(key);
