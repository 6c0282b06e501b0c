// A line of an ingredient list, in the units that are wanted now and as a cook writes it.
import { millilitresOf } from '../../domain/poured.ts';
import type { LineFood, ShownLine } from '../../domain/recipeLine.ts';
import { cookLine, unbroken } from './cookLines.ts';
import { notes as words } from './en/notes.ts';
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

/** What somebody wrote in grams stays in grams. */
export const ownLine = (line: string): string => cookLine(measured(line));
export const recipeLine = (line: string): string => ownLine(asPoured(line));

/** In the language of the screen where that has words for all of it. @param food of one of our recipes */
export function shownLine(line: string, food: LineFood | undefined): ShownLine {
  const written =
    food && words.ingredientLine(line, food, unitsNow() === 'us' ? amountText : undefined);
  return written === undefined
    ? { text: recipeLine(line), lang: 'en' }
    : { text: unbroken(written) };
}
