import { expect, test } from 'vitest';
import { faultsOf } from '../../kitchen/catalogue/rules.ts';
import { factsOf } from '../../kitchen/index.ts';
import { dishesOf } from '../../kitchen/planning/dishes.ts';
import { isMadeFresh } from '../../kitchen/planning/keeping.ts';
import { sumOf, valueOf } from '../../kitchen/recipes/nutrition.ts';
import type { Quantity } from '../../kitchen/recipes/nutrition.ts';
import { namedKeys } from '../../kitchen/ingredients/likeness.ts';
import { catalogue, keysOf, kitchen, personOf } from './support.ts';

const { countries, ingredients, recipes } = catalogue;
const facts = recipes.map((recipe) => factsOf(recipe, ingredients));
const tagsOf = (key: string): ReadonlySet<string> =>
  ingredients.get(key)?.tags ?? new Set<string>();

test('every recipe file reads, and the lint finds nothing', () => {
  expect(catalogue.problems).toEqual([]);
  expect(
    recipes.flatMap((recipe) =>
      faultsOf(recipe, ingredients).map((fault) => `${recipe.path}: ${fault}`),
    ),
  ).toEqual([]);
});

test('what a recipe says is to be cooked fresh is never planned from leftovers', () => {
  const says =
    /\b(?:cook|fry|boil|make|soak|whip|poach)\b[^.;]*\bfresh\b|\bwithout (?:the )?(?:eggs|noodles)\b|\bjust before eating\b|\bplain (?:pancakes|oatcakes|beans)\b/i;
  const dishes = dishesOf(catalogue);
  const told = dishes.filter(
    ({ facts: { recipe } }) =>
      recipe.id !== 'huehnersuppe-mit-nudeln' &&
      (says.test(recipe.keeping) || recipe.steps.some((step) => /\beat at once\b/i.test(step))),
  );
  expect(told.length).toBeGreaterThan(30);
  expect(
    told.flatMap(({ keeps, facts: { recipe } }) =>
      keeps > 0 ? [`${recipe.id}: ${recipe.keeping}`] : [],
    ),
  ).toEqual([]);
  const keptOf = (id: string) => dishes.find((dish) => dish.facts.recipe.id === id)?.keeps;
  expect(keptOf('galettes-de-sarrasin-oeuf-epinards')).toBe(0);
  // They keep as a whole.
  expect(keptOf('aush')).toBe(1);
  expect(keptOf('aloo-gosht')).toBe(3);
});

test.each([
  'The plain pancakes keep for 2 days in the fridge. Cook the egg fresh.',
  'The broth keeps 2 days in the fridge; boil fresh noodles.',
  'The soup keeps 2 days without noodles and eggs.',
  'Keep the vegetables for 2 days; make the dressing fresh.',
  'Keeps 1 day in the fridge. Dress it just before serving.',
  'Keeps 2 days. Dress the salad when you eat it.',
  'Eat fresh. Leftover rice keeps 1 day in the fridge.',
  'The soup keeps 2 days. Dumplings do not keep.',
  'Best fresh; chilled boiled eggs keep for 2 days.',
  'The sauce keeps 2 days; eat the noodles the day they are boiled.',
])('a part is made fresh: %s', (keeping) => expect(isMadeFresh({ keeping, steps: [] })).toBe(true));

test.each([
  'Best fresh; keeps in the fridge for 1 day, reheated until steaming.',
  'Eat it fresh, or cover it and eat it within 1 day.',
  'Keeps 3 days in the fridge; reheat and add fresh yoghurt.',
  'Keeps 2 days in the fridge, better without the noodles.',
  'Keep 1 day in the fridge with rice, 2 days without.',
  'Keeps 2 days in the fridge. Warm before eating.',
  'Keeps 3 days in the fridge; reheat without boiling.',
  'Keeps 2 days in the fridge. Freezes without the glaze for 2 months.',
  'Keeps 3 days in a tin, or freeze the plain sponges.',
])('it keeps as a whole: %s', (keeping) =>
  expect(isMadeFresh({ keeping, steps: ['Serve at once.'] })).toBe(false),
);

