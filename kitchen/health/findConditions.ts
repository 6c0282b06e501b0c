// Conditions by what people call them, while they type.
import { allergenNames } from './allergens.ts';
import { belongings } from '../catalogue/families.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { Understanding } from '../types.ts';
import { distance, plain, slipsAllowed } from '../ingredients/words.ts';

/** A condition that a text may mean. `matched` is the phrase that people use for it, where that is not its name. */
export interface FoundCondition {
  readonly id: string;
  readonly name: string;
  readonly matched: string | null;
}

interface Phrase {
  readonly id: string;
  readonly name: string;
  /** As the table has it, for the screen; null for the name itself. */
  readonly shown: string | null;
  readonly words: readonly string[];
  readonly text: string;
}

const phrases = new WeakMap<Catalogue, readonly Phrase[]>();

function phrasesOf(catalogue: Catalogue): readonly Phrase[] {
  const known = phrases.get(catalogue);
  if (known) return known;
  const all = [...catalogue.conditions.values()]
    .filter(({ id }) => id !== 'general')
    .flatMap(({ id, name, synonyms }) =>
      [name, ...synonyms].map((each, index): Phrase => ({
        id,
        name,
        shown: index === 0 ? null : each,
        text: plain(each),
        words: plain(each).split(' '),
      })),
    );
  phrases.set(catalogue, all);
  return all;
}

/** Lower is better: the whole phrase, its beginning, the beginning of one of its words, all words somewhere, a slip of spelling; undefined: no match. */
function rank(phrase: Phrase, typed: string, words: readonly string[]): number | undefined {
  if (phrase.text === typed) return 0;
  if (phrase.text.startsWith(typed)) return 1;
  if (phrase.text.includes(` ${typed}`)) return 2;
  if (words.every((word) => phrase.words.some((each) => each.startsWith(word)))) return 3;
  return words.every((word) =>
    phrase.words.some((each) => each.startsWith(word) || isSlip(word, each)),
  )
    ? 4
    : undefined;
}

/** Someone who is still typing has written the beginning of a word alone. */
function isSlip(word: string, whole: string): boolean {
  const most = slipsAllowed(word);
  return (
    most > 0 &&
    whole[0] === word[0] &&
    (distance(word, whole, most) <= most || distance(word, whole.slice(0, word.length), 1) <= 1)
  );
}

/**
 * Conditions that the last part of a text may mean, best first, names before other phrases, each once. Parts are apart by comma, semicolon, line,
 * slash, plus or 'and'. Pure; never throws; the empty text finds nothing.
 * @param count at most so many
 */
export function findConditions(text: string, catalogue: Catalogue, count = 8): FoundCondition[] {
  const typed = plain(
    text
      .slice(-200)
      .split(/[,;\n/+|]|\band\b/i)
      .at(-1) ?? '',
  )
    .slice(0, 60)
    .trim();
  if (typed === '') return [];
  const words = typed.split(' ');
  const best = new Map<string, { rank: number; phrase: Phrase }>();
  for (const phrase of phrasesOf(catalogue)) {
    const place = rank(phrase, typed, words);
    const before = best.get(phrase.id);
    if (place !== undefined && (!before || place < before.rank))
      best.set(phrase.id, { rank: place, phrase });
  }
  return [...best.values()]
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        Number(a.phrase.shown !== null) - Number(b.phrase.shown !== null) ||
        a.phrase.text.length - b.phrase.text.length ||
        a.phrase.name.localeCompare(b.phrase.name, 'en'),
    )
    .slice(0, count)
    .map(({ phrase: { id, name, shown } }) => ({ id, name, matched: shown }));
}

/** Every allergen group that dishes are checked for, with the name to show. */
export const knownAllergens = (): Named[] =>
  Object.entries(allergenNames).map(([id, name]) => ({ id, name }));

interface Named {
  id: string;
  name: string;
}

/** What nothing is planned for. */
export interface NamedSupervised extends Named {
  why?: string;
}

export interface NamedFamily extends Named {
  /** Foods that belong to it, the nearest and most usual first. */
  also: string[];
  also_keys: string[];
  /** All of them, where they are not too many to read. */
  all?: string[];
  all_keys?: string[];
  count: number;
}

/** Foods of a family that are named beside it. */
const shownFoods = 2;
const mostListed = 80;

/** The names of what was understood, and of what nothing is planned for. */
export function understoodNames(
  { person }: Pick<Understanding, 'person'>,
  catalogue: Catalogue,
): {
  conditions: Named[];
  allergens: Named[];
  supervised: NamedSupervised[];
  notJudged: (Named & { why: string })[];
  diets: Named[];
  medicines: (Named & { rule: string })[];
  families: NamedFamily[];
} {
  const named = (id: string): Named => ({ id, name: catalogue.conditions.get(id)?.name ?? id });
  return {
    conditions: person.conditions.map(named),
    allergens: knownAllergens().filter(({ id }) => person.allergens.includes(id)),
    supervised: [
      // Where a condition needs a clinic the table of such says why, once.
      ...person.conditions
        .filter((id) => catalogue.conditions.get(id)?.gate === 3 && !person.supervised.includes(id))
        .map(named),
      ...catalogue.supervised
        .filter(({ id }) => person.supervised.includes(id))
        .map(({ id, name, why, ask }) => ({ id, name, why: `${why} Ask ${ask}.` })),
    ],
    notJudged: catalogue.notJudged
      .filter(({ id }) => person.notJudged?.includes(id))
      .map(({ id, name, why, ask }) => ({ id, name, why: `${why} Ask ${ask}.` })),
    diets: person.diets.map((id) => ({ id, name: catalogue.diets.get(id)?.name ?? id })),
    medicines: catalogue.medicines
      .filter(({ id }) => person.medicines.includes(id))
      .map(({ id, name, rule }) => ({ id, name, rule })),
    families: person.families.map((id) => familyOf(id, catalogue)),
  };
}

function familyOf(id: string, { families, ingredients }: Catalogue): NamedFamily {
  const { plural = id, members } = families.get(id) ?? {};
  const foods = [...(members ?? [])]
    .flatMap(([key, how]) => {
      const food = ingredients.get(key);
      return food ? [{ ...food, place: belongings.indexOf(how) }] : [];
    })
    .toSorted((a, b) => a.place - b.place || b.frequency - a.frequency)
    .filter(({ label }) => label !== plural);
  const [names, keys] = [foods.map(({ label }) => label), foods.map(({ key }) => key)];
  return {
    id,
    name: plural,
    also: names.slice(0, shownFoods),
    also_keys: keys.slice(0, shownFoods),
    ...(foods.length <= mostListed ? { all: names, all_keys: keys } : {}),
    count: foods.length,
  };
}
