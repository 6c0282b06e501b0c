// What a text about health names is not served, in whatever words it is said, and what is not understood is never called a fit.
import { inEnglish } from '../../domain/notes.ts';
import { describe, expect, test } from 'vitest';
import { kitchen } from './support.ts';

const readKeys = (list: string) => kitchen.readIngredients(list).items.map(({ key }) => key);
const suggestionsFor = (sickness: string, list: string) => {
  const { person } = kitchen.understand({ sickness });
  return kitchen.suggest({ keys: readKeys(list), person, count: 50 });
};
const keysServed = (sickness: string, list: string): string[] =>
  suggestionsFor(sickness, list).flatMap(
    ({ recipe_id: id }) => kitchen.findRecipe(id)?.ingredients.map(({ key }) => key) ?? [],
  );

describe('a food that a text about health names', () => {
  const peanutList = 'peanut butter, peanuts, chicken, tomato, plantain';

  test.each([
    'anaphylaxis to peanuts',
    'carries an epipen for peanuts',
    'peanuts make me ill',
    'peanuts give me hives',
    "can't have peanuts",
    'must avoid peanuts',
    'bad reaction to peanuts',
    'eczema when I eat peanuts',
    'asthma, worse with peanuts',
    'my son is allergic to peanuts',
    'my husband cannot eat groundnuts',
    'I eat peanuts and my lips swell up',
  ])("'%s' keeps peanuts off every suggestion", (text) => {
    const suggestions = suggestionsFor(text, peanutList);
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.filter(({ allergens }) => allergens.includes('peanuts'))).toEqual([]);
  });

  test.each([
    ['allergic to beef', 'minced beef, kidney beans, onion, tomato', /beef/],
    ['beef makes me sick', 'minced beef, beef stock, carrots, potatoes', /beef/],
    ['coconut gives me a rash', 'coconut milk, rice, chicken', /coconut/],
    ['no pork', 'pork chops, cabbage, rice', /pork/],
  ])("'%s' keeps all that is made of it off: %s", (text, list, food) => {
    const served = keysServed(text, list);
    expect(served.length).toBeGreaterThan(0);
    expect(served.filter((key) => food.test(key))).toEqual([]);
  });

  test.each(['peanuts are fine', 'I eat peanuts every day', 'I love peanuts', 'I outgrew peanuts'])(
    "'%s' leaves nothing out",
    (text) => {
      const { person } = kitchen.understand({ sickness: text });
      expect(person.allergens).toEqual([]);
      expect(person.avoidedKeys).toEqual([]);
    },
  );

  test.each([
    'type 2 diabetes, fatty liver',
    'gout and kidney stones',
    'heart failure',
    'low salt diet',
  ])("'%s' speaks of no food", (text) => {
    const { person } = kitchen.understand({ sickness: text });
    expect(person.avoidedKeys).toEqual([]);
    expect(person.allergens).toEqual([]);
  });
});

describe('a text that is not understood', () => {
  test('is told as such, and no dish is called a fit', () => {
    const { person } = kitchen.understand({ sickness: 'blorbitis' });
    expect(person.notUnderstood).toEqual(['blorbitis']);
    const suggestions = suggestionsFor('blorbitis', 'rice, tomatoes, chicken, onions');
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { safety } of suggestions) {
      expect(safety.verdict).toBe('caution');
      expect(inEnglish(safety.reasons)).toContain("'blorbitis', which we did not understand");
    }
  });

  test('is not mended to its opposite', () => {
    const { person } = kitchen.understand({ sickness: 'hypoglycemia' });
    expect(person.conditions).toEqual([]);
    expect(person.notUnderstood).toEqual(['hypoglycemia']);
  });
});
