// Lines of a shop's order as people paste them: 'Tesco Chicken Thighs 1kg £3.50 x2' is two kilograms of chicken thighs.
import type { Units } from '../catalogue/measureTables.ts';
import { household } from './household.ts';
import { brandAhead, grades, noFood, notSent, offers } from './shopWords.ts';
import { most } from './split.ts';
import { unitOf } from './units.ts';
import { digits, toNumber } from './writtenNumbers.ts';

/** Money: 'N', 'R' and words stand before a figure or behind one; a bare figure with cents only behind a size. */
const figure = String.raw`\d{1,3}(?:[.,\u202f ]\d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d{1,2})?`;
const price = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:US|CA|AU|A|C)?[£$€₦₹¥₱₩฿₫₺₵₴₽]\s?(?:${figure})|(?:USD|GBP|EUR|CAD|AUD|NZD|CHF|NGN|GHS|KES|ZAR|INR|KSh|Rs\.?|Rp\.?|RM)\s?(?:${figure})|R\s?\d+[.,]\d{2}|(?:${figure})\s?(?:[€£₺₽]|USD|GBP|EUR|CHF|F ?CFA|zł|Kč|kr|lei|TL)|\d{1,3}\s?[p¢])(?![\p{L}\p{N}])(?:\s?(?:\/|per |each\b|ea\b|a )\s?(?:\d*\s?(?:kg|g|l|ml|lb|oz|each|ea|unit|pièce|stk|st))?\b\.?)?`,
  'giu',
);
const barePrice = /(?<=\d\s?(?:k?g|m?l|cl|oz|lbs?|packs?|pk|ct|pints?)\s)\d{1,3}[.,]\d{2}$/iu;
/** '2 @ £1.50', '2 × 1,49 €': so many at a price; and how many were ordered in words. */
const ordered = [
  new RegExp(String.raw`(?<![\p{L}\p{N}.,])(\d{1,2})\s?@\s?`, 'iu'),
  new RegExp(String.raw`(?<![\p{L}\p{N}.,])(\d{1,2})\s?[x×]\s?(?=[£$€₦₹])`, 'iu'),
  /(?<![\p{L}\p{N}])(?:qty|quantity|qté|quantité|menge|cantidad|anzahl)\s?[.:]?\s?[x×]?\s?(\d{1,2})(?![\p{L}\p{N}.,])/iu,
];
/** 'x2' or '2 x' at the end, once its price is gone, and '2 x' ahead of a name. */
const atEnd = [
  /(?:^|\s)[x×]\s?(\d{1,2})$/iu,
  /\s(\d{1,2})\s?[x×]$/iu,
  /\s(\d{1,2}) (?:uds?|units?|unités?)\.?$/iu,
];
const ahead = new RegExp(String.raw`^(\d{1,2})\s?[x×]\s?(?!${digits}\s?\p{L}{1,6}\b)`, 'iu');
const sizes = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:(?:approx|about|typically|min|minimum|circa|ca|env|environ)\.?:? )?(?:(\d{1,2})\s?[x×]\s?)?(${digits})\s?-?(fl\.? ?oz|\p{L}{1,8})(?![\p{L}\p{N}])(?: (?:aprox|approx|environ|ca)\.?)?`,
  'giu',
);
const packed =
  /(?<![\p{L}\p{N}.,])(?:pack of )?(\d{1,2})\s?-?(?:packs?|pk|ct|count|pieces?|pcs|stück|stk|s|er|pièces|uds?|unidades)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])pack of (\d{1,2})/iu;
const packing = /(?<![\p{L}\p{N}])(?:each|ea|approx|typically)(?![\p{L}\p{N}])\.?/giu;
/** 'Substitution: Tesco Carrots' says what came. */
const came = /^subst?(?:itut(?:ion|ed|e))?(?: (?:with|for))?\s*[:–-]\s*/iu;
/** 'Use by tomorrow' is read where the food is. */
const useSoon = /(?<!\p{L})((?:use|eat)[- ]by:? (?:today|tonight|tomorrow))(?!\p{L})/iu;
const longest = 200;

/** What is left of a line, and how often it was ordered. */
interface Ordered {
  readonly words: string;
  readonly times: number;
}

function timesIn(line: string): Ordered {
  for (const pattern of ordered) {
    const [said, times] = pattern.exec(line) ?? [];
    if (said !== undefined && times !== undefined)
      return { words: line.replace(said, ' '), times: Number(times) };
  }
  return { words: line, times: 1 };
}

function timesAround({ words, times }: Ordered): Ordered {
  for (const pattern of [...atEnd, ahead]) {
    const [said, found] = pattern.exec(words) ?? [];
    if (said !== undefined && found !== undefined)
      return { words: words.replace(said, ' ').trim(), times: times * Number(found) };
  }
  return { words, times };
}

const spaced = (text: string): string =>
  text
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:–-]+|[\s,;:–-]+$/gu, '');

interface Measured {
  readonly name: string;
  readonly amount: string;
}

