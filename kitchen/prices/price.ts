// What 1 kg of a food costs in a country: as it was observed there, else by a model fitted to what was observed, else an estimate from US prices.
import type { Country, Ingredient, Spread } from '../catalogue/types.ts';
import { brewedShare } from './brewed.ts';
import { isLocal } from './local.ts';
import { countryTerms, termsOf } from './terms.ts';
import type { Term } from './terms.ts';

/** `paid`: by the household itself. */
export type PriceKind = 'paid' | 'observed' | 'modelled' | 'estimated';

export interface FoodPrice {
  /** Of the edible part, in US dollars at the country's prices. */
  readonly usdPerKg: number;
  readonly kind: PriceKind;
  /** As of when: the day of a payment, the month of an observation, else that of the US price. */
  readonly date: string;
  /** Four times in five the price lies between itself ÷ band and itself × band. */
  readonly band: number;
  readonly spread: Spread;
}

/** Of a normal spread four fifths lie within so many standard deviations. */
export const fourInFive = 1.2816;
/** The month of the US prices, and of the rates and observations that the model was fitted with. */
const pricesOf = '2026-08';

/** Observations were made where price levels are low; the model holds there, fades out above, and is not used from `none` on. */
const fade = { whole: 0.4, none: 0.7 } as const;

/** How far the model is trusted in a country, 0 to 1. Wherever prices were observed it is trusted whole. */
export function trustOf({ pricing, gdpPriceLevel }: Country): number {
  if (pricing.observed.size > 0) return 1;
  return Math.min(1, Math.max(0, (fade.none - gdpPriceLevel) / (fade.none - fade.whole)));
}

/** An assumption: what was paid is right for this shop on this day, and wrong by so much in the next. */
const paidSpread: Spread = { common: 0.05, own: 0.15 };

const unknown: Spread = { common: 0.4, own: 0.6 };

/**
 * What is eaten of a food as it is bought and priced: 0.65 of a tin of beans, which is drained; all of frozen peas, which have no pods.
 * By the table of prices (`usd_per_kg_purchased` to `usd_per_kg_edible`), whose packs these are. The share of refuse in the table of
 * nutrients is of the food as it grows or is drained already, and counts where there is no price. More than all of what is sold
 * dry and priced as the drink: a kilogram of tea leaves makes a hundred of tea.
 */
export function edibleShare({
  key,
  price,
  refusePct,
}: Pick<Ingredient, 'key' | 'price' | 'refusePct'>): number {
  const brewed = brewedShare(key);
  if (brewed !== undefined) return brewed;
  const { usdPerKgPurchased: bought, usdPerKgEdible: edible } = price;
  const share = bought > 0 && edible > 0 ? bought / edible : 1 - (refusePct ?? 0) / 100;
  return Math.min(1, Math.max(0.1, share));
}

/** The US price at the country's price level: what the model starts from. */
export const startOf = (ingredient: Ingredient, country: Country): number =>
  ingredient.price.usdPerKgPurchased *
  country.priceLevel *
  (isLocal(ingredient, country) ? 1 : ingredient.price.nonlocalMultiplier);

const sumOf = (terms: readonly Term[], effects: ReadonlyMap<string, number>): number =>
  terms.reduce((sum, [name, value]) => sum + (effects.get(name) ?? 0) * value, 0);

function workedOut(ingredient: Ingredient, country: Country): FoodPrice {
  const { pricing } = country;
  const { usdPerKgEdible, usdPerKgPurchased } = ingredient.price;
  const edible = usdPerKgPurchased > 0 ? usdPerKgEdible / usdPerKgPurchased : 1;
  const priced = (usdPerKg: number, kind: PriceKind, date: string): FoodPrice => {
    const spread = pricing.spreads.get(`${pricing.tier} ${kind}`) ?? unknown;
    const band = Math.exp(fourInFive * Math.hypot(spread.common, spread.own));
    return { usdPerKg: usdPerKg * edible, kind, date, band, spread };
  };
  const seen = pricing.observed.get(ingredient.key);
  if (seen && pricing.rate !== null)
    return priced(seen.localPerKg / pricing.rate, 'observed', seen.month);
  const terms = termsOf(ingredient, country);
  const trust = trustOf(country);
  const factor = Math.exp(trust * sumOf(terms ?? countryTerms(country), pricing.effects));
  const modelled = terms !== null && trust >= 0.5;
  return priced(
    startOf(ingredient, country) * factor,
    modelled ? 'modelled' : 'estimated',
    pricesOf,
  );
}

/** What the household paid, as far as it counts still, and the tables' price for the rest. */
function paidPrice(ingredient: Ingredient, country: Country): FoodPrice | null {
  const own = country.paid?.prices.get(ingredient.key);
  if (!country.paid || !own) return null;
  const table = priceOf(ingredient, country.paid.table);
  const { weight } = own;
  const between = (paid: number, other: number): number => paid * weight + other * (1 - weight);
  const spread = {
    common: between(paidSpread.common, table.spread.common),
    own: between(paidSpread.own, table.spread.own),
  };
  return {
    usdPerKg: Math.exp(
      between(
        Math.log(own.localPerKg / edibleShare(ingredient) / country.usdRate),
        Math.log(Math.max(table.usdPerKg, 1e-6)),
      ),
    ),
    kind: 'paid',
    date: own.on,
    band: Math.exp(fourInFive * Math.hypot(spread.common, spread.own)),
    spread,
  };
}

const known = new WeakMap<Country, Map<Ingredient, FoodPrice>>();

/** The price of a food in a country, with its kind, date and band. Worked out once for each. */
export function priceOf(ingredient: Ingredient, country: Country): FoodPrice {
  if (country.paid)
    return paidPrice(ingredient, country) ?? priceOf(ingredient, country.paid.table);
  const prices = known.get(country) ?? new Map<Ingredient, FoodPrice>();
  const before = prices.get(ingredient);
  if (before) return before;
  const price = workedOut(ingredient, country);
  known.set(country, prices.set(ingredient, price));
  return price;
}
