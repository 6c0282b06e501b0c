// Printed words → ingredients: a till receipt, a label, a list, as a reader of text saw it. Prices, totals, dates, addresses and
// the shop's name fall away; what is left is read as a typed list is, and every item says how sure it is.
import type { ReadIngredient } from '../../contract/kitchen.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { type FoodLine, readPrices, type ReceiptReading } from '../receipts/prices.ts';
import { candidatesIn, looksLikeReceipt, type PrintedLine } from './printedLines.ts';
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
  /** What was paid, as far as it is certain; absent where it is no receipt, or the country is not known. */
  readonly receipt?: ReceiptReading;
}

const sureness: Readonly<Record<ReadIngredient['match'], number>> = {
  exact: 1,
  regional: 0.97,
  generic: 0.8,
  spelling: 0.75,
};
const least = 0.5;
/** A line must be seen so well for its price to be taken. */
const leastForPrice = 0.7;
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
  const priced: FoodLine[] = [];
  for (const { at, text, confidence, expected } of candidatesIn(seen)) {
    const { read, isGuess } = bestOf(text, (name) =>
      readItems(name, catalogue, options).items.flatMap((each) => each.read ?? []),
    );
    const certain = isGuess || confidence < leastForPrice ? null : onlyFood(read);
    if (certain) priced.push({ at, text, key: certain.key });
    for (const each of read) note(items, each, text, confidence);
    // Without prices nobody knows where the items begin: what stands above the first food is the shop's.
    const isWorthTelling = expected === 'perhaps' ? items.size > 0 : expected;
    if (read.length === 0 && isWorthTelling && confidence >= least) notUnderstood.add(text);
  }
  return {
    items: [...items.values()],
    notUnderstood: [...notUnderstood].slice(0, 20),
    ...receiptOf(seen, priced, catalogue, options.country ?? null),
  };
}

/** The surest reading of each food counts. */
function note(
  items: Map<string, PrintedItem>,
  read: ReadIngredient,
  text: string,
  confidence: number,
): void {
  const sure = Math.round(confidence * sureness[read.match] * 100) / 100;
  const before = items.get(read.key);
  if (sure < least || (before && before.confidence >= sure)) return;
  items.set(read.key, {
    ...read,
    text: text.slice(0, 200),
    confidence: sure,
    grams: read.grams ?? before?.grams ?? null,
  });
}

/** A price is of one food, whose name was not mended. */
const onlyFood = (read: readonly ReadIngredient[]): ReadIngredient | null =>
  (read.length === 1 && read[0]?.match !== 'spelling' ? read[0] : null) ?? null;

function receiptOf(
  lines: readonly PrintedLine[],
  foods: readonly FoodLine[],
  catalogue: Catalogue,
  iso2: string | null,
): Pick<PrintedReading, 'receipt'> {
  const country = iso2 === null ? null : catalogue.countries.get(iso2);
  if (!country || !looksLikeReceipt(lines)) return {};
  const texts = lines.map(({ text }) => text);
  return { receipt: readPrices(texts, foods, country, catalogue) };
}

/** The line as it stands, then as a till may have meant it, written out before guessed at; a slip of spelling only where nothing else names a food: 'loose' is not goose. */
function bestOf(
  line: string,
  read: (name: string) => readonly ReadIngredient[],
): { readonly read: ReadIngredient[]; readonly isGuess: boolean } {
  const { writtenOut, guesses } = otherReadings(line);
  const own = read(line);
  if (isCertain(own)) return { read: [...own], isGuess: false };
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
  const isGuess = !readings.some(isSound);
  if (isGuess) readings.push(...guesses.map(read).map(demoted));
  const best = readings.find(isSound) ?? readings.find((each) => each.length > 0) ?? [];
  // 'TITUS FISH (MACKEREL)': the brackets say which.
  const inside = /\(([\p{L}\p{M} ]{3,30})\)/u.exec(line)?.[1];
  const [which] = inside === undefined ? [] : read(inside.toLowerCase());
  return which && isCertain([which])
    ? { read: [{ ...which, match: 'generic', grams: best[0]?.grams ?? null }], isGuess: false }
    : { read: [...best], isGuess };
}

const isCertain = (read: readonly ReadIngredient[]): boolean =>
  read.length > 0 && read.every(({ match }) => match === 'exact' || match === 'regional');
