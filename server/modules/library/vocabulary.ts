// The words that an index knows, and those among them that a typed word may mean.
import { slipsAllowed, slipsBetween } from '../../../kitchen/ingredients/words.ts';

export interface Meaning {
  /** Place of the word in the vocabulary. */
  readonly term: number;
  /** 1 for the word itself, less for what only resembles it. */
  readonly share: number;
  readonly isSlip: boolean;
}

export interface Vocabulary {
  readonly words: readonly string[];
  /** The word itself; else words that begin with it; else words that it is a slip of. */
  meaningsOf(word: string): readonly Meaning[];
}

const begunShare = 0.8;
const slippedShare = 0.5;
/** A word that is not finished may become so many. */
const mostBegun = 60;
const mostSlipped = 6;
const shortestBeginning = 2;

/** Which letters a word holds, as bits: two words that differ in many are no slips of one another. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) % 32);
  return letters;
}
function differing(one: number, other: number): number {
  let count = 0;
  for (let rest = one ^ other; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** @param words in any order, each once; `term` is the place of a word in it */
export function vocabularyOf(words: readonly string[]): Vocabulary {
  const places = new Map(words.map((word, term) => [word, term]));
  const sorted = [...words.keys()].sort((a, b) => ((words[a] ?? '') < (words[b] ?? '') ? -1 : 1));
  const letters = Uint32Array.from(words, lettersOf);
  const lengths = Uint8Array.from(words, ({ length }) => Math.min(255, length));

  function begunBy(word: string): Meaning[] {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((words[sorted[middle] ?? 0] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    const found: Meaning[] = [];
    for (let i = low; i < sorted.length && found.length < mostBegun; i += 1) {
      const term = sorted[i] ?? 0;
      if (!words[term]?.startsWith(word)) break;
      found.push({ term, share: begunShare, isSlip: false });
    }
    return found;
  }

  function slipsOf(word: string): Meaning[] {
    const slips = slipsAllowed(word);
    if (slips === 0) return [];
    const own = lettersOf(word);
    let [nearest, found]: [number, Meaning[]] = [slips, []];
    for (let term = 0; term < words.length; term += 1) {
      if (
        Math.abs((lengths[term] ?? 0) - word.length) > nearest ||
        differing(own, letters[term] ?? 0) > 2 * nearest
      )
        continue;
      const apart = slipsBetween(word, words[term] ?? '', nearest);
      if (apart > nearest) continue;
      if (apart < nearest) [nearest, found] = [apart, []];
      if (found.length < mostSlipped) found.push({ term, share: slippedShare, isSlip: true });
    }
    return found;
  }

  return {
    words,
    meaningsOf(word) {
      const exact = places.get(word);
      if (exact !== undefined) return [{ term: exact, share: 1, isSlip: false }];
      const begun = word.length >= shortestBeginning ? begunBy(word) : [];
      return begun.length > 0 ? begun : slipsOf(word);
    },
  };
}
