// What a serving costs in a country, as its page says it.
import { costOf } from '../../../kitchen/index.ts';
import type { Catalogue, Country } from '../../../kitchen/catalogue/types.ts';
import type { Facts } from '../../../kitchen/recipes/facts.ts';
import type { Language, Locale } from './locale.ts';

export interface ServingCost {
  readonly country: Country;
  readonly about: string;
  readonly low: string;
  readonly high: string;
}

/** Where somebody reads French who has not said where they live. */
const countryOfReaders: Partial<Record<Language, string>> = { fr: 'FR' };

/** @param code ISO 3166; without one that we know, the country of those who read the language, else the one where the dish is at home */
export function costOfServing(
  { recipe }: Facts,
  code: string | undefined,
  { countries, ingredients }: Catalogue,
  { sum, language }: Locale,
): ServingCost | undefined {
  const country =
    countries.get(code?.toUpperCase() ?? '') ??
    countries.get(countryOfReaders[language] ?? recipe.countries[0] ?? '');
  if (!country) return undefined;
  const { local, band, currency } = costOf(recipe.ingredients, ingredients, country);
  const amount = local / recipe.serves;
  return {
    country,
    about: sum(amount, currency),
    low: sum(amount / band, currency),
    high: sum(amount * band, currency),
  };
}

/** Countries by name, for a choice. */
export const countriesByName = (
  { countries }: Catalogue,
  { language, country }: Locale,
): { readonly iso2: string; readonly name: string }[] =>
  [...countries.values()]
    .map((each) => ({ iso2: each.iso2, name: country(each) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
