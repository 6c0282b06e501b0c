// '2 cups of rice', 'eggs x6', '½ kg beef (diced)' → a count, a unit and the words that name the food.
import { unitOf } from './units.ts';

export interface Written {
  /** How many of the unit; null where none was given. A range ('2-3') is its middle. */
  readonly count: number | null;
  readonly unit: string | null;
  /** What is left: the food. */
  readonly name: string;
  /** Whether it stood in a tin, can or jar: 'tin of tomatoes'. */
  readonly tinned: boolean;
}

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
  '⅕': '.2',
  '⅖': '.4',
};
const numerals: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
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
  half: 0.5,
  quarter: 0.25,
  couple: 2,
  few: 3,
  several: 4,
  dozen: 12,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  demi: 0.5,
  ein: 1,
  eine: 1,
  einen: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  halbe: 0.5,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  medio: 0.5,
  media: 0.5,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  três: 3,
  meio: 0.5,
  due: 2,
  tre: 3,
  quattro: 4,
  mezzo: 0.5,
  mezza: 0.5,
};
/** Whether a word begins an amount: '3', '½', 'two'; not 'a', which begins many things. */
export const beginsAmount = (word: string): boolean =>
  /^[\d½¼¾⅓⅔⅛]/u.test(word) || (word.length > 2 && numerals[word.toLowerCase()] !== undefined);

const digits = String.raw`\d+(?:[.,]\d+)?`;
const container = String.raw`(?:tins?|cans?|jars?|packs?|packets?|pkts?|bags?|box(?:es)?|cartons?|punnets?|tubs?|sachets?|bottles?|blocks?)\b`;
const leading = new RegExp(
  String.raw`^(?:(?:about|approx\.?|approximately|around|ca\.?|~|circa|roughly|nearly)\s*)?(${digits})(?:\s*(?:-|–|to|or)\s*(${digits}))?\s*([x×]?)\s*`,
  'i',
);
/** '400 g tins of' after '3 x': what one of them holds. */
const size = new RegExp(String.raw`^(${digits})\s*([a-z]{1,10})\b\.?\s*(?=(${container})?)`, 'i');
const bracketed = new RegExp(
  String.raw`^\s*(?:(?:about|approx\.?|ca\.?)\s+|x\s*)?(?:(${digits})\s*[x×]\s*)?(${digits})\s*([a-z]{1,10})?(?:\s+(${container}))?\s*(each|ea|apiece|drained|net|(?:in )?total)?\s*$`,
  'i',
);
const trailing = new RegExp(
  String.raw`^(.*?\p{L}.*?)[\s:–-]*[(x×]?\s*(?:(${digits})\s*[x×]\s*)?(${digits})\s*([a-z]{1,10})?(?:\s+${container})?\s*\)?$`,
  'iu',
);
/** 'g' or 'ml' after 1.000 or 2 500 tell that these are thousands; '0.250 g' and '1.250 kg' are not. */
const thousands = new RegExp(
  String.raw`(?<![\d.,])([1-9]\d{0,2})[. ](\d{3})(?=\s?(?:g|gr|gm|ml|grams?|grammes?)\b(?!\s${container}))`,
  'gi',
);

const toNumber = (text: string): number =>
  Number(/^\d{1,3},\d{3}$/.test(text) ? text.replace(',', '') : text.replace(',', '.'));
/** A part as people type it; '80/20' is none. */
const typedPart = /(?<![\d.,/])(?:(\d+)\s+)?(\d{1,2})\s?[/⁄]\s?(\d{1,2})(?![\d/])/g;
/** '1½' and '1 1/2' → '1.5', and digits of other scripts → ours. */
const tidy = (text: string): string =>
  text
    .replace(typedPart, (whole, before: string | undefined, over: string, under: string) =>
      Number(over) < Number(under) && Number(under) <= 16
        ? `${Math.round(1000 * (Number(before ?? 0) + Number(over) / Number(under))) / 1000} `
        : whole,
    )
    .replace(
      /(\d*)\s?([½¼¾⅓⅔⅛⅜⅝⅞⅕⅖])/gu,
      (_, whole: string, part: string) =>
        `${Number(whole || 0) + Number(`0${fractions[part] ?? ''}`)} `,
    )
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/\s+/g, ' ')
    .replace(thousands, '$1$2')
    .trim();

