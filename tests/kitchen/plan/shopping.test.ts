// What to buy for a plan.
import { describe, expect, test } from 'vitest';
import type { MealPlan } from '../../../contract/plans.ts';
import { ShoppingList } from '../../../contract/planShopping.ts';
import { slotName, slots } from '../../../domain/slots.ts';
import { readOwnMeal } from '../../../kitchen/shopping/ownMeals.ts';
import { foodLine } from '../../../kitchen/shopping/lines.ts';
import { packLeft, packSize, shopText } from '../../../kitchen/shopping/amounts.ts';
import { shoppingFor } from '../../../kitchen/shopping/shopping.ts';
import { recipes } from '../../oracle/planTables.ts';
import { catalogue, plan } from './support.ts';
import { longTest } from '../../verify.ts';

const ghana = catalogue.countries.get('GH')!;
const answer = plan({ health: {}, country: 'GH', budget: 400, byBudget: true, people: 2 });
const week = answer.meal_plan!;
const itemsOf = (list: ShoppingList) => list.aisles.flatMap(({ items }) => items);
const itemOf = (list: ShoppingList, key: string) => itemsOf(list).find((item) => item.key === key)!;
const codedNotes = ({ notes }: ShoppingList) => notes.filter((note) => typeof note !== 'string');

test('every gram of every meal is on the list, once', () => {
  const sums = new Map<string, number>();
  for (const day of week)
    for (const slot of slots) {
      const meal = day[`${slot}_meal`]!;
      const recipe = recipes.get(meal.recipe_id)!;
      for (const { key, grams } of recipe.parts)
        if (key !== 'water')
          sums.set(key, (sums.get(key) ?? 0) + (grams * meal.servings) / recipe.serves);
    }
  const list = shoppingFor({ plan: week, country: ghana }, catalogue);
  expect(ShoppingList.parse(list)).toEqual(list);
  expect(new Map(itemsOf(list).map(({ key, grams }) => [key, grams]))).toEqual(
    new Map([...sums].map(([key, grams]) => [key, expect.closeTo(grams, 0)])),
  );
});

test('tea is bought as leaves, however much of it is drunk', () => {
  const [day] = week;
  const meal = { ...day!.snack_meal!, recipe_id: 'masala-chai', servings: 10 };
  const list = shoppingFor(
    { plan: [{ ...day!, snack: 'Masala chai', snack_meal: meal }], country: ghana },
    catalogue,
  );
  const tea = itemsOf(list).find(({ key }) => key === 'tea_black')!;
  expect(tea.grams).toBeGreaterThan(500);
  expect(tea.amount).toMatchObject({ unit: 'g', value: Math.ceil(tea.grams / 100) });
  // 5 g of leaves at home are 500 g of tea.
  const rest = shoppingFor(
    {
      plan: [{ ...day!, snack: 'Masala chai', snack_meal: meal }],
      country: ghana,
      have: new Map([['tea_black', 5]]),
    },
    catalogue,
  );
  expect(itemsOf(rest).find(({ key }) => key === 'tea_black')!.at_hand_grams).toBe(500);
});

test.each([
  ['tea_black', 1689, { value: 17, unit: 'g' }],
  ['tea_green', 1000, { value: 10, unit: 'g' }],
  ['coffee_brewed', 1000, { value: 60, unit: 'g' }],
  ['hibiscus_drink', 1000, { value: 30, unit: 'g' }],
  // These are sold as they are eaten.
  ['coffee_instant', 100, { value: 100, unit: 'g' }],
  ['rice_white_long', 1000, { value: 1, unit: 'kg' }],
])('the joined list too buys %s dry where it is brewed', (key, grams, parts) => {
  const line = foodLine(key, grams, ghana, catalogue)!;
  expect(line.amount_parts).toEqual(parts);
  expect(line.amount).toBe(`${parts.value} ${parts.unit}`);
});

test('PLAN-19: the list calls the snack dessert', () => {
  const meals = itemsOf(shoppingFor({ plan: week, country: ghana }, catalogue)).flatMap(
    (item) => item.meals,
  );
  expect(meals.some((meal) => meal.startsWith('Monday dessert: '))).toBe(true);
  expect(meals.filter((meal) => / snack: /.test(meal))).toEqual([]);
  const [day] = week;
  const own = { ...day!, snack: 'Chin chin', snack_ingredients: [], snack_meal: null };
  expect(shoppingFor({ plan: [own], country: ghana }, catalogue).left_out).toEqual([
    `${day!.day} dessert: Chin chin`,
  ]);
});

test('the list costs what the plan costs', () => {
  const list = shoppingFor({ plan: week, country: ghana }, catalogue);
  expect(list.cost).toBeCloseTo(answer.report!.cost.total, 0);
  expect(list.currency).toBe('GHS');
  expect(list.cost).toBeCloseTo(
    list.aisles.reduce((sum, { cost }) => sum + cost, 0),
    2,
  );
});

