// Written by hand from what clinics tell people whose infections are graver: food that is dangerous raw, and what may pass.
import { englishOf, inEnglish } from '../../domain/notes.ts';
import { expect, test } from 'vitest';
import { catalogue, kitchen, personOf } from './support.ts';

const judge = (sickness: string, name: string, ingredients: readonly string[]) =>
  kitchen.gate({ name, ingredients }, personOf({ sickness }));
const weakened = [
  'pregnancy',
  'gestational diabetes',
  'cancer',
  'hiv',
  'cirrhosis',
  'kidney transplant',
];

/** [dish, lines] that nobody of them should eat. */
const never: readonly (readonly [string, readonly string[]])[] = [
  ['Sashimi', ['salmon', 'rice']],
  ['Raw salmon bowl', ['salmon', 'rice']],
  ['Salmon sushi', ['salmon', 'rice']],
  ['Steak tartare', ['beef', 'egg yolk']],
  ['Ceviche', ['cod', 'lime']],
  ['Carpaccio', ['beef sirloin', 'olive oil']],
  ['Kitfo', ['beef', 'ghee']],
  ['Oysters on ice', ['raw oysters']],
  ['Chocolate mousse', ['dark chocolate', 'raw egg whites']],
  ['Yolk on rice', ['raw egg yolk', 'rice']],
  ['Glass of milk', ['unpasteurised milk']],
  ['Breakfast', ['soft-boiled egg', 'bread']],
  ['Steak', ['rare beef steak']],
  ['Ramen', ['noodles', 'runny egg']],
  ['Cheese board', ['brie', 'bread']],
  ['Cheese board', ['camembert']],
  ['Salad', ['gorgonzola', 'pears']],
  ['Toast', ['chèvre', 'bread']],
  ['Bagel', ['smoked salmon', 'bagel']],
  ['Tacos', ['queso fresco', 'corn tortillas']],
];
test.each(
  weakened.flatMap((sickness) => never.map(([name, lines]) => [sickness, name, lines] as const)),
)('%s: %s of %j is refused', (sickness, name, lines) => {
  const { verdict, reasons } = judge(sickness, name, lines);
  expect(verdict).toBe('refuse');
  expect(englishOf(reasons[0]!)).toMatch(
    /^(?:Eaten raw or half cooked, which is dangerous with|Contains soft ripened cheese, cold-smoked fish or the like, which can carry listeria)/,
  );
});

test.each([
  ['Carbonara', ['spaghetti', 'eggs', 'bacon']],
  ['Tiramisu', ['mascarpone', 'coffee']],
  ['Salad', ['raw bean sprouts', 'carrots']],
  ['Stir fry', ['200 g raw prawns', 'rice']],
  ['Poached eggs', ['eggs', 'bread']],
])('pregnancy: %s of %j may be made safe, and is said how', (name, lines) => {
  const { verdict, reasons } = judge('pregnant', name, lines);
  expect(verdict).toBe('caution');
  expect(inEnglish(reasons)).toContain(
    'Only where it is cooked through, eggs until both white and yolk are firm',
  );
});

test.each([
  ['Raw vegetable sticks', ['raw carrots', 'cucumber']],
  ['Vegetable curry', ['potatoes', 'cauliflower', 'rice']],
  ['Baked cod', ['cod', 'potatoes']],
  ['Cheese on toast', ['cheddar', 'bread']],
  ['Omelette', ['eggs', 'spinach']],
  ['Oyster mushrooms on rice', ['oyster mushrooms', 'rice']],
])('pregnancy: %s of %j is not called raw', (name, lines) => {
  expect(inEnglish(judge('pregnant', name, lines).reasons)).not.toMatch(
    /raw|cooked through|listeria/,
  );
});

test('nobody else is troubled by it', () => {
  expect(judge('', 'Steak tartare', ['beef', 'egg yolk']).verdict).toBe('fit');
  expect(
    inEnglish(judge('gout', 'Chocolate mousse', ['dark chocolate', 'raw egg whites']).reasons),
  ).not.toContain('raw');
});

test('no dish of ours with such cheese or fish is suggested in pregnancy', () => {
  const person = personOf({ sickness: 'pregnant' });
  for (const recipe of catalogue.recipes.filter(({ ingredients }) =>
    ingredients.some(
      ({ key, optional }) =>
        !optional &&
        ['cheese_brie', 'cheese_blue', 'cheese_goat', 'queso_fresco', 'salmon_smoked'].includes(
          key,
        ),
    ),
  ))
    expect([recipe.id, kitchen.gate({ recipeId: recipe.id }, person).verdict]).toEqual([
      recipe.id,
      'refuse',
    ]);
});

