// The names of foods, as an index built once over the catalogue's 14,000 aliases, and how a name is resolved in a country.
import type { Alias, Catalogue, Country, Ingredient } from '../catalogue/types.ts';
import { withoutClaims } from './claims.ts';
import { isDishLeft } from './dishLeft.ts';
import { groupOf, sameAllergens } from './likeness.ts';
import { localFood } from './localWords.ts';
import type { Match } from './match.ts';
import { attemptsOf, mendingsOf } from './mendings.ts';
import {
  animals,
  boiledDown,
  changers,
  isMadeOfOther,
  isOneFood,
  isOtherBefore,
  isTrimming,
  mendedTrimmings,
  plurals,
  tails,
  unsaid,
} from './nameWords.ts';
import { resolve, spokenIn } from './variants.ts';
import { singular, tokensOf } from './words.ts';
import { type Spelling, spellingOf } from './spelling.ts';

export type { Match, MatchKind } from './match.ts';

export interface Lexicon {
  readonly names: ReadonlyMap<string, readonly Alias[]>;
  readonly longest: number;
  readonly spelling: Spelling;
  readonly vocabulary: ReadonlySet<string>;
}

const lexicons = new WeakMap<Catalogue, Lexicon>();

const phraseOf = (tokens: readonly string[]): string => tokens.map(singular).join(' ');

/** The index of a catalogue's names; built at the first call. */
export function lexiconOf(catalogue: Catalogue): Lexicon {
  const known = lexicons.get(catalogue);
  if (known) return known;
  const names = new Map<string, Alias[]>();
  const vocabulary = new Set<string>([...mendedTrimmings, ...tails, ...changers]);
  let longest = 1;
  const put = (text: string, alias: Alias): void => {
    const tokens = tokensOf(text).map(singular);
    if (!tokens.length) return;
    longest = Math.max(longest, tokens.length);
    for (const token of tokens) if (/^[\p{L}\p{M}]+$/u.test(token)) vocabulary.add(token);
    const phrase = tokens.join(' ');
    const entries = names.get(phrase);
    if (!entries) names.set(phrase, [alias]);
    else if (!entries.some((entry) => entry.key === alias.key)) entries.push(alias);
  };
  for (const alias of catalogue.aliases) if (!alias.alias.includes(', ')) put(alias.alias, alias);
  for (const alias of catalogue.aliases)
    if (alias.alias.includes(', ') && !names.has(phraseOf(tokensOf(alias.alias))))
      put(alias.alias, alias);
  // 'tomatoes, canned' is typed as 'canned tomatoes'; what an alias already says stays.
  for (const alias of catalogue.aliases)
    if (alias.alias.includes(', ')) {
      const turned = alias.alias.split(', ').reverse().join(' ');
      if (!names.has(phraseOf(tokensOf(turned)))) put(turned, alias);
    }
  for (const { key, label } of catalogue.ingredients.values()) {
    const phrase = phraseOf(tokensOf(label));
    if (!names.has(phrase)) put(label, { alias: label, key, kind: 'canonical', variants: [] });
    const bare = label.replace(/\s*\([^)]*\)/g, '');
    if (!names.has(phraseOf(tokensOf(bare))))
      put(bare, { alias: bare, key, kind: 'canonical', variants: [] });
  }
  const lexicon: Lexicon = { names, longest, vocabulary, spelling: spellingOf(vocabulary) };
  lexicons.set(catalogue, lexicon);
  return lexicon;
}

/** Where names are looked up. */
interface Names {
  readonly lexicon: Lexicon;
  readonly catalogue: Catalogue;
  readonly country: Country | undefined;
}
/** How a name is looked up. */
interface Lookup extends Names {
  /** Whether it stood in a tin. */
  readonly tinned: boolean;
  /** Whether what leads to the noun may be dropped. */
  readonly loose: boolean;
}

const namesIn = (text: string, catalogue: Catalogue, country: Country | undefined): Names => ({
  lexicon: lexiconOf(catalogue),
  catalogue,
  country: spokenIn(text, catalogue, country),
});

function exact(tokens: readonly string[], names: Names): Match | undefined {
  if (!tokens.length || tokens.length > names.lexicon.longest) return undefined;
  const local = localFood(tokens, names.country, names.catalogue);
  return local ? { ingredient: local, kind: 'regional' } : commonFood(tokens, names);
}

