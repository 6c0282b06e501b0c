// For how many: whole or half servings, as a cook says them; the amounts stay exact.
import { kitchen } from '../../aiKitchen/texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { counted } from '../../../texts/format.ts';
import { mixed } from '../../../texts/fractions.ts';

/** To the nearest half: 2.4 is 2½. */
const halves = (servings: number): number => Math.max(1, Math.round(servings * 2)) / 2;
export const servingsFigure = (servings: number): string => mixed(halves(servings), ['½']).text;

export const wholeOrHalf = (servings: number): number | string =>
  Number.isInteger(halves(servings)) ? halves(servings) : servingsFigure(servings);

export const servingsText = (servings: number): string =>
  Number.isInteger(halves(servings))
    ? counted(halves(servings), { one: kitchen.servingsOne, many: kitchen.servings })
    : fill(kitchen.servings, { count: servingsFigure(servings) });
