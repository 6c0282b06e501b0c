// How the lines of recipes are cooked, and what that leaves of vitamins. What is expected was written down from the recipes' steps.
import { expect, test } from 'vitest';
import { withCooking } from '../../kitchen/catalogue/cooking.ts';
import { cookedVitamins, sharesKept, ways } from '../../kitchen/catalogue/retention.ts';
import type { Way } from '../../kitchen/catalogue/retention.ts';
import type { Recipe } from '../../kitchen/catalogue/types.ts';
import { withSwaps } from '../../kitchen/recipes/useSwaps.ts';
import { factsOf } from '../../kitchen/recipes/facts.ts';
import { ceilingQuantity, indexOf, sumOf, valueOf } from '../../kitchen/recipes/nutrition.ts';
import { ownDishOf } from '../../kitchen/ownRecipes/dish.ts';
import { needsOf } from '../../kitchen/planning/limits.ts';
import { englishOf } from '../../domain/notes.ts';
import { catalogue } from './support.ts';

const { ingredients } = catalogue;
const recipeOf = (id: string): Recipe => catalogue.recipes.find((recipe) => recipe.id === id)!;
const waysIn = (recipe: Recipe, key: string): readonly Way[] =>
  recipe.ingredients.find((line) => line.key === key)!.cooked?.ways ?? [];

/** By recipe: foods and a way in which each is cooked, or 'raw'. */
const byHand: Readonly<Record<string, Readonly<Record<string, Way | 'raw'>>>> = {
  'ajiaco-bogotano': { chicken_breast: 'boiled', potato: 'boiled', avocado: 'raw' },
  akara: { beans_cowpea_dry: 'fried', bell_pepper_red: 'fried' },
  angwamo: { onion: 'fried', egg: 'fried', tomato: 'raw', bell_pepper_green: 'raw' },
  'bhuna-khichuri': { carrot: 'fried', peas_green: 'steamed' },
  'breaded-chicken-salad-wraps': { chicken_breaded: 'baked', lettuce_leaf: 'raw', tomato: 'raw' },
  'calabacitas-con-elote': { zucchini: 'fried', queso_fresco: 'raw' },
  chawanmushi: { egg: 'steamed', shrimp: 'steamed', mushroom_shiitake: 'steamed' },
  'egg-rulang': { tomato: 'fried', egg: 'fried', bread_white: 'raw' },
  'feijao-tropeiro': { collard_greens: 'fried', spring_onion: 'raw' },
  'fish-chermoula': { tomato: 'baked', potato: 'baked', parsley: 'baked', sea_bass: 'baked' },
  'goi-cuon-tom-thit': { pork_loin: 'drained', carrot: 'raw', mint: 'raw', lime: 'raw' },
  'huevos-a-la-mexicana': { tomato: 'fried', egg: 'fried' },
  'indomie-stir-fried-egg': { noodles_instant: 'drained', cabbage: 'fried' },
  'insalata-caprese': { tomato: 'raw', basil_fresh: 'raw' },
  kartoffelsuppe: { potato: 'boiled', celeriac: 'boiled', parsley: 'raw', bread_rye: 'raw' },
  'khao-tom-goong': { celery: 'boiled', garlic: 'fried', spring_onion: 'raw' },
  'microwave-sweet-potato-peanut-breakfast': { sweet_potato: 'steamed', banana: 'raw' },
  'milk-daliya': { milk_semi: 'boiled', almond: 'raw' },
  'nigerian-fish-stew': { tomato: 'boiled', rice_parboiled: 'drained' },
  'orange-polenta-cake': { orange: 'baked', egg: 'baked' },
  'pad-krapow-gai': { green_beans: 'fried', rice_jasmine: 'boiled', basil_fresh: 'raw' },
  'peanut-butter-banana-oatmeal': { oats_rolled: 'boiled', flaxseed: 'raw' },
  'rahmspinat-mit-ei': { spinach_frozen: 'boiled', potato: 'drained', egg: 'fried' },
  'scaloppine-al-limone': {
    spinach: 'drained',
    potato_red: 'drained',
    veal: 'fried',
    parsley: 'raw',
  },
  syrnyky: { cheese_cottage: 'fried', egg: 'fried', blueberry: 'raw' },
  'tom-rim': { shrimp: 'boiled', cucumber: 'raw' },
  'tortang-sardinas': { egg: 'fried', sardine_tomato: 'fried' },
  ukha: { trout: 'boiled', carrot: 'boiled', lemon: 'raw' },
};