test('what is at hand is taken off: a known amount by its grams, an unknown one whole', () => {
  const [first, second] = itemsOf(shoppingFor({ plan: week, country: ghana }, catalogue)).filter(
    ({ grams }) => grams > 200,
  );
  const list = shoppingFor(
    {
      plan: week,
      country: ghana,
      have: new Map([
        [first!.key, 50],
        [second!.key, null],
      ]),
    },
    catalogue,
  );
  expect(itemsOf(list).find(({ key }) => key === first!.key)).toMatchObject({
    at_hand: false,
    at_hand_grams: 50,
  });
  expect(itemsOf(list).find(({ key }) => key === second!.key)).toMatchObject({
    at_hand: true,
    at_hand_grams: null,
    cost: 0,
  });
});

test('each item names the meals it serves', () => {
  for (const { key, meals } of itemsOf(shoppingFor({ plan: week, country: ghana }, catalogue))) {
    expect(meals.length).toBeGreaterThan(0);
    for (const meal of meals) {
      const [, day, name] = /^(\w+) (\w+): /.exec(meal)!;
      const slot = slots.find((each) => slotName(each) === name)!;
      const id = week.find((each) => each.day === day)![`${slot}_meal`]!.recipe_id;
      expect(recipes.get(id)!.parts.map((part) => part.key)).toContain(key);
    }
  }
});

const byHand = (dinner: string, dinner_ingredients: string[] = []): MealPlan => [
  { day: 'Monday', breakfast: '', lunch: '', dinner, dinner_ingredients },
];
test("meals in one's own words without ingredients are named as left out", () => {
  expect(
    shoppingFor({ plan: byHand("Grandmother's soup"), country: null }, catalogue),
  ).toMatchObject({ left_out: ["Monday dinner: Grandmother's soup"], aisles: [], currency: 'USD' });
});

test("the ingredients of a meal in one's own words are on the list, with those of other meals; how they are cut is no food", () => {
  const list = shoppingFor(
    {
      plan: byHand('My stew', [
        '300 g rice',
        '2 onions, peeled, in thin rings',
        'salt',
        '200 g blorp',
      ]),
      country: ghana,
    },
    catalogue,
  );
  expect(
    itemsOf(list).map(({ key, grams, text, meals }) => [key, grams, text === 'some', meals]),
  ).toEqual([
    ['onion', 220, false, ['Monday dinner: My stew']],
    ['rice_white_long', 300, false, ['Monday dinner: My stew']],
    ['salt', 0, true, ['Monday dinner: My stew']],
  ]);
  expect(itemsOf(list).find(({ key }) => key === 'salt')).toMatchObject({
    cost: 0,
    at_hand: false,
  });
  expect(list.left_out).toEqual(['Monday dinner: My stew: 200 g blorp']);
  // A food after a comma is a food, whatever stands before it: somebody may not be able to eat it.
  const several = shoppingFor(
    {
      plan: byHand('Mine', ['200 g rice, roasted peanuts, egg', '1 lime, juice, or lemon']),
      country: ghana,
    },
    catalogue,
  );
  expect(
    new Map(
      itemsOf(several).map(({ key, grams }) => [key.replace(/^(peanut).*/, '$1'), grams > 0]),
    ),
  ).toEqual(
    new Map([
      ['egg', false],
      ['lime', true],
      ['peanut', false],
      ['rice_white_long', true],
    ]),
  );
  const long = shoppingFor(
    {
      plan: byHand(
        'Endless',
        Array.from({ length: 100 }, (_, i) => `${i + 1} g long-grain rice, rinsed`),
      ),
      country: null,
    },
    catalogue,
  );
  expect(itemsOf(long).map(({ key }) => key)).toEqual(['rice_white_long']);
  expect(long.left_out.at(-1)).toBe('Monday dinner: Endless: 100 g long-grain rice, rinsed');
  const both = shoppingFor(
    {
      plan: [{ ...week[0]!, day: 'Tuesday' }, ...byHand('My stew', ['300 g rice'])],
      country: ghana,
    },
    catalogue,
  );
  const alone = shoppingFor({ plan: [{ ...week[0]!, day: 'Tuesday' }], country: ghana }, catalogue);
  const rice = (of: ShoppingList) =>
    itemsOf(of).find(({ key }) => key === 'rice_white_long')?.grams ?? 0;
  expect(rice(both)).toBeCloseTo(rice(alone) + 300, 0);
});

