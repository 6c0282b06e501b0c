// The names of foods, as an index built once over the catalogue's 5,700 aliases, and how a name is resolved in a country.
import type { Alias, Catalogue, Country, Ingredient } from '../catalogue/types.ts';
import { allergensIn } from '../health/allergens.ts';
import { groupOf } from './likeness.ts';
import { singular, tokensOf } from './words.ts';
import { spellingOf } from './spelling.ts';
import type { Spelling } from './spelling.ts';

export type MatchKind = 'exact' | 'spelling' | 'regional' | 'generic';
export interface Match {
  readonly ingredient: Ingredient;
  readonly kind: MatchKind;
}

export interface Lexicon {
  readonly names: ReadonlyMap<string, readonly Alias[]>;
  readonly longest: number;
  readonly spelling: Spelling;
  readonly vocabulary: ReadonlySet<string>;
}

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
/** Words that say how a food is cut, sized or kept, and leave it what it is. */
const trimmings =
  set(`fresh freshly ripe raw uncooked cooked leftover left over remaining chopped finely roughly coarsely thinly thickly diced sliced grated shredded peeled crushed washed cleaned trimmed deseeded pitted rinsed drained
  large small medium big baby young organic some few bit little lot lots good nice old my our the of a an in free-range range cut cubed halved quartered torn beaten melted softened warm cold hot room temperature plain
  bone boned boneless skinless skin on off new bag box half full optional about extra more for to taste each your any with without stock cupboard fridge frozen chilled thawed defrosted tender lean best quality value brand unopened opened only`);
/** Last words that only say which part or shape. */
const tails = set(
  'nut piece chunk fillet floret leaf bunch strip slice cube clove stalk stick ring half wedge segment ball steak cutlet portion bit part meat fish bulb head spear root tuber pod kernel sheet sprig powder-free tip loin joint bone carcass',
);
/** Last words that alone stand for what is usual, and beside another word for that: 'noni juice' is no orange juice. */
const unsaid = set('juice');
/** Words that make another food of the word beside them, so that nothing may be dropped around them. */
const changers = set(
  'free vegan vegetarian veggie meatless meat-free plant mock imitation substitute alternative flavour flavoured flavored flavor style less replacement fake non dairyfree glutenfree scented quorn beyond impossible lo',
);

const lexicons = new WeakMap<Catalogue, Lexicon>();

const phraseOf = (tokens: readonly string[]): string => tokens.map(singular).join(' ');