test('a step that tells of the white alone is a fault', () => {
  const [recipe] = recipes;
  const told = (step: string) =>
    faultsOf({ ...recipe!, steps: [...recipe!.steps, step] }, ingredients).filter((fault) =>
      fault.includes('yolk'),
    ).length;
  expect(told('Cook until the white is set.')).toBe(1);
  expect(told('Cook until the whites are firm, and serve.')).toBe(1);
  expect(told('Cook until the whites are set and the yolks firm.')).toBe(0);
});

test('the catalogue covers meals, cuisines, countries and diets', () => {
  const meals = { breakfast: 0, lunch: 0, dinner: 0, snack: 0 };
  for (const { meals: own } of recipes) for (const meal of own) meals[meal] += 1;
  const home = new Map<string, number>();
  const all = new Map<string, number>();
  for (const { countries: codes } of recipes)
    for (const [i, code] of codes.entries()) {
      if (i === 0) home.set(code, (home.get(code) ?? 0) + 1);
      all.set(code, (all.get(code) ?? 0) + 1);
    }
  const cuisines = new Set(recipes.map(({ cuisine }) => cuisine));
  const share = (diet: 'vegetarian' | 'vegan' | 'gluten-free') =>
    facts.filter(({ diets }) => diets.has(diet)).length / facts.length;
  const named = [
    'NG',
    'GH',
    'KE',
    'ET',
    'ZA',
    'EG',
    'MA',
    'IN',
    'PK',
    'BD',
    'CN',
    'JP',
    'ID',
    'PH',
    'VN',
    'TR',
    'IR',
    'IT',
    'FR',
    'DE',
    'GB',
    'US',
    'MX',
    'BR',
  ];
  console.log(
    [
      `${recipes.length} recipes, ${cuisines.size} cuisines`,
      ...Object.entries(meals).map(([meal, count]) => `${meal}: ${count}`),
      `vegetarian ${Math.round(share('vegetarian') * 100)} %, vegan ${Math.round(share('vegan') * 100)} %, gluten-free ${Math.round(share('gluten-free') * 100)} %`,
      `at home in: ${named.map((code) => `${code} ${all.get(code) ?? 0}`).join(', ')}`,
      `others: ${[...home]
        .filter(([code]) => !named.includes(code))
        .map(([code, count]) => `${code} ${count}`)
        .join(', ')}`,
    ].join('\n'),
  );
  expect(recipes.length).toBeGreaterThanOrEqual(430);
  expect(meals.breakfast).toBeGreaterThanOrEqual(90);
  expect(meals.lunch).toBeGreaterThanOrEqual(130);
  expect(meals.dinner).toBeGreaterThanOrEqual(130);
  expect(meals.snack).toBeGreaterThanOrEqual(80);
  expect(cuisines.size).toBeGreaterThanOrEqual(30);
  expect(named.filter((code) => (home.get(code) ?? 0) < 12)).toEqual([]);
  expect(share('vegetarian')).toBeGreaterThanOrEqual(0.4);
  expect(share('vegan')).toBeGreaterThanOrEqual(0.2);
});

/** Eaten as a meal all the same, though they hold little but potatoes or cassava. */
const mealsOfStarch = new Set(['deruny', 'farofa-de-ovo', 'gamja-jorim', 'gratin-dauphinois']);

test('a lunch or dinner is more than bread, a drink or a side', () => {
  const bare = recipes.filter(({ id, meals, serves, ingredients: lines }) => {
    if (mealsOfStarch.has(id) || !meals.some((meal) => meal === 'lunch' || meal === 'dinner'))
      return false;
    const { values } = sumOf(lines, ingredients);
    const each = (quantity: Quantity): number => valueOf(values, quantity) / serves;
    return each('protein_g') < 8 && each('fruit_veg_g') < 60;
  });
  expect(bare.map(({ id }) => id)).toEqual([]);
});

test('the 200 most frequent ingredients are all used', () => {
  const used = new Set(recipes.flatMap(({ ingredients: own }) => own.map(({ key }) => key)));
  const frequent = [...ingredients.values()]
    .sort((a, b) => b.frequency - a.frequency)
    .slice(0, 200)
    .map(({ key }) => key);
  const unused = frequent.filter((key) => !used.has(key));
  console.log(
    `Frequent ingredients in no recipe: ${unused.length}${unused.length ? `: ${unused.join(', ')}` : ''}`,
  );
  expect(unused).toEqual([]);
});