test('without a list, the note of a title says what to buy', () => {
  for (const title of ['Eggs on toast (buy: eggs, bread)', 'Eggs on toast (buy: eggs, bread']) {
    const list = shoppingFor({ plan: byHand(title), country: null }, catalogue);
    expect(
      itemsOf(list)
        .map(({ key }) => key)
        .sort(),
      title,
    ).toEqual(['bread_white', 'egg']);
    expect(itemsOf(list)[0]?.meals).toEqual(['Monday dinner: Eggs on toast']);
  }
});

longTest('lines as our own recipes have them are read as they are meant', () => {
  let read = 0;
  const all = catalogue.recipes.flatMap(({ ingredients }) => ingredients);
  for (const { grams, measure, text } of all) {
    const { foods, unread } = readOwnMeal(
      byHand('Mine', [`${grams} g (${measure}) ${text}`])[0]!,
      'dinner',
      catalogue,
      null,
    )!;
    if (unread.length === 0 && foods.length === 1 && Math.abs((foods[0]!.grams ?? 0) - grams) <= 1)
      read += 1;
  }
  expect(read / all.length).toBeGreaterThan(0.98);
});

test('what is bought with bones, peel or shells says how much of it the recipes use', () => {
  const [day] = week;
  const lines = ['1 kg chicken', '500 g potatoes', '500 g rice', '1/4 cabbage'];
  const own = { ...day!, lunch: 'Stew', lunch_ingredients: lines, lunch_meal: null };
  const empty = { breakfast: '', dinner: '', snack: '', breakfast_meal: null };
  const list = shoppingFor(
    { plan: [{ ...own, ...empty, dinner_meal: null, snack_meal: null }], country: null },
    catalogue,
  );
  expect(itemOf(list, 'chicken_whole')).toMatchObject({
    grams: 1000,
    text: '1.5 kg, of which 1 kg is eaten',
    amount: { value: 1.5, unit: 'kg', eaten: { value: 1, unit: 'kg' } },
  });
  expect(itemOf(list, 'potato').text).toBe('3 (about 670 g)');
  expect(itemsOf(list).filter(({ text }) => text.includes('eaten'))).toHaveLength(1);
});

