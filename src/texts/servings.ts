// For how many a recipe is, as a page writes it.
import { fill } from './fill.ts';
import { counted } from './format.ts';
import { mixed } from './fractions.ts';

/** To the nearest half: 2.4 is 2½. */
const halves = (servings: number): number => Math.max(1, Math.round(servings * 2)) / 2;
export const servingsFigure = (servings: number): string => mixed(halves(servings), ['½']).text;

export const wholeOrHalf = (servings: number): number | string =>
  Number.isInteger(halves(servings)) ? halves(servings) : servingsFigure(servings);

/** In a page's own words for one serving and for several. */
export const servingsIn = (
  servings: number,
  words: { readonly servingsOne: string; readonly servings: string },
): string =>
  Number.isInteger(halves(servings))
    ? counted(halves(servings), { one: words.servingsOne, many: words.servings })
    : fill(words.servings, { count: servingsFigure(servings) });
