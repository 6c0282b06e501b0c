// Ten day menus worked by hand. The table's figures are round, so that every sum can be done on paper; the sums stand beside.
import { expect, test } from 'vitest';
import type { Catalogue, Country, Ingredient, Recipe } from '../../../kitchen/catalogue/types.ts';
import { nutrients } from '../../../kitchen/catalogue/types.ts';
import { dishesOf } from '../../../kitchen/planning/dishes.ts';
import type { Needs, PlanLimit } from '../../../kitchen/planning/limits.ts';
import { dayLoss, menuWorth } from '../../../kitchen/planning/menu.ts';
import { programmeOf } from '../../../kitchen/planning/programme.ts';
import { catalogue as real } from './support.ts';

/** kcal, protein g, carbohydrate g, fibre g, sodium mg of 100 g; US dollars a kilogram. */
const foods: Record<string, readonly [number, number, number, number, number, number]> = {
  rice: [360, 7, 80, 1, 5, 2],
  beans: [330, 22, 60, 15, 10, 3],
  egg: [140, 12, 1, 0, 140, 4],
  oil: [900, 0, 0, 0, 0, 5],
  salt: [0, 0, 0, 0, 39_000, 1],
  apple: [50, 0, 14, 2, 0, 3],
};
const template = real.ingredients.get('rice_white_long')!;
const ingredients = new Map<string, Ingredient>(
  Object.entries(foods).map(([key, [kcal, protein, carb, fibre, sodium, price]]) => [
    key,
    {
      ...template,
      key,
      label: key,
      category: 'grain',
      regions: ['GLB'],
      tags: new Set<string>(),
      lactose_g: 0,
      gi: null,
      per100g: {
        ...(Object.fromEntries(nutrients.map((name) => [name, 0])) as Ingredient['per100g']),
        energy_kcal: kcal,
        protein_g: protein,
        carb_g: carb,
        fibre_g: fibre,
        sodium_mg: sodium,
      },
      price: {
        ...template.price,
        usdPerKgEdible: price,
        confidence: 'high',
        nonlocalMultiplier: 1,
      },
    },
  ]),
);

/** One serving of each dish. */
const recipes: Recipe[] = (
  [
    ['porridge', 'breakfast', { rice: 100, salt: 1 }],
    ['eggs', 'breakfast', { egg: 200, oil: 20, salt: 2 }],
    ['rice-and-beans', 'lunch', { rice: 100, beans: 100, salt: 2 }],
    ['fried-rice', 'lunch', { rice: 150, oil: 20, egg: 50, salt: 3 }],
    ['bean-stew', 'dinner', { beans: 150, oil: 20, salt: 2 }],
    ['omelette-and-rice', 'dinner', { egg: 150, rice: 100, oil: 10, salt: 2 }],
    ['apples', 'snack', { apple: 300 }],
    ['bean-cake', 'snack', { beans: 50, oil: 10, salt: 1 }],
  ] as const
).map(([id, meal, parts]) => ({
  id,
  title: id,
  description: '',
  cuisine: 'Plain',
  countries: ['US'],
  meals: [meal],
  serves: 1,
  prep: 10,
  cook: 20,
  wait: 0,
  difficulty: 'easy',
  equipment: [],
  tags: [],
  form: null,
  steps: [],
  keeping: '',
  path: '',
  ingredients: Object.entries(parts).map(([key, grams]) => ({
    key,
    grams,
    eatenGrams: grams,
    measure: '',
    text: key,
    optional: false,
  })),
}));
const country: Country = {
  ...real.countries.get('US')!,
  priceLevel: 1,
  usdRate: 1,
  gdpPriceLevel: 1,
};
const catalogue: Catalogue = {
  ...real,
  ingredients,
  recipes,
  countries: new Map([['US', country]]),
  conditions: new Map(),
};

