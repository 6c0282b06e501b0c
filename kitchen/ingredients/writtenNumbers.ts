// The numbers of an item as people write them: '2½', '1 1/2', 'two', 'half a dozen', 'a bit of'.
import { partsInFigures } from './andAHalf.ts';
import { spacedAmount } from './eastAsianAmounts.ts';
import { partAt } from './writtenParts.ts';

const fractions: Readonly<Record<string, string>> = {
  '½': '.5',
  '¼': '.25',
  '¾': '.75',
  '⅓': '.333',
  '⅔': '.667',
  '⅛': '.125',
  '⅜': '.375',
  '⅝': '.625',
  '⅞': '.875',
  '⅙': '.167',
  '⅕': '.2',
  '⅖': '.4',
};
/** Numbers of more than one thing, which stand for nothing else. */
export const countWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  dois: 2,
  duas: 2,
  três: 3,
  due: 2,
  tre: 3,
  quattro: 4,
  huit: 8,
};
const numerals: Readonly<Record<string, number>> = {
  ...countWords,
  a: 1,
  an: 1,
  one: 1,
  half: 0.5,
  quarter: 0.25,
  couple: 2,
  few: 3,
  several: 4,
  dozen: 12,
  un: 1,
  une: 1,
  demi: 0.5,
  ein: 1,
  eine: 1,
  einen: 1,
  halbe: 0.5,
  uno: 1,
  una: 1,
  medio: 0.5,
  media: 0.5,
  um: 1,
  uma: 1,
  meio: 0.5,
  mezzo: 0.5,
  mezza: 0.5,
};
/** Whether a word begins an amount: '3', '½', 'two'; not 'a', which begins many things. */
export const beginsAmount = (word: string): boolean =>
  /^[\d½¼¾⅓⅔⅛]/u.test(word) || (word.length > 2 && numerals[word.toLowerCase()] !== undefined);

export const digits = String.raw`\d+(?:[.,]\d+)?`;
export const container = String.raw`(?:tins?|cans?|jars?|packs?|packets?|pkts?|bags?|box(?:es)?|cartons?|punnets?|tubs?|sachets?|bottles?|blocks?)\b`;
const leading = new RegExp(
  String.raw`^(?:(?:about|approx\.?|approximately|around|ca\.?|~|circa|roughly|nearly)\s*)?(${digits})(?:\s*(?:-|–|to|or)\s*(${digits}))?\s*((?:[x×](?![ií]cara))?)\s*`,
  'i',
);
/** 'g' or 'ml' after 1.000 or 2 500 tell that these are thousands; '0.250 g' and '1.250 kg' are not. */
const thousands = new RegExp(
  String.raw`(?<![\d.,])([1-9]\d{0,2})[. ](\d{3})(?=\s?(?:g|gr|gm|ml|grams?|grammes?)\b(?!\s${container}))`,
  'gi',
);

export const toNumber = (text: string): number =>
  Number(/^\d{1,3},\d{3}$/.test(text) ? text.replace(',', '') : text.replace(',', '.'));
