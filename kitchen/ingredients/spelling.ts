// Slips of spelling, by an index of words with a letter left out, built once: the time of a look-up does not grow with the vocabulary.
import { distance, slipsAllowed } from './words.ts';

const longestIndexed = 7;

/** Every form of a word with up to `count` letters left out. */
function shortened(word: string, count: number): Set<string> {
  let forms = new Set([word]);
  const all = new Set([word]);
  for (let round = 0; round < count; round += 1) {
    const next = new Set<string>();
    for (const form of forms)
      for (let i = 0; i < form.length; i += 1) next.add(form.slice(0, i) + form.slice(i + 1));
    for (const form of next) all.add(form);
    forms = next;
  }
  return all;
}

/** Two slips in a short word, or in its beginning, make another word of it: 'barberry' is no blueberry. */
const isSame = (word: string, other: string, slips: number): boolean =>
  slips < 2 || (word.length < 10 ? word.slice(0, 3) === other.slice(0, 3) : word[0] === other[0]);
/** In four letters only two that changed places count: 'mlik'. */
const isSwapped = (word: string, other: string): boolean =>
  word.length === 4 &&
  other.length === 4 &&
  [...word].sort().join('') === [...other].sort().join('');

export interface Spelling {
  /** Known words within the slips a word of its length may hold, nearest first; empty where it is known or hopeless. */
  nearest(word: string): readonly { readonly word: string; readonly slips: number }[];
}

/** FNV-1a, 32 bits. Two forms of one hash cost a comparison: what is found is compared letter by letter. */
function hashOf(form: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < form.length; i += 1) hash = Math.imul(hash ^ form.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** The place of a word behind the hash of one of its forms: both fit into a number's 53 bits. */
const places = 2 ** 20;

/** The shortened forms of all words, as sorted numbers: a map of strings took ten times the memory. */
function indexOf(words: readonly string[]): Float64Array {
  if (words.length > places) throw new Error(`A vocabulary holds ${places} words at most.`);
  const entries: number[] = [];
  for (const [place, word] of words.entries())
    for (const form of shortened(word.slice(0, longestIndexed), word.length < 7 ? 1 : 2))
      entries.push(hashOf(form) * places + place);
  return Float64Array.from(entries).sort();
}

/** The first entry that is no less than `least`. */
function firstFrom(index: Float64Array, least: number): number {
  let [from, to] = [0, index.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((index[middle] ?? 0) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Builds the index over a vocabulary: at most one letter left out for words under 7 letters, two beyond. */
export function spellingOf(vocabulary: ReadonlySet<string>): Spelling {
  const words = [...vocabulary].filter((word) => word.length >= 4);
  const index = indexOf(words);
  const wordsWith = (form: string): string[] => {
    const least = hashOf(form) * places;
    const found: string[] = [];
    for (let at = firstFrom(index, least); (index[at] ?? Infinity) < least + places; at += 1)
      found.push(words[(index[at] ?? 0) - least] ?? '');
    return found;
  };
  const answers = new Map<string, readonly { word: string; slips: number }[]>();
  const nearest = (word: string): readonly { word: string; slips: number }[] => {
    const most = word.length === 4 ? 1 : slipsAllowed(word);
    if (most === 0 || word.length > 30 || vocabulary.has(word)) return [];
    const known = answers.get(word);
    if (known) return known;
    const candidates = new Set<string>();
    for (const form of shortened(word.slice(0, longestIndexed), most))
      for (const candidate of wordsWith(form)) candidates.add(candidate);
    const found = [...candidates]
      .map((candidate) => ({ word: candidate, slips: distance(word, candidate, most) }))
      .filter(
        ({ word: other, slips }) =>
          slips <= most &&
          isSame(word, other, slips) &&
          (word.length > 4 || isSwapped(word, other)),
      )
      .sort(
        (a, b) =>
          a.slips - b.slips ||
          Number(b.word[0] === word[0]) - Number(a.word[0] === word[0]) ||
          (a.word < b.word ? -1 : 1),
      );
    // A store of answers that cannot grow without end.
    if (answers.size > 5000) answers.clear();
    answers.set(word, found);
    return found;
  };
  return { nearest };
}
