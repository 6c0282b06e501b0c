// Limits in figures that a clinician gave somebody, in their own words: '1.5 g sodium', 'no more than 2 g of potassium a day'.
// What is heard is taken out of the text, so that nothing else is made of it; what may mean something else stays in it.
import type { OwnLimit } from '../types.ts';
import {
  between,
  leads,
  limitedThings,
  mostWords,
  notMore,
  ofMeal,
  otherwise,
} from './ownLimitWords.ts';
import type { Limited } from './ownLimitWords.ts';

/** A limit, and where it stands. */
export interface ToldLimit {
  readonly limit: OwnLimit;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A figure with its unit, if it has one. */
interface Figure {
  readonly value: number;
  readonly unit: 'mg' | 'g' | 'ml' | 'l' | null;
  readonly from: number;
  readonly to: number;
}

/** What is limited, as it stands in a part of a text. */
interface Named {
  readonly thing: Limited;
  readonly from: number;
  readonly to: number;
}

const units: readonly (readonly [unit: NonNullable<Figure['unit']>, said: string])[] = [
  ['mg', 'mg|milligram(?:me)?s?|milligramm|miligramos|milligrammi|ミリグラム|毫克'],
  ['ml', 'ml|millilit(?:er|re)s?|mililitros|millilitri|cc|ミリリットル|毫升'],
  ['g', 'g|gr|gms?|gram(?:me)?s?|gramm|gramos|grammi|gramas|グラム|克'],
  ['l', 'l|lt|lit(?:er|re)s?|litros?|litr[io]|リットル|升'],
];
const figures = new RegExp(
  `(?<![\\d.,a-zà-ÿ])(?<number>\\d{1,2}[ ,.'’\\u00a0\\u202f]\\d{3}|\\d{1,5}(?:[.,]\\d{1,2})?)(?!\\d|[.,]\\d)(?:\\s{0,2}(?:${units
    .map(([unit, said]) => `(?<${unit}>${said})`)
    .join('|')})(?![a-zà-ÿ]))?`,
  'giu',
);
/** 'g/kg' and 'mg/dl' are of a body's weight and of blood. */
const ofSomething =
  /^\s?(?:\/\s?(?!(?:d|day|24 ?h|j|jour|tag|日|día|giorno|dia|dag|meal|repas|mahlzeit)(?!\p{L}))|(?:per|pro|par|por|je) (?:kg|kilo|100|l|dl)|%|mmol|meq|kcal|日|食|[:h](?=\d)|kg|lb)/iu;
const mostFigures = 40;
const near = 90;
const marks = /[,;\n\t!?。、；，•|]|(?<!(?<!\p{L})(?:max|máx|lim))\.(?=\s|$)/iu;

/** Signs of double width as the usual ones, letter for letter. */
const narrow = (text: string): string =>
  text.replaceAll(/[０-９．ａ-ｚＡ-Ｚ]/gu, (sign) =>
    String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfe_e0),
  );