/** The first size counts, unless only a number of pieces is said; of a pack with a size that is the size of the whole. */
function measuredIn({ words, times }: Ordered, units: Units): Measured {
  const found = [...words.matchAll(sizes)].filter(([, , , unit = '']) => {
    const known = unitOf(unit.toLowerCase().replace('.', ''), units);
    return known !== undefined && known.kind !== 'piece';
  });
  const pack = packed.exec(words);
  let name = words;
  for (const [said] of found) name = name.replace(said, ' ');
  if (pack) name = name.replace(pack[0], ' ');
  const [[, several = '1', number = '1', unit = ''] = []] = found;
  const pieces = Number(pack?.[1] ?? pack?.[2] ?? 1);
  const amount =
    found.length > 0
      ? `${rounded(times * Number(several) * toNumber(number))} ${unit.toLowerCase()} `
      : times * pieces > 1
        ? `${times * pieces} `
        : '';
  return { name: spaced(name.replace(packing, ' ')), amount };
}
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Whether a line is one of an order: it has a price, an offer, a shop's brand, or a number of packs of a size. */
function isOrdered(line: string): boolean {
  const sized = /\d\s?(?:k?g|m?l|cl|oz|lbs?|pints?)\s*[x×]\s?\d{1,2}$/iu;
  return (
    line.search(price) >= 0 ||
    line.search(offers) >= 0 ||
    brandAhead.test(line.replace(ahead, '')) ||
    sized.test(line) ||
    barePrice.test(line) ||
    ordered.some((pattern) => pattern.test(line))
  );
}

const withoutBrand = (words: string): string => {
  const rest = words.replace(brandAhead, '');
  return /\p{L}{2}/u.test(rest) ? rest : words;
};

/**
 * A line of an order as a list would have it ('2 kg chicken thighs'); as it was where no food is read from it, and empty where
 * it is none of the food: 'Delivery £3'.
 */
function orderLine(line: string, units: Units, isFood: IsFood): string {
  const bare = line.replace(/^[\s*•·–-]+/u, '').trim();
  if (noFood.test(bare)) return '';
  if (line.length > longest || !isOrdered(bare)) return line;
  if (notSent.test(bare)) return '';
  const parts = bare.split(/,\s+/);
  if (parts.length > 1 && parts.every((part) => part.search(price) > 0 && /\p{L}{3}/u.test(part)))
    return parts.map((part) => orderLine(part, units, isFood)).join('\n');
  return itemOf(bare, units, isFood) ?? line;
}

/** Undefined where no food is read from the line. */
function itemOf(line: string, units: Units, isFood: IsFood): string | undefined {
  const [, soon = ''] = useSoon.exec(line) ?? [];
  const told = timesIn(line.replace(came, '').replace(useSoon, ' ').replace(offers, ' '));
  const unpriced = spaced(told.words.replace(price, ' ').replace(barePrice, ''));
  const around = timesAround({ words: unpriced, times: told.times });
  const words = spaced(around.words.replace(oneBesideSize, ''));
  const { name, amount } = measuredIn({ words: withoutBrand(words), times: around.times }, units);
  if (noFood.test(name) || household.test(name)) return '';
  const plain = spaced(name.replace(/[,/]/g, ' '));
  const ungraded = spaced(plain.replace(grades, ' '));
  const read = [plain, ungraded].find((each) => each !== '' && isFood(each));
  return read === undefined ? undefined : `${amount}${read} ${soon}`.trim();
}
/** '500g 1' before the price: one of them. */
const oneBesideSize = /(?<=\d\s?\p{L}{1,6}) 1$/u;

/** 'Qty 2' and '£3.50' on lines of their own belong to the food above them. */
function isMarksAlone(line: string): boolean {
  const rest = [offers, price, ...ordered, packing].reduce(
    (text, mark) => text.replace(mark, ' '),
    line,
  );
  return /\S/.test(line) && !/[\p{L}\p{N}]/u.test(rest.replace(/^\s*[x×]\s?\d{1,2}\s*$/iu, ''));
}

function wholeLines(text: string): readonly string[] {
  const lines: string[] = [];
  for (const line of text.replaceAll('\t', ' ').split(/\r\n|[\n\r\u2028\u2029]/u)) {
    const before = lines.at(-1) ?? '';
    const isMore =
      /\p{L}/u.test(before) && before.length + line.length < longest && isMarksAlone(line);
    if (isMore) lines[lines.length - 1] = `${before} ${line.trim()}`;
    else lines.push(line);
  }
  return lines;
}

type IsFood = (phrase: string) => boolean;

/** A pasted order as a list; all other lines stay as they are, and so does what is too long to be read whole. */
export function orderAsList(text: string, units: Units, isFood: IsFood): string {
  if (text.length > most.characters) return text;
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u);
  const isOrder = lines.some(
    (line) => line.length <= longest && (noFood.test(line.trim()) || isOrdered(line)),
  );
  if (!isOrder) return text;
  return wholeLines(text)
    .map((line) => (/\p{L}/u.test(line) ? orderLine(line, units, isFood) : line))
    .join('\n');
}
