/** Dishes of rice, pasta and potatoes that an earlier meal left, for who has them and for who has not. */
import { describe, expect, test } from 'vitest';
import { readCookingFirst, withCookingFirst } from '../../kitchen/catalogue/cookingFirst.ts';
import { faultsOf } from '../../kitchen/catalogue/rules.ts';
import { saysCooked } from '../../kitchen/recipes/cookedAtHand.ts';
import { catalogue, kitchen, personOf } from './support.ts';

const person = personOf({ country: 'United Kingdom' });
const itemsOf = (list: string) =>
  kitchen.readIngredients(list, { country: 'United Kingdom' }).items;
const suggested = (list: string, id: string, minutes?: number) =>
  kitchen
    .suggest({ items: itemsOf(list), person, count: 30, filters: minutes ? { minutes } : {} })
    .find(({ recipe_id: each }) => each === id);
const cook = (id: string, list: string) =>
  kitchen.instructions({ recipeId: id, person, items: itemsOf(list) });

const dishes = catalogue.recipes.filter(({ cookingFirst }) => cookingFirst);

describe('a dish that takes food cooked and cold', () => {
  test('has a first step that cooks it, with its minutes', () => {
    expect(dishes.length).toBeGreaterThan(20);
    for (const recipe of dishes) {
      expect(recipe.steps[0]).toContain(`](${recipe.cookingFirst!.key})`);
      expect(recipe.steps[0]).toMatch(/^Unless /);
      expect(faultsOf(recipe, catalogue.ingredients), recipe.id).toEqual([]);
    }
  });

  test('is every one of them: no line asks for cold cooked food without such a step', () => {
    const cold = /\bcooked (?:and|the day before and) chilled\b|\bcold (?:boiled|mashed)\b/;
    const without = catalogue.recipes.filter(
      ({ ingredients, cookingFirst }) =>
        !cookingFirst && ingredients.some(({ text }) => cold.test(text)),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test('is boiled in the microwave where the dish is one of the microwave', () => {
    const bowl = catalogue.recipes.find(({ id }) => id === 'microwave-rice-bowl-egg-peas');
    expect(bowl?.steps[0]).toContain('microwave at full power for 14 minutes');
  });
});

describe('egg fried rice', () => {
  const list = 'eggs, spring onions, soy sauce';

  test('takes as long as its rice for who has rice, and is quick for who has it cooked', () => {
    const dry = suggested(`rice, ${list}`, 'egg-fried-rice');
    const cooked = suggested(`leftover rice, ${list}`, 'egg-fried-rice');
    expect(dry).toMatchObject({ minutes: 39, section: 'now' });
    expect(cooked).toMatchObject({ minutes: 12, section: 'now' });
    expect(suggested(`rice, ${list}`, 'egg-fried-rice', 15)).toBeUndefined();
    expect(suggested(`leftover rice, ${list}`, 'egg-fried-rice', 15)).toBeDefined();
  });

  test('is of one pot for who need not boil the rice', () => {
    const ofOnePot = (rice: string) =>
      kitchen
        .suggest({
          items: itemsOf(`${rice}, ${list}`),
          person,
          count: 30,
          filters: { equipment: 'one_pot' },
        })
        .map(({ recipe_id: id }) => id);
    expect(ofOnePot('rice')).not.toContain('egg-fried-rice');
    expect(ofOnePot('leftover rice')).toContain('egg-fried-rice');
  });

  test('says the same on its page', () => {
    const dry = cook('egg-fried-rice', `rice, ${list}`);
    const cooked = cook('egg-fried-rice', `leftover rice, ${list}`);
    expect(dry.instructions).toMatch(/boil it in plenty of water for \W*12 minutes/);
    expect(dry.recipe?.minutes).toBe(39);
    expect(cooked.instructions).not.toContain('plenty of water');
    expect(cooked.recipe?.minutes).toBe(12);
    expect(cook('egg-fried-rice', 'eggs').recipe?.minutes).toBe(39);
  });

  test('of 400 g of cooked rice is enough for two, of 400 g of dry rice as well, of 200 g cooked for one', () => {
    const enough = (rice: string) => suggested(`${rice}, ${list}`, 'egg-fried-rice')?.enough;
    expect(enough('410 g cooked rice')).toBeNull();
    expect(enough('400 g rice')).toBeNull();
    expect(enough('200 g cooked rice')?.servings).toBe(1);
  });
});

test.each([
  ['leftover rice', true],
  ['cold potatoes', true],
  ['yesterday’s pasta', true],
  ['reste de riz', true],
  ['riz cuit', true],
  ['gekochter Reis', true],
  ['arroz cocido', true],
  ['arroz cozido', true],
  ['riso avanzato', true],
  ['rice', false],
  ['uncooked rice', false],
  ['dry rice for cold days', false],
  ['parboiled rice', false],
  ['easy-cook rice', false],
])('%s is cooked: %s', (text, is) => expect(saysCooked(text)).toBe(is));

test('a row that names no food of ours is told by its table', () => {
  const told: string[] = [];
  const tables = {
    added: () => [{ foods: ['rice_of_the_moon'], yield: 2 }],
    known: (file: string, key: string) => told.push(`${file}: ${key}`),
  } as unknown as Parameters<typeof readCookingFirst>[0];
  readCookingFirst(tables, catalogue.ingredients);
  expect(told).toEqual(['cooking_first.csv: rice_of_the_moon']);
  expect(withCookingFirst(dishes[0]!, [])).toBe(dishes[0]);
});

describe('meat that was cooked once', () => {
  test.each([
    ['roast beef, potatoes, onions, carrots', 'leftover roast beef, potatoes, onions, carrots'],
    ['leg of lamb, potatoes, onions', 'leftover roast lamb, potatoes, onions'],
  ])('%s are simmered or roasted for long, and %s are not', (fresh, left) => {
    const long = (list: string) =>
      kitchen
        .suggest({ items: itemsOf(list), person, count: 30 })
        .filter(({ minutes, have_keys: keys = [] }) => minutes > 40 && keys.some(isMeatKey));
    expect(long(fresh).length).toBeGreaterThan(0);
    expect(long(left)).toEqual([]);
  });

  test('goes into a dish that is done soon', () => {
    expect(
      suggested('leftover roast pork, rice, cabbage, soy sauce', 'pork-cabbage-stir-fry'),
    ).toBeDefined();
  });

  const isMeatKey = (key: string): boolean =>
    ['redmeat', 'poultry', 'fish'].includes(catalogue.ingredients.get(key)?.category ?? '');
});