const thousands = /^(\d{1,2})[ ,.'’\u00a0\u202f](\d{3})$/u;

/** '1.500 mg' are thousands, '1,500 g' are not. */
function valueOf(number: string, unit: Figure['unit']): number {
  const [, high, low] = thousands.exec(number) ?? [];
  if (high !== undefined && low !== undefined)
    return unit === 'g' || unit === 'l' ? Number(`${high}.${low}`) : Number(high + low);
  return Number(number.replace(',', '.'));
}

function figuresIn(text: string): Figure[] {
  const found: Figure[] = [];
  for (const match of text.matchAll(figures)) {
    const groups = match.groups ?? {};
    const [unit = null] = units.find(([name]) => groups[name] !== undefined) ?? [];
    const to = match.index + match[0].length;
    if (ofSomething.test(text.slice(to, to + 12))) continue;
    if (unit === null && /^\p{L}/u.test(text.slice(to)) && !/^[以未ま]/u.test(text.slice(to)))
      continue;
    found.push({ value: valueOf(groups.number ?? '', unit), unit, from: match.index, to });
    if (found.length === mostFigures) break;
  }
  return found;
}

const naming = new RegExp(
  Object.entries(limitedThings)
    .map(
      ([name, { latin, other }]) =>
        `(?<${name}>(?<!\\p{L})(?:${latin})(?!\\p{L})${other === undefined ? '' : `|${other}`})`,
    )
    .sort((one, another) => Number(another.startsWith('(?<sat')) - Number(one.startsWith('(?<sat')))
    .join('|'),
  'giu',
);

/** 'Na' and 'K' are signs of chemistry; 'na' is a small word of several languages. */
const isSmallWord = (said: string): boolean => said === 'na' || said === 'NA' || said === 'k';

const namedIn = (part: string): Named[] =>
  [...part.matchAll(naming)].flatMap(({ 0: said, index, groups = {} }) => {
    const [name] = Object.keys(groups).filter((each) => groups[each] !== undefined);
    const thing = name === undefined ? undefined : limitedThings[name];
    return thing && !isSmallWord(said) ? [{ thing, from: index, to: index + said.length }] : [];
  });

const notLatin =
  '1日|一日|毎日|1食|一食|制限|上限|最大|未満|以下|まで|以内|です|にする|に|は|が|の|を|と|不超过|限制|每天|每日';
const wordAhead = new RegExp(
  `^\\s{0,3}(${notLatin}|[\\p{Script=Latin}'’]+\\.?|24h|[-–:=<≤≦()[\\]/])`,
  'iu',
);
const wordBehind = new RegExp(
  `(${notLatin}|[\\p{Script=Latin}'’]+\\.?|24h|[-–:=<≤≦()[\\]/])\\s{0,3}$`,
  'iu',
);
const isOneOf = (words: ReadonlySet<string>, word: string): boolean =>
  !/\p{Script=Latin}|\d/u.test(word) || words.has(word.toLowerCase().replace(/\.$/, ''))
    ? !/^[-–:=<≤≦()[\]/]$/u.test(word) || words.has(word)
    : /^[12１一]/u.test(word);

/** How much of a part's beginning is of such words. */
function ahead(part: string, words: ReadonlySet<string>): number {
  let at = 0;
  for (let steps = 0; steps < 16; steps += 1) {
    const [whole = '', word = ''] = wordAhead.exec(part.slice(at)) ?? [];
    if (whole === '' || !isOneOf(words, word)) break;
    at += whole.length;
  }
  return at;
}

/** Where the words at a part's end begin that are of these. */
function behind(part: string, words: ReadonlySet<string>): number {
  let end = part.length;
  for (let steps = 0; steps < 16; steps += 1) {
    const match = wordBehind.exec(part.slice(0, end));
    if (!match || !isOneOf(words, match[1] ?? '')) break;
    end = match.index;
  }
  return end;
}

const isOther =
  /^\s*(?:and|but|because|cause|since|et|und|y|e|mais|aber|pero|ma|mas|parce|weil|porque|perché)(?!\p{L})/iu;
const goesOn =
  /^\s*(?:$|[)\]。]|(?:and|but|because|cause|as|for|due|since|after|until|with|on|et|und|y|e|con|mit|avec|pour|wegen|por|per|car|parce|weil|porque|perché|please|pls|と)(?!\p{L}))/iu;

/** What stands around a figure, within its statement. */
interface Around {
  readonly left: string;
  readonly right: string;
}

function around(text: string, { from, to }: Figure, start: number, end: number): Around {
  const before = text.slice(Math.max(start, from - near), from).split(marks);
  const [right = ''] = text.slice(to, Math.min(end, to + near)).split(marks);
  return { left: before.at(-1) ?? '', right };
}

/** What a figure limits, and how far its words go to both sides. */
interface Matched {
  readonly thing: Limited;
  readonly from: number;
  readonly to: number;
}

/** 'Sodium at most 1,500 mg a day'. */
function namedBefore({ left, right }: Around): Matched | null {
  const last = namedIn(left).at(-1);
  if (!last || last.to + ahead(left.slice(last.to), between) < left.trimEnd().length) return null;
  const to = ahead(right, between);
  const same = namedIn(right.slice(to)).find(
    ({ from, thing }) => from <= 1 && thing === last.thing,
  );
  const end = same ? to + same.to + ahead(right.slice(to + same.to), between) : to;
  const rest = right.slice(end);
  const next = namedIn(rest)[0];
  const isListed =
    goesOn.test(rest) || (next !== undefined && next.from <= 1 && next.thing !== last.thing);
  return isListed ? { thing: last.thing, from: last.from, to: end } : null;
}

/** 'At most 1,500 mg of sodium a day'. */
function namedBehind({ left, right }: Around): Matched | null {
  const lead = ahead(right, between);
  const first = namedIn(right).find(({ from }) => from <= lead + 1);
  if (!first) return null;
  const to = first.to + ahead(right.slice(first.to), between);
  return goesOn.test(right.slice(to)) ? { thing: first.thing, from: left.length, to } : null;
}

/** Beside these another word makes a food of it: 'whey protein', 'brown sugar'. */
const foodsToo = new Set(['protein_g', 'free_sugars_g', 'fat_g', 'carb_g']);

