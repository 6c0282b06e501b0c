// For how many a recipe is, as a page writes it.
import { fill } from './fill.ts';
import { counted } from './format.ts';
import { mixed, type Sign } from './fractions.ts';

const parts: readonly Sign[] = ['¼', '⅓', '½', '⅔', '¾'];
/** So far from the true number a half may be: what is cooked, and what a serving has, are of the true one. */
const near = 0.05;

/** To the nearest half: 2.4 is 2½. Where that is too far, in thirds and quarters: 1.33 is 1⅓. */
function rounded(servings: number): { readonly text: string; readonly value: number } {
  const half = Math.max(1, Math.round(servings * 2)) / 2;
  const isNear = Math.abs(half - servings) <= near * servings;
  return mixed(isNear ? half : Math.max(0.5, servings), isNear ? ['½'] : parts);
}
const roundedTo = (servings: number): number => rounded(servings).value;
export const servingsFigure = (servings: number): string => rounded(servings).text;

export const wholeOrHalf = (servings: number): number | string =>
  Number.isInteger(roundedTo(servings)) ? roundedTo(servings) : servingsFigure(servings);

/** In a page's own words for one serving and for several. */
export const servingsIn = (
  servings: number,
  words: { readonly servingsOne: string; readonly servings: string },
): string =>
  Number.isInteger(roundedTo(servings))
    ? counted(roundedTo(servings), { one: words.servingsOne, many: words.servings })
    : fill(words.servings, { count: servingsFigure(servings) });
