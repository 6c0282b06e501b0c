// What a till prints in a country's money: the figures at the end of a line.
import type { MoneyReader } from './money.ts';

const gramsOfUnit: Readonly<Record<string, number>> = {
  kg: 1000,
  kgs: 1000,
  g: 1,
  gr: 1,
  lb: 453.592,
  lbs: 453.592,
  '1b': 453.592,
  oz: 28.3495,
};
const units = Object.keys(gramsOfUnit).join('|');
const weight = String.raw`(\d{1,3}(?:[.,]\d{1,3})?)\s?(${units})\b\.?`;
/** What a till adds after a price: a class of tax, a star. */
const taxClass = /(?<=\d(?:\s?\p{Sc})?)(?:\s?(?!(?:KG?|G|L|ML|OZ|LB)$)[A-Z*#]{1,2}|\s[1-3])$/u;

/** `step` is the smallest coin; the expressions find what stands on a line. */
export interface Till extends ReturnType<typeof expressionsOf> {
  readonly money: MoneyReader;
  readonly step: number;
}

function expressionsOf({ pattern: sum }: MoneyReader) {
  const times = String.raw`[x×*@]`;
  return {
    last: new RegExp(String.raw`(?:^|[\s.…_:=])(-\s?)?${sum}\s?(-)?$`, 'iu'),
    alone: new RegExp(`^${sum}$`, 'iu'),
    /** '2 x 1.20 2.40' */
    counted: new RegExp(
      String.raw`^(\d{1,2})\s?(?:st|stk|stück|pcs?|ea)?\s?${times}\s?@?\s?${sum}\s?(?:/?\s?(?:ea|each|st|stk|pcs?)\b)?(?:\s?=?\s${sum})?$`,
      'iu',
    ),
    /** '2 for 3.00' */
    manyFor: new RegExp(String.raw`^(\d{1,2}) (?:for|für|pour|por|per) ${sum}$`, 'iu'),
    /** '0.634 kg @ 1.99/kg 1.26' */
    weighed: new RegExp(
      String.raw`^${weight}\s?(?:net)?\s?(?:${times}|at|à)?\s?${sum}\s?(?:/?\s?(?:per\s)?(${units}|100\s?g)\b)?(?:\s?=?\s${sum})?$`,
      'iu',
    ),
    /** Between the name and the price. */
    weightAndRate: new RegExp(
      String.raw`\s${weight}\s?(?:${times}|at|à)?\s?${sum}\s?(?:/\s?(?:kg|lb)\b)?$`,
      'iu',
    ),
    countAndEach: new RegExp(String.raw`\s(\d{1,2})\s?${times}?\s?${sum}$`, 'iu'),
    eachAndCount: new RegExp(String.raw`\s${sum}\s?${times}\s?(\d{1,2})$`, 'iu'),
  };
}

export const tillOf = (money: MoneyReader, step: number): Till => ({
  ...expressionsOf(money),
  money,
  step,
});

export const gramsOf = (figure: string, unit: string): number =>
  Number(figure.replace(',', '.')) * (gramsOfUnit[unit.toLowerCase()] ?? Number.NaN);

/** As printed, with one space each, '1 .99' and '1, 99' put together again. */
export const tidied = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(\d) ?([.,]) ?(\d{2})(?!\d)/g, '$1$2$3')
    .trim();

/** Whether two amounts are the same but for what is rounded. */
export const isAbout = (one: number, other: number, most: number): boolean =>
  Math.abs(one - other) <= most * 1.01 + 1e-9;

export const withoutTaxClass = (line: string): string => line.replace(taxClass, '');

export interface LastPrice {
  /** What stands before it. */
  readonly head: string;
  readonly amount: number;
  readonly isNegative: boolean;
}

/** The price at the end of a line. */
export function lastPrice(line: string, { last, money }: Till): LastPrice | null {
  for (const text of new Set([line, withoutTaxClass(line)])) {
    const found = last.exec(text);
    const amount = found ? money.read(found[2] ?? '') : null;
    if (found && amount !== null && amount > 0)
      return {
        head: text.slice(0, found.index).trim(),
        amount,
        isNegative: found[1] !== undefined || found[3] !== undefined,
      };
  }
  return null;
}

/** A line that is a price alone. */
export function barePrice(line: string, { alone, money }: Till): number | null {
  const text = [line, withoutTaxClass(line)].find((each) => alone.test(each));
  return text === undefined ? null : money.read(text);
}