const limit = (own: Partial<PlanLimit> & Pick<PlanLimit, 'quantity'>): PlanLimit => ({
  span: 'day',
  priority: 'hard',
  min: null,
  max: null,
  perEnergy: null,
  from: ['general'],
  sources: [],
  published: false,
  ...own,
});
const needs: Needs = {
  weightKg: 70,
  energyKcal: 2000,
  energyMin: 1800,
  energyMax: 2200,
  energy: [],
  assumed: [],
  left: [],
  limits: [
    limit({ quantity: 'sodium_mg', max: 3000 }),
    limit({ quantity: 'fibre_g', priority: 'soft', min: 40 }),
    // Carbohydrate may bring at most 60 % of the energy: 4 kcal a gram.
    limit({ quantity: 'carb_g', priority: 'soft', max: 0.6, perEnergy: 4 }),
  ],
};
const dishes = dishesOf(catalogue).map((dish) => ({ dish, caution: false }));
const programme = programmeOf(
  {
    dishes,
    needs,
    taste: {
      country,
      conditions: [],
      have: null,
      favourites: new Set(),
      eaten: new Set(),
      swappedOut: new Set(),
      energyKcal: 2000,
      mealLimits: [],
      seed: 0,
    },
    budget: 100,
    cooking: null,
    people: 1,
    kept: [],
  },
  catalogue,
);
const { choices } = programme.week;
const meals = ['breakfast', 'lunch', 'dinner', 'snack'];
const idOf = (dish: string, portion: number, meal: number): number =>
  programme.choices.findIndex(
    (choice) =>
      choice.dish.facts.recipe.id === dish && choice.portion === portion && choice.meal === meal,
  );
const menuOf = (...parts: readonly (readonly [string, number])[]): Int32Array =>
  Int32Array.from(parts, ([dish, portion], meal) => idOf(dish, portion, meal));

/** Sums of a day in the units of the tables, from the programme's own numbers (energy ÷ 2000, sodium ÷ 3000, fibre ÷ 40). */
function sumsOf(menu: Int32Array): { kcal: number; sodium: number; fibre: number; cost: number } {
  const at = (row: number, unit: number): number =>
    [...menu].reduce((sum, id) => sum + choices.amounts[id * choices.rows.length + row]!, 0) * unit;
  return {
    kcal: at(0, 2000),
    sodium: at(1, 3000),
    fibre: at(2, 40),
    cost: [...menu].reduce((sum, id) => sum + programme.choices[id]!.cost, 0),
  };
}

test('each dish has the energy, sodium, fibre and cost that its grams make', () => {
  // One serving, by hand:
  //   porridge:       100 g rice 360 kcal; sodium 5 + 390 = 395; fibre 1; 0.1 × 2 + 0.001 × 1 = 0.201
  //   eggs:           200 g egg 280 + 20 g oil 180 = 460; 280 + 780 = 1,060; 0; 0.8 + 0.1 + 0.002 = 0.902
  //   rice-and-beans: 360 + 330 = 690; 5 + 10 + 780 = 795; 1 + 15 = 16; 0.2 + 0.3 + 0.002 = 0.502
  //   fried-rice:     540 + 180 + 70 = 790; 7.5 + 70 + 1,170 = 1,247.5; 1.5; 0.3 + 0.1 + 0.2 + 0.003 = 0.603
  //   bean-stew:      495 + 180 = 675; 15 + 780 = 795; 22.5; 0.45 + 0.1 + 0.002 = 0.552
  //   omelette…:      210 + 360 + 90 = 660; 210 + 5 + 780 = 995; 1; 0.6 + 0.2 + 0.05 + 0.002 = 0.852
  //   apples:         150; 0; 6; 0.9
  //   bean-cake:      165 + 90 = 255; 5 + 390 = 395; 7.5; 0.15 + 0.05 + 0.001 = 0.201
  const expected: Record<string, readonly [number, number, number, number]> = {
    porridge: [360, 395, 1, 0.201],
    eggs: [460, 1060, 0, 0.902],
    'rice-and-beans': [690, 795, 16, 0.502],
    'fried-rice': [790, 1247.5, 1.5, 0.603],
    'bean-stew': [675, 795, 22.5, 0.552],
    'omelette-and-rice': [660, 995, 1, 0.852],
    apples: [150, 0, 6, 0.9],
    'bean-cake': [255, 395, 7.5, 0.201],
  };
  for (const [dish, [kcal, sodium, fibre, cost]] of Object.entries(expected)) {
    const meal = meals.indexOf(recipes.find(({ id }) => id === dish)!.meals[0]!);
    const sums = sumsOf(Int32Array.of(idOf(dish, 1, meal)));
    for (const [name, value] of Object.entries({ kcal, sodium, fibre, cost }))
      expect([dish, name, sums[name as keyof typeof sums]]).toEqual([
        dish,
        name,
        expect.closeTo(value, 6),
      ]);
  }
});