test.each(['pregnant', 'kidney transplant', 'cancer'])(
  '%s: soft cheese has to be of pasteurised milk',
  (sickness) => {
    const person = personOf({ sickness });
    for (const { id } of catalogue.recipes.filter(({ ingredients }) =>
      ingredients.some(({ key, optional }) => !optional && key === 'cheese_feta'),
    )) {
      const { reasons } = kitchen.gate({ recipeId: id }, person);
      expect([id, inEnglish(reasons)]).toEqual([
        id,
        expect.stringMatching(/only made with pasteurised milk, so check the label: [^.]*feta/),
      ]);
    }
    const { reasons } = judge(sickness, 'Bread and cheese', ['cheddar', 'bread']);
    expect(inEnglish(reasons)).not.toContain('pasteurised');
    expect(inEnglish(judge('', 'Salad', ['feta', 'tomatoes']).reasons)).toBe('');
  },
);

test('cured meat is for cooking', () => {
  const { verdict, reasons } = judge('pregnant', 'Sandwich', ['salami', 'bread']);
  expect(verdict).toBe('caution');
  expect(inEnglish(reasons)).toContain('cured meat that is eaten uncooked');
});

test('of ham it is said which may be eaten: cooked, not raw', () => {
  const { verdict, reasons } = judge('pregnant', 'Sandwich', ['ham', 'bread']);
  expect(verdict).toBe('caution');
  expect(inEnglish(reasons)).toContain('only cooked: ham. Leave out cured meat');
  expect(reasons).toContainEqual(
    expect.objectContaining({
      code: 'verdict.curedRaw',
      params: expect.objectContaining({ foods: [{ of: 'food', id: 'ham_cured' }] }) as object,
    }),
  );
  expect(inEnglish(reasons)).not.toContain('sparing with cured');
});

test.each([
  ['type 2 diabetes', ['sugar', 'flour'], 'sugar'],
  ['high blood pressure', ['soy sauce', 'rice'], 'salt'],
  ['kidney disease', ['bananas', 'coconut water'], 'potassium'],
  ['warfarin', ['kale', 'spinach'], 'vitamin K'],
  ['gout', ['anchovies'], 'purines'],
])('%s: of a meal without amounts, what would count is named: %j', (sickness, lines, what) => {
  const { verdict, reasons } = judge(sickness, 'A meal', lines);
  expect(verdict).toBe('caution');
  expect(inEnglish(reasons)).toMatch(
    new RegExp(`Amounts are not known here, and with .* they count: .*\\(.*${what}`),
  );
});

test('kidney disease: salt of potassium is refused, by whatever name', () => {
  for (const name of ['lo salt', 'salt substitute', 'potassium chloride', 'low sodium salt'])
    expect(judge('kidney disease', 'Potatoes', ['potatoes', name]).verdict).toBe('refuse');
});

test('what stands at the end of a line too long to read is not passed', () => {
  const lines = [
    `${'rice '.repeat(80)}peanuts`,
    `${'rice, '.repeat(60)}peanuts`,
    `rice ${'x'.repeat(400)} peanuts`,
  ];
  for (const line of lines)
    expect(
      kitchen.gate({ name: 'Rice', ingredients: [line] }, personOf({ allergens: ['peanut'] }))
        .verdict,
    ).toBe('refuse');
});

test("a hostile writer's tricks: a long step, a letter of another script, letters apart", () => {
  const person = personOf({ allergens: ['peanut'] });
  const judged = (name: string, ingredients: readonly string[] = ['rice', 'carrots']) =>
    kitchen.gate({ name, ingredients }, person).verdict;
  expect(judged(`Stir the rice ${'and stir it well '.repeat(20)} and add the peanuts`)).toBe(
    'refuse',
  );
  expect(judged('Scatter with p\u0435anuts')).toBe('refuse');
  expect(judged('Rice', ['rice', 'crushed \u0440eanuts'])).toBe('refuse');
  expect(judged('Rice', ['rice', 'pea\u200bnuts'])).toBe('refuse');
  expect(judged('Rice', ['rice', '\uff50\uff45\uff41\uff4e\uff55\uff54\uff53'])).toBe('refuse');
  expect(judged('Rice', ['rice', 'erdnussbutter'])).toBe('refuse');
  expect(judged('Rice', ['rice', 'dakwa'])).toBe('refuse');
  expect(judged('Rice', ['rice', 'brocolli'])).toBe('caution');
  expect(judged('Stir the rice and add the carrots')).toBe('fit');
});

test.each([
  ['fish', 'Caesar salad'],
  ['fish', 'Spaghetti puttanesca'],
  ['sesame', 'Falafel wrap'],
  ['peanut', 'Chicken mole'],
  ['peanut', 'Kare kare'],
  ['tree nuts', 'Waldorf salad'],
  ['egg', 'Tiramisu'],
  ['egg', 'Pavlova'],
  ['gluten', 'Ramen bowl'],
  ['gluten', 'Chicken katsu'],
  ['milk', 'Potato gratin'],
  ['milk', 'Lasagne'],
  ['crustaceans', 'Gumbo'],
])("%s allergy: what '%s' usually holds counts, though the lines leave it out", (allergy, name) => {
  expect(
    kitchen.gate({ name, ingredients: ['rice', 'carrots'] }, personOf({ allergens: [allergy] }))
      .verdict,
  ).toBe('refuse');
});
