// Sentences of a recipe's steps, and what each does to the foods that it names.
import {
  cold,
  coolWater,
  draining,
  ends,
  fat,
  fresh,
  goesOn,
  heating,
  onlyBefore,
  places,
  pouredAway,
  preheating,
  things,
  timed,
  together,
} from './cookingWords.ts';
import type { Heat } from './cookingWords.ts';
import type { Way } from './retention.ts';

export interface Sentence {
  readonly step: number;
  /** Where it names a food for the first time, by the food's key. */
  readonly names: ReadonlyMap<string, number>;
  /** Its words, without an 's' at their end. */
  readonly words: ReadonlySet<string>;
  readonly heats: readonly { readonly way: Heat; readonly at: number }[];
  readonly coldAt: readonly number[];
  readonly isFresh: boolean;
  /** What is boiled in it loses the water. */
  readonly drains: boolean;
  readonly ends: boolean;
  /** It names what was put together before. */
  readonly isOfMixture: boolean;
  readonly isInFat: boolean;
}

export const link = /\[([^\]]+)\]\(([a-z0-9_]+)\)/g;
/** 'Potatoes' and 'potato' are one, and so are 'slices' and 'slice'. */
export function stemOf(word: string): string {
  if (!word.endsWith('s')) return word;
  return /(?:o|s|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** The heat that a word brings, by the words around it. */
function heatOf(words: readonly string[], i: number): Heat | undefined {
  const [word = '', before = '', earlier = ''] = [words[i], words[i - 1], words[i - 2]];
  if (['the', 'a', 'hot'].includes(before) && /^(?:in|into|under|to)$/.test(earlier))
    return places.get(word);
  // 'Toss over high heat', but not 'off the heat'.
  if (things.has(before)) return word === 'heat' && before !== 'the' ? 'warm' : undefined;
  const next = onlyBefore.get(word);
  return next && !next.has(words[i + 1] ?? '') ? undefined : heating.get(word);
}

const blank = (said: string): string => ' '.repeat(said.length);
const wordsIn = /[a-zà-ÿœ]+(?:-[a-z]+)*/gi;

/** Where food is stirred, dipped or laid down for a time, and so on heat. */
function timedOnHeat(words: readonly string[]): Set<number> {
  const found = new Set<number>();
  if (words.some((word, i) => word === 'water' && coolWater.has(words[i - 1] ?? ''))) return found;
  for (const [at, word] of words.entries()) {
    if (!/^(?:minute|second)s?$/.test(word)) continue;
    const verb = words.findLastIndex(
      (each, i) => i < at && timed.has(each) && !things.has(words[i - 1] ?? ''),
    );
    if (timed.get(words[verb] ?? '') === true) found.add(verb);
  }
  return found;
}

/** A sentence as its writer put it; of a step by its number. */
function sentenceOf(written: string, step: number, isFirst: boolean): Sentence {
  const names = new Map<string, number>();
  for (const found of written.matchAll(link))
    if (!names.has(found[2] ?? '')) names.set(found[2] ?? '', found.index);
  const text = written.replace(preheating, blank).replace(/\([a-z0-9_]+\)/g, blank);
  const [words, starts]: [string[], number[]] = [[], []];
  for (const { 0: word, index } of text.matchAll(wordsIn)) {
    words.push(word.toLowerCase());
    starts.push(index);
  }
  const stems = new Set(words.map(stemOf));
  const end = ends.exec(text);
  const onHeat = timedOnHeat(words);
  const heats = starts.flatMap((at, i) => {
    const way = heatOf(words, i) ?? (onHeat.has(i) ? 'warm' : undefined);
    return way ? [{ way, at }] : [];
  });
  return {
    step,
    names,
    words: stems,
    heats,
    coldAt: [
      ...starts.filter(
        (_, i) => cold.has(words[i] ?? '') && words[i + 1] !== 'in' && !onHeat.has(i),
      ),
      ...(end ? [end.index] : []),
    ],
    isFresh: fresh.test(text) || (isFirst && !goesOn.test(text)),
    drains:
      draining.test(text) ||
      (!names.has('water') &&
        words.some((word, i) => word === 'water' && pouredAway.has(words[i - 1] ?? ''))),
    ends: end !== null,
    isOfMixture: [...stems].some((stem) => together.has(stem)),
    isInFat: fat.some((each) => stems.has(each)),
  };
}

export const sentencesOf = (steps: readonly string[]): Sentence[] =>
  steps.flatMap((step, i) =>
    step.split(/(?<=[.;!]) /).map((text, n) => sentenceOf(text, i, n === 0)),
  );

/** What a cook calls each food after it was named: the last word of its link. */
export function nounsOf(steps: readonly string[]): ReadonlyMap<string, string> {
  const nouns = new Map<string, string>();
  for (const step of steps)
    for (const [, words = '', key = ''] of step.matchAll(link))
      if (!nouns.has(key))
        nouns.set(key, stemOf((words.toLowerCase().match(wordsIn) ?? []).at(-1) ?? ''));
  return nouns;
}

/**
 * The ways of a sentence. What only gets hot goes on as before; where nothing was before it is fried where there is fat, else boiled
 * or fried for all we know.
 */
export function waysOf(sentence: Sentence, before: ReadonlySet<Way>): readonly Way[] {
  const said = sentence.heats.flatMap(({ way }) => (way === 'warm' ? [] : [way]));
  if (said.length > 0)
    return said.includes('boiled') && sentence.drains ? [...said, 'drained'] : said;
  if (sentence.drains) return ['drained'];
  if (before.size > 0) return [...before];
  return sentence.isInFat ? ['fried'] : ['boiled', 'fried'];
}

/** Whether a food is put on heat where a sentence names it: by the verbs around its name, else by what is on heat before. */
export function isHeated(sentence: Sentence, at: number, before: ReadonlySet<Way>): boolean {
  const { heats, coldAt } = sentence;
  if (heats.some((each) => each.at > at)) return true;
  const lastHeat = Math.max(-1, ...heats.map((each) => each.at));
  const lastCold = Math.max(-1, ...coldAt.filter((each) => each <= at));
  if (lastHeat < 0 && lastCold < 0) return before.size > 0;
  return lastHeat > lastCold;
}

/** What is on heat after each sentence. */
export function statesOf(sentences: readonly Sentence[]): readonly ReadonlySet<Way>[] {
  let now: ReadonlySet<Way> = new Set();
  return sentences.map((sentence) => {
    const before = sentence.isFresh ? new Set<Way>() : now;
    now = sentence.heats.length > 0 ? new Set(waysOf(sentence, before)) : before;
    if (sentence.ends) now = new Set();
    return now;
  });
}
