// What a serving costs in a country, as its page says it.
import { costOf } from '../../../kitchen/index.ts';
import type { Catalogue, Country } from '../../../kitchen/catalogue/types.ts';
import type { Facts } from '../../../kitchen/recipes/facts.ts';
import { showsCents } from '../../../domain/money.ts';

export interface ServingCost {
  readonly country: Country;
  readonly about: string;
  readonly low: string;
  readonly high: string;
}

function inWords(amount: number, currency: string): string {
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(showsCents(amount) ? {} : { maximumFractionDigits: 0 }),
  }).format(amount);
}

/** @param code ISO 3166; without one that we know, the country where the dish is at home */
export function costOfServing(
  { recipe }: Facts,
  code: string | undefined,
  { countries, ingredients }: Catalogue,
): ServingCost | undefined {
  const country =
    countries.get(code?.toUpperCase() ?? '') ?? countries.get(recipe.countries[0] ?? '');
  if (!country) return undefined;
  const { local, band, currency } = costOf(recipe.ingredients, ingredients, country);
  const amount = local / recipe.serves;
  return {
    country,
    about: inWords(amount, currency),
    low: inWords(amount / band, currency),
    high: inWords(amount * band, currency),
  };
}

/** Countries by name, for a choice. */
export const countriesByName = ({ countries }: Catalogue): Country[] =>
  [...countries.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