test.each(Object.entries(byHand))('%s: its lines are cooked as its steps say', (id, expected) => {
  const recipe = recipeOf(id);
  for (const [key, way] of Object.entries(expected))
    if (way === 'raw') expect(waysIn(recipe, key), key).toEqual([]);
    else expect(waysIn(recipe, key), key).toContain(way);
});

test('what nobody eats raw is cooked in every recipe that has a time on heat', () => {
  const uncooked = catalogue.recipes.flatMap((recipe) =>
    recipe.cook === 0
      ? []
      : recipe.ingredients
          .filter(({ key, cooked }) => {
            const category = ingredients.get(key)?.category ?? '';
            return !cooked && ['redmeat', 'poultry', 'grain', 'legume', 'root'].includes(category);
          })
          .map(({ key }) => `${recipe.id}: ${key}`),
  );
  expect(uncooked).toEqual([]);
});

test('a recipe without a time on heat loses nothing', () => {
  const cooked = catalogue.recipes
    .filter(({ cook }) => cook === 0)
    .flatMap((recipe) => recipe.ingredients.filter((line) => line.cooked));
  expect(cooked).toEqual([]);
});

/** Who said nothing of themselves. */
const nobody = { weightKg: null, energyKcal: null };
const lineOf = (key: string, own: readonly Way[], minutes = 20, grams = 100) => ({
  key,
  grams,
  cooked: { ways: own, minutes },
});

test('spinach that is boiled and drained keeps 55% of its vitamin C and 60% of its folate', () => {
  const { values } = sumOf([lineOf('spinach', ['boiled', 'drained'])], ingredients);
  const raw = ingredients.get('spinach')!.per100g;
  expect(valueOf(values, 'vit_c_mg')).toBeCloseTo(raw.vit_c_mg! * 0.55);
  expect(valueOf(values, 'folate_dfe_ug')).toBeCloseTo(raw.folate_dfe_ug! * 0.6);
  expect(valueOf(values, 'vit_a_rae_ug')).toBeCloseTo(raw.vit_a_rae_ug! * 0.95);
});

test('dry beans keep less folate the longer they cook', () => {
  const left = (minutes: number) =>
    sharesKept(ingredients.get('beans_kidney_dry')!.retention, { ways: ['boiled'], minutes })[1];
  expect([left(20), left(30), left(31), left(90), left(120)]).toEqual([0.65, 0.65, 0.5, 0.5, 0.35]);
});

test('minerals, vitamin K and folate before cooking are as raw, however a food is cooked', () => {
  const raw = sumOf([{ key: 'kale', grams: 100 }], ingredients).values;
  const { values } = sumOf([lineOf('kale', ways)], ingredients);
  const lowered = Object.entries(indexOf).flatMap(([quantity, at]) =>
    values[at] === raw[at] ? [] : [quantity],
  );
  expect(lowered.toSorted()).toEqual(['folate_dfe_ug', 'vit_a_rae_ug', 'vit_c_mg']);
});

test('every food has a share for each way of cooking, none above what was there', () => {
  for (const { key, retention } of ingredients.values())
    for (const way of ways)
      for (const minutes of [1, 31, 120]) {
        const shares = sharesKept(retention, { ways: [way], minutes });
        expect(retention.length, key).toBeGreaterThan(0);
        expect(shares.length).toBe(cookedVitamins.length);
        expect(
          shares.every((share) => share >= 0.25 && share <= 1),
          `${key} ${way}`,
        ).toBe(true);
      }
});

