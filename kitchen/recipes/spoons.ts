// A part of a spoonful, in spoons: two thirds of 1½ tbsp is 1 tbsp.
import { pinches, smallestSpoon } from '../../domain/pinches.ts';

const signs: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '⅓': 1 / 3,
  '½': 0.5,
  '⅔': 2 / 3,
  '¾': 0.75,
};
const spoons = /^(?:(scant) )?(\d*)([¼⅓½⅔¾]?) (tsp|tbsp)(?:, (scant))?$/u;
const teaspoons = 3;
/** More teaspoons than these are counted by nobody. */
const mostTeaspoons = 6;

/** Quarters, and below one teaspoon the spoon of a third. */
const parts = Object.entries(signs);
const quarters = parts.filter(([, part]) => Number.isInteger(part * 4));

/** A number as a cook reads it, of two as near the lower, and how far it is from that; null where it is less than a quarter. */
function inParts(
  value: number,
  of: typeof parts,
): { readonly text: string; readonly apart: number } | null {
  const whole = Math.floor(value);
  const all = [['', 0] as const, ...of, ['', 1] as const].map(([sign, part]) => ({
    sign,
    number: whole + part,
    apart: Math.abs(whole + part - value),
  }));
  const nearest = all.reduce((best, each) => (each.apart < best.apart - 1e-9 ? each : best));
  if (nearest.number === 0) return null;
  const count = Math.floor(nearest.number);
  return { text: `${count === 0 ? '' : count}${nearest.sign}`, apart: nearest.apart };
}

/** What a spoon takes no note of, and the share of the amount up to which it is 'about' so much. */
const exact = 0.05;
const near = 0.13;

/** So much of a measure in spoons, or in pinches where it is less than the smallest; null where it is no spoonful, or no spoons come of it. */
export function spoonsOf(measure: string, factor: number): string | null {
  const [, before, whole = '', sign = '', unit, behind] = spoons.exec(measure) ?? [];
  if (unit === undefined || (whole === '' && sign === '')) return null;
  const value = (Number(whole) + (signs[sign] ?? 0)) * factor;
  const [large, small] = unit === 'tbsp' ? [value, value * teaspoons] : [0, value];
  if (small < smallestSpoon) return pinches(small);
  const found = [
    { size: large, unit: 'tbsp' },
    { size: small, unit: 'tsp' },
  ].flatMap((each) => {
    const isSpooned = each.unit === 'tsp' ? small <= mostTeaspoons : large >= 0.5;
    const read = isSpooned
      ? inParts(each.size, each.unit === 'tsp' && small < 1 ? parts : quarters)
      : null;
    return read ? [{ ...each, ...read }] : [];
  });
  const best =
    found.find(({ apart }) => apart <= exact) ??
    found.find(({ apart, size }) => apart <= near * size);
  if (!best) return null;
  const word = (before ?? behind) === undefined ? (best.apart <= exact ? '' : 'about ') : 'scant ';
  return `${word}${best.text} ${best.unit}`;
}
