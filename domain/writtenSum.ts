// Sums of money as people write them.
import { currencyIn } from './countries.ts';

/** How a sum is written, here and there; '15.000' may be fifteen or fifteen thousand, and is asked about again. */
const writtenSums = [
  /^\d+(?:[.,]\d{1,2})?$/,
  // 15,000 and 15 000.50
  /^\d{1,3}(?:[,'’\s]\d{3})+(?:\.\d{1,2})?$/,
  // 1.234,50 and 1 234,50: some telephones offer no other key than the comma
  /^\d{1,3}(?:[.\s]\d{3})+,\d{1,2}$/,
  /^\d{1,3}(?:\.\d{3}){2,}$/,
];

/** What people write for a currency beside its code, its sign and its name, by the code. */
const alsoWritten: Readonly<Record<string, readonly string[]>> = {
  AED: ['dh', 'dhs', 'aed'],
  AUD: ['a$'],
  BDT: ['tk', 'tks', 'taka', 'takas', '/-', '/='],
  BRL: ['reais', 'reals'],
  CAD: ['c$'],
  CHF: ['fr', 'sfr'],
  CNY: ['rmb', '¥', 'yuan', '元'],
  CZK: ['kc', 'koruna', 'korunas'],
  EGP: ['le', 'l.e', '£e'],
  GBP: ['quid', 'sterling', 'pound', 'pounds sterling', 'livres'],
  GHS: ['ghc', 'gh¢', '₵', 'cedi', 'cedis'],
  IDR: ['rp', 'rupiah', 'rupiahs'],
  INR: ['rs', 're', '/-'],
  JPY: ['円'],
  KES: ['ksh', 'kshs', 'sh', '/=', '/-', 'bob'],
  LKR: ['rs', '/-'],
  MAD: ['dh', 'dhs'],
  MUR: ['rs'],
  MYR: ['rm'],
  NGN: ['n', 'naira', 'nairas', '#'],
  NPR: ['rs', '/-'],
  PHP: ['p', 'piso'],
  PKR: ['rs', '/-'],
  PLN: ['zl', 'zloty', 'zlotys'],
  RWF: ['frw', 'rwf'],
  THB: ['baht', 'bahts'],
  TRY: ['tl'],
  TZS: ['tsh', 'tshs', 'sh', '/=', '/-'],
  UGX: ['ush', 'ushs', 'sh', '/=', '/-'],
  USD: ['us$'],
  VND: ['vnđ', 'đ', 'dong', 'đồng'],
  XAF: ['cfa', 'fcfa', 'f', 'frs', 'francs cfa', 'cfa francs'],
  XOF: ['cfa', 'fcfa', 'f', 'frs', 'francs cfa', 'cfa francs'],
  ZAR: ['r', 'rand', 'rands'],
};

const known = new Map<string, ReadonlySet<string>>();
const bare = (word: string): string => word.toLowerCase().replace(/\s/g, '').replace(/\.$/, '');

/** The signs and words of a currency, by the tables of the platform in both languages of the app. */
function wordsOf(currency: string): ReadonlySet<string> {
  const before = known.get(currency);
  if (before) return before;
  const words = [currency, ...(alsoWritten[currency] ?? [])];
  for (const language of ['en', 'fr'])
    for (const currencyDisplay of ['symbol', 'narrowSymbol', 'name'] as const)
      for (const amount of [1, 2]) {
        const parts = new Intl.NumberFormat(language, {
          style: 'currency',
          currency,
          currencyDisplay,
        }).formatToParts(amount);
        const name = parts.find(({ type }) => type === 'currency')?.value ?? currency;
        words.push(name);
        // 'British pounds' and 'livres sterling': the money itself, without whose it is.
        const each = name.split(/\s/);
        if (currencyDisplay === 'name')
          words.push((language === 'en' ? each.at(-1) : each[0]) ?? '');
      }
  const all = new Set(words.map(bare).filter((word) => word !== ''));
  known.set(currency, all);
  return all;
}

/** A budget is for a week, also where somebody says so. */
const aWeek =
  /\s?(?:(?:\/|per|each|every|an?|par|la)\s?(?:week|wk|semaine)|weekly|par semaine)\.?$/i;
const figures = /^(\D{0,30})(\d[\d\s.,'’]*)(\D{0,30})$/;
/** No sum with its words is longer. */
const mostLetters = 60;

/** The figures of a sum, without the word or sign of the country's money before or after it; undefined where other words are there. */
function figuresIn(text: string, currency: string): string | undefined {
  const [, before = '', sum = '', after = ''] = figures.exec(text.replace(aWeek, '')) ?? [];
  // '5.' is no sum, and '5 Rs.' is.
  const said = [before, after].map((word) => word.trim()).filter((word) => word !== '');
  if (
    said.length > 0 &&
    (currency === '' || !said.every((word) => wordsOf(currency).has(bare(word))))
  )
    return undefined;
  return sum.trim();
}

/**
 * The sum that a person has written; NaN where it is none, or might be two.
 * @param currency whose words and signs may stand beside it; another's are not guessed at
 */
export const sumIn = (text: string, currency = ''): number => {
  const written = text.trim();
  const sum = written.length <= mostLetters ? figuresIn(written, currency) : undefined;
  if (sum === undefined || !writtenSums.some((form) => form.test(sum))) return NaN;
  const [whole = '', cents = '0'] = sum.split(/[.,](?=\d{1,2}$)/);
  const digits = whole.replace(/\D/g, '');
  return digits.length <= 12 ? Number(`${digits}.${cents}`) : NaN;
};

/** A week's budget, in the money of the country that it is for: another's sign is no budget. */
export const budgetOf = ({
  budget,
  location,
}: {
  readonly budget: string;
  readonly location: string;
}): number => sumIn(budget, currencyIn(location));
