// What a dish costs in a country: US retail prices carried over by the country's food price level. Every figure is an estimate.
import type { Confidence, Country, Ingredient, Recipe } from '../catalogue/types.ts';
import type { Amount } from './nutrition.ts';

export interface Cost {
  /** In the country's own currency, and in US dollars at its price level. */
  readonly local: number;
  readonly usd: number;
  readonly currency: string;
  /** Half-width of the likely range, as a share of the cost: 0.4 says 'about, ±40 %'. */
  readonly uncertainty: number;
  /** The share of the cost that stands on typed estimates rather than on price surveys. */
  readonly estimatedShare: number;
  readonly estimate: true;
}

/** Relative error of a price by its confidence: our judgement, from the spread between the sources of data/README.md. */
const error: Readonly<Record<Confidence, number>> = {
  high: 0.1,
  'medium-high': 0.15,
  medium: 0.25,
  'medium-low': 0.35,
  low: 0.5,
};
/** Error of a country's price level, which shifts all its prices together; the README's check against WFP Nigeria spans 0.5 to 1.7. */
const levelError = 0.25;

/**
 * Cheap local produce, where the price level of the whole economy is under 0.4: data/README.md's suggestion after WFP Nigeria, an assumption.
 * Categories that it does not name keep 1.
 */
const localFactor: Readonly<Record<string, number>> = {
  veg: 0.4,
  leafy: 0.4,
  herb: 0.4,
  fruit: 0.4,
  legume: 0.6,
  redmeat: 0.7,
  grain: 0.8,
  flour: 0.8,
  root: 0.8,
  fish: 1,
  oil: 1,
  sugar: 1.3,
  egg: 1.7,
  dairy: 1.3,
  cheese: 1.5,
  nutseed: 1.5,
  snack: 1.5,
  procmeat: 1.5,
};

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const westAfrica = codes('BJ BF CV CI GM GH GN GW LR ML MR NE NG SN SL TG CM GA GQ CF TD CG CD ST');
const southernAfrica = codes('ZA BW LS SZ NA ZW ZM MW MZ AO');
const caribbean = codes('AG BS BB CU DM DO GD HT JM KN LC VC TT');
const middleEast = codes('IR');
const regionOf: Readonly<Record<string, string>> = {
  'Eastern Asia': 'EAS',
  Melanesia: 'OCE',
  Polynesia: 'OCE',
  Micronesia: 'OCE',
  'Australia and New Zealand': 'OCE',
  'Northern Africa': 'NAF',
  'Southern Asia': 'SAS',
  'Central Asia': 'MID',
  'South-eastern Asia': 'SEA',
  'Western Asia': 'MID',
  'Southern Europe': 'EUR',
  'Western Europe': 'EUR',
  'Eastern Europe': 'EUR',
  'Northern Europe': 'EUR',
  'Northern America': 'NAM',
};

/** The nutrition table's region of a country: WAF, EAF, SAF, SAS … */
export function foodRegionOf(country: Country): string {
  if (caribbean.has(country.iso2)) return 'CAR';
  if (middleEast.has(country.iso2)) return 'MID';
  if (country.region === 'Latin America and the Caribbean') return 'LAT';
  if (country.region === 'Sub-Saharan Africa')
    return westAfrica.has(country.iso2) ? 'WAF' : southernAfrica.has(country.iso2) ? 'SAF' : 'EAF';
  return regionOf[country.region] ?? 'GLB';
}

/** Whether an ingredient is ordinary food in a country. */
export const isLocal = (ingredient: Ingredient, country: Country): boolean =>
  ingredient.regions.includes('GLB') || ingredient.regions.includes(foodRegionOf(country));

/** Whether a dish is everyday food of a country. An international one is cooked there, and is nobody's everyday food. */
export const isEverydayIn = ({ countries, cuisine }: Recipe, { iso2 }: Country): boolean =>
  countries.includes(iso2) && cuisine !== 'International';

/**
 * Price of 1 kg of the edible part in US dollars at a country's price level:
 * US price × price level (× non-local factor) (× factor of cheap local produce), as data/README.md has it.
 */
export function usdPerKg(ingredient: Ingredient, country: Country): number {
  const level = ingredient.price.usdPerKgEdible * country.priceLevel;
  const local = isLocal(ingredient, country);
  return (
    level *
    (local ? 1 : ingredient.price.nonlocalMultiplier) *
    (local && country.gdpPriceLevel < 0.4 ? (localFactor[ingredient.category] ?? 1) : 1)
  );
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
  let [usd, squares, estimated] = [0, 0, 0];
  for (const { key, grams } of amounts) {
    const ingredient = ingredients.get(key);
    if (!ingredient) throw new Error(`'${key}' is in no table`);
    const part = (usdPerKg(ingredient, country) * grams) / 1000;
    usd += part;
    squares += (part * error[ingredient.price.confidence]) ** 2;
    if (ingredient.price.confidence === 'low') estimated += part;
  }
  const uncertainty =
    usd > 0
      ? Math.hypot(
          Math.sqrt(squares) / usd,
          country.priceLevelFlag === 'measured' ? 0.05 : levelError,
        )
      : 0;
  return {
    local: usd * country.usdRate,
    usd,
    currency: country.currency,
    uncertainty,
    estimatedShare: usd > 0 ? estimated / usd : 0,
    estimate: true,
  };
}