/** A part as people type it; '80/20' is none. */
const typedPart = /(?<![\d.,/])(?:(\d+)\s+)?(\d{1,2})\s?[/⁄]\s?(\d{1,2})(?![\d/])/g;
/** '२', '১', '٣' and '๓' as our digits: those of a script stand in a row. */
const zeros = ['٠', '۰', '०', '০', '੦', '૦', '௦', '౦', '೦', '൦', '๐', '０'].map(
  (zero) => zero.codePointAt(0) ?? 0,
);
export const ourDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((each) => code >= each && code < each + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/** 'Yam half tuber', as 'half tuber yam'. */
const halfBehind =
  /^(\p{L}[\p{L} '’-]{0,60}) (half|quarter) (?:an? |of )?(tubers?|box|bag|pack|packet|tin|can|jar|bottle|head|bunch|tub|cup|kilo|kg|loaf)$/iu;

/** '1½' and '1 1/2' → '1.5', and digits of other scripts → ours. */
export const tidy = (text: string): string =>
  spacedAmount(partsInFigures(ourDigits(text)))
    .replace(halfBehind, '$2 $3 $1')
    .replace(typedPart, (whole, before: string | undefined, over: string, under: string) =>
      Number(over) < Number(under) && Number(under) <= 16
        ? `${Math.round(1000 * (Number(before ?? 0) + Number(over) / Number(under))) / 1000} `
        : whole,
    )
    .replace(
      /(\d*)\s?([½¼¾⅓⅔⅛⅜⅝⅞⅙⅕⅖])/gu,
      (_, whole: string, part: string) =>
        `${Number(whole || 0) + Number(`0${fractions[part] ?? ''}`)} `,
    )
    .replace(/\s+/g, ' ')
    .replace(thousands, '$1$2')
    .trim();

/** What an item begins with, and what follows it. */
export interface Beginning {
  /** Null where no number stands there, or a vague one that has fallen away. */
  readonly count: number | null;
  readonly rest: string;
  /** Whether a size may follow: '3 x', 'two'. */
  readonly isMany: boolean;
}

/** The number that an item begins with, in figures or words. */
export function beginningOf(text: string): Beginning {
  const said = text.replace(about, '');
  return figuresAt(text) ?? shareAt(said) ?? vagueAt(said) ?? wordsAt(said) ?? uncounted(text);
}
/** 'About a pound', 'roughly half'; before figures it is read with them. */
const about =
  /^(?:about|around|approximately|roughly|nearly|almost|circa|environ|ungef[äa]hr|etwa)\s+(?=\p{L})/iu;

const uncounted = (rest: string): Beginning => ({ count: null, rest, isMany: false });

function figuresAt(text: string): Beginning | null {
  const match = leading.exec(text);
  // '00 flour' names a kind.
  if (!match || text.startsWith('00')) return null;
  const [all, least = '', upTo, many] = match;
  const count = upTo === undefined ? toNumber(least) : (toNumber(least) + toNumber(upTo)) / 2;
  const rest = text.slice(all.length);
  // '7up' or '80% lean' is no amount.
  return Number.isFinite(count) && count < 1e6 && !/^[%°]/.test(rest)
    ? { count, rest, isMany: many !== '' }
    : uncounted(text);
}

function shareAt(text: string): Beginning | null {
  const part = partAt(text);
  return part && { count: part.share, rest: part.rest, isMany: true };
}

const vague =
  /^(?:(?:an? )?(?:bit|little|lot|lots|load|loads|touch|some)(?: bit)?(?: of)? |(?:un peu|un poco|un po[’']?|um pouco|ein wenig|etwas|einige|quelques|algunos?|algunas?|beaucoup) (?:de la |de l[’']|de |du |d[’']|di )?)/i;

/** 'A bit of feta' is no feta of usual size. */
function vagueAt(text: string): Beginning | null {
  const said = vague.exec(text)?.[0];
  return said === undefined ? null : uncounted(text.slice(said.length));
}

function wordsAt(text: string): Beginning | null {
  const words = text.split(' ');
  const [first = '', second = ''] = words.map((word) => word.toLowerCase());
  if (/^a (?:few|couple)\b/i.test(text) && words.length > 2) {
    const rest = words.slice(2).join(' ').replace(/^of /i, '');
    return { count: numerals[second] ?? null, rest, isMany: false };
  }
  const count = numerals[first];
  if (count === undefined || words.length === 1) return null;
  if (first === 'half' && second === 'and') return null;
  return multiplied(count, words.slice(1).join(' '));
}

/** 'un demi-litre'. */
function multiplied(count: number, following: string): Beginning {
  const whole = following.replace(/^demi-/i, '');
  const half = whole === following ? 1 : 0.5;
  return { count: count * half, rest: whole.replace(/^(?:a|an) /i, ''), isMany: true };
}