test('whatever has a ceiling among these vitamins has a figure before cooking', () => {
  const ceilings = [...catalogue.conditions.values()]
    .flatMap(({ limits }) => limits)
    .filter(({ max }) => max !== null)
    .map(({ nutrient }) => nutrient);
  const capped = cookedVitamins.filter(
    (vitamin) => ceilings.includes(vitamin) || catalogue.dishLimits.has(vitamin),
  );
  expect(capped).toEqual(['folate_dfe_ug']);
  expect(capped.map((vitamin) => ceilingQuantity[vitamin])).toEqual(['folate_raw_ug']);
  for (const { sum } of catalogue.limitedTags.values())
    expect(sum === null || !(cookedVitamins as readonly string[]).includes(sum.quantity)).toBe(
      true,
    );
});

test('a floor of folate counts after cooking and its ceiling before, and the answer says so', () => {
  const answer = needsOf({ conditions: ['sickle_cell'] }, {}, nobody, catalogue);
  const { limits, assumed } = 'needs' in answer ? answer.needs : { limits: [], assumed: [] };
  const folate = limits
    .filter(({ quantity }) => quantity.startsWith('folate'))
    .map(({ quantity, min, max }) => ({ quantity, min, max }));
  expect(folate).toEqual([
    { quantity: 'folate_dfe_ug', min: 400, max: null },
    { quantity: 'folate_raw_ug', min: null, max: 1000 },
  ]);
  expect(assumed.map(englishOf).join(' ')).toContain('as cooking leaves them');
});

test('who has no such limit is told nothing of cooking', () => {
  const answer = needsOf({ conditions: [] }, {}, nobody, catalogue);
  expect('needs' in answer && answer.needs.assumed.map(englishOf).join(' ')).not.toContain(
    'as cooking leaves',
  );
});

test('a swap is cooked as what it takes the place of', () => {
  const recipe = recipeOf('egg-rulang');
  const { recipe: swapped, used } = withSwaps(recipe, ['onion-shallot'], catalogue);
  expect(used).toHaveLength(1);
  expect(waysIn(swapped, 'shallot')).toEqual(waysIn(recipe, 'onion'));
});

const own = (text: string) => ownDishOf('own', { text, choices: {} }, catalogue, undefined).facts;
const stew = `Spinach stew
Serves 2
Ingredients
400 g spinach
1 onion
Method
Simmer everything for 20 minutes.`;

test('a recipe that a person wrote counts as cooked in whatever way loses most', () => {
  const facts = own(stew);
  const spinach = facts.recipe.ingredients.find(({ key }) => key === 'spinach')!;
  expect(facts.recipe.cook).toBeGreaterThan(0);
  expect(spinach.cooked?.ways).toEqual(ways);
  expect(sharesKept(ingredients.get('spinach')!.retention, spinach.cooked!)[1]).toBe(0.6);
});

test('a salad that a person wrote loses nothing', () => {
  const facts = own(`Tomato salad
Serves 2
Ingredients
400 g tomatoes
Method
Slice and serve.`);
  expect(facts.recipe.ingredients.every(({ cooked }) => cooked === undefined)).toBe(true);
});

test('the sums of a recipe are those of its lines after cooking', () => {
  const recipe = recipeOf('rahmspinat-mit-ei');
  const raw = factsOf(
    { ...recipe, ingredients: recipe.ingredients.map(({ cooked: _, ...line }) => line) },
    ingredients,
  );
  const cooked = factsOf(recipe, ingredients);
  const share = valueOf(cooked.serving, 'folate_dfe_ug') / valueOf(raw.serving, 'folate_dfe_ug');
  expect(share).toBeGreaterThan(0.6);
  expect(share).toBeLessThan(0.9);
  expect(valueOf(cooked.serving, 'folate_raw_ug')).toBe(valueOf(raw.serving, 'folate_dfe_ug'));
  expect(withCooking(recipe, ingredients).ingredients).toEqual(recipe.ingredients);
});