// Ten days: energy 1,800 to 2,200 kcal and at most 3,000 mg of sodium are hard; fibre is soft.
const days: readonly {
  readonly menu: readonly (readonly [string, number])[];
  readonly kcal: number;
  readonly sodium: number;
  readonly fibre: number;
  readonly cost: number;
  readonly allowed: boolean;
  readonly why: string;
}[] = [
  // 360 + 690 + 675 + 150 = 1,875; 395 + 795 + 795 + 0 = 1,985; 1 + 16 + 22.5 + 6 = 45.5; 0.201 + 0.502 + 0.552 + 0.9 = 2.155
  {
    menu: [
      ['porridge', 1],
      ['rice-and-beans', 1],
      ['bean-stew', 1],
      ['apples', 1],
    ],
    kcal: 1875,
    sodium: 1985,
    fibre: 45.5,
    cost: 2.155,
    allowed: true,
    why: 'everything within',
  },
  // 360 + 690 + 675 + 255 = 1,980; 395 + 795 + 795 + 395 = 2,380; 1 + 16 + 22.5 + 7.5 = 47; 0.201 + 0.502 + 0.552 + 0.201 = 1.456
  {
    menu: [
      ['porridge', 1],
      ['rice-and-beans', 1],
      ['bean-stew', 1],
      ['bean-cake', 1],
    ],
    kcal: 1980,
    sodium: 2380,
    fibre: 47,
    cost: 1.456,
    allowed: true,
    why: 'the cheapest of them',
  },
  // 460 + 790 + 660 + 150 = 2,060; 1,060 + 1,247.5 + 995 + 0 = 3,302.5 > 3,000
  {
    menu: [
      ['eggs', 1],
      ['fried-rice', 1],
      ['omelette-and-rice', 1],
      ['apples', 1],
    ],
    kcal: 2060,
    sodium: 3302.5,
    fibre: 8.5,
    cost: 3.257,
    allowed: false,
    why: 'sodium over 3,000 mg',
  },
  // 360 + 790 + 660 + 150 = 1,960; 395 + 1,247.5 + 995 + 0 = 2,637.5; 1 + 1.5 + 1 + 6 = 9.5; 0.201 + 0.603 + 0.852 + 0.9 = 2.556
  {
    menu: [
      ['porridge', 1],
      ['fried-rice', 1],
      ['omelette-and-rice', 1],
      ['apples', 1],
    ],
    kcal: 1960,
    sodium: 2637.5,
    fibre: 9.5,
    cost: 2.556,
    allowed: true,
    why: 'little fibre, which is soft',
  },
  // porridge 1½: 540, ½ rice-and-beans: 345; 540 + 345 + 675 + 150 = 1,710 < 1,800
  {
    menu: [
      ['porridge', 1.5],
      ['rice-and-beans', 0.5],
      ['bean-stew', 1],
      ['apples', 1],
    ],
    kcal: 1710,
    sodium: 1785,
    fibre: 38,
    cost: 2.0045,
    allowed: false,
    why: 'under 1,800 kcal',
  },
  // apples 1½: 225; 460 + 690 + 675 + 225 = 2,050; 1,060 + 795 + 795 + 0 = 2,650; 0 + 16 + 22.5 + 9 = 47.5; 0.902 + 0.502 + 0.552 + 1.35 = 3.306
  {
    menu: [
      ['eggs', 1],
      ['rice-and-beans', 1],
      ['bean-stew', 1],
      ['apples', 1.5],
    ],
    kcal: 2050,
    sodium: 2650,
    fibre: 47.5,
    cost: 3.306,
    allowed: true,
    why: 'one and a half portions',
  },
  // eggs ½: 230; 230 + 790 + 675 + 150 = 1,845; 530 + 1,247.5 + 795 + 0 = 2,572.5; 0 + 1.5 + 22.5 + 6 = 30; 0.451 + 0.603 + 0.552 + 0.9 = 2.506
  {
    menu: [
      ['eggs', 0.5],
      ['fried-rice', 1],
      ['bean-stew', 1],
      ['apples', 1],
    ],
    kcal: 1845,
    sodium: 2572.5,
    fibre: 30,
    cost: 2.506,
    allowed: true,
    why: 'half a portion',
  },
  // porridge 1½: 540; 540 + 790 + 675 + 255 = 2,260 > 2,200; 592.5 + 1,247.5 + 795 + 395 = 3,030 > 3,000
  {
    menu: [
      ['porridge', 1.5],
      ['fried-rice', 1],
      ['bean-stew', 1],
      ['bean-cake', 1],
    ],
    kcal: 2260,
    sodium: 3030,
    fibre: 33,
    cost: 1.6575,
    allowed: false,
    why: 'over 2,200 kcal, and over 3,000 mg',
  },
  // eggs 1½: 690, apples ½: 75; 690 + 690 + 675 + 75 = 2,130; 1,590 + 795 + 795 + 0 = 3,180 > 3,000
  {
    menu: [
      ['eggs', 1.5],
      ['rice-and-beans', 1],
      ['bean-stew', 1],
      ['apples', 0.5],
    ],
    kcal: 2130,
    sodium: 3180,
    fibre: 41.5,
    cost: 2.857,
    allowed: false,
    why: 'sodium over 3,000 mg',
  },
  // ½ rice-and-beans: 345, 1½ omelettes: 990, ½ bean-cake: 127.5; 360 + 345 + 990 + 127.5 = 1,822.5; 395 + 397.5 + 1,492.5 + 197.5 = 2,482.5; 1 + 8 + 1.5 + 3.75 = 14.25; 0.201 + 0.251 + 1.278 + 0.1005 = 1.8305
  {
    menu: [
      ['porridge', 1],
      ['rice-and-beans', 0.5],
      ['omelette-and-rice', 1.5],
      ['bean-cake', 0.5],
    ],
    kcal: 1822.5,
    sodium: 2482.5,
    fibre: 14.25,
    cost: 1.8305,
    allowed: true,
    why: 'just enough energy',
  },
];

