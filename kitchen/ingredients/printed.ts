// Printed words → ingredients: a till receipt, a label, a list, as a reader of text saw it. Prices, totals, dates, addresses and
// the shop's name fall away; what is left is read as a typed list is, and every item says how sure it is.
import type { ReadIngredient } from '../../contract/kitchen.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { candidatesIn, type PrintedLine } from './printedLines.ts';
import { readItems } from './read.ts';
import { otherReadings } from './tillWords.ts';

export type { PrintedLine } from './printedLines.ts';
/** `confidence` from 0 to 1: how well the line was seen, times how well its name is known. */
export interface PrintedItem extends ReadIngredient {
  readonly confidence: number;
}
export interface PrintedReading {
  /** In the order of the lines; the same food twice is one. */
  readonly items: readonly PrintedItem[];
  /** Lines that look like an item of a list or receipt and name no food that is known. */
  readonly notUnderstood: readonly string[];
}

const sureness: Readonly<Record<ReadIngredient['match'], number>> = {
  exact: 1,
  regional: 0.97,
  generic: 0.8,
  spelling: 0.75,
};
const least = 0.5;
const mostLines = 150;

/**
 * Reads printed lines. Never throws; looks at 150 lines at most. On a receipt (two lines or more that end in a price, or a total and
 * what it was paid with) only lines with a price count, as far as prices were made out, above the total; on a package its list of contents and its table of figures do not: they are what is
 * in it, not what is at hand.
 */
export function readPrinted(
  lines: readonly PrintedLine[],
  catalogue: Catalogue,
  options: { readonly country?: string | null } = {},
): PrintedReading {
  const seen = lines
    .slice(0, mostLines)
    .map(({ text, confidence }) => ({
      text: text.replace(/\s+/g, ' ').trim().slice(0, 200),
      // What is no number says nothing for the line.
      confidence: Number.isFinite(confidence) ? Math.min(1, Math.max(0, confidence)) : 0,
    }))
    .filter(({ text }) => /[\p{L}\p{M}\p{N}]{2}/u.test(text));
  const items = new Map<string, PrintedItem>();
  const notUnderstood = new Set<string>();
  for (const { text, confidence, expected } of candidatesIn(seen)) {
    const read = bestOf(text, (name) =>
      readItems(name, catalogue, options).items.flatMap((each) => each.read ?? []),
    );
    for (const each of read) {
      const sure = Math.round(confidence * sureness[each.match] * 100) / 100;
      if (sure < least) continue;
      const before = items.get(each.key);
      if (!before || before.confidence < sure)
        items.set(each.key, {
          ...each,
          text: text.slice(0, 200),
          confidence: sure,
          grams: each.grams ?? before?.grams ?? null,
        });
    }
    // Without prices nobody knows where the items begin: what stands above the first food is the shop's.
    const isWorthTelling = expected === 'perhaps' ? items.size > 0 : expected;
    if (read.length === 0 && isWorthTelling && confidence >= least) notUnderstood.add(text);
  }
  return { items: [...items.values()], notUnderstood: [...notUnderstood].slice(0, 20) };
}

/** The line as it stands, then as a till may have meant it, written out before guessed at; a slip of spelling only where nothing else names a food: 'loose' is not goose. */
function bestOf(line: string, read: (name: string) => readonly ReadIngredient[]): ReadIngredient[] {
  const { writtenOut, guesses } = otherReadings(line);
  const own = read(line);
  if (isCertain(own)) return [...own];
  const demoted = (each: readonly ReadIngredient[]) =>
    each.map((one): ReadIngredient => ({
      ...one,
      match: one.match === 'exact' ? 'generic' : one.match,
    }));
  const isSound = (each: readonly ReadIngredient[]): boolean =>
    each.length > 0 && each.every(({ match }) => match !== 'spelling');
  const out = writtenOut.map(read);
  // 'GRND BEEF' names some beef as it stands, and the right one when it is written out.
  const readings = [...out.filter(isCertain).map(demoted), own, ...out.map(demoted)];
  if (!readings.some(isSound)) readings.push(...guesses.map(read).map(demoted));
  const best = readings.find(isSound) ?? readings.find((each) => each.length > 0) ?? [];
  // 'TITUS FISH (MACKEREL)': the brackets say which.
  const inside = /\(([\p{L}\p{M} ]{3,30})\)/u.exec(line)?.[1];
  const [which] = inside === undefined ? [] : read(inside.toLowerCase());
  return which && isCertain([which])
    ? [{ ...which, match: 'generic', grams: best[0]?.grams ?? null }]
    : [...best];
}

const isCertain = (read: readonly ReadIngredient[]): boolean =>
  read.length > 0 && read.every(({ match }) => match === 'exact' || match === 'regional');