test('an amount is said as a shop says it', () => {
  const text = (key: string, grams: number) => shopText(catalogue.ingredients.get(key)!, grams);
  expect(text('egg', 300)).toMatch(/^6 \(about/);
  expect(text('rice_white_long', 1230)).toBe('1.25 kg');
  expect(text('milk_whole', 1030)).toMatch(/^1 l$/);
  expect(text('salt', 3.2)).toBe('3.2 g');
  expect(text('cabbage', 94)).toBe('120 g');
  expect(text('cabbage', 200)).toMatch(/^¼ \(about 2\d0 g\)$/);
  expect(text('onion', 60)).toBe('1 (about 130 g, ½ of it used)');
  expect(text('lime', 16)).toMatch(/^1 \(about \d+ g, ¼ of it used\)$/);
  expect(text('eggplant', 200)).toMatch(/^1 \(about \d+ g, ½ of it used\)$/);
  expect(text('celery', 80)).toMatch(/^2 sticks \(about/);
  expect(text('corn_sweet', 280)).toMatch(/^2 ears \(about/);
  expect(text('peas_green', 66)).toMatch(/^\d+ g$/);
  expect(text('tomato_puree', 320)).toMatch(/^\d+ g$/);
});

describe('packs', () => {
  const britain = catalogue.countries.get('GB')!;
  const buy = (lines: string[]) =>
    shoppingFor(
      {
        plan: [
          {
            day: 'Monday',
            breakfast: '',
            lunch: '',
            dinner: 'Mine',
            dinner_ingredients: lines,
          },
        ],
        country: britain,
      },
      catalogue,
    );

  test('what is sold in packs is bought whole, and the till counts all of it', () => {
    // Sold as 500 g, 1 kg or 5 kg in Europe: of 300 g a pack of 500 g leaves 200 g.
    const list = buy(['300 g long-grain rice']);
    const [rice] = itemsOf(list);
    expect(rice!.pack).toMatchObject({ grams: 500, count: 1, left_grams: 200 });
    expect(rice!.pack!.cost).toBeCloseTo((rice!.cost * 500) / 300, 1);
    expect(list.till).toBe(rice!.pack!.cost);
  });

  test('several packs of the size that leaves the least', () => {
    expect(itemsOf(buy(['1400 g long-grain rice']))[0]!.pack).toMatchObject({
      grams: 500,
      count: 3,
      left_grams: 100,
    });
  });

  test('a staple of the place is charged by what is eaten, and needs no pack', () => {
    const list = buy(['20 g wheat flour']);
    const [flour] = itemsOf(list);
    expect(flour).toMatchObject({ staple: true });
    expect(flour).not.toHaveProperty('pack');
    expect(list.till).toBe(list.cost);
  });

  test('of a fresh staple no more than a small pack is taken to be at home; the rest is bought', () => {
    const france = catalogue.countries.get('FR')!;
    const ofFrance = (lines: string[]) =>
      shoppingFor({ plan: byHand('Soup', lines), country: france }, catalogue);
    expect(itemOf(ofFrance(['300 g onions']), 'onion')).toMatchObject({ staple: true });
    const much = ofFrance(['1440 g onions', '900 g white sugar']);
    const onions = itemOf(much, 'onion');
    expect(onions).toMatchObject({ staple: false, grams: 1440, text: '9 (about 1.1 kg)' });
    expect(onions.beside_home?.text).toBe('4 (about 500 g)');
    expect(itemOf(much, 'sugar_white')).toMatchObject({ staple: true });
    expect(itemOf(much, 'sugar_white')).not.toHaveProperty('beside_home');
  });

  test('whoever has no oil and no extract is told what their packs cost more', () => {
    const list = buy(['20 g sunflower oil', '4 g vanilla extract', '300 g long-grain rice']);
    const { params, text } = codedNotes(list).find(({ code }) => code === 'cost.uncounted')!;
    // A bottle of 690 g and one of 30 g, less what the week takes of them.
    const perGram = (key: string) => itemOf(list, key).cost / itemOf(list, key).grams;
    const more = 670 * perGram('oil_sunflower') + 26 * perGram('vanilla');
    expect((params['sum'] as { sum: number }).sum).toBeCloseTo(more, 0);
    expect(more).toBeGreaterThan(3);
    expect(params['foods']).toEqual(
      expect.arrayContaining([
        { of: 'food', id: 'oil_sunflower' },
        { of: 'food', id: 'vanilla' },
      ]),
    );
    expect(text).toContain('If you have none of them, up to about £');
    expect(codedNotes(buy(['300 g long-grain rice'])).map(({ code }) => code)).not.toContain(
      'cost.uncounted',
    );
  });

  test('a line of the joined list is a whole bottle, and costs one', () => {
    const line = foodLine('oil_sunflower', 20, britain, catalogue)!;
    expect(line.pack).toMatchObject({ grams: 690, count: 1, size: { value: 750, unit: 'ml' } });
    const eaten = itemOf(buy(['20 g sunflower oil']), 'oil_sunflower').cost;
    expect(line.cost! / eaten).toBeGreaterThan(25);
  });
});

test('packs of a liquid are bottles, those of eggs are so many, and powder is weighed', () => {
  const food = (key: string) => catalogue.ingredients.get(key)!;
  expect(packSize(food('milk_semi'), 1000)).toEqual({ value: 1, unit: 'l' });
  expect(packSize(food('oil_sunflower'), 690)).toEqual({ value: 750, unit: 'ml' });
  expect(packSize(food('egg'), 350)).toMatchObject({ count: '6' });
  expect(packSize(food('rice_white_long'), 500)).toBeUndefined();
  expect(shopText(food('milk_powder_whole'), 90)).toBe('90 g');
  expect(packLeft(food('milk_semi'), { grams: 1030, count: 1, left: 445 })).toEqual({
    value: 420,
    unit: 'ml',
  });
});

test.each([
  ['US', 4, 1, '12', '8'],
  ['US', 11, 1, '12', '1'],
  ['US', 12, 1, '12', undefined],
  ['US', 13, 1, '18', '5'],
  ['US', 24, 2, '12', undefined],
  ['GB', 4, 1, '6', '2'],
  ['GB', 6, 1, '6', undefined],
  ['GB', 18, 3, '6', undefined],
])('in %s, %i eggs are bought in %i packs of %s, which leave %s', (iso2, eggs, count, of, left) => {
  const line = foodLine('egg', eggs * 50, catalogue.countries.get(iso2)!, catalogue)!;
  expect(line.amount).toMatch(new RegExp(`^${eggs} `));
  expect(line.pack).toMatchObject({ count, size: { count: of } });
  expect(line.pack!.left?.count).toBe(left);
});

test('tins are said to be tins, on the list of a week as on that of several', () => {
  const kenya = catalogue.countries.get('KE')!;
  const line = foodLine('sardine_canned', 552, kenya, catalogue)!;
  expect(line.pack).toMatchObject({ grams: 125, count: 6, tins: true });
  expect(line.pack!.left_grams).toBeGreaterThan(100);
  const list = shoppingFor(
    { plan: byHand('Fish', ['552 g canned sardines']), country: kenya },
    catalogue,
  );
  const { cost, ...pack } = itemOf(list, 'sardine_canned').pack!;
  expect(pack).toEqual(line.pack);
  expect(cost).toBe(line.cost);
  const britain = catalogue.countries.get('GB')!;
  expect(foodLine('rice_white_long', 600, britain, catalogue)!.pack).not.toHaveProperty('tins');
});
