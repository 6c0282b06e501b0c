// What the lines of a receipt say of money: a price at the end, how many, how heavy, a reduction.
import { gramsOf, isAbout, lastPrice, type Till, withoutTaxClass } from './till.ts';

interface Measure {
  readonly count: number | null;
  readonly grams: number | null;
}
/** A line of an item: what was paid, and how often or how much, as far as its figures agree with one another. */
export interface ItemLine extends Measure {
  /** Null where no price stands on it. */
  readonly amount: number | null;
  /** Its figures contradict one another, or say what cannot be told. */
  readonly isUnclear: boolean;
}

/** A line below or above an item: '2 x 1.20 2.40', '0.634 kg @ 1.99/kg'. */
export interface Reckoning extends Measure {
  /** Of one; null where it is not told. */
  readonly each: number | null;
  readonly total: number;
}

const nothing: Measure = { count: null, grams: null };
type Between = Omit<ItemLine, 'amount'> | null;
const unclear: Between = { ...nothing, isUnclear: true };

function weightBetween(head: string, amount: number, till: Till): Between {
  const found = till.weightAndRate.exec(head);
  if (!found) return null;
  const [, figure = '', unit = '', rate = ''] = found;
  const grams = gramsOf(figure, unit);
  const each = till.money.read(rate);
  const worth = each === null ? Number.NaN : (each * grams) / gramsOf('1', unit);
  return isAbout(worth, amount, 2 * till.step) ? { ...nothing, grams, isUnclear: false } : unclear;
}

function countBetween(head: string, amount: number, { countAndEach, eachAndCount, ...till }: Till) {
  const [, first, before] = countAndEach.exec(head) ?? [];
  const [, after, second] = eachAndCount.exec(head) ?? [];
  const count = Number(second ?? first);
  const each = till.money.read((second === undefined ? before : after) ?? '');
  if (each === null || !(count > 0)) return null;
  return isAbout(count * each, amount, till.step)
    ? { ...nothing, count, isUnclear: false }
    : unclear;
}

/** Two prices: the same twice, or what cannot be told apart. */
function priceBetween(head: string, amount: number, till: Till): Between {
  const other = lastPrice(head, till);
  if (!other) return null;
  return isAbout(other.amount, amount, 0) ? { ...nothing, isUnclear: false } : unclear;
}

/** '2 MILK 2.90' is for one or for both; '2 x MILK 2.90' is for both. */
function countBefore(head: string): Omit<ItemLine, 'amount'> {
  // '2 @ 2/5.00': a rate that is not read.
  if (/@|\d\s?\/\s?\d/u.test(head)) return { ...nothing, isUnclear: true };
  const times = /^(\d{1,2})\s?[x×*]\s/iu.exec(head)?.[1];
  if (times !== undefined) return { ...nothing, count: Number(times), isUnclear: false };
  const number = /(?:^(\d{1,2}) (?=\p{L})|\s(\d{1,3})$)/u.exec(head);
  return { ...nothing, isUnclear: (number?.[1] ?? number?.[2] ?? '1') !== '1' };
}

export function itemLine(line: string, till: Till): ItemLine {
  const price = lastPrice(line, till);
  // A price that was not made out is not looked for elsewhere.
  if (!price) return { amount: null, ...nothing, isUnclear: /\d\s?[.,/]\s?\S{1,3}$/u.test(line) };
  const { head, amount, isNegative } = price;
  const between =
    weightBetween(head, amount, till) ??
    countBetween(head, amount, till) ??
    priceBetween(head, amount, till) ??
    countBefore(head);
  return { amount, ...between, isUnclear: isNegative || between.isUnclear };
}

/** Null where the line reckons nothing, or wrongly. */
export function reckoningOf(line: string, till: Till): Reckoning | null {
  const text = withoutTaxClass(line);
  return countOf(text, till) ?? weightOf(text, till);
}

/** Whether a line has nothing but figures of a reckoning, right or wrong. */
export const isReckoning = (line: string, { counted, manyFor, weighed }: Till): boolean =>
  [counted, manyFor, weighed].some((each) => each.test(withoutTaxClass(line)));

function countOf(text: string, { counted, manyFor, money, step }: Till): Reckoning | null {
  const [, many = '', sum = ''] = manyFor.exec(text) ?? [];
  const together = money.read(sum);
  if (together !== null) return { ...nothing, count: Number(many), each: null, total: together };
  const [, figure = '', one = '', printed] = counted.exec(text) ?? [];
  const count = Number(figure);
  const each = money.read(one);
  if (each === null || count === 0) return null;
  const total = printed === undefined ? count * each : money.read(printed);
  const agrees = total !== null && isAbout(total, count * each, step);
  return agrees ? { ...nothing, count, each, total } : null;
}

function weightOf(text: string, { weighed, money, step }: Till): Reckoning | null {
  const [, figure = '', unit = '', rate = '', per = unit, printed] = weighed.exec(text) ?? [];
  const grams = gramsOf(figure, unit);
  const price = money.read(rate);
  if (price === null || !(grams > 0)) return null;
  const worth = (price * grams) / (per.startsWith('100') ? 100 : gramsOf('1', per));
  const total = printed === undefined ? worth : money.read(printed);
  const agrees = total !== null && isAbout(total, worth, 2 * step);
  return agrees ? { ...nothing, grams, each: null, total } : null;
}

const reduced =
  /\b(?:discount|reduc\w*|savings?|save|off|promo\w*|offer|deal|multi-?\s?buy|rabatt|aktion|nachlass|remise|promotion|korting|sconto|descuento|oferta|desconto|rebaja|alennus|diskon|clubcard|nectar)\b|réduction/iu;
const several =
  /\b(?:\d\s?(?:for|für|pour|x|por|per)\b|multi-?\s?buy|any \d|mix|meal deal|bogof)/iu;
/** Taken off the whole, or a money of its own. */
const ofWhole = /\b(?:total|coupon|voucher|gutschein|staff|loyalty|points)\b/iu;
const totalWords =
  /^\W*(?:grand\s)?(?:totale?s?|totaal|summe|gesamt\w*|zu zahlen|net à payer|te betalen|suma|razem|toplam|celkem|yhteensä|jumlah|amount due|balance due|to pay|att betala)\b|^\W*[àa] payer\b/iu;

/** What a line takes off the item above it, or off several; null where it takes nothing off. */
export function reductionOf(line: string, till: Till) {
  const price = lastPrice(line.replace(/[()]/g, ''), till);
  if (!price || ofWhole.test(price.head)) return null;
  const isTold = reduced.test(price.head);
  if (!price.isNegative && !isTold) return null;
  return {
    amount: price.amount,
    ofSeveral: several.test(price.head),
    /** What it is for is not said in words that are known. */
    isUnclear: !isTold && /\p{L}{3}/u.test(price.head),
  };
}

export const isTotal = (line: string): boolean => totalWords.test(line);
export const totalOf = (line: string, till: Till): number | null =>
  isTotal(line) ? (lastPrice(line, till)?.amount ?? null) : null;
