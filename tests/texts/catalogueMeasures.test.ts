// What the lines of the catalogue are measured by, for other numbers of servings: each number of a measure grows as its weight does.
import { expect, test } from 'vitest';
import { scaleLine } from '../../src/texts/amounts.ts';
import { catalogue } from '../kitchen/support.ts';

const signs: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
/** In teaspoons. */
const spoons: readonly (readonly [RegExp, number])[] = [
  [/^ (?:(?:heaped|scant|generous|packed|loose) )?cups?\b/, 48],
  [/^ (?:heaped )?tbsp\b/, 3],
  [/^ pinch/, 1 / 16],
];
const amount = /(\d+(?:\.\d+)?)?([½¼¾⅓⅔⅛⅜⅝⅞])?/gu;

function amountsIn(measure: string): number[] {
  return [...measure.matchAll(amount)].flatMap((found) => {
    const [said, whole = '0', sign] = found;
    if (said === '') return [];
    const after = measure.slice(found.index + said.length);
    const value = Number(whole) + (sign === undefined ? 0 : (signs[sign] ?? 0));
    return [value * (spoons.find(([unit]) => unit.test(after))?.[1] ?? 1)];
  });
}
const measureOf = (line: string): string => /^[\d.]+ g \(([^()]+)\)/.exec(line)?.[1] ?? '';
/** How often something is cut, a pinch, and what the weight says already are no count. */
const isPlain = (measure: string): boolean =>
  /\d|[½¼¾⅓⅔⅛⅜⅝⅞]/.test(measure) && !/pinch|cut in|⅙|\d g |kg/.test(measure);
/** What a cook rounds to: a tenth, of small counts a quarter of one, and more where the measure is not level. */
const isNear = (one: number, other: number, measure: string): boolean =>
  Math.abs(one - other) <=
  Math.max((/generous|heaped|scant/.test(measure) ? 0.27 : 0.13) * other, 0.26);

test.each([1, 2, 3, 6, 8, 12])('for %i servings', (servings) => {
  const wrong = catalogue.recipes.flatMap(({ id, serves, ingredients }) =>
    ingredients.flatMap(({ grams, measure, text }) => {
      if (!isPlain(measure) || /[()]/.test(measure)) return [];
      const line = scaleLine(`${grams} g (${measure}) ${text}`, servings / serves);
      const [was, now] = [amountsIn(measure), amountsIn(measureOf(line))];
      const grown = was.map((each) => (each * servings) / serves);
      const isRight =
        now.length === grown.length && now.every((each, i) => isNear(each, grown[i] ?? 0, measure));
      return isRight ? [] : [`${id}: ${measure} (of ${serves}) is ${measureOf(line)}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['400 g (3 to 4) skinless chicken thighs', 2, '800 g (6 to 8) skinless chicken thighs'],
  ['200 g (1 heaped cup) basmati rice', 2, '400 g (2 heaped cups) basmati rice'],
  ['6 g (a handful) mint', 2, '12 g (2 handfuls) mint'],
  ['200 g (half a tin) chopped tomatoes', 2, '400 g (1 tin) chopped tomatoes'],
  ['100 g (juice of 3) lemon juice', 2, '200 g (juice of 6) lemon juice'],
  ['100 g (2: 1 for the mash, 1 to coat) eggs', 2, '200 g (4: 2 for the mash, 2 to coat) eggs'],
])('%s, %d times', (line, times, scaled) => {
  expect(scaleLine(line, times)).toBe(scaled);
});

test('a gram of salt is as many pinches in every recipe', () => {
  const [one, half] = ['1 g (3 pinches) salt', '0.5 g (1 pinch) salt'];
  expect(scaleLine('0.5 g (a large pinch) salt', 1)).toBe(half);
  expect(scaleLine('0.5 g (a large pinch) salt', 2)).toBe(one);
  expect(scaleLine('1 g (a pinch) salt', 1)).toBe(one);
  expect(scaleLine('1 g (⅙ tsp) salt', 1)).toBe(one);
  expect(scaleLine('2 g (⅓ tsp) salt', 0.5)).toBe(one);
});
