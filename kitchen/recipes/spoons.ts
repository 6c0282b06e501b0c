// A part of a spoonful, in spoons: two thirds of 1½ tbsp is 1 tbsp.

const signs: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '⅓': 1 / 3,
  '½': 0.5,
  '⅔': 2 / 3,
  '¾': 0.75,
};
const spoons = /^(\d*)([¼⅓½⅔¾]?) (tsp|tbsp)$/u;
const teaspoons = 3;

/** A number of quarters as a cook reads it; null where it is none. */
function quarters(value: number): string | null {
  const rounded = Math.round(value * 4) / 4;
  if (rounded === 0 || Math.abs(rounded - value) > 0.05) return null;
  const whole = Math.floor(rounded);
  const part = ['', '¼', '½', '¾'][Math.round((rounded - whole) * 4)] ?? '';
  return `${whole === 0 ? '' : whole}${part}`;
}

/** Less than the smallest spoon: a sixteenth of a teaspoon is what US kitchens call a pinch. */
const smallest = 0.23;
function pinches(value: number): string {
  const count = Math.max(1, Math.round(value * 16));
  return count === 1 ? '1 pinch' : `${count} pinches`;
}

/** So much of a measure in spoons, or in pinches where it is less than the smallest; null where it is no spoonful, or no spoons come of it. */
export function spoonsOf(measure: string, factor: number): string | null {
  const [, whole = '', sign = '', unit] = spoons.exec(measure) ?? [];
  if (unit === undefined || (whole === '' && sign === '')) return null;
  const value = (Number(whole) + (signs[sign] ?? 0)) * factor;
  const [same, smaller] = [quarters(value), quarters(value * teaspoons)];
  if (unit === 'tsp' && value < smallest) return pinches(value);
  if (unit === 'tsp') return same === null ? null : `${same} tsp`;
  if (value >= 0.5 && same !== null) return `${same} tbsp`;
  return smaller === null ? null : `${smaller} tsp`;
}