const isPiece = (unit: string | null): boolean =>
  unitOf(unit?.toLowerCase() ?? '')?.family === 'piece';
const isMeasure = (unit: string | null): boolean =>
  !isPiece(unit) && unitOf(unit?.toLowerCase() ?? '') !== undefined;
const isContainer = (unit: string | null): boolean =>
  /^(?:tin|packet|bottle|block)$/.test(unitOf(unit ?? '')?.name ?? '');

const isTin = (word: string): boolean => unitOf(word.toLowerCase())?.name === 'tin';

interface Bracket {
  readonly count: number;
  readonly unit: string | null;
  readonly of: 'each' | 'all' | null;
  readonly tinned: boolean;
}
/** '(400 g)', '(2 x 400 g tins)', '(300 g each)'; null where brackets say something else. */
function weighedIn(inner: string): Bracket | null {
  const [, several, number, word, held = '', how = ''] = bracketed.exec(inner) ?? [];
  if (number === undefined || (word !== undefined && !unitOf(word.toLowerCase()))) return null;
  return {
    count: toNumber(number) * (several === undefined ? 1 : toNumber(several)),
    unit: word?.toLowerCase() ?? null,
    of: /^(?:each|ea|apiece)$/i.test(how) ? 'each' : /total$/i.test(how) ? 'all' : null,
    tinned: [word ?? '', held].some(isTin),
  };
}

