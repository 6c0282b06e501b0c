/** What is at hand never takes a dish past a limit that it keeps as it is written. */
import { describe, expect, test } from 'vitest';
import { factsOf } from '../../kitchen/recipes/facts.ts';
import { factorOf } from '../../kitchen/recipes/useSwaps.ts';
import { judgeRecipe } from '../../kitchen/safety/gate.ts';
import { rulesOf } from '../../kitchen/safety/rules.ts';
import type { Suggestion } from '../../contract/kitchen.ts';
import type { Person } from '../../kitchen/index.ts';
import { catalogue, kitchen, personOf } from './support.ts';

const itemsOf = (typed: string) => kitchen.readIngredients(typed).items;
const warfarin = personOf({ conditions: ['warfarin'] });
const pressure = personOf({ conditions: ['hypertension'] });
const page = (recipeId: string, typed: string, person: Person, more = {}) =>
  kitchen.instructions({ recipeId, items: itemsOf(typed), person, ...more });
const lineWith = (words: string, { recipe }: ReturnType<typeof page>) =>
  recipe?.lines.find(({ text }) => text.includes(words));

describe('kale beside warfarin', () => {
  const typed = 'kale, eggs, cheese, bread, chicken';
  const id = 'kaesespaetzle-mit-wirsing';

  test('it is no savoy cabbage on the card, nor on the page', () => {
    const items = itemsOf(typed);
    const [dish] = kitchen
      .suggest({ items, person: warfarin, count: 50 })
      .filter(({ recipe_id }) => recipe_id === id);
    expect(dish?.swaps.map(({ yours }) => yours)).not.toContain('kale');
    expect(dish?.need_keys).toContain('cabbage_savoy');
    expect(dish?.section).not.toBe('now');
    const shown = page(id, typed, warfarin);
    expect(lineWith('savoy', shown)?.mark).toBe('need');
    expect(shown.ingredients?.find((line) => line.includes('savoy'))).toContain('(to buy)');
  });

  test('nor where it is somebody else at the table who takes it', () => {
    const shown = page(id, typed, personOf({}), { table: [warfarin] });
    expect(lineWith('savoy', shown)?.mark).toBe('need');
  });

  test('a client that wishes for it gets the dish as it is written', () => {
    const shown = page(id, typed, warfarin, { swaps: ['cabbage_savoy-kale'] });
    expect(lineWith('savoy', shown)?.mark).toBe('need');
    expect(shown.recipe?.swaps?.some(({ used }) => used)).toBe(false);
  });

  test('to anybody else it is a swap, as it was', () => {
    expect(lineWith('savoy', page(id, typed, personOf({})))?.mark).toBe('swap');
  });
});

describe('another grade of a food', () => {
  const typed = 'soy sauce, eggs, rice, spring onions';

  test('soy sauce is no reduced-salt one to who must watch salt: a swap, with the salt that it brings', () => {
    const shown = page('egg-fried-rice', typed, pressure);
    expect(lineWith('reduced-salt', shown)).toMatchObject({ mark: 'swap' });
    const offered = shown.recipe?.swaps?.find(({ yours_key: key }) => key === 'soy_sauce');
    expect(offered?.effect.sodium_mg).toBeGreaterThan(50);
    const used = page('egg-fried-rice', typed, pressure, { swaps: [offered?.id ?? ''] });
    expect(used.recipe?.nutrition.sodium_mg).toBe(
      (shown.recipe?.nutrition.sodium_mg ?? 0) + (offered?.effect.sodium_mg ?? 0),
    );
  });

  test('the same holds of a staple of the cupboard', () => {
    const shown = page('egg-fried-rice', 'eggs, rice', pressure, { staples: ['soy_sauce'] });
    expect(lineWith('reduced-salt', shown)).toMatchObject({
      mark: 'swap',
      swap: { yours_key: 'soy_sauce', cupboard: true },
    });
  });

  test('without such a limit it is at hand, by its own name', () => {
    expect(lineWith('reduced-salt', page('egg-fried-rice', typed, personOf({})))).toMatchObject({
      mark: 'have',
      yours: { key: 'soy_sauce' },
    });
  });

  test('the white of an egg is of the egg', () => {
    const cholesterol = personOf({ conditions: ['cvd_cholesterol'] });
    const recipe = catalogue.recipes.find(({ ingredients }) =>
      ingredients.some(({ key }) => key === 'egg_white'),
    );
    const { recipe: shown } = page(recipe?.id ?? '', 'eggs', cholesterol);
    expect(shown?.lines.find(({ food }) => food?.key === 'egg_white')?.mark).toBe('have');
  });
});

/** The dish with all in it that the card names, summed and judged as any recipe is. */
function cookedAsNamed({ recipe_id: id, swaps }: Suggestion, person: Person) {
  const recipe = catalogue.recipes.find((each) => each.id === id)!;
  const ingredients = recipe.ingredients.map((line) => {
    const swap = swaps.find(({ forIt_key: key }) => key === line.key);
    const to = swap?.yours_said ? undefined : swap?.yours_key;
    if (!swap || to === undefined) return line;
    const factor = factorOf({ change: swap.change, forIt: line.key, to }, catalogue);
    return { ...line, key: to, eatenGrams: line.eatenGrams * factor };
  });
  const facts = factsOf({ ...recipe, ingredients }, catalogue.ingredients);
  return judgeRecipe(facts, rulesOf(person, catalogue), catalogue.ingredients);
}

describe.each(['warfarin', 'hypertension', 'ckd', 'gout', 'diabetes_t2', 'cvd_cholesterol'])(
  'what fits with %s',
  (condition) => {
    test.each([
      'kale, eggs, cheese, bread, chicken',
      'bacon, potatoes, spinach, tinned beans, salted butter, soy sauce',
      'rice, honey, banana, oats, cream, sausages',
    ])('%s: fits with each food that is named for another', (typed) => {
      const person = personOf({ conditions: [condition] });
      const fit = kitchen
        .suggest({ items: itemsOf(typed), person, count: 50 })
        .filter(({ safety }) => safety.verdict === 'fit');
      expect(person.conditions).toEqual([condition]);
      expect(
        fit
          .filter((dish) => cookedAsNamed(dish, person).verdict !== 'fit')
          .map(({ recipe_id: id, swaps }) => [id, swaps]),
      ).toEqual([]);
    });
  },
);
