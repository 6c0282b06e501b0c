// What foods are called where the word may be anything elsewhere: 'kip' in the Netherlands, 'tej' in Hungary.
import type { Catalogue, Country, Ingredient } from '../catalogue/types.ts';
import { singular, tokensOf } from './words.ts';

/** By phrase: the key in each country. */
type LocalNames = ReadonlyMap<string, ReadonlyMap<string, string>>;
const indexes = new WeakMap<Catalogue, LocalNames>();

const phraseOf = (tokens: readonly string[]): string => tokens.map(singular).join(' ');

function namesOf(catalogue: Catalogue): LocalNames {
  const known = indexes.get(catalogue);
  if (known) return known;
  const names = new Map<string, Map<string, string>>();
  for (const { word, key, countries } of catalogue.localWords) {
    const phrase = phraseOf(tokensOf(word));
    const keys = names.get(phrase) ?? new Map<string, string>();
    for (const iso2 of countries) keys.set(iso2, key);
    names.set(phrase, keys);
  }
  indexes.set(catalogue, names);
  return names;
}

/**
 * The food that words name in a country.
 * @param tokens plain words
 * @returns undefined where they are no food there, or no country is known
 */
export function localFood(
  tokens: readonly string[],
  country: Country | undefined,
  catalogue: Catalogue,
): Ingredient | undefined {
  const key = country && namesOf(catalogue).get(phraseOf(tokens))?.get(country.iso2);
  return key === undefined ? undefined : catalogue.ingredients.get(key);
}

/** Fewer words than these are of no language. */
const fewestOfALanguage = 2;

/**
 * The country in whose language most of these names are foods: who lives abroad may still write as at home.
 * @param names of foods that nothing else is known of
 * @returns undefined where fewer than two of them, or than half, are words of one country
 */
export function countryOfNames(
  names: readonly string[],
  catalogue: Catalogue,
): Country | undefined {
  const index = namesOf(catalogue);
  const counts = new Map<string, number>();
  for (const name of names)
    for (const iso2 of index.get(phraseOf(tokensOf(name)))?.keys() ?? [])
      counts.set(iso2, (counts.get(iso2) ?? 0) + 1);
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best && best[1] >= fewestOfALanguage && best[1] * 2 >= names.length
    ? catalogue.countries.get(best[0])
    : undefined;
}
