// Spoons for another number of servings, in parts that spoons are sold in: a tablespoon that comes to less than one is counted in teaspoons.
import { pinches, smallestSpoon } from '../../domain/pinches.ts';
import { mixed, type Sign } from './fractions.ts';

const spoonUnit = /^(\s?)(tsp|tbsp|teaspoons?|tablespoons?)$/i;
const teaspoonsInOne = 3;
const thirds: readonly Sign[] = ['¼', '⅓', '½', '⅔', '¾'];
const near = 0.1;
const eighth = 0.125;

interface Spoons {
  readonly value: number;
  readonly isTable: boolean;
  /** As the text writes its units: 'tsp', or 'teaspoons'. */
  readonly isLong: boolean;
}

function nameOf({ value, isTable, isLong }: Spoons): string {
  if (!isLong) return isTable ? 'tbsp' : 'tsp';
  return `${isTable ? 'tablespoon' : 'teaspoon'}${value > 1 ? 's' : ''}`;
}

/** To the nearest of these parts, and how far from it, as a share of the amount. */
function inParts(value: number, parts: readonly Sign[]) {
  const read = mixed(value, parts);
  return { ...read, apart: (read.value - value) / value };
}
const isNear = ({ apart }: { readonly apart: number }): boolean => Math.abs(apart) <= near + 1e-9;

/** A half tablespoon is one of the spoons that are sold; further parts of one are not. */
const tableParts = (value: number): readonly Sign[] => (value < 1 || value >= 5 ? ['½'] : thirds);

/** What no part of a teaspoon is near to is a little more or less than one. */
function inTeaspoons(value: number, isLong: boolean): string {
  if (value < smallestSpoon && Math.abs(value - eighth) > near * value) return pinches(value);
  const read = inParts(value, value < 1 ? ['⅛', ...thirds] : value < 5 ? thirds : ['½']);
  const how = isNear(read) ? '' : read.apart > 0 ? 'scant ' : 'generous ';
  return `${how}${read.text} ${nameOf({ value: read.value, isTable: false, isLong })}`;
}

/** More teaspoons than these are counted by nobody. */
const mostTeaspoons = 6;

/**
 * So many spoons, within a tenth or said to be scant or generous.
 * @param of what follows the number: ' tbsp'
 * @returns undefined where that is no spoon
 */
export function spoonAmount(value: number, of: string): string | undefined {
  const [, space, unit = ''] = spoonUnit.exec(of) ?? [];
  if (space === undefined || value <= 0) return undefined;
  const isLong = /spoon/i.test(unit);
  const teaspoons = /^t(?:bsp|able)/i.test(unit) ? value * teaspoonsInOne : value;
  const isTable = teaspoons !== value;
  const tablespoons = teaspoons / teaspoonsInOne;
  if (tablespoons >= 0.5 && (isTable || teaspoons > mostTeaspoons)) {
    const read = inParts(tablespoons, tableParts(tablespoons));
    if (isNear(read)) return `${read.text} ${nameOf({ value: read.value, isTable: true, isLong })}`;
  }
  return inTeaspoons(teaspoons, isLong);
}

/** What is scant already is said to be so once. */
export const saidOnce = (text: string): string =>
  text.replaceAll(/\b(scant|generous|about) (?:scant|generous) /g, '$1 ');