/** What a name means where it is no word of the country's own language. */
function commonFood(tokens: readonly string[], names: Names): Match | undefined {
  const { lexicon, catalogue, country } = names;
  const plural = tokens.length === 1 ? plurals[tokens[0] ?? ''] : undefined;
  const entries = lexicon.names.get(phraseOf(tokens));
  const found = entries && resolve(entries, country);
  const ingredient = found && catalogue.ingredients.get(found.alias.key);
  if (!ingredient) return undefined;
  if (plural && !found.regional) return exact(plural, names);
  const kind = found.regional
    ? 'regional'
    : found.alias.kind === 'generic' || found.alias.kind === 'proxy' || entries.length > 1
      ? 'generic'
      : 'exact';
  return { ingredient, kind };
}

const preservedFood = (tokens: readonly string[], lookup: Lookup): Match | undefined =>
  lookup.tinned
    ? (exact(['tinned', ...tokens], lookup) ?? exact(['canned', ...tokens], lookup))
    : undefined;

/** The food that tokens name: as they stand, or without trimmings; where `loose`, also without what leads to the noun. */
function find(tokens: readonly string[], lookup: Lookup): Match | undefined {
  const direct = preservedFood(tokens, lookup) ?? exact(tokens, lookup);
  if (direct) return direct;
  const unclaimed = withoutClaims(tokens);
  if (unclaimed.length > 0 && unclaimed.length < tokens.length) {
    const found = find(unclaimed, lookup);
    return found && { ...found, kind: found.kind === 'exact' ? 'generic' : found.kind };
  }
  return tokens.some((token) => changers.has(token)) ? undefined : findTrimmed(tokens, lookup);
}

function findTrimmed(tokens: readonly string[], lookup: Lookup): Match | undefined {
  const kept = tokens.filter(
    (token, at) => !isTrimming(token, at, tokens) && !/^\d+%?$/.test(token),
  );
  if (isDishLeft(tokens)) return undefined;
  const isTrimmed = kept.length > 0 && kept.length < tokens.length;
  const hasTail = kept.length > 1 && tails.has(singular(kept.at(-1) ?? ''));
  return (
    (isTrimmed ? find(kept, lookup) : undefined) ??
    // A name that ends with the tail says more than what is left without it: 'reduced-salt chicken stock' is no chicken.
    (lookup.loose && hasTail ? findNoun(kept, lookup, 2) : undefined) ??
    (hasTail ? find(kept.slice(0, -1), lookup) : undefined) ??
    (lookup.loose ? findNoun(kept, lookup) : undefined)
  );
}

/**
 * 'Uncle Ben's jasmine rice': what stands before the noun may go, unless it is itself a food ('peanut noodles').
 * @param atLeast of how many words the noun is
 */
function findNoun(kept: readonly string[], lookup: Lookup, atLeast = 1): Match | undefined {
  const last = singular(kept.at(-1) ?? '');
  for (let from = 1; from <= kept.length - atLeast; from += 1) {
    const found = exact(kept.slice(from), lookup);
    if (!found || (from === kept.length - 1 && unsaid.has(last))) continue;
    const before = kept.slice(0, from);
    if (isOtherBefore(before)) return undefined;
    const dropped = foodsIn(before, lookup);
    const isDroppable = isMadeOfOther(last, before)
      ? dropped.length === 0
      : dropped.every(({ ingredient }) => sameAllergens(ingredient, found.ingredient));
    return isDroppable ? { ...found, kind: 'generic' } : undefined;
  }
  return undefined;
}

/** Every food named anywhere in tokens, the longest names first, none overlapping. */
function foodsIn(
  tokens: readonly string[],
  names: Names,
  taken: Set<number> = new Set<number>(),
): Match[] {
  const { longest } = names.lexicon;
  const found: Match[] = [];
  for (let length = Math.min(tokens.length, longest); length > 0; length -= 1)
    for (let from = 0; from + length <= tokens.length; from += 1) {
      const span = Array.from({ length }, (_, i) => from + i);
      if (span.some((i) => taken.has(i))) continue;
      const match = exact(tokens.slice(from, from + length), names);
      if (!match) continue;
      for (const i of span) taken.add(i);
      found.push(match);
    }
  return found;
}

