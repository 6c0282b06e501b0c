// What was paid for each food of a receipt, where that is certain. A wrong price is worse than none: what is not certain is left out.
import { receiptRules } from '../../domain/receiptRules.ts';
import type { PaidUnit } from '../../domain/shopAmounts.ts';
import type { Catalogue, Country } from '../catalogue/types.ts';
import { type KnownPrice, knownPrice } from '../shopping/lines.ts';
import { dateOn } from './date.ts';
import {
  isReckoning,
  isTotal,
  itemLine,
  type Reckoning,
  reckoningOf,
  reductionOf,
  totalOf,
} from './lines.ts';
import { moneyOf } from './money.ts';
import { boughtFor, timesOff, wholeUnits } from './quantities.ts';
import { barePrice, lastPrice, tidied, type Till, tillOf } from './till.ts';

/** What was paid for one food. */
export interface ReceiptPrice {
  readonly key: string;
  /** As printed, without its price. */
  readonly text: string;
  /** In the country's money. */
  readonly amount: number;
  readonly quantity: number;
  readonly unit: PaidUnit;
  /** The amount was not printed: it is a pack, or a piece, as shops of the country sell it. */
  readonly isAssumed: boolean;
  /** What is usually paid for so much, by the tables. */
  readonly usual: number;
  /** So far from that that it is asked about. */
  readonly isDoubtful: boolean;
}
export interface ReceiptReading {
  /** The receipt is in another money than the country's: then none of its prices is told. */
  readonly isForeign: boolean;
  /** yyyy-MM-dd, where one day is printed. */
  readonly on: string | null;
  readonly prices: readonly ReceiptPrice[];
}

/** A line that names one food for certain, by its place. */
export interface FoodLine {
  readonly at: number;
  readonly text: string;
  readonly key: string;
}

/** So many times what is known, or so small a part of it, it was misread. */
const misread = 40;

interface Paid {
  readonly at: number;
  readonly key: string;
  readonly text: string;
  readonly printed: string;
  amount: number;
  readonly count: number | null;
  readonly grams: number | null;
  /** A reduction of several foods has it: whose share is how large, nobody knows. */
  isShared: boolean;
}

/** Reads what was paid on a receipt, in the order of its foods. Never throws. */
export function readPrices(
  lines: readonly string[],
  foods: readonly FoodLine[],
  country: Country,
  catalogue: Catalogue,
): ReceiptReading {
  const texts = lines.map(tidied);
  const money = moneyOf(country, catalogue);
  const on = dateOn(texts, country.iso2);
  if (money.isForeign(texts)) return { isForeign: true, on, prices: [] };
  const till = tillOf(money, 10 ** -country.minorUnits);
  const paid = withoutRefunds(paidFor(texts, foods, till), texts, foods, till);
  const most = Math.max(0, ...texts.map((each) => totalOf(each, till) ?? 0)) || Infinity;
  const prices = paid.flatMap((each) =>
    !each.isShared && each.amount > 0 && each.amount <= most
      ? (priceOf(each, country, catalogue) ?? [])
      : [],
  );
  return { isForeign: false, on, prices: summed(prices, country, catalogue) };
}

/** What each food's line and those that belong to it say. */
function paidFor(lines: readonly string[], foods: readonly FoodLine[], till: Till): Paid[] {
  const paid: Paid[] = [];
  const named = new Set(foods.map(({ at }) => at));
  const taken = new Set<number>();
  for (const food of foods) {
    const found = amountOf(food, lines, { named, taken, till });
    const line = lines[food.at] ?? '';
    const printed = lastPrice(line, till)?.head ?? line;
    if (found) paid.push({ ...food, ...found, printed, isShared: false });
    reduce(food.at, lines, { paid, named, till, isPaid: found !== null });
  }
  return paid;
}

interface Around {
  readonly named: ReadonlySet<number>;
  /** Lines of figures that belong to a food already. */
  readonly taken: Set<number>;
  readonly till: Till;
}

type Amount = Pick<Paid, 'amount' | 'count' | 'grams'>;

/** By its own line, or by the line of figures beside it; null where they are not there or do not agree. */
function amountOf({ at }: FoodLine, lines: readonly string[], around: Around): Amount | null {
  const { named, till } = around;
  const { isUnclear, ...own } = itemLine(lines[at] ?? '', till);
  if (isUnclear) return null;
  const below = named.has(at + 1) ? '' : (lines[at + 1] ?? '');
  const alone = own.amount === null ? barePrice(below, till) : null;
  if (alone !== null) return { ...own, amount: alone };
  for (const place of [at + 1, at - 1]) {
    const figures = figuresAt(place, lines, around);
    if (figures === null) continue;
    if (figures && agrees(figures, own.amount, place > at, till)) {
      around.taken.add(place);
      return { amount: figures.total, count: figures.count, grams: figures.grams };
    }
    // Figures below that do not agree with the price belong to the next food, or one of the two was misread.
    if (place > at && !belongsToNext(place, lines, around)) return null;
  }
  return own.amount === null ? null : { ...own, amount: own.amount };
}