/** The index of a catalogue's names; built at the first call, 40 ms. */
export function lexiconOf(catalogue: Catalogue): Lexicon {
  const known = lexicons.get(catalogue);
  if (known) return known;
  const names = new Map<string, Alias[]>();
  const vocabulary = new Set<string>([...trimmings, ...tails, ...changers]);
  let longest = 1;
  const put = (text: string, alias: Alias): void => {
    const tokens = tokensOf(text).map(singular);
    if (!tokens.length) return;
    longest = Math.max(longest, tokens.length);
    for (const token of tokens) if (/^\p{L}+$/u.test(token)) vocabulary.add(token);
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

const south = set('IN PK BD LK NP BT MV AF');
const caribbean = set('JM TT BB BS GD LC VC AG DM KN HT DO CU GY SR');
const american = set('US CA MX GT HN SV NI CR PA CO VE EC PE BO CL AR UY PY BR DO PR PH');

/** How near an English variant is to a country: its own, its region's, the English its schools teach, or none. */
function nearness(variant: string, country: Country | undefined): number {
  if (!country) return 0;
  const place = variant.slice(3);
  if (place === country.iso2) return 4;
  if (
    (place === 'AFR' && country.region === 'Sub-Saharan Africa') ||
    (place === 'CAR' && caribbean.has(country.iso2)) ||
    (place === 'SAS' && south.has(country.iso2))
  )
    return 3;
  if (
    (place === 'NG' && ['GH', 'CM', 'BJ', 'TG', 'SL', 'LR', 'GM'].includes(country.iso2)) ||
    (place === 'IN' && south.has(country.iso2))
  )
    return 2;
  return place === (american.has(country.iso2) ? 'US' : 'GB') ? 1 : 0;
}

/** Chooses among the foods that share a name: by the country's variant, else the one that is meant everywhere. */
function resolve(
  entries: readonly Alias[],
  country: Country | undefined,
): { readonly alias: Alias; readonly regional: boolean } | undefined {
  let best: { alias: Alias; score: number; near: number } | undefined;
  for (const alias of entries) {
    const near = Math.max(0, ...alias.variants.map((variant) => nearness(variant, country)));
    const everywhere =
      alias.variants.length === 0
        ? 0.5 +
          (alias.kind === 'canonical'
            ? 0.2
            : alias.kind === 'generic'
              ? 0.15
              : alias.kind === 'proxy'
                ? -0.1
                : 0)
        : 0;
    const score = near > 0 ? near : everywhere;
    if (!best || score > best.score) best = { alias, score, near };
  }
  return (
    best && {
      alias: best.alias,
      regional: entries.length > 1 ? best.near > 0 : best.alias.variants.length > 0,
    }
  );
}

function exact(
  tokens: readonly string[],
  lexicon: Lexicon,
  catalogue: Catalogue,
  country: Country | undefined,
): Match | undefined {
  if (!tokens.length || tokens.length > lexicon.longest) return undefined;
  const entries = lexicon.names.get(phraseOf(tokens));
  const found = entries && resolve(entries, country);
  const ingredient = found && catalogue.ingredients.get(found.alias.key);
  if (!ingredient) return undefined;
  const kind = found.regional
    ? 'regional'
    : found.alias.kind === 'generic' || found.alias.kind === 'proxy' || entries.length > 1
      ? 'generic'
      : 'exact';
  return { ingredient, kind };
}

/** The food that tokens name: as they stand, or without trimmings; where `loose`, also without what leads to the noun. */
function find(
  tokens: readonly string[],
  tinned: boolean,
  loose: boolean,
  lexicon: Lexicon,
  catalogue: Catalogue,
  country: Country | undefined,
): Match | undefined {
  const preserved = tinned
    ? (exact(['tinned', ...tokens], lexicon, catalogue, country) ??
      exact(['canned', ...tokens], lexicon, catalogue, country))
    : undefined;
  const direct = preserved ?? exact(tokens, lexicon, catalogue, country);
  if (direct) return direct;
  if (tokens.some((token) => changers.has(token))) return undefined;
  const kept = tokens.filter((token) => !trimmings.has(token) && !/^\d+%?$/.test(token));
  if (kept.length && kept.length < tokens.length) {
    const found = find(kept, tinned, loose, lexicon, catalogue, country);
    if (found) return found;
  }
  const last = singular(kept.at(-1) ?? '');
  if (kept.length > 1 && tails.has(last)) {
    const found = find(kept.slice(0, -1), tinned, loose, lexicon, catalogue, country);
    if (found) return found;
  }
  // 'Uncle Ben's jasmine rice': what stands before the noun may go, unless it is itself a food ('peanut noodles').
  for (let from = 1; from < (loose ? kept.length : 0); from += 1) {
    const found = exact(kept.slice(from), lexicon, catalogue, country);
    if (!found || (from === kept.length - 1 && unsaid.has(last))) continue;
    const dropped = foodsIn(kept.slice(0, from), lexicon, catalogue, country);
    return dropped.every(({ ingredient }) => sameAllergens(ingredient, found.ingredient))
      ? { ...found, kind: 'generic' }
      : undefined;
  }
  return undefined;
}

const sameAllergens = (one: Ingredient, other: Ingredient): boolean => {
  const [a, b] = [allergensIn(one.tags), allergensIn(other.tags)];
  return a.contains.every((id) => b.contains.includes(id));
};

/** Every food named anywhere in tokens, the longest names first, none overlapping. */
function foodsIn(
  tokens: readonly string[],
  lexicon: Lexicon,
  catalogue: Catalogue,
  country: Country | undefined,
  used?: Set<number>,
): Match[] {
  const taken = used ?? new Set<number>();
  const found: Match[] = [];
  for (let length = Math.min(tokens.length, lexicon.longest); length > 0; length -= 1)
    for (let from = 0; from + length <= tokens.length; from += 1) {
      const span = Array.from({ length }, (_, i) => from + i);
      if (span.some((i) => taken.has(i))) continue;
      const match = exact(tokens.slice(from, from + length), lexicon, catalogue, country);
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
  const lexicon = lexiconOf(catalogue);
  const tokens = tokensOf(name).slice(0, 24);
  const found = find(tokens, tinned, false, lexicon, catalogue, country);
  if (found) return found;
  const options = tokens.map((token) => {
    const near =
      lexicon.vocabulary.has(singular(token)) || lexicon.vocabulary.has(token)
        ? []
        : lexicon.spelling.nearest(singular(token));
    return near
      .filter(({ slips }) => slips === near[0]?.slips)
      .slice(0, 4)
      .map(({ word }) => word);
  });
  let attempts: string[][] = options.some((words) => words.length > 0) ? [[]] : [];
  for (const [i, words] of options.entries())
    attempts = attempts
      .flatMap((attempt) =>
        (words.length ? words : [tokens[i] ?? '']).map((word) => [...attempt, word]),
      )
      .slice(0, 16);
  // Where a word before the noun is unknown and the noun itself was mended, two guesses stand on each other: only long words bear that.
  const isLong = tokens.every((token, i) => !options[i]?.length || token.length >= 7);
  return (
    mend(attempts, tinned, false, lexicon, catalogue, country) ??
    find(tokens, tinned, true, lexicon, catalogue, country) ??
    (isLong ? mend(attempts, tinned, true, lexicon, catalogue, country) : undefined)
  );
}

/** The food that mended words name; undefined where mendings disagree on their allergens. */
function mend(
  attempts: readonly (readonly string[])[],
  tinned: boolean,
  loose: boolean,
  lexicon: Lexicon,
  catalogue: Catalogue,
  country: Country | undefined,
): Match | undefined {
  const mended = attempts
    .map((attempt) => find(attempt, tinned, loose, lexicon, catalogue, country))
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
  const lexicon = lexiconOf(catalogue);
  const tokens = tokensOf(name)
    .slice(0, 24)
    .filter((token) => !trimmings.has(token));
  if (
    tokens.length < 2 ||
    tokens.some((token) => changers.has(token)) ||
    find(tokens, false, false, lexicon, catalogue, country)
  )
    return [];
  const names: string[] = [];
  for (let from = 0; from < tokens.length;) {
    let to = Math.min(tokens.length, from + lexicon.longest);
    while (to > from && !exact(tokens.slice(from, to), lexicon, catalogue, country)) to -= 1;
    if (to === from) return [];
    names.push(tokens.slice(from, to).join(' '));
    from = to;
  }
  return names;
}

/** Every food that a text names, and the words that name none: for checking a meal, where nothing may pass unseen. */
export function foodsNamed(
  text: string,
  catalogue: Catalogue,
  country: Country | undefined,
): { readonly foods: readonly Ingredient[]; readonly unknown: readonly string[] } {
  const lexicon = lexiconOf(catalogue);
  const tokens = tokensOf(text).slice(0, 60);
  const used = new Set<number>();
  const foods = foodsIn(tokens, lexicon, catalogue, country, used);
  const unknown = tokens.filter(
    (token, i) =>
      !used.has(i) &&
      !trimmings.has(token) &&
      !tails.has(singular(token)) &&
      !/^\d/.test(token) &&
      token.length > 1,
  );
  return { foods: foods.map(({ ingredient }) => ingredient), unknown };
}
