/** What conditions ask to be sparing with: each row of limited_tags.csv does what it says, and a faulty one is refused. */
import { describe, expect, test } from 'vitest';
import { readLimitedTags } from '../../kitchen/catalogue/limitedTags.ts';
import { rulesOf } from '../../kitchen/safety/rules.ts';
import { kitchen } from './support.ts';

const { catalogue } = kitchen;
const rows = [...catalogue.limitedTags.values()];
const conditions = [...catalogue.conditions.values()];

/** A condition of which nothing but this is known, so that the row alone decides. */
const limitingOnly = (tag: string) => {
  const [general] = conditions;
  const only = { ...general!, id: 'only', excludedTags: [], limitedTags: [tag], limits: [] };
  return rulesOf(
    { ...kitchen.understand({}).person, conditions: ['only'] },
    { ...catalogue, conditions: new Map([['only', only]]) },
  );
};

describe.each(rows)('KIT-04 $tag', ({ tag, sum, servingGrams, source, date }) => {
  test('is limited by some condition, and says where its figure is from', () => {
    expect(conditions.filter(({ limitedTags }) => limitedTags.includes(tag))).not.toEqual([]);
    expect(source.length).toBeGreaterThan(10);
    expect(Number(date)).toBeGreaterThan(2000);
  });

  test('counts as its row says', () => {
    const { counted, ceilings, sparing } = limitingOnly(tag);
    if (sum) {
      const { quantity, what, dayMost } = sum;
      expect(counted).toMatchObject([{ tags: [tag], quantity, what }]);
      expect(ceilings).toMatchObject([{ quantity, dayMax: dayMost, hard: false }]);
      expect(sparing).toEqual([]);
    } else expect(sparing).toMatchObject([{ tag, grams: servingGrams }]);
  });
});

test('a tag without a row is named from 5 g of a serving, and what may hold it always', () => {
  expect(limitingOnly('no_such_tag').sparing).toMatchObject([{ grams: 5 }]);
  expect(limitingOnly('no_such_tag_may').sparing).toMatchObject([{ grams: 0 }]);
});

test.each([
  ['both', 'spicy,fat_g,70,fat,1,estimate,Our judgement,2026', /not both/],
  ['neither', 'spicy,,,,,estimate,Our judgement,2026', /not both/],
  ['a sum without words', 'high_fat,fat_g,70,,,estimate,Our judgement,2026', /not both/],
  ['no quantity of ours', 'high_fat,joy_g,70,joy,,estimate,Our judgement,2026', /no quantity/],
  ['no source', 'spicy,,,,1,estimate,,2026', /source/],
])('a row with %s is refused', (_, row, problem) => {
  const problems: string[] = [];
  const header = 'tag,quantity,day_most,what,serving_grams,basis,source,date';
  expect(readLimitedTags(`${header}\n${row}\n`, problems).size).toBe(0);
  expect(problems.join()).toMatch(problem);
});
