// The rows of a page as the text of a recipe: a step that takes several rows is one line, what is no word is left out, and what is likely wrong is told.
import type { RecipePage } from '../../../../contract/recipePhotos.ts';
import type { ReadLine } from '../../../infrastructure/workers/textReader.ts';
import { layOut, type Row } from './pageLayout.ts';

/** A text of a recipe is no longer. */
const mostCharacters = 20_000;
const mostUnsure = 8;
/** Of a line, and of a word: below it something is likely wrong. Clear print has 0.9 and more. */
const sureLine = 0.8;
const sureWord = 0.5;
/** Of a whole page: below the first it is to be compared word by word, below the second it is guesswork. */
const sharp = 0.8;
const legible = 0.55;
/** Words of two letters and more that a page has at least. */
const fewestWords = 3;

/** A step goes on in the next row where its own is full: shorter rows are a list. */
const fullRow = 0.85;
const shortestProse = 45;
const numbered = /^\d{1,2}\s?[.)]\s/;
const amount = /^[\d¼-¾⅐-⅞]/;

/** What the reader makes of letters that it does not know. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/\bthsp\b/g, 'tbsp'],
  [/\b(b?)ceuf(s?)\b/g, '$1œuf$2'],
];
/** '½ tsp' is read as '% tsp', '¥2 tsp' or 'Ya tsp': the reader knows no fractions. */
const likelyFraction = /^(?:\d+\s?)?(?:[%¥€$£§]\S?|[yv][a-z0-9]?)\s+\p{L}/iu;

interface Line {
  readonly text: string;
  readonly isUnsure: boolean;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const sureness = (words: Row['words']): number => mean(words.map(({ confidence }) => confidence));
const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** The edge of a book or of a table is read as a dash or as two letters. */
const isNoise = (text: string, words: Row['words']): boolean =>
  lettersIn(text) === 0 || (lettersIn(text) < 4 && sureness(words) < sureWord);

function lineOf({ words }: Row): Line | null {
  const read = words.map(({ text }) => text).join(' ');
  if (isNoise(read, words)) return null;
  const text = slips.reduce((left, [slip, meant]) => left.replace(slip, meant), read);
  return {
    text,
    isUnsure:
      sureness(words) < sureLine ||
      words.some((word) => word.confidence < sureWord && lettersIn(word.text) > 1) ||
      likelyFraction.test(text),
  };
}

/** Whether `next` goes on with what `row` says, as steps do; two lines of a list are never one. */
function goesOn(before: string, row: Row, next: string): boolean {
  const end = row.words.at(-1)?.right ?? 0;
  const start = row.words[0]?.left ?? 0;
  const isFull = end - start >= fullRow * (row.edge - start) && next !== '';
  if (numbered.test(next)) return false;
  const isLower = /^\p{Ll}/u.test(next);
  if (numbered.test(before)) return isFull || isLower;
  return isFull && isLower && before.length >= shortestProse && !amount.test(before);
}

const joined = (before: string, next: string): string =>
  /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(next)
    ? before.slice(0, -1) + next
    : `${before} ${next}`;

/** @param isWhole whether a row ends where its words go on; not where it goes on in another column */
function linesIn(rows: readonly Row[], isWhole: boolean): Line[] {
  const lines: Line[] = [];
  let last: Row | null = null;
  for (const row of rows) {
    const line = lineOf(row);
    if (!line) continue;
    const before = lines.at(-1);
    if (isWhole && before && last && goesOn(before.text, last, line.text))
      lines.splice(-1, 1, {
        text: joined(before.text, line.text),
        isUnsure: before.isUnsure || line.isUnsure,
      });
    else lines.push(line);
    last = row;
  }
  return lines;
}

const textOf = (lines: readonly Line[]): string =>
  lines
    .map(({ text }) => text)
    .join('\n')
    .slice(0, mostCharacters);

/** @returns null where no words can be made out */
export function pageOf(read: readonly ReadLine[]): RecipePage | null {
  const words = read.flatMap((line) => line.words).filter(({ text }) => lettersIn(text) > 1);
  if (words.length < fewestWords || sureness(words) < legible) return null;
  const { across, columns } = layOut(read);
  const lines = linesIn(across, columns === null);
  const inColumns = columns && linesIn(columns, true);
  return {
    text: textOf(lines),
    columns: inColumns && textOf(inColumns),
    unsure: (inColumns ?? lines)
      .filter(({ isUnsure }) => isUnsure)
      .map(({ text }) => text.slice(0, 200))
      .slice(0, mostUnsure),
    hard_to_read: sureness(words) < sharp,
  };
}
