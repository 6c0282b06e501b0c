// A line of an ingredient list, in the units that are wanted now and as a cook writes it.
import { millilitresOf } from '../../domain/poured.ts';
import type { LineFood, ShownLine } from '../../domain/recipeLine.ts';
import { cookLine, unbroken } from './cookLines.ts';
import { notes as words } from './en/notes.ts';
import { signs, valueOf } from './fractions.ts';
import { languageNow } from './language.ts';
import { amountText, measured } from './measures.ts';
import { unitsNow } from './units.ts';

const weighed = /^(\d+(?:[.,]\d+)?) g( \([^()]+\))? (\p{L}.*)$/u;
/** What stands for the weight by itself: '2 tbsp', '105 ml'. */
const volume = /\d ?(?:ml|l|litres?)\)$|(?:tsp|tbsp)\)$/;

/** '420 g (1¾ cups) water' is 420 ml of it, or 1¾ cups where these are the units. */
function asPoured(line: string): string {
  const [, weight = '', measure = '', food = ''] = weighed.exec(line) ?? [];
  if (volume.test(measure)) return line;
  const millilitres = millilitresOf(food, Number(weight.replace(',', '.')));
  if (millilitres === undefined) return line;
  const isByCups = unitsNow() === 'us' && / cups?\)$/.test(measure);
  return isByCups ? `${measure.slice(2, -1)} ${food}` : `${millilitres} ml${measure} ${food}`;
}

const gramsIn: Readonly<Record<string, number>> = { oz: 28.3495, lb: 453.592 };
const number = String.raw`\d+\s\d\/\d{1,2}|\d\/\d{1,2}|\d+(?:\.\d+)?(?:\s?[${signs}])?|[${signs}]`;
const american = new RegExp(
  String.raw`^((${number})\s?(oz|ounces?|lbs?|pounds?|cups?))\s(\p{L}.*)$`,
  'iu',
);
const weight = /\d\s?(?:k?g|ml|cl|l)\b/i;

/** 1 lb is exactly so many grams; what a cup weighs, its food tells. */
function gramsOf(value: number, unit: string, grams: number | undefined): number | undefined {
  const name = unit
    .toLowerCase()
    .replace(/^ounces?$/, 'oz')
    .replace(/^(?:lbs|pounds?)$/, 'lb');
  const one = gramsIn[name];
  return one === undefined ? grams : value * one;
}

/** '12 oz noodles' is 340 g of them, as well as what was written. */
function inGrams(line: string, grams: number | undefined): string {
  const [, amount = '', value = '', unit = '', food = ''] = american.exec(line) ?? [];
  if (amount === '' || weight.test(line)) return line;
  const all = gramsOf(valueOf(value), unit, grams);
  if (all === undefined || all < 1) return line;
  return `${all < 100 ? Math.round(all) : 5 * Math.round(all / 5)} g (${amount}) ${food}`;
}

/**
 * What somebody wrote in the units that are wanted stays as it is.
 * @param grams of the food that the line was read as; undefined where it is not read, or is several
 */
export const ownLine = (line: string, grams?: number): string =>
  cookLine(unitsNow() === 'us' ? measured(line) : inGrams(line, grams));
export const recipeLine = (line: string): string => cookLine(measured(asPoured(line)));

/** In the language of the screen where that has words for all of it. @param food of one of our recipes */
export function shownLine(line: string, food: LineFood | undefined): ShownLine {
  const written =
    food && words.ingredientLine(line, food, unitsNow() === 'us' ? amountText : undefined);
  return written === undefined
    ? { text: recipeLine(line), ...(languageNow() !== 'en' && { lang: 'en' }) }
    : { text: unbroken(written) };
}