/** Null where no figures stand that may belong to a food beside them; `undefined` where they do not agree among themselves. */
function figuresAt(place: number, lines: readonly string[], { named, taken, till }: Around) {
  const line = lines[place] ?? '';
  if (named.has(place) || taken.has(place) || !isReckoning(line, till)) return null;
  return reckoningOf(line, till) ?? undefined;
}

/** A food without a price takes the figures below it. */
const agrees = (
  { total, each }: Reckoning,
  amount: number | null,
  isBelow: boolean,
  { step }: Till,
): boolean =>
  amount === null
    ? isBelow
    : Math.abs(total - amount) <= 2.02 * step || Math.abs((each ?? -1) - amount) <= step / 2;

/** Whether figures above a food are that food's. */
function belongsToNext(place: number, lines: readonly string[], { named, till }: Around): boolean {
  const reckoned = reckoningOf(lines[place] ?? '', till);
  const next = named.has(place + 1) ? itemLine(lines[place + 1] ?? '', till).amount : null;
  return reckoned !== null && next !== null && Math.abs(reckoned.total - next) <= 2.02 * till.step;
}

interface Reducing {
  readonly paid: Paid[];
  readonly named: ReadonlySet<number>;
  readonly till: Till;
  readonly isPaid: boolean;
}

/** Takes off what the lines below a food take off. */
function reduce(at: number, lines: readonly string[], { paid, named, till, isPaid }: Reducing) {
  for (let place = at + 1; place < lines.length && !named.has(place); place += 1) {
    const line = lines[place] ?? '';
    if (isReckoning(line, till) || barePrice(line, till) !== null) continue;
    const off = isTotal(line) ? null : reductionOf(line, till);
    if (!off) return;
    if (off.ofSeveral && !isOfOne(paid)) for (const each of paid.slice(-3)) each.isShared = true;
    else if (isPaid) takeOff(paid.at(-1), off);
  }
}

/** Of several foods nobody knows whose share is how large, unless they are the same. */
const isOfOne = (paid: readonly Paid[]): boolean => {
  const [before, last] = [paid.at(-2), paid.at(-1)];
  return before?.key === last?.key || (last?.count ?? 1) > 1;
};

function takeOff(
  paid: Paid | undefined,
  { amount, isUnclear }: { amount: number; isUnclear: boolean },
): void {
  if (!paid) return;
  if (isUnclear || amount >= paid.amount * 0.95) paid.isShared = true;
  else paid.amount -= amount;
}

/** What was taken back, and what it was paid with before, are no prices. */
function withoutRefunds(
  paid: readonly Paid[],
  lines: readonly string[],
  foods: readonly FoodLine[],
  till: Till,
): Paid[] {
  const isBack = (at: number): boolean =>
    reductionOf(lines[at] ?? '', till) !== null ||
    /\b(?:void|storno|refund|returned|annul\w*|annulation)\b/iu.test(
      `${lines[at - 1] ?? ''} ${lines[at] ?? ''}`,
    );
  const back = new Set(foods.filter(({ at }) => isBack(at)).map(({ key }) => key));
  return paid.filter(({ key }) => !back.has(key));
}

const gramsIn = ({ unit, quantity }: Pick<ReceiptPrice, 'unit' | 'quantity'>, known: KnownPrice) =>
  quantity * (known.units.find((each) => each.unit === unit)?.grams ?? Number.NaN);

function priceOf(paid: Paid, country: Country, catalogue: Catalogue): ReceiptPrice | null {
  const known = knownPrice(paid.key, country, catalogue);
  const food = catalogue.ingredients.get(paid.key);
  const bought =
    known && food
      ? boughtFor({ ...paid, name: paid.text }, { food, known, country }, catalogue)
      : null;
  if (!known || !bought) return null;
  const grams = gramsIn(bought, known);
  const off = timesOff(paid.amount, grams, known);
  if (!(off < misread)) return null;
  const coins = 10 ** country.minorUnits;
  return {
    key: paid.key,
    text: paid.text,
    amount: Math.round(paid.amount * coins) / coins,
    ...bought,
    usual: (grams * known.per_kg) / 1000,
    isDoubtful: off > receiptRules.doubtfulTimes,
  };
}

/** The same food twice is one price, of both together. */
function summed(
  prices: readonly ReceiptPrice[],
  country: Country,
  catalogue: Catalogue,
): ReceiptPrice[] {
  const sums = new Map<string, ReceiptPrice>();
  const coins = 10 ** country.minorUnits;
  for (const price of prices) {
    const before = sums.get(price.key);
    const known = knownPrice(price.key, country, catalogue);
    if (!before || !known) {
      sums.set(price.key, price);
      continue;
    }
    const isAlike = before.unit === price.unit;
    const quantity = isAlike
      ? before.quantity + price.quantity
      : gramsIn(before, known) + gramsIn(price, known);
    sums.set(price.key, {
      ...before,
      amount: Math.round((before.amount + price.amount) * coins) / coins,
      ...wholeUnits(quantity, isAlike ? price.unit : 'g'),
      usual: before.usual + price.usual,
      isAssumed: before.isAssumed || price.isAssumed,
      isDoubtful: before.isDoubtful || price.isDoubtful,
    });
  }
  return [...sums.values()];
}
