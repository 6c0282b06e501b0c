// Words of a search that are a filter: 'vegan', 'gluten free', 'under 30 minutes', 'diabetes'. What is said so is kept as strictly as
// what is chosen.
import { plain } from '../../../kitchen/ingredients/words.ts';
import type { Catalogue } from '../../../kitchen/catalogue/types.ts';
import { energyLimits, energyOf, type Filter, nameOf, slugOf, timeLimits } from './filters.ts';
import { localeOf } from './locale.ts';
import { freePhrases } from './saidFree.ts';
import { otherWordsInFrench } from './texts/searchWords.fr.ts';
import type { Library } from './library.ts';

export interface Spoken {
  /** What is left of the words, without case and accents. */
  readonly rest: string;
  readonly filters: readonly Filter[];
  /** What no filter was read from, with the words that stand around one: 'kidney friendly' may be beside 'vegan'. */
  readonly unread: string;
}

type Phrases = ReadonlyMap<string, readonly Filter[]>;

const otherWords: Readonly<Record<string, readonly string[]>> = {
  'diet=vegetarian': ['veggie', 'meatless', 'meat free'],
  'diet=no-pork': ['pork free', 'without pork'],
  'diet=no-beef': ['beef free', 'without beef'],
  'diet=no-alcohol': ['alcohol free', 'without alcohol'],
  'diet=low-carb': ['low carbs', 'low carbohydrate'],
  'nutrition=low-salt': [
    'low in salt',
    'low sodium',
    'low in sodium',
    'less salt',
    'less sodium',
    'reduced salt',
    'reduced sodium',
    'little salt',
    'no salt',
    'no added salt',
    'no salt added',
    'without salt',
    'without added salt',
    'salt free',
    'saltfree',
    'no sodium',
    'sodium free',
  ],
  'nutrition=low-sugar': [
    'low sugars',
    'low in sugar',
    'low in sugars',
    'less sugar',
    'reduced sugar',
  ],
  'nutrition=low-fat': ['low in fat', 'less fat', 'reduced fat'],
  'nutrition=high-fibre': [
    'high fiber',
    'high in fibre',
    'high in fiber',
    'fibre rich',
    'fiber rich',
    'rich in fibre',
    'rich in fiber',
  ],
  'nutrition=high-protein': ['high in protein', 'protein rich', 'rich in protein'],
  'nutrition=up-to-400-kcal': [
    'low calorie',
    'low calories',
    'low in calories',
    'low cal',
    'low kcal',
  ],
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

/** What is said as it is labelled. */
const labelled: ReadonlySet<string> = new Set(['diet', 'nutrition', 'meal', 'equipment']);

function phrasesFor(filter: Filter, catalogue: Catalogue): string[] {
  const { kind, value, label } = filter;
  return [
    ...(labelled.has(kind) ? [label] : []),
    ...(kind === 'free' ? freePhrases(value, catalogue) : []),
    ...(otherWords[nameOf(filter)] ?? []),
    ...(otherWordsInFrench[nameOf(filter)] ?? []),
    ...(labelled.has(kind) || kind === 'free' ? [frenchLabel(filter)] : []),
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
/** 'Under 500 calories'; 'over 500 calories' asks for something else. */
const energy =
  /(?<!\b(?:over|above|more than|at least|plus de|au moins) )\b(?:(?:under|below|at most|up to|less than|max|en moins de|moins de|au plus) )?(\d{2,4}) ?(?:kcals?|calories?|cals?)\b/;

interface ReadFigure {
  readonly filter?: Filter | undefined;
  /** The words that are left. */
  readonly rest: string;
}

/** The filter by time that the words name, never one that allows more than they say. */
function readTime(text: string, { filters }: Library): ReadFigure {
  const minutes = Number(time.exec(text)?.[1] ?? 0);
  const limit = timeLimits.findLast((most) => most <= minutes);
  return limit === undefined
    ? { rest: text }
    : { filter: filters.get(`time=${limit}`), rest: text.replace(time, ' ') };
}

/** The filter by energy that the words name, never one that allows more than they say. */
function readEnergy(text: string, { filters }: Library): ReadFigure {
  const most = Number(energy.exec(text)?.[1] ?? 0);
  const limit = energyLimits.findLast((each) => each <= most);
  const filter = [...filters.values()].find(
    ({ kind, value }) => kind === 'nutrition' && limit !== undefined && energyOf(value) === limit,
  );
  return filter ? { filter, rest: text.replace(energy, ' ') } : { rest: text };
}

/** 'Diabetic friendly', 'for gout': what stands around a filter says nothing more. */
const around = /\b(?:friendly|safe|recipes?|dishe?s?|meals?|food|recettes?|plats?|cuisine)\b/g;

const longestPhrase = 5;

/** @param text what was typed, in any case */
export function readSpoken(text: string, library: Library): Spoken {
  const phrases = phrasesOf(library);
  const byTime = readTime(plain(text), library);
  const byEnergy = readEnergy(byTime.rest, library);
  const filters = new Set([byTime, byEnergy].flatMap(({ filter }) => filter ?? []));
  const words = byEnergy.rest.split(' ').filter(Boolean);
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
    unread: remaining,
  };
}
