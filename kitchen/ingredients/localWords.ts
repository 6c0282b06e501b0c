// What foods are called where the word may be anything elsewhere: 'kip' in the Netherlands, 'tej' in Hungary.
import type { Catalogue, Country, Ingredient } from '../catalogue/types.ts';
import { singular, tokensOf } from './words.ts';

/** Keys by country and phrase. */
type LocalNames = ReadonlyMap<string, string>;
const indexes = new WeakMap<Catalogue, LocalNames>();

const nameIn = (iso2: string, tokens: readonly string[]): string =>
  `${iso2} ${tokens.map(singular).join(' ')}`;

function namesOf(catalogue: Catalogue): LocalNames {
  const known = indexes.get(catalogue);
  if (known) return known;
  const names = new Map(
    catalogue.localWords.flatMap(({ word, key, countries }) =>
      countries.map((iso2) => [nameIn(iso2, tokensOf(word)), key] as const),
    ),
  );
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
  const key = country && namesOf(catalogue).get(nameIn(country.iso2, tokens));
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
  const phrases = names.map((name) => tokensOf(name));
  let best: { readonly country: Country; readonly count: number } | undefined;
  for (const country of catalogue.countries.values()) {
    const count = phrases.filter((tokens) => index.has(nameIn(country.iso2, tokens))).length;
    if (count > (best?.count ?? 0)) best = { country, count };
  }
  const isEnough = best && best.count >= fewestOfALanguage && best.count * 2 >= phrases.length;
  return isEnough ? best?.country : undefined;
}
