// Dishes that a person must not eat as they are written, and may with what they have because they must not eat the other.
import { describe, expect, test } from 'vitest';
import { substitutionsOf } from '../../kitchen/ingredients/substitutions.ts';
import type { HealthWords, Person } from '../../kitchen/index.ts';
import { isForbiddenTo } from '../../kitchen/safety/forbidden.ts';
import { rulesOf } from '../../kitchen/safety/rules.ts';
import { catalogue, kitchen, personOf } from './support.ts';

const { insteadOfForbidden } = substitutionsOf(catalogue);
const dish = 'spaghetti-pomodoro-e-basilico';
const coeliac = personOf({ conditions: ['coeliac'], country: 'IT' });
const at = (text: string) => kitchen.readIngredients(text).items;
const suggest = (list: string, person: Person, more = {}) =>
  kitchen.suggest({ items: at(list), person, count: 50, hour: 18, ...more });
const usedIn = (list: string, person: Person, more = {}) =>
  suggest(list, person, more).flatMap(({ used_swaps: used = [] }) => used);

test('gluten-free pasta makes the pasta dishes of a person with coeliac disease, and one of them is first', () => {
  const [first] = suggest('gluten free pasta, passata, garlic, courgettes', coeliac);
  expect(first).toMatchObject({
    recipe_id: dish,
    used_swaps: ['pasta_dry-pasta_gf_corn'],
    safety: { verdict: 'fit' },
  });
  expect(first?.swaps).toContainEqual(
    expect.objectContaining({ yours: 'gluten-free corn pasta', forIt: 'pasta' }),
  );
  expect(first?.need).not.toContain('pasta');
  expect(first?.allergen_ids).not.toContain('gluten');
  const cooked = kitchen.instructions({
    recipeId: first!.recipe_id,
    person: coeliac,
    swaps: first!.used_swaps!,
    items: at('gluten free pasta, passata, garlic'),
  });
  expect(cooked.ingredients?.join()).toContain('gluten-free corn pasta');
  expect(cooked.instructions).toContain('gluten-free corn pasta');
  expect(cooked.recipe?.swaps).toContainEqual(
    expect.objectContaining({ id: 'pasta_dry-pasta_gf_corn', used: true, required: true }),
  );
});

test('as it is written the same dish stays refused, by the kitchen and by the gate', () => {
  const asked = { recipeId: dish, person: coeliac };
  expect(kitchen.instructions(asked).error).toContain('does not fit you');
  expect(kitchen.gate({ recipeId: dish }, coeliac).verdict).toBe('refuse');
  const swaps = ['pasta_dry-pasta_whole', 'pasta_dry-unknown'];
  expect(kitchen.gate({ recipeId: dish, swaps }, coeliac).verdict).toBe('refuse');
});

describe('it stays as it is written', () => {
  test('for who may eat what the recipe names', () => {
    for (const list of ['gluten free pasta, passata, garlic', 'oat milk, flour, eggs, banana'])
      expect(usedIn(list, personOf({ country: 'GB' }))).toEqual([]);
    const forMilk = suggest('oat milk, flour, eggs', personOf({})).flatMap(({ swaps }) =>
      swaps.map(({ forIt_key: key }) => key),
    );
    expect(forMilk.filter((key) => key?.startsWith('milk'))).toEqual([]);
  });

  test('where there is too little of it, so that the other would be bought', () => {
    const dishes = suggest('10 g gluten free pasta, passata, garlic', coeliac);
    expect(dishes.flatMap(({ need_keys: keys = [] }) => keys)).not.toContain('pasta_dry');
    expect(dishes.map(({ recipe_id: id }) => id)).not.toContain(dish);
  });

  test('where a page shows recipes as they are written', () => {
    expect(usedIn('gluten free pasta, passata, garlic', coeliac, { asWritten: true })).toEqual([]);
  });

  test('where it stands in a dish that holds something else that is forbidden', () => {
    const both = personOf({ conditions: ['coeliac'], allergens: ['milk'] });
    for (const { recipe_id: recipeId, used_swaps: swaps = [] } of suggest(
      'gluten free pasta, passata, mozzarella, garlic',
      both,
    ))
      expect(kitchen.gate({ recipeId, swaps }, both).verdict).not.toBe('refuse');
  });
});

test('what one at the table must not eat is swapped too, and never for what another must not', () => {
  const list = 'soy milk, oats, bananas, eggs, flour';
  const noMilk = personOf({ allergens: ['milk'] });
  const noSoya = personOf({ allergens: ['soy'] });
  expect(usedIn(list, personOf({}), { table: [noMilk] })).toContain(
    'milk_semi-soymilk_unsweetened',
  );
  expect(usedIn(list, noMilk, { table: [noSoya] })).toEqual([]);
});

/** Everybody who leaves out what one of these foods stands in for. */
const people: readonly (readonly [string, HealthWords])[] = [
  ['coeliac disease', { conditions: ['coeliac'] }],
  ['an allergy to wheat', { allergens: ['wheat'] }],
  ['an allergy to milk', { allergens: ['milk'] }],
  ['an allergy to eggs', { allergens: ['egg'] }],
  ['lactose intolerance', { conditions: ['lactose_intolerance'] }],
  ['allergies to milk and nuts', { allergens: ['milk', 'tree_nut'] }],
  ['allergies to milk and soya', { allergens: ['milk', 'soy'] }],
  ['a vegan diet', { diets: ['vegan'] }],
];
test.each(people)(
  'nobody with %s is served what they must not eat, whatever stands in',
  (_, who) => {
    const person = personOf(who);
    const rules = rulesOf(person, catalogue);
    let swapped = 0;
    for (const key of insteadOfForbidden.keys()) {
      const items = at(
        `${catalogue.ingredients.get(key)!.label}, garlic, onion, tomatoes, eggs, potatoes`,
      );
      for (const each of kitchen.suggest({ items, person, count: 50 })) {
        if (!each.used_swaps) continue;
        swapped += 1;
        const meal = { recipeId: each.recipe_id, swaps: each.used_swaps };
        expect(kitchen.gate(meal, person).verdict).not.toBe('refuse');
        const { ingredients = [], error } = kitchen.instructions({ ...meal, person, items });
        expect(error, each.title).toBeUndefined();
        expect(ingredients.length).toBeGreaterThan(0);
        const [lines] = [kitchen.withSwaps({ ...meal, person })!.recipe.ingredients];
        expect(lines.filter((line) => isForbiddenTo(line.key, rules, catalogue))).toEqual([]);
      }
    }
    expect(swapped).toBeGreaterThan(0);
  },
);
