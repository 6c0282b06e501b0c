// A dish that is left out by its name, whatever it is made with.
import { expect, test } from 'vitest';
import { catalogue, kitchen, personOf } from './support.ts';

const titled = (pattern: RegExp) =>
  [...catalogue.recipes.values()].filter(({ title }) => pattern.test(title));
const verdictOn = (text: string, recipeId: string) =>
  kitchen.gate({ recipeId }, personOf({ sickness: text }));

test.each([
  ['no curry', /\bcurr(?:y|ies)\b/i],
  ['I hate dal', /\bdh?al\b/i],
  ['no porridge', /\bporridge\b/i],
  ['no pizza', /\bpizza\b/i],
  ['no soup', /\bsoup\b/i],
  ['pas de soupe', /\bsoup\b/i],
  ['no salads or stews please', /\b(?:salad|stew)\b/i],
  ['I hate stir fries', /\bstir-fry\b/i],
  ['no sandwiches', /\bsandwich(?:es)?\b/i],
])('%s leaves out every dish of that name, and says so', (text, pattern) => {
  const dishes = titled(pattern);
  expect(dishes.length).toBeGreaterThan(1);
  for (const { id } of dishes) expect([id, verdictOn(text, id).verdict]).toEqual([id, 'refuse']);
  const codes = dishes.flatMap(({ id }) =>
    verdictOn(text, id).reasons.map((reason) => (typeof reason === 'string' ? '' : reason.code)),
  );
  expect(codes).toContain('verdict.leftOutDish');
});

test('a curry bought or written by somebody else is left out by its name', () => {
  const meal = { name: 'Vegetable curry', ingredients: ['200 g potatoes', '100 g peas'] };
  expect(kitchen.gate(meal, personOf({ sickness: 'no curry' })).verdict).toBe('refuse');
});

test('curry powder is a food: a curry without it stays', () => {
  expect(personOf({ sickness: 'no curry powder' }).dishKinds).toBeUndefined();
  expect(personOf({ sickness: 'no curry leaves' }).dishKinds).toBeUndefined();
  expect(personOf({ sickness: 'no chana dal' }).dishKinds).toBeUndefined();
});

test.each(['no pizza', 'no soup', 'no casserole', 'no stir fry', 'no smoothies', 'keine Suppe'])(
  '%s leaves out no food, and is understood',
  (sickness) => {
    const { person, unknown, notes } = kitchen.understand({ sickness });
    expect([person.avoidedKeys, person.families, unknown]).toEqual([[], [], []]);
    expect(notes).toMatchObject([{ code: 'health.dishesLeftOut' }]);
  },
);

test('a soup of one food leaves out that food', () => {
  const { dishKinds, families } = personOf({ sickness: 'no lentil soup' });
  expect([dishKinds, families]).toEqual([undefined, ['lentil']]);
});

test('a dish that does harm is not left out by its name alone', () => {
  const { unknown } = kitchen.understand({ sickness: 'no pizza, it gives me hives' });
  expect(unknown).not.toEqual([]);
});
