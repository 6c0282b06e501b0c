import { expect, test } from 'vitest';
import { scaleLine } from '../../src/texts/amounts.ts';

const cup = 16;
const parts: Readonly<Record<string, number>> = {
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '⅜': 3 / 8,
  '½': 1 / 2,
  '⅝': 5 / 8,
  '⅔': 2 / 3,
  '¾': 3 / 4,
  '⅞': 7 / 8,
};
/** In tablespoons. */
function spoonsIn(line: string): number {
  const [, whole = '', part = '', unit = ''] = /^(\d*)(\D?) (cups?|tbsp) /.exec(line) ?? [];
  return (Number(whole) + (parts[part] ?? 0)) * (unit === 'tbsp' ? 1 : cup);
}

test.each([
  ['¼ cup oil', 7 / 4, '7 tbsp oil'],
  ['½ cup sugar', 7 / 4, '⅞ cup sugar'],
  ['¼ tsp salt', 7 / 4, 'scant ½ tsp salt'],
  ['¼ tsp salt', 3 / 4, '3 pinches salt'],
  ['½ tbsp oil', 1 / 3, '½ tsp oil'],
  ['½ tbsp oil', 5 / 6, '1¼ tsp oil'],
  ['2½ tbsp oil', 1 / 6, '1¼ tsp oil'],
  ['2 tbsp oil', 1 / 5, '1¼ tsp oil'],
  ['3 tsp oil', 3, '3 tbsp oil'],
  ['¾ tsp salt', 3 / 4, 'generous ½ tsp salt'],
  ['scant 1 tsp salt', 2 / 5, 'scant ⅓ tsp salt'],
  ['1 cup rice', 5 / 4, '1¼ cups rice'],
])('%s times %f is %s', (line, factor, scaled) => {
  expect(scaleLine(line, factor)).toBe(scaled);
});

test('cups for any other number of servings are within a tenth', () => {
  for (const [written, spoons] of [
    ['¼', 4],
    ['⅓', 16 / 3],
    ['½', 8],
    ['⅔', 32 / 3],
    ['¾', 12],
    ['1', 16],
    ['2½', 40],
  ] as const)
    for (const servings of [2, 3, 5, 6, 7, 8, 9]) {
      const said = scaleLine(`${written} cup flour`, servings / 4);
      const exact = (spoons * servings) / 4;
      expect(
        Math.abs(spoonsIn(said) / exact - 1),
        `${written} × ${servings}: ${said}`,
      ).toBeLessThan(0.1);
    }
});