test('every plannable condition has dishes of each meal that its exclusions allow', () => {
  const thin: string[] = [];
  for (const { id, gate } of catalogue.conditions.values()) {
    if (gate === 3) continue;
    const person = personOf({ conditions: [id] });
    const allowed = recipes.filter(
      (recipe) => kitchen.gate({ recipeId: recipe.id }, person).verdict !== 'refuse',
    );
    const counts = (['breakfast', 'lunch', 'dinner', 'snack'] as const).map(
      (meal) => allowed.filter(({ meals }) => meals.includes(meal)).length,
    );
    if (counts.some((count) => count < 8)) thin.push(`${id}: ${counts.join('/')}`);
    if (counts.some((count) => count < 25))
      console.log(`${id}: breakfast/lunch/dinner/snack ${counts.join('/')}`);
  }
  expect(thin).toEqual([]);
});

test('diets follow from the ingredients: no meat, fish or gelatine in a vegetarian dish, no egg, milk or honey in a vegan one', () => {
  const animal =
    /^(?:beef|pork|lamb|goat|chicken|turkey|duck|goose|bacon|ham|fish|cod|salmon|tuna|shrimp|anchovy|gelatin|lard|tallow)/;
  for (const { recipe, diets } of facts)
    for (const { key } of recipe.ingredients) {
      if (diets.has('vegetarian'))
        expect(`${recipe.id} ${key}`).not.toMatch(new RegExp(` ${animal.source.slice(1)}`));
      if (diets.has('vegan'))
        expect(`${recipe.id} ${key}`).not.toMatch(
          / (?:egg(?!plant)|milk_|butter_|cheese_|yogurt|cream_|honey|ghee|paneer)/,
        );
    }
});

// The seven known defects of the tables, each mended in data/additions.
test('suya spice is peanut-based', () => {
  expect(keysOf('suya spice')).toEqual(['suya_spice']);
  expect(tagsOf('suya_spice').has('peanut')).toBe(true);
});
test("ta'ameya is made of broad beans and is kept from people with favism", () => {
  expect(keysOf("ta'ameya")).toEqual(['taameya']);
  expect(tagsOf('taameya').has('favism')).toBe(true);
  expect(tagsOf('falafel').has('favism_may')).toBe(true);
});
test.each([
  ['marzipan', 'tree_nut'],
  ['casein', 'milk'],
  ['whey', 'milk'],
  ['arachis oil', 'peanut'],
  ['satay', 'peanut'],
  ['dashi', 'fish'],
  ['seville orange', 'drug_interaction'],
  ['pomelo', 'drug_interaction'],
])('%s is known, with its tag %s', (name, tag) => {
  const [key = ''] = keysOf(name);
  expect(tagsOf(key).has(tag)).toBe(true);
});
test.each([
  ['stock_cube_beef', 'celery_may'],
  ['stock_cube_chicken', 'celery_may'],
  ['worcestershire', 'gluten'],
  ['worcestershire', 'fish'],
  ['curry_paste_thai', 'fish_may'],
  ['curry_paste_thai', 'crustacean'],
])('%s carries %s', (key, tag) => {
  expect(tagsOf(key).has(tag)).toBe(true);
});
test("'nuts' excludes peanuts and tree nuts; a tree nut allergy alone leaves groundnut oil", () => {
  expect(personOf({ sickness: 'nuts' }).allergens).toEqual(['peanut', 'tree_nut']);
  expect(kitchen.gate({ ingredients: ['peanuts'] }, personOf({ sickness: 'nuts' })).verdict).toBe(
    'refuse',
  );
  expect(
    kitchen.gate({ ingredients: ['groundnut oil'] }, personOf({ sickness: 'tree nut allergy' }))
      .verdict,
  ).not.toBe('refuse');
});
test('ata ile is ginger and ata is pepper', () => {
  expect(keysOf('ata ile, ata')).toEqual(['ginger', 'chili_hot_red']);
});

