// What a dish or a week costs in a country, and between which sums the true cost likely lies.
import type { Country, Ingredient, Recipe } from '../catalogue/types.ts';
import { fourInFive, priceOf } from '../prices/price.ts';
import type { FoodPrice, PriceKind } from '../prices/price.ts';
import type { Amount } from './nutrition.ts';

export { foodRegionOf, isLocal } from '../prices/local.ts';
export { countryOfPerson } from '../prices/paid.ts';

export interface Cost {
  /** In the country's own currency, and in US dollars at its prices. */
  readonly local: number;
  readonly usd: number;
  readonly currency: string;
  /** Four times in five the true cost lies between the cost ÷ band and the cost × band. */
  readonly band: number;
  /** Half-width upwards, as a share of the cost: 0.4 says 'up to 40 % more'. */
  readonly uncertainty: number;
  /** Shares of the cost by how the prices came about. */
  readonly shares: Readonly<Record<PriceKind, number>>;
  /** The share of the cost that was not seen in shops of the country. */
  readonly estimatedShare: number;
  readonly estimate: true;
}

/** Whether a dish is everyday food of a country. An international one is cooked there, and is nobody's everyday food. */
export const isEverydayIn = ({ countries, cuisine }: Recipe, { iso2 }: Country): boolean =>
  countries.includes(iso2) && cuisine !== 'International';

/** Price of 1 kg of the edible part in US dollars at a country's prices. */
export const usdPerKg = (ingredient: Ingredient, country: Country): number =>
  priceOf(ingredient, country).usdPerKg;

/** What prices of one kind share moves the sum whole; what each has of its own evens out over many foods. */
function bandOf(parts: readonly { readonly usd: number; readonly price: FoodPrice }[]): number {
  const total = parts.reduce((sum, { usd }) => sum + usd, 0);
  if (total <= 0) return 1;
  let [common, own] = [0, 0];
  for (const { usd, price } of parts) {
    common += (usd / total) * price.spread.common;
    own += ((usd / total) * price.spread.own) ** 2;
  }
  return Math.exp(fourInFive * Math.hypot(common, Math.sqrt(own)));
}

/**
 * Cost of amounts in a country. Keys that no table holds throw.
 * @param amounts grams of the edible part
 */
export function costOf(
  amounts: readonly Amount[],
  ingredients: ReadonlyMap<string, Ingredient>,
  country: Country,
): Cost {
  // The same food in several dishes has one price, and is wrong in all of them alike.
  const grams = new Map<string, number>();
  for (const each of amounts) grams.set(each.key, (grams.get(each.key) ?? 0) + each.grams);
  const parts = [...grams].map(([key, of]) => {
    const ingredient = ingredients.get(key);
    if (!ingredient) throw new Error(`'${key}' is in no table`);
    const price = priceOf(ingredient, country);
    return { usd: (price.usdPerKg * of) / 1000, price };
  });
  const usd = parts.reduce((sum, part) => sum + part.usd, 0);
  const share = (kind: PriceKind): number =>
    usd > 0
      ? parts.reduce((sum, { usd: own, price }) => sum + (price.kind === kind ? own : 0), 0) / usd
      : 0;
  const band = bandOf(parts);
  const shares = {
    paid: share('paid'),
    observed: share('observed'),
    modelled: share('modelled'),
    estimated: share('estimated'),
  };
  return {
    local: usd * country.usdRate,
    usd,
    currency: country.currency,
    band,
    uncertainty: band - 1,
    shares,
    estimatedShare: shares.modelled + shares.estimated,
    estimate: true,
  };
}
