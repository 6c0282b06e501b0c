import { expect, test } from 'vitest';
import { readCsv } from '../../kitchen/catalogue/csv.ts';
import { loadCatalogue } from '../../kitchen/catalogue/load.ts';
import { readRecipe } from '../../kitchen/catalogue/recipe.ts';
import { faultsOf } from '../../kitchen/catalogue/rules.ts';
import { minutesOf } from '../../kitchen/catalogue/times.ts';
import { costOf, factsOf } from '../../kitchen/index.ts';
import { nutritionOf } from '../../kitchen/recipes/facts.ts';
import { sumOf, valueOf } from '../../kitchen/recipes/nutrition.ts';
import { gramsOf } from '../../kitchen/ingredients/units.ts';
import { catalogue } from './support.ts';

const { ingredients } = catalogue;
const ingredient = (key: string) => {
  const found = ingredients.get(key);
  if (!found) throw new Error(key);
  return found;
};
const country = (code: string) => {
  const found = catalogue.countries.get(code);
  if (!found) throw new Error(code);
  return found;
};

const sample = `---
cuisine: Test
countries: NG
meals: lunch
serves: 2
prep: 5
cook: 20
difficulty: easy
---
# A test dish

Plain.

## Ingredients
- 200 g | 1 cup | rice | rice_white_long
- 100 g (40 g eaten) | 7 tbsp | oil, for frying | oil_sunflower
- 2 g | 1 | bay leaf | bay_leaf | optional

## Steps
1. Heat the [oil](oil_sunflower) for 2 minutes.
2. Add the [rice](rice_white_long) and the [bay](bay_leaf) and cook for 15 minutes.
3. Eat.
`;

test('a recipe by hand: nutrition counts what is eaten, by serving', () => {
  const { recipe, problems } = readRecipe(sample, 'test/a-test-dish.md');
  expect(problems).toEqual([]);
  if (!recipe) return;
  const facts = factsOf(recipe, ingredients);
  // 200 g raw long-grain rice 365 kcal/100 g, 40 g oil 884, 2 g bay leaf 313, over 2 servings.
  expect(nutritionOf(facts, ingredients)).toMatchObject({
    energy_kcal: Math.round((730 + 353.6 + 6.26) / 2),
    protein_g: 7.2,
    sodium_mg: 5,
  });
  expect(facts.servingGrams).toBe(121);
  expect([...facts.diets].sort()).toEqual([
    'alcohol-free',
    'dairy-free',
    'gluten-free',
    'nut-free',
    'pork-free',
    'vegan',
    'vegetarian',
  ]);
  expect(facts.main).toBe('rice_white_long');
});

test.each([
  [
    '2 cups | rice',
    '3 g | 2 cups | rice | rice_white_long | optional | more',
    'an ingredient has 4 parts',
  ],
  [
    '100 g (40 g eaten) | 7 tbsp',
    '100 g (40 g eaten) | 7 1/2 tbsp',
    "'1/2' is written with a sign",
  ],
  ['cook: 20', 'cook: twenty', "cook 'twenty' must be a whole number"],
  ['meals: lunch', 'meals: brunch', "'brunch' is not a meal"],
  ['countries: NG', 'countries: NG\nfoo: bar', "'foo: bar' is not one of"],
  ['# A test dish', 'A test dish', 'the title'],
  ['2. Add', '4. Add', 'step 4 should be 2'],
  ['100 g (40 g eaten)', '100 g (140 g eaten)', 'no more eaten than there is'],
  ['difficulty: easy', 'difficulty: trivial', "'trivial' is not a difficulty"],
])('a fault in the file is named with its line: %s → %s', (from, to, message) => {
  const broken =
    from === '2 cups | rice'
      ? sample.replace('- 200 g | 1 cup | rice | rice_white_long', `- ${to}`)
      : sample.replace(from, to);
  const { recipe, problems } = readRecipe(broken, 'test/x.md');
  expect(recipe).toBeNull();
  expect(problems.join('\n')).toMatch(/test\/x\.md:\d+: /);
  expect(problems.join('\n')).toContain(message);
});

const lint = (text: string) => {
  const { recipe, problems } = readRecipe(text, 'test/x.md');
  return recipe ? faultsOf(recipe, ingredients) : problems;
};
test('the lint finds what a cook would', () => {
  expect(lint(sample)).toEqual([]);
  expect(lint(sample.replace('the [bay](bay_leaf) and ', ''))).toEqual([
    "no step links the ingredient 'bay_leaf'",
  ]);
  expect(lint(sample.replace('[bay](bay_leaf)', '[salt](salt)')).join()).toContain(
    "a step links 'salt' to 'salt', which the ingredients do not list",
  );
  expect(lint(sample.replace('200 g | 1 cup', '900 g | 1 cup')).join()).toMatch(
    /a serving has \d+ kcal; it must be 80 to 1,200/,
  );
  expect(lint(sample.replace('serves: 2', 'serves: 9')).join()).toMatch(
    /a serving weighs \d+ g; it must be 40 to 900/,
  );
  expect(lint(sample.replace('cook for 15 minutes', 'cook for 45 minutes')).join()).toContain(
    'the steps take 47 minutes, prep + cook + wait is 25',
  );
  expect(lint(sample.replace('cook for 15 minutes', 'cook for a while')).join()).toContain(
    'the steps name 2 minutes, less than half of cook (20)',
  );
  expect(lint(sample.replace('# A test dish', '# A test dish with bay leaves'))).toEqual([
    "'bay_leaf' is optional, and the title names it",
  ]);
  const withChicken = sample
    .replace('- 2 g | 1 | bay leaf | bay_leaf | optional', '- 200 g | 1 | chicken | chicken_breast')
    .replace('[bay](bay_leaf)', '[chicken](chicken_breast)');
  expect(lint(withChicken).join()).toContain(
    "no step tells how to see that 'chicken_breast' is cooked",
  );
  expect(
    lint(withChicken.replace('cook for 15 minutes', 'cook for 15 minutes, until no pink remains')),
  ).toEqual([]);
  expect(
    lint(
      `${withChicken.replace('cook for 15 minutes', 'cook for 15 minutes, until no pink remains')}\n## Keeping\nKeep in the fridge for 1 day.\n`,
    ).join(),
  ).toContain("'Keeping' does not say how the dish is eaten afterwards");
});