interface Beginning {
  readonly count: number | null;
  readonly rest: string;
  /** Whether a size may follow: '3 x', 'two'. */ readonly isMany: boolean;
}
/** The number that an item begins with, in figures or words; a vague one falls away. */
function beginningOf(text: string): Beginning {
  const match = leading.exec(text);
  if (match) {
    const [all, least = '', upTo, many] = match;
    const count = upTo === undefined ? toNumber(least) : (toNumber(least) + toNumber(upTo)) / 2;
    const rest = text.slice(all.length);
    // '7up' or '80% lean' is no amount.
    return Number.isFinite(count) && count < 1e6 && !/^[%°]/.test(rest)
      ? { count, rest, isMany: many !== '' }
      : { count: null, rest: text, isMany: false };
  }
  // 'A bit of feta' is no feta of usual size.
  const vague =
    /^(?:(?:an? )?(?:bit|little|lot|lots|load|loads|touch|some)(?: bit)?(?: of)? |(?:un peu|un poco|un po[’']?|um pouco|ein wenig|etwas|einige|quelques|algunos?|algunas?|beaucoup) (?:de la |de l[’']|de |du |d[’']|di )?)/i.exec(
      text,
    )?.[0];
  if (vague !== undefined) return { count: null, rest: text.slice(vague.length), isMany: false };
  const words = text.split(' ');
  const [first = '', second = ''] = words.map((word) => word.toLowerCase());
  if (/^a (?:few|couple)\b/i.test(text) && words.length > 2)
    return {
      count: numerals[second] ?? null,
      rest: words.slice(2).join(' ').replace(/^of /i, ''),
      isMany: false,
    };
  let count = numerals[first] ?? null;
  if (count === null || words.length === 1 || (first === 'half' && second === 'and'))
    return { count: null, rest: text, isMany: false };
  const rest = words
    .slice(1)
    .join(' ')
    .replace(/^demi-/i, () => {
      count = (count ?? 1) * 0.5;
      return '';
    })
    .replace(/^(?:a|an|dozen) /i, (word) => {
      if (/dozen/i.test(word)) count = (count ?? 1) * 12;
      return '';
    });
  return { count, rest, isMany: true };
}

/** Reads an item's amount wherever it stands. Never throws; what is no amount stays in the name. */
export function readAmount(item: string): Written {
  const tidied = tidy(item);
  const inBrackets = /\(([^)]*)\)/.exec(tidied);
  const bracket = inBrackets && weighedIn(inBrackets[1] ?? '');
  const beginning = beginningOf(
    inBrackets ? tidied.replace(/\s*\([^)]*\)?\s*/g, ' ').trim() : tidied,
  );
  let { count, rest } = beginning;
  let unit: string | null = null;
  let tinned = bracket?.tinned ?? false;
  // '3 x 400 g', 'two 330 ml cans': so many of that size.
  const [sized = '', one = '', measure = '', packed] =
    (count === null ? null : size.exec(rest)) ?? [];
  if (count !== null && isMeasure(measure) && (beginning.isMany || packed !== undefined)) {
    count *= toNumber(one);
    unit = measure.toLowerCase();
    rest = rest.slice(sized.length);
  }
  let isSaid = count !== null;

  // A unit, then perhaps another ('2 tins (400 g)', '1 large bunch'), then 'of'.
  let words = rest.split(' ').filter(Boolean);
  for (let turn = 0; turn < 3; turn += 1) {
    const two = words.slice(0, 2).join(' ').toLowerCase();
    const known = unitOf(two)
      ? two
      : unitOf((words[0] ?? '').toLowerCase())
        ? (words[0] ?? '').toLowerCase()
        : undefined;
    if (known === undefined) break;
    const taken = known.split(' ').length;
    // 'clove' alone, or 'leaf spinach' without a count, is the food itself.
    if (
      words.length <= taken ||
      (count === null &&
        bracket === null &&
        !/^of$/i.test(words[taken] ?? '') &&
        unitOf(known)?.name !== 'tin' &&
        unitOf(known)?.family === 'piece')
    )
      break;
    tinned ||= isTin(known);
    if (unit === null || unitOf(unit)?.name === 'piece') unit = known;
    count ??= 1;
    words = words.slice(taken);
    if (/^(?:of|de|di)$/i.test(words[0] ?? '')) {
      words = words.slice(1);
      break;
    }
  }
  // '1 kg 500 g', '2 lb 3 oz'.
  const [both = '', more = '', smaller = ''] = size.exec(words.join(' ')) ?? [];
  const [here, there] = [unitOf(unit ?? ''), unitOf(smaller.toLowerCase())];
  if (
    count !== null &&
    here &&
    there &&
    isMeasure(smaller) &&
    here.family === there.family &&
    there.size < here.size
  ) {
    count += (toNumber(more) * there.size) / here.size;
    words = words.join(' ').slice(both.length).split(' ');
    if (/^(?:of|de|di)$/i.test(words[0] ?? '')) words = words.slice(1);
  }
  if (count !== null && words.length > 1 && /^(?:of|x)$/i.test(words[0] ?? ''))
    words = words.slice(1);
  let name = words
    .join(' ')
    .replace(/^(?:de la |de l[’']|des? |du |d[’']|del(?:la)? |di |von |da )(?=\p{L})/iu, '');

  const [, food = '', several, number = '', word] = trailing.exec(name) ?? [];
  if (food && (word === undefined || unitOf(word.toLowerCase()))) {
    // '1 can coconut milk 400ml': a weight tells more than a container.
    const isWeight = word !== undefined && isMeasure(word);
    tinned ||= isTin(word ?? '');
    if (count === null || isWeight) {
      count =
        toNumber(number) *
        (several === undefined ? 1 : toNumber(several)) *
        (isWeight && count !== null && isPiece(unit) ? count : 1);
      unit = word?.toLowerCase() ?? null;
      isSaid = true;
    }
    name = food;
  }
  // '2 tins (400 g)' are 800 g, '2 onions (300 g)' are 300 g, a pack (12) is twelve; what is weighed already stays.
  if (bracket && !isMeasure(unit) && (!isSaid || isContainer(unit) || isMeasure(bracket.unit))) {
    const holders =
      isSaid && (bracket.of === 'each' || (bracket.of === null && isContainer(unit)))
        ? (count ?? 1)
        : 1;
    count = bracket.count * holders;
    unit = bracket.unit ?? (isContainer(unit) ? null : unit);
  }
  return { count, unit, name: name.replace(/^[\s:–-]+|[\s:–-]+$/g, ''), tinned };
}
