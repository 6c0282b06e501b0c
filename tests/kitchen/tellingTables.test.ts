/** Words that tell of raw food, hidden allergens and foods without a row: each row finds its example alone. Each of our own judgements says where it is from. Issue 15. */
import { describe, expect, test } from 'vitest';
import { rawWordKinds } from '../../kitchen/catalogue/tellingTables.ts';
import { plain } from '../../kitchen/ingredients/words.ts';
import { harmIn, toldBy } from '../../kitchen/safety/telling.ts';
import { rawFoodIn, weakenedBy } from '../../kitchen/safety/undercooked.ts';
import { readTable } from '../oracle/planTables.ts';
import { catalogue } from './support.ts';

const { rawFoods, dishKinds, dishPhrases, unlistedFoods } = catalogue;
const tables = [
  'raw_words',
  'raw_dishes',
  'dish_phrases',
  'dish_kinds',
  'unlisted_foods',
  'infection_risks',
  'same_foods',
  'substitution_groups',
  'substitutions',
  'lighter_foods',
  'stand_ins',
].flatMap((table) => readTable(`additions/${table}.csv`).map((row) => [table, row] as const));

test.each(tables)('%s: a row says where it is from', (_, { source, date }) => {
  expect(source?.length).toBeGreaterThan(10);
  expect(date).toMatch(/^(?:20\d\d|undated)$/);
});

test('every kind of raw word has rows', () => {
  const kinds = new Set(rawFoods.words.map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(rawWordKinds));
});

describe.each(rawFoods.words)('$id', ({ said, example, other }) => {
  test(`is found in '${example}' and not in '${other}'`, () => {
    expect([said.test(example), said.test(other)]).toEqual([true, false]);
  });
});

test.each([...rawFoods.dishes])('%s is eaten %s', (word, eaten) => {
  const { surely, perhaps } = rawFoodIn({ name: word, lines: [] }, () => [], rawFoods);
  expect(eaten === 'raw' ? surely : perhaps).toEqual([word]);
});

test.each([...rawFoods.risks])('raw food is dangerous with %s', (condition) => {
  expect(weakenedBy(['gout', condition], catalogue)).toBe(condition);
});

test.each(dishKinds)("$id is '$example' by its title, and not '$other'", (kind) => {
  expect([kind.titles.test(kind.example), kind.titles.test(kind.other)]).toEqual([true, false]);
});

test.each(dishPhrases)("$id: '$example' tells of $tags, and '$other' does not", (way) => {
  const tagsIn = (text: string) => toldBy(text, catalogue).flatMap(({ tags }) => tags);
  expect(way.said.test(plain(way.other))).toBe(false);
  expect(tagsIn(way.example)).toEqual(expect.arrayContaining([...way.tags]));
});

test.each(unlistedFoods)("$id: '$example' holds $tags, and '$other' does not", (way) => {
  expect(way.said.test(plain(way.other))).toBe(false);
  expect(harmIn(way.example, catalogue).map(({ tags }) => tags)).toContainEqual(way.tags);
});
