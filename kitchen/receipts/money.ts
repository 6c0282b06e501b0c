// Amounts of money as tills print them: with signs or codes of a currency, decimal commas and points, thousands.
import type { Catalogue, Country } from '../catalogue/types.ts';

/** What tills print beside the symbols of the table of countries. */
const alsoPrinted: Readonly<Record<string, readonly string[]>> = {
  N: ['NGN'],
  KSH: ['KES'],
  CFA: ['XOF', 'XAF'],
  'F CFA': ['XOF', 'XAF'],
  FCFA: ['XOF', 'XAF'],
  'Rs.': ['INR', 'PKR', 'LKR', 'NPR', 'MUR'],
  EURO: ['EUR'],
};

interface Signs {
  readonly pattern: string;
  readonly currencies: ReadonlyMap<string, ReadonlySet<string>>;
}
const known = new WeakMap<Catalogue, Signs>();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** All signs and codes of money, and the currencies that each can mean. */
function signsOf(catalogue: Catalogue): Signs {
  const before = known.get(catalogue);
  if (before) return before;
  const currencies = new Map<string, Set<string>>();
  const note = (sign: string, currency: string): void => {
    currencies.set(sign, (currencies.get(sign) ?? new Set()).add(currency));
  };
  for (const { currency, currencySymbol } of catalogue.countries.values()) {
    note(currencySymbol.toUpperCase(), currency);
    note(currency, currency);
  }
  for (const [sign, all] of Object.entries(alsoPrinted))
    for (const currency of all) note(sign.toUpperCase(), currency);
  const longestFirst = [...currencies.keys()].toSorted((a, b) => b.length - a.length);
  const signs = { pattern: longestFirst.map(escaped).join('|'), currencies };
  known.set(catalogue, signs);
  return signs;
}

const figures = String.raw`(?:\d{1,3}(?:[.,'’]\d{3})+|\d{1,7})(?:[.,]\d{1,3})?`;

export interface MoneyReader {
  /** The source of an expression that finds an amount with its sign: one group. */
  readonly pattern: string;
  /** Null where it is no amount for certain. */
  read(text: string): number | null;
  /** Whether the lines are of another money than the country's. */
  isForeign(lines: readonly string[]): boolean;
}

/** So many units of the money for a dollar: its prices are printed without decimals, too. */
const wholeFrom = 40;

const thousands = /^\d{1,3}(?:([.,'’])\d{3})(?:\1\d{3})*$/;

/** '1,234' is a thousand and more; '0,634' is a weight. */
const groupedIn = (digits: string): number | null =>
  thousands.test(digits) && !digits.startsWith('0') ? Number(digits.replace(/\D/g, '')) : null;

/** With decimals, as many as the money has; a money without any may print noughts. */
function withDecimals(whole: string, decimals: string, minorUnits: number): number | null {
  const isWhole = /^\d+$/.test(whole) || thousands.test(whole);
  const fits = decimals.length === (minorUnits === 3 ? 3 : 2);
  const isNone = minorUnits === 0 && Number(decimals) > 0;
  return isWhole && fits && !isNone ? Number(`${whole.replace(/\D/g, '')}.${decimals}`) : null;
}

function valueOf(
  digits: string,
  isSigned: boolean,
  { minorUnits, usdRate }: Country,
): number | null {
  const decimals = /[.,](\d{1,3})$/.exec(digits)?.[1] ?? '';
  if (decimals.length === 3 && minorUnits !== 3) return groupedIn(digits);
  if (decimals.length > 0)
    return withDecimals(digits.slice(0, -decimals.length - 1), decimals, minorUnits);
  const mayBeWhole = isSigned || minorUnits === 0 || usdRate >= wholeFrom;
  return mayBeWhole && /^\d+$/.test(digits) ? Number(digits) : null;
}

/** Reads amounts of a country's money. */
export function moneyOf(country: Country, catalogue: Catalogue): MoneyReader {
  const { pattern: signs, currencies } = signsOf(catalogue);
  const amount = new RegExp(`^(${signs})?\\s?(${figures})\\s?(${signs})?$`, 'iu');
  // A single letter beside a figure is mostly a class of tax.
  const told = new RegExp(
    `(?:(?<![\\p{L}])(${signs})\\s?${figures}|\\d[.,]\\d{2}\\s?(${signs})(?![\\p{L}]))`,
    'giu',
  );
  const meanings = (sign: string): ReadonlySet<string> =>
    currencies.get(sign.toUpperCase()) ?? new Set();
  return {
    pattern: `((?:(?:${signs})\\s?)?${figures}(?:\\s?(?:${signs}))?)`,
    read(text) {
      const [, before, digits = '', after] = amount.exec(text.trim()) ?? [];
      const sign = before ?? after;
      if (sign !== undefined && !meanings(sign).has(country.currency)) return null;
      return digits === '' ? null : valueOf(digits, sign !== undefined, country);
    },
    isForeign(lines) {
      const found = lines.flatMap((line) =>
        [...line.matchAll(told)].flatMap(([, before, after]) => before ?? after ?? []),
      );
      const clear = found.filter((sign) => !/^\p{L}$/u.test(sign));
      const own = clear.filter((sign) => meanings(sign).has(country.currency));
      return clear.length - own.length > own.length;
    },
  };
}