/**
 * The food that a name stands for. A slip of spelling is mended only where one mending is nearest, or where all of them
 * hold the same allergens; what it mended to is marked `spelling`.
 */
export function foodOf(
  name: string,
  tinned: boolean,
  catalogue: Catalogue,
  country: Country | undefined,
): Match | undefined {
  const names = namesIn(name, catalogue, country);
  const strict = { ...names, tinned, loose: false };
  const loose = { ...names, tinned, loose: true };
  const tokens = tokensOf(name).slice(0, 24);
  const found = find(tokens, strict);
  if (found) return found;
  const options = tokens.map((token) => mendingsOf(token, names.lexicon));
  const attempts = attemptsOf(tokens, options);
  // Where a word before the noun is unknown and the noun itself was mended, two guesses stand on each other: only long words bear that.
  const isLong = tokens.every((token, i) => !options[i]?.length || token.length >= 7);
  return (
    mend(attempts, strict) ?? find(tokens, loose) ?? (isLong ? mend(attempts, loose) : undefined)
  );
}

/** The food that mended words name; undefined where mendings disagree on their allergens. */
function mend(attempts: readonly (readonly string[])[], lookup: Lookup): Match | undefined {
  const mended = attempts
    .map((attempt) => find(attempt, lookup))
    .filter((match): match is Match => match !== undefined);
  const [first] = mended;
  if (!first) return undefined;
  const agree = mended.every(
    ({ ingredient }) =>
      groupOf(ingredient.key) === groupOf(first.ingredient.key) ||
      (sameAllergens(ingredient, first.ingredient) && sameAllergens(first.ingredient, ingredient)),
  );
  if (!agree) return undefined;
  const best = mended.reduce((a, b) => (b.ingredient.frequency > a.ingredient.frequency ? b : a));
  return { ingredient: best.ingredient, kind: 'spelling' };
}

/**
 * Foods that stand side by side without a mark between them ('eggs milk bread'), each word a part of one: at least three, or two
 * of which one would be lost. Nothing where a word is left over, or where the words are the name of one food.
 */
export function foodsInARow(
  name: string,
  catalogue: Catalogue,
  country: Country | undefined,
): readonly string[] {
  const lookup = namesIn(name, catalogue, country);
  const tokens = tokensOf(name)
    .slice(0, 24)
    .filter((token, at, all) => !isTrimming(token, at, all));
  if (
    tokens.length < 2 ||
    tokens.some((token) => changers.has(token)) ||
    find(tokens, { ...lookup, tinned: false, loose: false })
  )
    return [];
  const names: string[] = [];
  let last: Match | undefined;
  for (let from = 0; from < tokens.length;) {
    let to = Math.min(tokens.length, from + lookup.lexicon.longest);
    while (to > from && !exact(tokens.slice(from, to), lookup)) to -= 1;
    if (to === from) return [];
    const next = exact(tokens.slice(from, to), lookup);
    const isOfLast = boiledDown.has(singular(tokens[to - 1] ?? ''));
    if (isOfLast && last && animals.has(last.ingredient.category)) return [];
    last = next;
    names.push(tokens.slice(from, to).join(' '));
    from = to;
  }
  return isOneFood(names) ? [] : names;
}

/** Whether words are a food's whole name, spelled as in the catalogue. */
export const namedInFull = (
  name: string,
  catalogue: Catalogue,
  country: Country | undefined,
): boolean => exact(tokensOf(name), namesIn(name, catalogue, country)) !== undefined;

/** Every food that a text names, and the words that name none: for checking a meal, where nothing may pass unseen. */
export function foodsNamed(
  text: string,
  catalogue: Catalogue,
  country: Country | undefined,
): { readonly foods: readonly Ingredient[]; readonly unknown: readonly string[] } {
  const tokens = tokensOf(text).slice(0, 60);
  const used = new Set<number>();
  const foods = foodsIn(tokens, namesIn(text, catalogue, country), used);
  const unknown = tokens.filter(
    (token, i) =>
      !used.has(i) &&
      !mendedTrimmings.has(token) &&
      !tails.has(singular(token)) &&
      !/^\d/.test(token) &&
      token.length > 1,
  );
  return { foods: foods.map(({ ingredient }) => ingredient), unknown };
}