test('every row of our own is flagged as a proxy or an estimate and says on what it rests', () => {
  for (const key of [
    'rice_flakes_poha',
    'rice_puffed',
    'ragi_flour',
    'vermicelli_wheat',
    'banana_green',
    'horse_gram',
    'chana_dal',
    'cluster_beans',
    'snake_gourd',
    'ivy_gourd',
    'fenugreek_leaves',
    'mango_green',
    'rohu',
    'hilsa',
    'pomfret',
    'paneer',
    'jaggery',
    'asafoetida',
    'curry_leaves',
    'mirin',
    'sriracha',
    'five_spice',
    'taco_seasoning',
    'cajun_seasoning',
    'creme_fraiche',
    'enchilada_sauce',
    'guacamole',
    'old_bay',
    'suya_spice',
    'taameya',
    'marzipan',
    'whey_powder',
    'casein_powder',
    'satay_sauce',
    'dashi',
    'seville_orange',
    'pomelo',
  ]) {
    const row = ingredients.get(key);
    expect(row?.match, key).not.toBe('exact');
    expect(row?.source.length, key).toBeGreaterThan(15);
    expect(row?.price.confidence, key).toBe('low');
    expect(row?.label, key).not.toMatch(/[,/]/);
  }
});

test('the tags that are computed agree with the numbers in our own rows too', () => {
  const rules: readonly (readonly [
    string,
    (
      of: (
        name:
          | 'sodium_mg'
          | 'sat_fat_g'
          | 'fat_g'
          | 'fibre_g'
          | 'protein_g'
          | 'iron_mg'
          | 'calcium_mg'
          | 'potassium_mg'
          | 'phosphorus_mg',
      ) => number,
    ) => boolean,
  ])[] = [
    ['high_sodium', (of) => of('sodium_mg') >= 600],
    ['low_sodium', (of) => of('sodium_mg') <= 120],
    ['high_sat_fat', (of) => of('sat_fat_g') >= 5],
    ['high_fat', (of) => of('fat_g') >= 17.5],
    ['high_fibre', (of) => of('fibre_g') >= 6],
    ['high_protein', (of) => of('protein_g') >= 15],
    ['high_iron', (of) => of('iron_mg') >= 3],
    ['high_calcium', (of) => of('calcium_mg') >= 120],
    ['high_potassium', (of) => of('potassium_mg') >= 250],
    ['high_phosphorus', (of) => of('phosphorus_mg') >= 250],
  ];
  for (const row of ingredients.values())
    if (row.match !== 'exact')
      for (const [tag, holds] of rules) {
        expect(`${row.key} ${tag} ${row.tags.has(tag)}`).toBe(
          `${row.key} ${tag} ${holds((name) => row.per100g[name] ?? Number.NaN)}`,
        );
      }
});

test('energy of our own rows agrees with their macronutrients', () => {
  for (const row of ingredients.values())
    if (
      row.match === 'estimate' &&
      row.source.startsWith('memory') &&
      !['mirin', 'wine_white', 'palm_wine'].includes(row.key)
    ) {
      const { energy_kcal, protein_g, carb_g, fat_g, fibre_g } = row.per100g;
      const macros =
        4 * (protein_g ?? 0) +
        4 * Math.max(0, (carb_g ?? 0) - (fibre_g ?? 0)) +
        2 * (fibre_g ?? 0) +
        9 * (fat_g ?? 0);
      if ((energy_kcal ?? 0) > 30)
        expect(
          Math.abs((energy_kcal ?? 0) / macros - 1),
          `${row.key}: ${energy_kcal} kcal against ${Math.round(macros)}`,
        ).toBeLessThan(0.35);
    }
});

test('every label is short and ready to show, and no two foods share one', () => {
  const labels = [...ingredients.values()].map(({ label }) => label);
  for (const label of labels) {
    expect(label).not.toMatch(/[,/]|\(raw\)|\bdry$/);
    expect(label.length).toBeLessThan(40);
  }
  expect(new Set(labels).size).toBe(labels.length);
});

test('every key that likeness names is in the tables', () => {
  expect(namedKeys.filter((key) => !ingredients.has(key))).toEqual([]);
});

test('what is said of a country beside a cost is written for people', () => {
  const said = [...countries.values()].flatMap(({ rateNote, rateDate, rateSource }) => [
    ...(rateNote === '' ? [] : [rateNote]),
    `${rateSource} of ${rateDate}.`,
  ]);
  for (const sentence of said)
    expect(sentence).not.toMatch(/\bverify\b|\bNOT\b|\btry \d|memory|stale/);
  expect(said.filter((sentence) => !sentence.endsWith('.'))).toEqual([]);
});
