// Foods by the French names that our own recipes show, so that what the app writes in French it also reads.
import { foods } from '../../domain/french/foods.ts';
import { recipeFood } from '../../domain/french/recipeFoods.ts';
import type { Catalogue, Country, Ingredient } from '../catalogue/types.ts';
import { isTrimming } from './nameWords.ts';
import { tokensOf } from './words.ts';

const indexes = new WeakMap<Catalogue, ReadonlyMap<string, string>>();

/** French nouns and their adjectives agree, so that each word of a name may be one or many; 'pâtes' are no 'pâté'. */
const phraseOf = (tokens: readonly string[]): string =>
  tokens
    .map((token) => (token.length > 3 && token !== 'pates' ? token.replace(/[sx]$/, '') : token))
    .join(' ');

/** The name itself, without what brackets add: 'sucre de palme (jaggery)'. */
const bare = (name: string): string => name.replace(/ *\([^)]*\)/g, '');

/** What a line of our recipes calls its food: before how it is cut. */
const calledIn = (text: string): string => /^[^,(]*/.exec(text)?.[0].trim() ?? '';

/** A name of two foods is of neither: 'jus de citron vert ou de citron'. */
const isOfTwo = (name: string): boolean => / ou /.test(name);

function indexOf(catalogue: Catalogue): ReadonlyMap<string, string> {
  const known = indexes.get(catalogue);
  if (known) return known;
  const keys = new Map<string, string>();
  const unclear = new Set<string>();
  for (const { key, text } of catalogue.recipes.flatMap(({ ingredients }) => ingredients)) {
    const name = recipeFood(calledIn(text));
    if (name === undefined || isOfTwo(name)) continue;
    const phrase = phraseOf(tokensOf(bare(name)));
    if ((keys.get(phrase) ?? key) !== key) unclear.add(phrase);
    keys.set(phrase, key);
  }
  for (const phrase of unclear) keys.delete(phrase);
  for (const [key, name] of Object.entries(foods))
    if (catalogue.ingredients.has(key)) keys.set(phraseOf(tokensOf(bare(name))), key);
  indexes.set(catalogue, keys);
  return keys;
}

const sizes: ReadonlySet<string> = new Set(
  'petit petite petits petites tres fine fines'.split(' '),
);

/** The food of a French name as our recipes write it, with or without words for its size, cut or ripeness. */
export function frenchFood(name: string, catalogue: Catalogue): Ingredient | undefined {
  const index = indexOf(catalogue);
  const tokens = tokensOf(name);
  const kept = tokens.filter((token, at) => !isTrimming(token, at, tokens) && !sizes.has(token));
  const key =
    index.get(phraseOf(tokens)) ?? (kept.length > 0 ? index.get(phraseOf(kept)) : undefined);
  return key === undefined ? undefined : catalogue.ingredients.get(key);
}

/** Whether a food is called just so: 'tomates pelées' are more than tomatoes that were peeled. */
export const isFrenchName = (name: string, catalogue: Catalogue): boolean =>
  indexOf(catalogue).has(phraseOf(tokensOf(name)));

/** 'Raisins' are grapes where people speak French. */
const frenchSpeaking: ReadonlySet<string> = new Set(
  'BE BF BI BJ CD CF CG CH CI CM DJ DZ FR GA GN HT LU MA MC MG ML NE RW SC SN TD TG TN'.split(' '),
);
export const speaksFrench = (country: Country | undefined): boolean =>
  country !== undefined && frenchSpeaking.has(country.iso2);