const inUnit = ({ value, unit }: Figure, { quantity, ofGram }: Limited): number | null => {
  const measure = quantity.slice(quantity.lastIndexOf('_') + 1);
  if (unit === null) return measure === 'mg' && ofGram === undefined && value >= 300 ? value : null;
  if (ofGram !== undefined)
    return unit === 'g' ? value * ofGram : unit === 'mg' ? (value * ofGram) / 1000 : null;
  if (unit === measure) return value;
  const isThousandfold = (unit === 'g' && measure === 'mg') || (unit === 'l' && measure === 'ml');
  return isThousandfold ? value * 1000 : null;
};

/** A meal may have up to a half of a day's most. */
const inMeal = 4;

/** Whether so much a day, or a meal, can be meant as a limit. */
function isPlausible(max: number, { least, most, mostUnsaid }: Limited, said: string): boolean {
  const isSaid = mostWords.test(said);
  return ofMeal.test(said)
    ? max >= least / inMeal && max <= most / 2
    : max >= least && max <= (isSaid ? most : (mostUnsaid ?? most));
}

function limitOf(figure: Figure, { thing }: Matched, said: string): OwnLimit | null {
  const max = inUnit(figure, thing);
  const isBare = figure.unit === null && !mostWords.test(said);
  if (max === null || isBare || !isPlausible(max, thing, said)) return null;
  const isMeal = ofMeal.test(said);
  if (isMeal && thing.quantity === 'fluid_ml') return null;
  return {
    quantity: thing.quantity,
    basis: isMeal ? 'per_meal' : 'per_day',
    max: Math.round(max * 10) / 10,
    ...(thing.ofGram === undefined ? {} : { saltG: Math.round((10 * max) / thing.ofGram) / 10 }),
  };
}

/** Of drinks alone an aim is as usual as a limit. */
const isAim = ({ quantity }: Limited, name: string, said: string): boolean =>
  quantity === 'fluid_ml' &&
  !/fl[uü]|liq|l[íi]q|hydr|水分|vocht/iu.test(name) &&
  !mostWords.test(said);

/** 'I must keep to at most'. */
const aheadOfIt: ReadonlySet<string> = new Set([...leads, ...between]);
const joints = /(?<!\p{L})(?:and|but|et|und|mais|aber|pero)(?!\p{L})/iu;
/** Illnesses that hold a word of a floor or a reading. */
const illness = /(?<!\p{L})(?:high|raised) (?:blood pressure|cholesterol)|blood pressure/giu;

/** Whether its statement tells of a floor, a medicine, a reading or a habit. */
function isOtherwise({ left, right }: Around, { to }: Matched): boolean {
  const rest = right.slice(to);
  const whole = `${left.split(joints).at(-1) ?? ''} ${right.slice(0, to)}${isOther.test(rest) ? '' : rest}`;
  return otherwise.test(whole.replaceAll(notMore, ' ').replaceAll(illness, ' '));
}

function toldAt(text: string, figure: Figure, start: number, end: number): ToldLimit | null {
  const beside = around(text, figure, start, end);
  const matched = namedBefore(beside) ?? namedBehind(beside);
  if (!matched) return null;
  const { left, right } = beside;
  const begin = behind(left.slice(0, matched.from), aheadOfIt);
  const remainder = left.slice(0, begin);
  if (isOtherwise(beside, matched)) return null;
  const isFood = foodsToo.has(matched.thing.quantity) && matched.from < left.length;
  if (isFood && /[\p{L}\p{N}]\s{0,2}$/u.test(remainder)) return null;
  const said = `${left.slice(begin)}${text.slice(figure.from, figure.to)}${right.slice(0, matched.to)}`;
  if (isAim(matched.thing, said, said)) return null;
  const limit = limitOf(figure, matched, said);
  const from = figure.from - left.length + begin;
  const to = figure.to + matched.to;
  return limit && { limit, text: text.slice(from, to).trim(), from, to };
}

/** Whether a text may tell of any such limit: read before all else. */
const mayTell = (text: string): boolean => /\d/.test(text) && text.search(naming) !== -1;

/** The limits that a text tells, in its order. */
export function limitsTold(written: string): ToldLimit[] {
  const text = narrow(written);
  if (!mayTell(text)) return [];
  const all = figuresIn(text);
  const told: ToldLimit[] = [];
  for (const [at, figure] of all.entries()) {
    const start = Math.max(all[at - 1]?.to ?? 0, told.at(-1)?.to ?? 0);
    const found = toldAt(text, figure, start, all[at + 1]?.from ?? text.length);
    const [joint = ''] = found
      ? (/^\s*(?:and|but|et|und|y|e)\s/iu.exec(text.slice(found.from, found.to)) ?? [])
      : [];
    if (found)
      told.push({ ...found, text: written.slice(found.from + joint.length, found.to).trim() });
  }
  return told;
}
