// Dishes for a plan that is made by hand, found by what people type.
import { expect, test } from 'vitest';
import { factsOf } from '../../kitchen/recipes/facts.ts';
import { indexOf } from '../../kitchen/recipes/nutrition.ts';
import { searchRecipes } from '../../kitchen/recipes/search.ts';
import { catalogue, personOf } from './support.ts';

const search = (text: string, count = 50) =>
  searchRecipes({ text, count }, catalogue).hits.map(({ recipe }) => recipe);
const ids = (text: string, count = 5) => search(text, count).map(({ id }) => id);

test.each([
  ['moin moin', 'moi-moi'],
  ['spag bol', 'spaghetti-bolognese'],
  ['shakshuka', 'shakshouka-egyptian'],
  ['chilli con carne', 'chili-con-carne'],
  ['rice and beans', 'red-beans-and-rice'],
  ['jolof', 'jollof-rice'],
])('PLAN-22 %s is %s', (typed, id) => expect(ids(typed, 1)).toEqual([id]));

test.each([
  ['chou rouge', 'rotkohl-mit-maronen'],
  ['omelette aux champignons', 'mushroom-omelette'],
  ['poires pochées', 'poires-pochees-a-la-vanille'],
])('%s is found by its French title', (typed, id) => expect(ids(typed, 3)).toContain(id));

test.each([
  ['eggplant', 'eggplant'],
  ['zucchini', 'zucchini'],
  ['cilantro', 'cilantro'],
  ['garbanzo', 'chickpeas'],
  ['lady fingers', 'okra'],
  ['aubergine', 'eggplant'],
])('PLAN-22 %s finds what is made of it, in whatever English', (typed, key) => {
  const found = search(typed);
  expect(found.length).toBeGreaterThan(3);
  for (const { id, ingredients } of found)
    expect(
      ingredients.some((each) => each.key.startsWith(key)),
      id,
    ).toBe(true);
});

test('what a dish has to be is no part of its name: diets, meals, minutes, in both languages', () => {
  const hitsOf = (text: string) => searchRecipes({ text, count: 50 }, catalogue).hits;
  for (const text of ['quick vegan dinner', 'dîner végétalien rapide']) {
    const hits = hitsOf(text);
    expect(hits.length, text).toBeGreaterThan(3);
    for (const { recipe, meal } of hits) {
      expect(recipe.meals, recipe.id).toContain('dinner');
      expect(meal.minutes, recipe.id).toBeLessThanOrEqual(30);
      expect(factsOf(recipe, catalogue.ingredients).diets.has('vegan'), recipe.id).toBe(true);
    }
  }
  expect(
    hitsOf('chicken under 30 minutes').every(
      ({ meal, recipe }) =>
        (meal.minutes ?? 99) <= 30 &&
        /chicken/i.test(recipe.title + JSON.stringify(recipe.ingredients)),
    ),
  ).toBe(true);
  for (const text of ['gluten free', 'sans gluten'])
    for (const { allergens, recipe } of hitsOf(text))
      expect(allergens, recipe.id).not.toContain('gluten');
});

test('low and high mean what a label may say', () => {
  const lean = searchRecipes({ text: 'low carb', count: 50 }, catalogue).hits;
  for (const { recipe, nutrition } of lean)
    expect(nutrition.carb_g * 4, recipe.id).toBeLessThanOrEqual(0.27 * nutrition.energy_kcal);
  for (const { recipe, nutrition } of searchRecipes({ text: 'high protein', count: 50 }, catalogue)
    .hits)
    expect(nutrition.protein_g * 4, recipe.id).toBeGreaterThanOrEqual(
      0.195 * nutrition.energy_kcal,
    );
  for (const { recipe } of searchRecipes({ text: 'low-sodium', count: 50 }, catalogue).hits) {
    const { serving, servingGrams } = factsOf(recipe, catalogue.ingredients);
    expect((100 * serving[indexOf.sodium_mg]!) / servingGrams, recipe.id).toBeLessThanOrEqual(120);
  }
  expect(lean.length).toBeGreaterThan(3);
  expect(lean.map(({ recipe }) => recipe.id)).not.toContain('jollof-rice');
});

test('where nothing fits every word, what misses one is shown; a diet is never let go, and one word alone is not guessed', () => {
  expect(ids('overnight oats')[0]).toMatch(/avena|oat/);
  expect(ids('xyzzy')).toEqual([]);
  expect(ids('xyzzy plugh')).toEqual([]);
  for (const { recipe, allergens } of searchRecipes(
    { text: 'gluten free xyzzy bread', count: 50 },
    catalogue,
  ).hits)
    expect(allergens, recipe.id).not.toContain('gluten');
});

test('the gate stands before every way of searching', () => {
  const person = personOf({ sickness: 'peanut allergy' });
  for (const text of ['groundnut', 'peanut soup', 'quick xyzzy peanut', 'vegan', '']) {
    const { hits } = searchRecipes({ text, person, count: 50 }, catalogue);
    expect(
      hits.filter(({ allergens }) => allergens.includes('peanut')).map(({ recipe }) => recipe.id),
      text,
    ).toEqual([]);
  }
});

test('what rests for two hours is not ready in half of one', () => {
  const [farinata] = searchRecipes({ text: 'farinata', count: 1 }, catalogue).hits;
  expect(farinata?.recipe.wait).toBeGreaterThan(60);
  expect(JSON.stringify(farinata?.reasons)).not.toContain('reason.quick');
  const [omelette] = searchRecipes({ text: 'cheese omelette', count: 1 }, catalogue).hits;
  expect(omelette?.reasons).toContainEqual(
    expect.objectContaining({ code: 'reason.quick', params: { minutes: omelette?.minutes } }),
  );
});
