// In which order the words of a page are read: row by row across it, or one column after the other.
import type { PrintedWord, ReadLine } from '../../../infrastructure/workers/textReader.ts';

/** Words that stand side by side. */
export interface Row {
  readonly words: readonly PrintedWord[];
  /** The right edge of the part of the page that the row stands in. */
  readonly edge: number;
}

interface Box extends Pick<PrintedWord, 'left' | 'right' | 'top' | 'bottom'> {
  readonly words: readonly PrintedWord[];
}
interface Gutter {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Rows on either side that make columns; fewer are a heading with something beside it. */
const fewestRows = 4;
/** Characters of a usual row in a column: less are amounts or numbers that stand before their line. */
const fewestCharacters = 9;
/** So many letter heights lie between two columns, and less between two words. */
const widthOfGutter = 0.9;
/** A dense page in two columns has 900 words; where there are more than this, columns are not looked for. */
const mostWords = 1500;
/** Places across the page where an empty strip is looked for, and strips of which the rows are looked at. */
const mostPlaces = 100;
const mostStrips = 20;
/** Three columns are one and two. */
const mostGutters = 2;

const middle = ({ top, bottom }: Pick<Box, 'top' | 'bottom'>): number => (top + bottom) / 2;
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const boxOf = (words: readonly PrintedWord[]): Box => ({
  words,
  left: Math.min(...words.map(({ left }) => left)),
  right: Math.max(...words.map(({ right }) => right)),
  top: Math.min(...words.map(({ top }) => top)),
  bottom: Math.max(...words.map(({ bottom }) => bottom)),
});

/** From the top to the bottom; what stands at one height is one row. */
function rowsOf(pieces: readonly Box[], letter: number): Row[] {
  const rows: Box[] = [];
  for (const piece of pieces.toSorted((a, b) => middle(a) - middle(b))) {
    const before = rows.at(-1);
    const isBeside =
      before !== undefined &&
      middle(piece) - middle(before) < letter / 2 &&
      before.words.every(({ left, right }) => right <= piece.left || left >= piece.right);
    if (before && isBeside)
      rows.splice(
        -1,
        1,
        boxOf([...before.words, ...piece.words].toSorted((a, b) => a.left - b.left)),
      );
    else rows.push(piece);
  }
  const edge = Math.max(0, ...rows.map(({ right }) => right));
  return rows.map(({ words }) => ({ words, edge }));
}

/** Whether these words, from the top to the bottom, are a column of text. */
function isColumn(words: readonly PrintedWord[], letter: number): boolean {
  const lengths: number[] = [];
  let at = -Infinity;
  for (const word of words) {
    if (middle(word) - at > letter / 2) lengths.push(0);
    at = middle(word);
    lengths.push((lengths.pop() ?? 0) + word.text.length);
  }
  return lengths.length >= fewestRows && median(lengths) >= fewestCharacters;
}

/** Stretches of the height in which no word stands between these two edges. */
function freeOf(words: readonly PrintedWord[], left: number, right: number): [number, number][] {
  const free: [number, number][] = [];
  let from = -Infinity;
  for (const { top, bottom } of words.filter((word) => word.left < right && word.right > left)) {
    if (top > from) free.push([from, top]);
    from = Math.max(from, bottom);
  }
  return [...free, [from, Infinity]];
}

/** Empty strips with words on both sides, those first that part the most of them. */
function stripsIn(words: readonly PrintedWord[], letter: number): Gutter[] {
  const page = boxOf(words);
  const strips = new Map<string, { gutter: Gutter; parted: number }>();
  const step = Math.max(letter / 2, (page.right - page.left) / mostPlaces);
  for (let left = page.left + step; left < page.right; left += step) {
    const right = left + letter * widthOfGutter;
    for (const [top, bottom] of freeOf(words, left, right)) {
      if (bottom - top < fewestRows * letter) continue;
      const isIn = (word: PrintedWord) => middle(word) > top && middle(word) < bottom;
      const before = words.filter((word) => word.right <= left && isIn(word)).length;
      const after = words.filter((word) => word.left >= right && isIn(word)).length;
      const parted = Math.min(before, after);
      if (parted < fewestRows) continue;
      strips.set([top, bottom, parted].join(), { gutter: { left, right, top, bottom }, parted });
    }
  }
  return [...strips.values()]
    .toSorted((a, b) => b.parted - a.parted)
    .slice(0, mostStrips)
    .map(({ gutter }) => gutter);
}

/** The empty strip that parts the most of the page into two columns, if there is one. */
function gutterOf(words: readonly PrintedWord[], letter: number): Gutter | null {
  if (words.length === 0 || words.length > mostWords) return null;
  const sorted = words.toSorted((a, b) => middle(a) - middle(b));
  const isGutter = ({ left, right, top, bottom }: Gutter): boolean => {
    const within = sorted.filter((word) => middle(word) > top && middle(word) < bottom);
    const before = within.filter((word) => word.right <= left);
    const after = within.filter((word) => word.left >= right);
    return isColumn(before, letter) && isColumn(after, letter);
  };
  return stripsIn(sorted, letter).find(isGutter) ?? null;
}

/** A line that was read across two columns is two pieces. */
function piecesOf(lines: readonly ReadLine[], gutter: Gutter | null): Box[] {
  return lines.flatMap(({ words }) => {
    if (!gutter) return [boxOf(words)];
    const isIn = (word: PrintedWord) => middle(word) > gutter.top && middle(word) < gutter.bottom;
    const parts = [
      words.filter((word) => isIn(word) && word.right <= gutter.left),
      words.filter((word) => isIn(word) && word.right > gutter.left),
      words.filter((word) => !isIn(word)),
    ];
    return parts.filter((part) => part.length > 0).map(boxOf);
  });
}

const asLines = (pieces: readonly Box[]): ReadLine[] =>
  pieces.map(({ words }) => ({ text: '', confidence: 1, words }));

function columnsIn(lines: readonly ReadLine[], letter: number, most: number): Row[] | null {
  const gutter =
    most > 0
      ? gutterOf(
          lines.flatMap(({ words }) => words),
          letter,
        )
      : null;
  if (!gutter) return null;
  const pieces = piecesOf(lines, gutter);
  const isIn = (piece: Box) => middle(piece) > gutter.top && middle(piece) < gutter.bottom;
  const inner = (column: readonly Box[]): Row[] =>
    columnsIn(asLines(column), letter, most - 1) ?? rowsOf(column, letter);
  return [
    ...rowsOf(
      pieces.filter((piece) => middle(piece) <= gutter.top),
      letter,
    ),
    ...inner(pieces.filter((piece) => isIn(piece) && piece.right <= gutter.left)),
    ...inner(pieces.filter((piece) => isIn(piece) && piece.right > gutter.left)),
    ...rowsOf(
      pieces.filter((piece) => middle(piece) >= gutter.bottom),
      letter,
    ),
  ];
}

/** @returns the rows across the page, and those of its columns one after the other, where it seems to have any */
export function layOut(lines: readonly ReadLine[]): { across: Row[]; columns: Row[] | null } {
  const letter = median(lines.flatMap(({ words }) => words.map(({ top, bottom }) => bottom - top)));
  return {
    across: rowsOf(piecesOf(lines, null), letter),
    columns: columnsIn(lines, letter, mostGutters),
  };
}
