/** How other languages tell of a food: each way of the table by its examples, and what is made of whole texts. Issue 16. */
import { describe, expect, test } from 'vitest';
import { foodWayKinds } from '../../kitchen/catalogue/safetyTypes.ts';
import { plain } from '../../kitchen/ingredients/words.ts';
import { catalogue, personOf } from './support.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysOfFood } from './corpus/score.ts';
import { kitchen } from './support.ts';
import { bansOn, rulesOf } from '../../kitchen/safety/rules.ts';

const { foodWays } = catalogue;

test('every kind of way has rows', () => {
  for (const kind of foodWayKinds)
    expect(foodWays.filter((way) => way.kind === kind).length, kind).toBeGreaterThan(0);
});

describe.each(foodWays.map((way) => [way.id, way] as const))(
  '%s',
  (_, { said, example, other }) => {
    const headOf = (text: string): string => text.split(':')[0] ?? '';
    const finds = (text: string): boolean =>
      [text, headOf(text)].some((each) => said.test(plain(each)) || said.test(each.toLowerCase()));

    test(`is found in '${example}'`, () => {
      expect(finds(example)).toBe(true);
    });

    test(`is not found in '${other}'`, () => {
      expect(finds(other)).toBe(false);
    });
  },
);

/** Lines of texts with what must be left out, and what must not: 'text | never | keeps'. */
const lines = ['tellings', 'fineTellings', 'harmTellings']
  .flatMap((name) =>
    readFileSync(join(import.meta.dirname, 'fixtures', `${name}.txt`), 'utf8').split('\n'),
  )
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('|').map((part) => part.trim()));
const foodsOf = (cell = ''): string[] =>
  cell
    .split(',')
    .map((food) => food.trim())
    .filter((food) => food !== '');

test.each(lines)('%s', (text = '', never = '', keeps = '') => {
  const rules = rulesOf(personOf({ sickness: text }), catalogue);
  const isServed = (key: string): boolean =>
    !rules.avoided.has(key) &&
    !rules.diets.leftOut.has(key) &&
    bansOn(key, catalogue.ingredients.get(key)?.tags ?? new Set(), rules).length === 0;
  const kept = new Set(foodsOf(keeps).flatMap((food) => keysOfFood(food, kitchen)));
  for (const food of foodsOf(never)) {
    const keys = keysOfFood(food, kitchen);
    expect(keys, food).not.toEqual([]);
    expect(
      keys.filter((key) => isServed(key) && !kept.has(key)),
      food,
    ).toEqual([]);
  }
  for (const food of foodsOf(keeps))
    expect(keysOfFood(food, kitchen).some(isServed), food).toBe(true);
});
