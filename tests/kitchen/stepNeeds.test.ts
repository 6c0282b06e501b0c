// What each step takes of the recipe's lines: a step that takes a third of the salt does not list all of it.
import { expect, test } from 'vitest';
import type { Recipe } from '../../kitchen/catalogue/types.ts';
import { stepNeeds } from '../../kitchen/recipes/stepNeeds.ts';
import { catalogue, kitchen } from './support.ts';

const { ingredients, recipes } = catalogue;
const recipeOf = (id: string): Recipe => recipes.find((each) => each.id === id)!;
/** For each step that takes of it the step's number and the share. */
const takenOf = (id: string, key: string, steps = recipeOf(id).steps) => {
  const recipe = { ...recipeOf(id), steps };
  const at = recipe.ingredients.findIndex((line) => line.key === key);
  return stepNeeds(recipe, ingredients).flatMap((needs, step) =>
    needs.flatMap(({ place, share }) => (place === at ? [[step + 1, share]] : [])),
  );
};
/** A recipe of two foods whose steps are these. */
const withSteps = (...steps: string[]) => {
  const [line] = recipeOf('jollof-rice').ingredients;
  const lines = [
    { ...line!, key: 'salt', text: 'salt', grams: 6, measure: '1 tsp' },
    { ...line!, key: 'oil_olive', text: 'olive oil', grams: 27, measure: '2 tbsp' },
  ];
  return stepNeeds({ ...recipeOf('jollof-rice'), ingredients: lines, steps }, ingredients).map(
    (needs) => needs.map(({ place, share }) => [lines[place]!.key, share]),
  );
};

test('a part is what the words of the step tell, and the rest what they leave', () => {
  expect(
    withSteps(
      'Fry in half the [oil](oil_olive) with a third of the [salt](salt).',
      'Stir.',
      'Add the rest of the oil and salt.',
    ),
  ).toEqual([
    [
      ['salt', 0.3333],
      ['oil_olive', 0.5],
    ],
    [],
    [
      ['salt', 0.6667],
      ['oil_olive', 0.5],
    ],
  ]);
});

test('it is a part of unknown size where the words do not tell how much, and then so is the rest', () => {
  expect(
    withSteps(
      'Season with most of the [salt](salt).',
      'Heat the [oil](oil_olive).',
      'Add the rest of the salt.',
    ),
  ).toEqual([[['salt', null]], [['oil_olive', 1]], [['salt', null]]]);
  expect(
    withSteps(
      'Use a third of the [salt](salt).',
      'Heat the [oil](oil_olive) with another third of the salt.',
      'Add the rest of the salt.',
    ),
  ).toEqual([
    [['salt', 0.3333]],
    [
      ['salt', null],
      ['oil_olive', 1],
    ],
    [['salt', null]],
  ]);
});

test('what is in the pot already is no need of a later step', () => {
  expect(
    withSteps('Heat the [oil](oil_olive).', 'Lift half the oil into a bowl; add the [salt](salt).'),
  ).toEqual([[['oil_olive', 1]], [['salt', 1]]]);
});

test('of a line that is prepared in two ways the step that names it again takes the other part', () => {
  expect(takenOf('jollof-rice', 'onion')).toEqual([
    [1, 0.5],
    [2, 0.5],
  ]);
  expect(takenOf('gizdodo', 'onion')).toEqual([
    [3, 0.5],
    [4, 0.5],
  ]);
  // The onions of its last step are those of the fourth.
  expect(takenOf('bissara-egyptian', 'onion')).toEqual([
    [1, 0.5],
    [4, 0.5],
  ]);
  expect(takenOf('frango-a-parmegiana', 'salt')).toEqual([
    [1, 0.5],
    [3, 0.5],
  ]);
});

test('the last of several is the rest', () => {
  const steps = [
    'Boil 2 of the [eggs](egg).',
    'Fill the dough.',
    'Brush with the last egg, beaten.',
  ];
  const egg = recipeOf('empanadas-de-carne-argentinas').ingredients.find(
    ({ key }) => key === 'egg',
  );
  const needs = stepNeeds(
    { ...recipeOf('jollof-rice'), ingredients: [{ ...egg!, measure: '3' }], steps },
    ingredients,
  );
  expect(needs.map((each) => each.map(({ share }) => share))).toEqual([[0.6667], [], [0.3333]]);
});

test('over all recipes every line has its step, and no step takes what was taken before', () => {
  for (const recipe of recipes) {
    const needs = stepNeeds(recipe, ingredients).flat();
    for (const [at, { key }] of recipe.ingredients.entries()) {
      const shares = needs.flatMap(({ place, share }) => (place === at ? [share] : []));
      expect(shares.length, `${recipe.id} ${key}`).toBeGreaterThan(0);
      const known = shares.reduce<number>((sum, share) => sum + (share ?? 0), 0);
      expect(known, `${recipe.id} ${key}`).toBeLessThan(1.06);
      expect(Math.min(...shares.map((share) => share ?? 1)), `${recipe.id} ${key}`).toBeGreaterThan(
        0,
      );
    }
  }
});

test('a recipe is sent with them, beside the places of its lines', () => {
  const { step_ingredients: places, step_shares: shares } = kitchen.instructions({
    recipeId: 'chicharron-patacones',
  });
  expect(shares?.map((each) => each.length)).toEqual(places?.map((each) => each.length));
  expect(takenOf('chicharron-patacones', 'salt').slice(0, 3)).toEqual([
    [1, 0.25],
    [2, 0.25],
    [3, 0.25],
  ]);
});

test('the only step that uses a line uses all of it, whatever is done with a few of them', () => {
  const {
    recipe,
    step_ingredients: places = [],
    step_shares: shares = [],
  } = kitchen.instructions({
    recipeId: 'store-cupboard-chickpea-curry',
  });
  const chickpeas = recipe?.lines.findIndex(({ food }) => food?.key === 'chickpeas_canned') ?? -1;
  const taken = places.map((step, i) => shares[i]?.[step.indexOf(chickpeas)]);
  expect(taken).toEqual([undefined, undefined, 1, undefined]);
});
