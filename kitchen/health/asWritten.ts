// What a person wrote, behind the plainer words that it is read as: nobody is quoted with words that they did not write.
import { writtenOf } from './segments.ts';
import type { Segment } from './segments.ts';

interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const wordsIn = (text: string): readonly Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }));

/** For each word of one text the place of the same word in another, in their order; the longest common subsequence. */
function placesOf(said: readonly Word[], written: readonly Word[]): readonly number[] {
  const width = written.length + 1;
  const lengths = new Uint16Array((said.length + 1) * width);
  const longest = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = said.length - 1; row >= 0; row--)
    for (let column = written.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        said[row]?.text === written[column]?.text
          ? longest(row + 1, column + 1) + 1
          : Math.max(longest(row + 1, column), longest(row, column + 1));
  let column = 0;
  return said.map(({ text }, row) => {
    while (text !== written[column]?.text && longest(row, column + 1) > longest(row + 1, column))
      column++;
    return text === written[column]?.text ? column++ : -1;
  });
}

const ends = /[.;,\n!?]/u;

/** The words of a text around those at two places, as far as its statement goes and no other statement is met. */
function around(
  text: string,
  words: readonly Word[],
  [first, last]: readonly [number, number],
  [after, before]: readonly [number, number],
): string {
  const gap = (from: Word | undefined, to: Word | undefined): string =>
    text.slice(from?.to ?? 0, to?.from ?? text.length);
  let [from, to] = [first, last];
  while (from - 1 > after && !ends.test(gap(words[from - 1], words[from]))) from--;
  while (to + 1 < before && !ends.test(gap(words[to], words[to + 1]))) to++;
  return text.slice(words[from]?.from ?? 0, words[to]?.to ?? text.length);
}

/** The statements of a text with what was written for each, where it was told in other words. */
export function asWritten(text: string, segments: readonly Segment[]): readonly Segment[] {
  const plain = text.toLowerCase();
  const isQuoted = (segment: Segment): boolean =>
    plain.includes(writtenOf(segment).toLowerCase().trim());
  if (segments.every(isQuoted)) return segments;
  const words = wordsIn(text);
  const saidBy = segments.map((segment) => wordsIn(writtenOf(segment)));
  const places = placesOf(saidBy.flat(), words);
  let at = 0;
  const found = saidBy.map((said) => {
    const own = places.slice(at, (at += said.length)).filter((place) => place >= 0);
    const [first, last] = [own[0], own.at(-1)];
    return first === undefined || last === undefined ? undefined : ([first, last] as const);
  });
  return segments.map((segment, index) => {
    const own = found[index];
    if (own === undefined || isQuoted(segment)) return segment;
    const after = found.slice(0, index).findLast((each) => each !== undefined)?.[1] ?? -1;
    const before = found.slice(index + 1).find((each) => each !== undefined)?.[0] ?? words.length;
    return { ...segment, written: around(text, words, own, [after, before]) };
  });
}