test.each([
  ['Fry for 5 minutes.', 5, 5],
  ['Fry for 8–10 minutes.', 8, 10],
  ['Soak for 1½ hours.', 90, 90],
  ['Fry for 4 minutes a side.', 8, 8],
  ['Fry in batches, 4 minutes a batch. Allow 16 minutes in all.', 16, 16],
  ['Stir every 5 minutes for 20 minutes.', 20, 20],
  ['Leave overnight.', 360, 720],
  ['Wait 30 seconds.', 0.5, 0.5],
  ['Meanwhile, boil the rice for 12 minutes.', 0, 12],
  ['Serve within 2 hours.', 0, 0],
])('the times of %j are %d to %d minutes', (step, least, most) => {
  expect(minutesOf(step)).toEqual({ least, most });
});

test('sums name what was not counted, and never take an unknown figure for zero in silence', () => {
  const { values, notCounted } = sumOf(
    [
      { key: 'curry_leaves', grams: 10 },
      { key: 'rice_white_long', grams: 100 },
    ],
    ingredients,
  );
  expect(valueOf(values, 'energy_kcal')).toBeCloseTo(365 + 10.8, 5);
  expect(notCounted.get('sugars_g')).toEqual(['curry_leaves']);
  expect(() => sumOf([{ key: 'nothing', grams: 1 }], ingredients)).toThrow(
    "'nothing' is in no table",
  );
});

test('free sugars, lactose, glycaemic load, vegetables and caffeine are derived as the limits mean them', () => {
  const of = (key: string, grams: number) => sumOf([{ key, grams }], ingredients).values;
  expect(valueOf(of('sugar_white', 10), 'free_sugars_g')).toBeCloseTo(10, 0);
  expect(valueOf(of('banana', 100), 'free_sugars_g')).toBe(0);
  expect(valueOf(of('orange_juice', 100), 'free_sugars_g')).toBeGreaterThan(7);
  expect(valueOf(of('milk_powder_whole', 100), 'lactose_g')).toBeGreaterThan(35);
  expect(valueOf(of('rice_white_long', 100), 'glycaemic_load')).toBeCloseTo(
    0.73 * (79.95 - 1.3),
    0,
  );
  expect(valueOf(of('carrot', 80), 'fruit_veg_g')).toBe(80);
  expect(valueOf(of('potato', 80), 'fruit_veg_g')).toBe(0);
  expect(valueOf(of('coffee_brewed', 200), 'caffeine_mg')).toBe(80);
  expect(valueOf(of('mackerel_atlantic', 100), 'oily_fish_g')).toBe(100);
});

test('every recipe costs something plausible in its own country', () => {
  for (const recipe of catalogue.recipes) {
    const { usd, estimatedShare } = costOf(
      recipe.ingredients,
      ingredients,
      country(recipe.countries[0] ?? 'US'),
    );
    expect(usd / recipe.serves, recipe.id).toBeGreaterThan(0.03);
    expect(usd / recipe.serves, recipe.id).toBeLessThan(12);
    expect(estimatedShare).toBeLessThanOrEqual(1 + 1e-9);
  }
});

test.each([
  ['egg', 1, null, 50],
  ['rice_white_long', 1, 'cup', 185],
  ['milk_whole', 1, 'litre', 1031],
  ['butter_unsalted', 1, 'stick', 113],
  ['oil_olive', 1, 'tbsp', 13.5],
  ['garlic', 2, 'cloves', 6],
  ['salt', 1, 'pinch', 0.4],
  ['flour_wheat_white', 2, 'kg', 2000],
  ['beef_stew', 1, 'lb', 453.6],
])('grams of %s × %d %s are about %d', (key, count, unit, grams) => {
  expect(gramsOf(ingredient(key), count, unit, catalogue.units)).toBeCloseTo(grams, 0);
});
test('an amount that cannot be weighed is null, not a guess of zero', () => {
  expect(gramsOf(ingredient('beef_stew'), 1, 'wheelbarrow', catalogue.units)).toBeNull();
  expect(gramsOf(ingredient('beef_stew'), 2, null, catalogue.units)).toBeNull();
});

test('quoted cells, doubled quotes, line breaks and CRLF are read as RFC 4180 has them', () => {
  expect(
    readCsv('a,b\r\n"x, ""y""",2\n\n"two\nlines",\n').map(({ cells, line }) => [line, ...cells]),
  ).toEqual([
    [1, 'a', 'b'],
    [2, 'x, "y"', '2'],
    [5, 'two\nlines', ''],
  ]);
  expect(() => readCsv('a\n"open')).toThrow('never closed');
});

test('a malformed table says where', () => {
  expect(() => loadCatalogue({ data: 'tests/kitchen/fixtures/broken' })).toThrow(
    /ingredients_nutrition\.csv:3: energy_kcal: .*not a number|neither a number nor blank/,
  );
});