test.each(days)('$menu: $why', ({ menu, kcal, sodium, fibre, cost, allowed }) => {
  const own = menuOf(...menu);
  expect([...own].every((id) => id >= 0)).toBe(true);
  const sums = sumsOf(own);
  expect(sums).toEqual({
    kcal: expect.closeTo(kcal, 6),
    sodium: expect.closeTo(sodium, 6),
    fibre: expect.closeTo(fibre, 6),
    cost: expect.closeTo(cost, 9),
  });
  expect(dayLoss(choices, own) > Number.NEGATIVE_INFINITY).toBe(allowed);
});

test('a soft limit costs 4 points for the whole of it, a main ingredient that stands twice 1.5', () => {
  // Day 4: fibre 9.5 of 40: 4 × 30.5 ÷ 40 = 3.05. Carbohydrate: 80 + (120 + 0.5) + (1.5 + 80) + 42 = 324 g, 1,296 kcal, of at most
  // 0.6 × 1,960 = 1,176: 4 × 120 ÷ 1,200 = 0.4. All foods here are of one category, so
  // rice, which brings the most energy, is the main ingredient of all three meals: three pairs of it, 4.5. Together 7.95.
  expect(
    dayLoss(
      choices,
      menuOf(['porridge', 1], ['fried-rice', 1], ['omelette-and-rice', 1], ['apples', 1]),
    ),
  ).toBeCloseTo(-7.95, 9);
  // Day 1: nothing is missed: carbohydrate 80 + 140 + 90 + 42 = 352 g, 1,408 kcal, of at most 0.6 × 1,875 = 1,125: 4 × 283 ÷ 1,200
  // = 0.943333. Rice is the main ingredient of breakfast and lunch: 1.5. Together 2.443333.
  expect(
    dayLoss(
      choices,
      menuOf(['porridge', 1], ['rice-and-beans', 1], ['bean-stew', 1], ['apples', 1]),
    ),
  ).toBeCloseTo(-(4 * 283) / 1200 - 1.5, 9);
});

test('a menu is worth what its choices are worth, less what it misses', () => {
  // Of each dish: 5 for home. Size: 2 within its comfortable share, else 2 − 20 × what is outside; whole portion 0.7; quick 2 (30 minutes).
  //   porridge 360 ÷ 2,000 = 0.18, from 0.18: 5 + 2 + 0.7 + 2 = 9.7; rice-and-beans 0.345 within 0.25–0.4: 9.7; bean-stew 0.3375: 9.7;
  //   apples 0.075 within 0.05–0.15: 9.7. Together 38.8, less day 1's loss.
  const menu = menuOf(['porridge', 1], ['rice-and-beans', 1], ['bean-stew', 1], ['apples', 1]);
  expect(menuWorth(choices, menu, programme.week.kinds[0]!.worth)).toBeCloseTo(
    38.8 - (4 * 283) / 1200 - 1.5,
    9,
  );
});

test('the same dish twice on a day is no menu', () => {
  const twice = Int32Array.of(idOf('rice-and-beans', 1, 1), idOf('rice-and-beans', 0.5, 1));
  expect(dayLoss(choices, twice)).toBe(Number.NEGATIVE_INFINITY);
});
