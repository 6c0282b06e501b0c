/** A list of foods in the box for health says of none of them that it agrees with somebody, whatever its name sounds like. */
import { describe, expect, test } from 'vitest';
import { kitchen } from './support.ts';

const names = [
  ...new Set([
    ...[...kitchen.catalogue.ingredients.values()].map(({ label }) => label),
    ...kitchen.catalogue.words.filter(({ lang }) => lang === 'en').map(({ word }) => word),
  ]),
].filter((name) => !name.includes(','));
/** Names that sound like eating, cooking, liking or being well, and every fifteenth of the others. */
const sounding =
  /pickl|cook|grill|roast|barbecue|bbq|drink|relish|fine|good|love|fresh|free|night|from |glass|gobbl|pita|ready|supper/i;
const tried = names.filter((name, at) => sounding.test(name) || at % 15 === 0);

const isLeftOut = (text: string, allergen: string): boolean =>
  kitchen.understand({ sickness: text }).person.allergens.includes(allergen);

describe('a list of foods', () => {
  test('leaves out what stands beside any of our names', () => {
    expect(tried.length).toBeGreaterThan(300);
    expect(tried.filter((name) => !isLeftOut(`${name} and eggs`, 'egg'))).toEqual([]);
  });

  test.each([
    ['pickles and eggs', 'egg'],
    ['hummus and pickles', 'sesame'],
    ['cookies, milk', 'milk'],
    ['bbq sauce and peanuts', 'peanut'],
    ['drinking chocolate and milk', 'milk'],
  ])('%s leaves out %s', (text, allergen) => {
    expect(isLeftOut(text, allergen)).toBe(true);
  });

  test.each([
    'eggs are fine',
    'i eat pickles and eggs',
    'we love eggs',
    'eggs for breakfast every day',
  ])('%s is more than a list, and eggs stay', (text) => {
    expect(isLeftOut(text, 'egg')).toBe(false);
  });
});
