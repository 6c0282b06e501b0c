/** A dish whose name tells of an allergen is no plain fit for who must not have it, though its list names none. */
import { expect, test } from 'vitest';
import { readDishWords } from '../../kitchen/catalogue/dishWords.ts';
import { toldBy } from '../../kitchen/safety/telling.ts';
import { kitchen, personOf } from './support.ts';

const { catalogue } = kitchen;

/** Verbs too, which tell of food only where they stand as a noun. */
const dishOf = (word: string): string => (word === 'toast' ? 'cheese on toast' : `spicy ${word}`);

test.each([...catalogue.dishWords])('KIT-05 %s', (word, allergens) => {
  const told = toldBy(dishOf(word), catalogue).flatMap(({ tags }) => tags);
  expect(told).toEqual(expect.arrayContaining([...allergens]));
  for (const allergen of allergens) {
    const person = personOf({ allergens: [allergen] });
    const { verdict } = kitchen.gate({ name: dishOf(word), ingredients: ['rice'] }, person);
    expect([allergen, verdict]).not.toEqual([allergen, 'fit']);
  }
});

test('a name without such a word tells of nothing', () => {
  expect(toldBy('rice with carrots', catalogue)).toEqual([]);
});

test.each([
  ['an allergen that we do not know', 'satay,joy,estimate,Our judgement,2026', /no allergen/],
  ['no source', 'satay,peanut,estimate,,2026', /source/],
  ['accents', 'saté,peanut,estimate,Our judgement,2026', /accents/],
])('a row with %s is refused', (_, row, problem) => {
  const problems: string[] = [];
  expect(readDishWords(`word,may_hold,basis,source,date\n${row}\n`, problems).size).toBe(0);
  expect(problems.join()).toMatch(problem);
});
