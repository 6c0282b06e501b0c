// Metric amounts in a text, as a kitchen in the United States measures: ounces and pounds, cups and spoons, inches, Fahrenheit.
import { mixed, type Sign, signs, valueOf } from './fractions.ts';
import { notes } from './en/notes.ts';
import { unitsNow } from './units.ts';

const number = String.raw`\d+\/\d+|\d+(?:[.,]\d+)?(?:\s?[${signs}])?|[${signs}]`;
// What a dish brings of carbohydrate or protein is told in grams everywhere. What stands before a number is taken along: older browsers cannot look back. After a letter it is part of a name.
const metric = new RegExp(
  String.raw`(^|[^\p{L}\d_.,/])(${number})(?:(\s?(?:–|-|to|or|x|×)\s?)(${number}))?(\s?-?)(kg|g|ml|cl|dl|l|litres?|liters?|cm|mm|°\s?C)\b(?!\s+(?:of\s+)?(?:carb|protein|fib|fat\b))`,
  'giu',
);

const eighths: readonly Sign[] = ['⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'];
const quarters: readonly Sign[] = ['¼', '½', '¾'];
const cupParts: readonly Sign[] = ['¼', '⅓', '½', '⅔', '¾'];

interface Measure {
  readonly text: string;
  readonly unit: string;
}
const measure = (text: string, unit: string): Measure => ({ text, unit });

/** Nothing where grams are so few that a spoon, which stands beside them, tells more. */
function mass(grams: number): Measure | undefined {
  const ounces = grams / 28.3495;
  if (ounces < 0.35) return undefined;
  if (ounces < 15.75) return measure(mixed(ounces, ounces < 4 ? quarters : ['½']).text, 'oz');
  const all = Math.round(ounces);
  return all % 16 === 0
    ? measure(String(all / 16), 'lb')
    : measure(`${Math.floor(all / 16)} lb ${all % 16} oz`, '');
}

function volume(millilitres: number): Measure {
  if (millilitres < 14)
    return measure(mixed(Math.max(millilitres / 4.929, 1 / 4), quarters).text, 'tsp');
  if (millilitres < 55) return measure(mixed(millilitres / 14.787, ['½']).text, 'tbsp');
  const cups = mixed(millilitres / 236.588, cupParts);
  if (Math.abs(cups.value * 236.588 - millilitres) <= 0.055 * millilitres)
    return measure(cups.text, cups.value > 1 ? 'cups' : 'cup');
  return measure(mixed(millilitres / 29.574, ['½']).text, 'fl oz');
}

const ovens: Readonly<Record<number, number>> = {
  140: 275,
  150: 300,
  160: 325,
  170: 340,
  180: 350,
  190: 375,
  200: 400,
  210: 410,
  220: 425,
  230: 450,
  240: 475,
  250: 480,
};
const heat = (celsius: number): Measure =>
  measure(String(ovens[celsius] ?? Math.round((celsius * 9) / 5 + 32)), '°F');

function inUsMeasure(value: number, unit: string, isAdjective: boolean): Measure | undefined {
  switch (unit.toLowerCase().replace(/\s/, '')) {
    case 'g':
      return mass(value);
    case 'kg':
      return mass(1000 * value);
    case 'ml':
      return volume(value);
    case 'cl':
      return volume(10 * value);
    case 'dl':
      return volume(100 * value);
    case 'cm':
      return measure(mixed(value / 2.54, value / 2.54 < 4 ? quarters : []).text, 'inch');
    case 'mm':
      return measure(mixed(Math.max(value / 25.4, 1 / 8), eighths).text, 'inch');
    case '°c':
      return heat(value);
    // A '2-litre dish' is named by quarts.
    default:
      return isAdjective
        ? measure(mixed(value * 1.057, ['½']).text, 'quart')
        : volume(1000 * value);
  }
}

type UnitName = (unit: string) => string;

const written = ({ text, unit }: Measure, gap: string, nameOf: UnitName): string =>
  unit === '' ? text : `${text}${gap}${nameOf(unit)}`;

/** Every metric amount in a text, in US measures. What is no metric amount stays, so that doing it again changes nothing. */
export const inUsMeasures = (text: string, nameOf: UnitName = (unit) => unit): string =>
  text
    .replace(
      metric,
      (
        said,
        before: string,
        from: string,
        between: string | undefined,
        to: string | undefined,
        space: string,
        unit: string,
      ) => {
        const gap = space.includes('-') ? '-' : ' ';
        const [first, last] = [from, to].map((each) =>
          each === undefined ? undefined : inUsMeasure(valueOf(each), unit, gap === '-'),
        );
        if (to === undefined || between === undefined)
          return first ? before + written(first, gap, nameOf) : said;
        if (!last) return said;
        // '2 x 400 g' is two of them; '5 x 3 cm' is a shape.
        const isCount = /[x×]/.test(between) && !/^[cm]m$/i.test(unit);
        if (isCount) return `${before}${from}${between}${written(last, gap, nameOf)}`;
        if (!first) return said;
        const isOneUnit =
          first.unit === last.unit || (first.unit === 'cup' && last.unit === 'cups');
        return `${before}${isOneUnit ? first.text : written(first, ' ', nameOf)}${between}${written(last, gap, nameOf)}`;
      },
    )
    .replace(/\ba(?= (?:8|11|18)[ -](?:inch|oz|lb|quart|cups?|fl)\b)/g, 'an');

/** A line or a whole recipe, in English as it is, in the units that are wanted now. */
export const measured = (text: string): string => (unitsNow() === 'us' ? inUsMeasures(text) : text);

/** An amount outside a recipe: its units are called as the language of the screen calls them. */
export const amountText = (amount: string): string =>
  unitsNow() === 'us' ? inUsMeasures(amount, (unit) => notes.units[unit] ?? unit) : amount;
