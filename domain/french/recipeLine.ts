/**
 * A line of one of our recipes as a French cook writes it: '2 c. à soupe d’huile d’olive', '1 gros oignon,
 * haché (150 g)'. It is read from the English line, which is scaled already, and from the key of its food.
 */
import { millilitresOf } from '../poured.ts';
import type { LineFood } from '../recipeLine.ts';
import { ofFood } from './foodBehind.ts';
import { foods } from './foods.ts';
import { type Agreement, agreementOf, inMany, inOne } from './inOne.ts';
import { isMany } from './measures.ts';
import { purposes } from './preparationWords.ts';
import { preparationInFrench } from './preparations.ts';
import { type Measured, measuredBy } from './recipeMeasures.ts';
import { recipeFood } from './recipeFoods.ts';

const weighed = /^(\d+(?:[.,]\d+)?) g(?: \(([^()]+)\))? (\p{L}.*)$/u;
const opening = /^([^,(]*[^,(\s])(.*)$/u;
/** What each pot takes of the water. */
const ratio = / \(1½ times the rice's weight [^)]*\)/;
const optional = /, optional$/;
const insteadOf = / \(instead of .*\)$/;
/** 'Plain flour: four fifths for the crust' is split up. */
const split = /[:;]|\d/;

const nameOf = (english: string, key: string): string | undefined =>
  recipeFood(english) ?? (Object.hasOwn(foods, key) ? foods[key] : undefined);

/** 'À la place de' would ask for an article. */
function insteadText(key: string | undefined): string | undefined {
  const name = key === undefined || !Object.hasOwn(foods, key) ? undefined : foods[key];
  return name === undefined ? undefined : ` (au lieu ${ofFood(name)})`;
}

/** Millilitres of what is poured, else grams. */
function weightText(weight: string, english: string): string {
  const millilitres = millilitresOf(english, Number(weight.replace(',', '.')));
  return millilitres === undefined ? `${weight.replace('.', ',')} g` : `${millilitres} ml`;
}

interface Amount {
  /** '2 gousses d’ail', '320 g de riz'. */
  readonly text: string;
  readonly agreement: Agreement;
  /** Whether the weight follows in brackets. */
  readonly isWeighed: boolean;
}

/** 'A third of an onion', but 'half an onion' is '½ oignon'. */
const isSmallPart = /^[¼¾⅓⅔⅛⅜⅝⅙⅞]/;
/** '2 feuilles de laurier', not 'de feuilles de laurier'; '1 boîte de tomates', not 'de tomates en boîte'. */
const headOf = (name: string): string => inOne(name.split(/[ ,(]/)[0] ?? '');

/** '1 gros oignon', '¼ de chou'. */
function wholeAmount({ count, manner, sized }: Measured, name: string): Amount {
  const many = isMany(count);
  const { isFeminine } = agreementOf(name);
  const food = sized(many ? inMany(name) : inOne(name), { isFeminine, isMany: many });
  return {
    text: `${manner}${count} ${isSmallPart.test(count) ? ofFood(food) : food}`,
    agreement: { isFeminine, isMany: many },
    isWeighed: true,
  };
}

/** What a food is named after that comes in it or in one piece. */
function foodWithin(noun: string, name: string, isTin: boolean): string {
  if (isTin) return name.replace(/ en boîte/, '');
  return headOf(noun) === 'morceau' ? inOne(name) : name;
}

function countedAmount(measure: Measured, name: string): Amount {
  const { count, noun, manner, isPart, isSpoon } = measure;
  if (noun === undefined || headOf(name) === headOf(noun)) return wholeAmount(measure, name);
  const ofNoun = { ...agreementOf(noun), isFeminine: measure.isFeminine };
  const food = foodWithin(noun, name, measure.isTin);
  const shown = measure.sized(noun, ofNoun);
  const of = !isSpoon && isSmallPart.test(count) ? ofFood(shown) : shown;
  return {
    text: `${manner}${count} ${of} ${ofFood(food)}`,
    agreement: isPart ? ofNoun : agreementOf(food),
    isWeighed: !isSpoon || manner !== '',
  };
}

/** What comes before the preparation; undefined where only the weight can be told. */
function amountOf(
  measure: string,
  english: string,
  { name, key, inCups }: { readonly name: string; readonly key: string; readonly inCups: boolean },
): Amount | undefined {
  if (measure === '') return undefined;
  const [, volume, unit] = /^(\d+(?:[.,]\d+)?) ?(ml|l|litres?)$/.exec(measure) ?? [];
  if (volume !== undefined)
    return {
      text: `${volume.replace('.', ',')} ${unit ?? ''} ${ofFood(name)}`,
      agreement: agreementOf(name),
      isWeighed: false,
    };
  const read = measuredBy(measure, key);
  if (read === undefined || (read.isCup && !inCups)) return undefined;
  const amount = countedAmount(read, name);
  const isPoured = read.isCup && millilitresOf(english, 100) !== undefined;
  return { ...amount, isWeighed: amount.isWeighed && !isPoured };
}

const shared = /^([\d.]+) (ml|litres?) for the ([a-z]+), ([\d.]+) (ml|litres?) for the ([a-z]+)$/;
/** '420 ml for the chicken, 390 ml for the rice'. */
function sharesText(measure: string): string | undefined {
  const [, ...found] = shared.exec(measure) ?? [];
  const [one = '', oneUnit = '', first = '', other = '', otherUnit = '', second = ''] = found;
  const [whose, whoseElse] = [purposes[first], purposes[second]];
  if (whose === undefined || whoseElse === undefined) return undefined;
  return `, ${one.replace('.', ',')} ${oneUnit} pour ${whose} et ${other.replace('.', ',')} ${otherUnit} pour ${whoseElse}`;
}
/** Tells more than an amount, which the weight alone would leave out. */
const isMore = /:| for | each\b|\band\b|\bor\b|cooked|juice|rind/;

/** Less than two cups are one in French. */
const oneCup = /(^|[^\d])(1[⅛¼⅓⅜½⅝⅔¾⅞]?) tasses/g;

/**
 * Undefined where some of it has no French: then the whole line stays English.
 * @param line in grams, for as many as it is cooked for
 * @param inOunces turns metric amounts into ounces and cups, where these are the units
 */
export function recipeLineInFrench(
  line: string,
  food: LineFood,
  inOunces?: (text: string) => string,
): string | undefined {
  const text = metricLine(line, food, inOunces !== undefined);
  return text && inOunces ? inOunces(text).replace(oneCup, '$1$2 tasse') : text;
}

/** A line taken apart; undefined where it is no weight of one food. */
function readLine(line: string) {
  const [, weight, measure = '', said = ''] = weighed.exec(line.replace(optional, '')) ?? [];
  const [, english, rest = ''] = opening.exec(said) ?? [];
  if (weight === undefined || english === undefined || split.test(english)) return undefined;
  return { weight, measure, english, rest };
}

/** What else stands in it; undefined where some of that has no French. */
function besides(measure: string, rest: string, other: string | undefined) {
  const instead = insteadOf.test(rest) ? insteadText(other) : '';
  const isTold = !isMore.test(measure) || rest.includes('weighed dry');
  const shares = isTold ? '' : sharesText(measure);
  // Where the measure tells what each part is for, a note would tell it once more.
  const left = rest.replace(insteadOf, '').replace(shares === '' ? /$/ : ratio, '');
  return instead === undefined || shares === undefined ? undefined : { instead, shares, left };
}

function metricLine(line: string, food: LineFood, inCups: boolean): string | undefined {
  const { key } = food;
  const read = readLine(line);
  const name = read && nameOf(read.english, key);
  const more = read && besides(read.measure, read.rest, food.instead_of);
  if (!read || !more || name === undefined) return undefined;
  const { weight, measure, english } = read;
  const amount = amountOf(measure, english, { name, key, inCups }) ?? {
    text: `${weightText(weight, english)} ${ofFood(name)}`,
    agreement: agreementOf(name),
    isWeighed: false,
  };
  const { agreement, isWeighed } = amount;
  const prepared = preparationInFrench({ rest: more.left, key, name, agreement, isWeighed });
  if (prepared === undefined) return undefined;
  const behind = isWeighed ? ` (${weightText(weight, english)})` : '';
  const choice = optional.test(line) ? ', facultatif' : '';
  return `${amount.text}${more.shares}${prepared}${more.instead}${choice}${behind}`;
}
