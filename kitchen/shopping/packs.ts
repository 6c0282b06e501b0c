// The packs in which a country's shops sell something, and what a kitchen has anyway.
import type { Pack, PackSizes } from '../catalogue/household.ts';
import type { Catalogue, Country, Ingredient } from '../catalogue/types.ts';
import { atHand } from '../ingredients/likeness.ts';
import { foodRegionOf } from '../prices/local.ts';
import { edibleShare } from '../prices/price.ts';
import { staplesOf } from '../recipes/pantry.ts';

const northAmerica = new Set(['US', 'CA']);
const european = new Set(['EUR', 'OCE']);

/** The packs of a country's shops; another part of the world's where its own are not known. */
export function packsIn({ us, europe, openMarket }: Pack, country: Country | null): PackSizes {
  const own =
    country === null || northAmerica.has(country.iso2)
      ? us
      : european.has(foodRegionOf(country))
        ? europe
        : openMarket;
  return [own, europe, us, openMarket].find(({ loose, grams }) => loose || grams.length) ?? own;
}

/** Keys that a kitchen of the country has anyway: the table of staples, and salt, water, pepper and oil. */
export const stapleKeys = (country: Country | null, catalogue: Catalogue): ReadonlySet<string> =>
  new Set([...atHand, ...staplesOf(country ?? undefined, catalogue)]);

/** A staple that keeps for no longer is fresh: nobody has any amount of it (days). */
const freshDays = 60;

/**
 * How much of a food is taken to be at home, in grams of the edible part. Of fresh staples that are sold loose (onions, garlic,
 * ginger) it is the smallest pack, our estimate of a usual stock; of other staples, and of what lasts for months, any amount.
 * @param ranOut what the person said that they are out of
 */
export function usualStock(
  food: Ingredient,
  country: Country | null,
  catalogue: Catalogue,
  ranOut?: ReadonlySet<string>,
): number {
  if (ranOut?.has(food.key)) return 0;
  if (!stapleKeys(country, catalogue).has(food.key))
    return lastsForMonths(food, catalogue) ? Number.POSITIVE_INFINITY : 0;
  const pack = catalogue.packs.get(food.key);
  const days = catalogue.staples.find(({ key }) => key === food.key)?.keepsDays;
  if (!pack || days === undefined || days > freshDays || !packsIn(pack, country).loose)
    return Number.POSITIVE_INFINITY;
  const sizes = [packsIn(pack, country), pack.europe, pack.us].find(({ grams }) => grams.length);
  return (sizes?.grams[0] ?? Number.POSITIVE_INFINITY) * edibleShare(food);
}

export interface WholePacks {
  readonly grams: number;
  readonly count: number;
  /** Grams as sold that the week leaves. */
  readonly left: number;
}

/** Whether a pack of it lasts for months: a week that takes a little of it need not buy one. */
export const lastsForMonths = ({ key }: Ingredient, { packs }: Catalogue): boolean =>
  packs.get(key)?.usedSlowly === true;

/**
 * The packs that hold so many grams as sold and the least beside, in one size.
 * @returns null where it is sold by weight, or comes in no known size
 */
export function packsFor(
  { key }: Ingredient,
  grams: number,
  country: Country | null,
  { packs }: Catalogue,
): WholePacks | null {
  const pack = packs.get(key);
  if (!pack || grams <= 0) return null;
  const { loose, grams: sizes } = packsIn(pack, country);
  if (loose) return null;
  let best: WholePacks | null = null;
  for (const size of sizes) {
    const count = Math.ceil(grams / size - 1e-9);
    const left = count * size - grams;
    if (!best || left < best.left - 1e-9 || (left < best.left + 1e-9 && count < best.count))
      best = { grams: size, count, left };
  }
  return best;
}
