// '2 cups of rice', 'eggs x6', '½ kg beef (diced)' → a count, a unit and the words that name the food.
import { unitOf } from '../units.ts';

export interface Written {
  /** How many of the unit; null where none was given. A range ('2-3') is its middle. */
  readonly count: number | null;
  readonly unit: string | null;
  /** What is left: the food. */
  readonly name: string;
  /** Whether it stood in a tin, can or jar: 'tin of tomatoes'. */
  readonly tinned: boolean;
}

const fractions: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75', '⅓': '.333', '⅔': '.667', '⅛': '.125', '⅜': '.375', '⅝': '.625', '⅞': '.875', '⅕': '.2', '⅖': '.4' };
const numerals: Readonly<Record<string, number>> = {
  a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, half: 0.5, quarter: 0.25, couple: 2, few: 3, several: 4, dozen: 12,
  un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, demi: 0.5, ein: 1, eine: 1, einen: 1, zwei: 2, drei: 3, vier: 4, 'fünf': 5, halbe: 0.5, uno: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, medio: 0.5, media: 0.5, um: 1, uma: 1, dois: 2, duas: 2, 'três': 3, meio: 0.5, due: 2, tre: 3, quattro: 4, mezzo: 0.5, mezza: 0.5,
};
/** Whether a word begins an amount: '3', '½', 'two'; not 'a', which begins many things. */
export const beginsAmount = (word: string): boolean => /^[\d½¼¾⅓⅔⅛]/u.test(word) || (word.length > 2 && numerals[word.toLowerCase()] !== undefined);

const digits = String.raw`\d+(?:[.,]\d+)?`;
const leading = new RegExp(String.raw`^(?:(?:about|approx\.?|approximately|around|ca\.?|~|circa|roughly|nearly)\s*)?(?:(\d+)\s+(\d+)\s*[/⁄]\s*(\d+)|(\d+)\s*[/⁄]\s*(\d+)|(${digits}))(?:\s*(?:-|–|to|or)\s*(${digits}))?\s*[x×]?\s*`, 'i');
const bracketed = new RegExp(String.raw`^\s*(?:about\s+|x\s*)?(${digits})\s*([a-z]{1,10})?\s*$`, 'i');
const trailing = new RegExp(String.raw`^(.*?\p{L}.*?)[\s:–-]*[(x×]?\s*(${digits})\s*([a-z]{1,10})?\s*\)?$`, 'iu');

const toNumber = (text: string): number => Number(/^\d{1,3},\d{3}$/.test(text) ? text.replace(',', '') : text.replace(',', '.'));
/** '1½' → '1.5', and digits of other scripts → ours. */
const tidy = (text: string): string => text.replace(/(\d*)\s?([½¼¾⅓⅔⅛⅜⅝⅞⅕⅖])/gu, (_, whole: string, part: string) => `${Number(whole || 0) + Number(`0${fractions[part] ?? ''}`)} `)
  .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf)).replace(/\s+/g, ' ').trim();

/** Reads an item's amount wherever it stands. Never throws; what is no amount stays in the name. */
export function readAmount(item: string): Written {
  let text = tidy(item);
  let [count, unit]: [number | null, string | null] = [null, null];
  let tinned = false;

  const inBrackets = /\(([^)]*)\)/.exec(text);
  if (inBrackets) {
    text = text.replace(/\s*\([^)]*\)?\s*/g, ' ').trim();
    const [, inner, word] = bracketed.exec(inBrackets[1] ?? '') ?? [];
    if (inner !== undefined && (word === undefined || unitOf(word.toLowerCase()))) { count = toNumber(inner); unit = word?.toLowerCase() ?? null; }
  }

  const match = leading.exec(text);
  const [, whole, over, under, over2, under2, plainNumber, upTo] = match ?? [];
  let rest = text;
  if (match?.[0]) {
    let value = whole !== undefined ? Number(whole) + Number(over) / Number(under) : over2 !== undefined ? Number(over2) / Number(under2) : toNumber(plainNumber ?? '');
    if (upTo !== undefined) value = (value + toNumber(upTo)) / 2;
    // '7up' or '80% lean' is no amount.
    if (Number.isFinite(value) && value < 1e6 && !/^[%°]/.test(text.slice(match[0].length))) { count = value; rest = text.slice(match[0].length); }
  } else {
    const words = text.toLowerCase().split(' ');
    const [first = '', second = ''] = words;
    // 'A bit of feta' is no feta of usual size.
    const vague = /^(?:(?:an? )?(?:bit|little|lot|lots|load|loads|touch|some)(?: bit)?(?: of)? |(?:un peu|un poco|un po[’']?|um pouco|ein wenig|etwas|einige|quelques|algunos?|algunas?|beaucoup) (?:de la |de l[’']|de |du |d[’']|di )?)/i.exec(text)?.[0];
    if (vague !== undefined) rest = text.slice(vague.length);
    else if (/^a (?:few|couple)\b/i.test(text) && words.length > 2) {
      count = numerals[second] ?? null;
      rest = text.split(' ').slice(2).join(' ').replace(/^of /i, '');
    } else if (numerals[first] !== undefined && words.length > 1 && !(first === 'half' && second === 'and')) {
      count = numerals[first] ?? null;
      rest = text.split(' ').slice(1).join(' ').replace(/^demi-/i, () => { count = (count ?? 1) * 0.5; return ''; }).replace(/^(?:a|an|dozen) /i, (word) => { if (/dozen/i.test(word)) count = (count ?? 1) * 12; return ''; });
      if (second === 'dozen' && first === 'half') count = 6;
    }
  }

  // A unit, then perhaps another ('2 tins (400 g)', '1 large bunch'), then 'of'.
  let words = rest.split(' ').filter(Boolean);
  for (let turn = 0; turn < 3; turn += 1) {
    const two = words.slice(0, 2).join(' ').toLowerCase();
    const known = unitOf(two) ? two : unitOf((words[0] ?? '').toLowerCase()) ? (words[0] ?? '').toLowerCase() : undefined;
    if (known === undefined) break;
    const taken = known.split(' ').length;
    // 'clove' alone, or 'leaf spinach' without a count, is the food itself.
    if (words.length <= taken || (count === null && !/^of$/i.test(words[taken] ?? '') && unitOf(known)?.name !== 'tin' && unitOf(known)?.family === 'piece')) break;
    if (unitOf(known)?.name === 'tin') tinned = true;
    if (unit === null || unitOf(unit)?.name === 'piece') unit = known;
    count ??= 1;
    words = words.slice(taken);
    if (/^(?:of|de|di)$/i.test(words[0] ?? '')) { words = words.slice(1); break; }
  }
  if (count !== null && words.length > 1 && /^(?:of|x)$/i.test(words[0] ?? '')) words = words.slice(1);
  let name = words.join(' ').replace(/^(?:de la |de l[’']|des? |du |d[’']|del(?:la)? |di |von |da )(?=\p{L})/iu, '');

  const [, food = '', number = '', word] = trailing.exec(name) ?? [];
  if (food && (word === undefined || unitOf(word.toLowerCase()))) {
    // '1 can coconut milk 400ml': a weight tells more than a container.
    const isWeight = word !== undefined && unitOf(word.toLowerCase())?.family !== 'piece';
    if (count === null || isWeight) { count = toNumber(number) * (isWeight && count !== null && unitOf(unit ?? '')?.family === 'piece' ? count : 1); unit = word?.toLowerCase() ?? null; }
    name = food;
  }
  return { count, unit, name: name.replace(/^[\s:–-]+|[\s:–-]+$/g, ''), tinned };
}
