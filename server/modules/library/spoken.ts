// Words of a search that are a filter: 'vegan', 'gluten free', 'under 30 minutes', 'diabetes'. What is said so is kept as strictly as
// what is chosen.
import { plain } from '../../../kitchen/ingredients/words.ts';
import type { Catalogue } from '../../../kitchen/catalogue/types.ts';
import { type Filter, nameOf, slugOf } from './filters.ts';
import { localeOf } from './locale.ts';
import { freePhrases } from './saidFree.ts';
import { otherWordsInFrench } from './texts/searchWords.fr.ts';
import type { Library } from './library.ts';

export interface Spoken {
  /** What is left of the words, without case and accents. */
  readonly rest: string;
  readonly filters: readonly Filter[];
}

type Phrases = ReadonlyMap<string, readonly Filter[]>;

const otherWords: Readonly<Record<string, readonly string[]>> = {
  'diet=vegetarian': ['veggie', 'meatless', 'meat free'],
  'diet=no-pork': ['pork free', 'without pork'],
  'diet=no-beef': ['beef free', 'without beef'],
  'diet=no-alcohol': ['alcohol free', 'without alcohol'],
  'diet=low-carb': ['low carbs', 'low carbohydrate'],
  'meal=snack': ['snack', 'snacks'],
  'meal=dinner': ['dinner', 'supper'],
  'equipment=no-oven': ['no oven', 'without oven', 'without an oven'],
  'equipment=one-pot': ['one pot', 'one pan'],
  'equipment=air-fryer': ['air fryer', 'airfryer'],
  'time=30': ['quick', 'fast'],
};
/** Shorter names of conditions are too often something else. */
const shortestName = 4;
/** Synonyms of conditions that name a food, a drink or anybody. */
const saidOtherwise = /^(?:none|no|healthy|low salt|salt|sugar|alcohol|milk|lactose|statins?)$/;

const known = new WeakMap<Library, Phrases>();

/** Each phrase with the filters that it names; one that is known already keeps its meaning. */
function phrasesOf(library: Library): Phrases {
  const before = known.get(library);
  if (before) return before;
  const phrases = new Map<string, Filter[]>();
  const put = (words: string, filter: Filter): void => {
    const phrase = plain(words);
    const already = phrases.get(phrase) ?? [];
    if (phrase !== '' && !already.includes(filter)) phrases.set(phrase, [...already, filter]);
  };
  for (const filter of library.filters.values())
    for (const phrase of phrasesFor(filter, library.kitchen.catalogue)) put(phrase, filter);
  // 'Gluten free' is what is chosen, not why.
  const said = new Set(phrases.keys());
  for (const [phrase, filter] of conditionWords(library))
    if (!said.has(plain(phrase))) put(phrase, filter);
  known.set(library, phrases);
  return phrases;
}

function phrasesFor(filter: Filter, catalogue: Catalogue): string[] {
  const { kind, value, label } = filter;
  return [
    ...(['diet', 'meal', 'equipment'].includes(kind) ? [label] : []),
    ...(kind === 'free' ? freePhrases(value, catalogue) : []),
    ...(otherWords[nameOf(filter)] ?? []),
    ...(otherWordsInFrench[nameOf(filter)] ?? []),
    ...(['diet', 'meal', 'equipment', 'free'].includes(kind) ? [frenchLabel(filter)] : []),
  ];
}

const frenchLabel = localeOf('fr', false).label;

/** 'Diabetics', of 'diabetic'. */
const whoHasIt = (word: string): string => (/(?:ic|iac)$/.test(word) ? `${word}s` : word);

/** What people call the conditions that can be filtered by. */
function conditionWords({ filters, kitchen }: Library): [string, Filter][] {
  return [...kitchen.catalogue.conditions.values()].flatMap(({ id, name, synonyms }) => {
    const filter = filters.get(`condition=${slugOf(id)}`);
    if (!filter) return [];
    return [name, frenchLabel(filter), ...synonyms]
      .filter((word) => word.length >= shortestName && !saidOtherwise.test(word))
      .flatMap((word): [string, Filter][] => [word, whoHasIt(word)].map((each) => [each, filter]));
  });
}

const time =
  /\b(?:(?:under|within|in|at most|up to|less than|max|ready in|en|en moins de|moins de|au plus) )?(\d{1,3}) ?(?:minutes?|mins?)\b/;
/** 'Diabetic friendly', 'for gout': what stands around a filter says nothing more. */
const around = /\b(?:friendly|safe|recipes?|dishe?s?|meals?|food|recettes?|plats?|cuisine)\b/g;

const longestPhrase = 5;

/** @param text what was typed, in any case */
export function readSpoken(text: string, library: Library): Spoken {
  const phrases = phrasesOf(library);
  const filters = new Set<Filter>();
  let rest = plain(text);
  const minutes = Number(time.exec(rest)?.[1] ?? 0);
  if (minutes > 0) {
    const limit = [15, 30, 45, 60].findLast((most) => most <= minutes) ?? 15;
    const filter = library.filters.get(`time=${limit}`);
    if (filter) filters.add(filter);
    rest = rest.replace(time, ' ');
  }
  const words = rest.split(' ').filter(Boolean);
  const left: string[] = [];
  for (let i = 0; i < words.length;) {
    const length = [longestPhrase, 4, 3, 2, 1].find((count) =>
      phrases.has(words.slice(i, i + count).join(' ')),
    );
    if (length === undefined) {
      left.push(words[i] ?? '');
      i += 1;
      continue;
    }
    for (const filter of phrases.get(words.slice(i, i + length).join(' ')) ?? [])
      filters.add(filter);
    i += length;
  }
  const remaining = left.join(' ');
  return {
    rest:
      filters.size > 0
        ? remaining.replaceAll(around, ' ').replaceAll(/\s+/g, ' ').trim()
        : remaining,
    filters: [...filters],
  };
}
