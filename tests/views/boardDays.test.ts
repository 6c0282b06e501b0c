/** What a day of the board says of the limits and aims of whoever eats. */
import { expect, test } from 'vitest';
import type { PlanReport, SavedPlan } from '../../machines/shared/plans.ts';
import { memberVerdict, otherVerdict } from '../../src/features/planner/views/verdictOf.ts';
import { boardDays } from '../../src/features/planner/views/boardDays.ts';
import { newest } from '../model/samples/plans.ts';

type Figure = PlanReport['days'][number]['figures'][number];

const verdictOf = (...figures: { nutrient: string; met: boolean; priority: 'hard' | 'soft' }[]) => {
  const day = {
    day: 'Monday',
    cost: 3,
    figures: figures.map((each) => ({ ...each, name: each.nutrient, value: 1 }) as Figure),
  };
  const report = { days: [day], cost: { currency: 'GBP' } } as PlanReport;
  return boardDays({ ...newest, report }).find((each) => each.day === 'Monday')?.verdict;
};
const sodium = { nutrient: 'sodium_mg', met: true, priority: 'hard' } as const;
const fat = { nutrient: 'fat_g', met: false, priority: 'soft' } as const;

test.each([
  ['all is met', [sodium], 'Within your limits', 'met'],
  ['an aim is missed', [sodium, fat, fat], 'Within your limits. Aims missed: fat', 'met'],
  ['a limit is broken', [{ ...sodium, met: false }, fat], 'Outside: sodium', 'missed'],
] as const)('where %s', (_, figures, text, tone) => {
  expect(verdictOf(...figures)).toEqual({ text, tone });
});

const phosphorus: Figure = {
  nutrient: 'phosphorus_mg',
  name: 'phosphorus',
  unit: 'mg',
  value: 1258,
  min: null,
  max: 1000,
  priority: 'soft',
  met: false,
};
const potassium: Figure = {
  ...phosphorus,
  nutrient: 'potassium_mg',
  name: 'potassium',
  value: 2664,
  max: 2700,
  priority: 'hard',
  met: true,
};

test('an aim that is missed for one who eats along is named, with their name, and in the heading of their figures', () => {
  const tom = { name: 'Tom', counted: 'planned', days: [{ day: 'Monday', figures: [phosphorus] }] };
  const report = {
    days: [{ day: 'Monday', cost: 3, figures: [] }],
    cost: { currency: 'GBP' },
    members: [tom],
  } as unknown as PlanReport;
  expect(boardDays({ ...newest, report }).find(({ day }) => day === 'Monday')!.verdict).toEqual({
    text: 'Within everybody’s limits. Aims missed: Tom: phosphorus',
    tone: 'met',
  });
  expect(memberVerdict('Tom', [phosphorus, potassium])).toBe(
    'Within Tom’s limits. Aims missed: phosphorus',
  );
  expect(memberVerdict('Tom', [potassium])).toBe('Within Tom’s limits');
  expect(memberVerdict('Tom', [{ ...potassium, value: 2800, met: false }, phosphorus])).toBe(
    'Not within Tom’s limits',
  );
});

test.each<[string, Figure[]]>([
  ['Within Tom’s limits', []],
  ['Within Tom’s limits, close to one: potassium 2,664 mg (at most 2,700)', [potassium]],
  ['Within Tom’s limits. Aims missed: phosphorus 1,258 mg (at most 1,000)', [phosphorus]],
  [
    'Not within Tom’s limits: potassium 2,800 mg (at most 2,700)',
    [{ ...potassium, value: 2800, met: false }, phosphorus],
  ],
  [
    'Not within Tom’s limits: protein 30 g (at least 40)',
    [{ ...potassium, nutrient: 'protein_g', unit: 'g', value: 30, min: 40, max: 90, met: false }],
  ],
])('a swap says of one who eats along: %s', (text, figures) => {
  expect(otherVerdict({ name: 'Tom', figures })).toBe(text);
});

test('a meal that somebody at the table must not eat is marked where it stands, and heard with its name', () => {
  const mealPlan = [
    { day: 'Monday', breakfast: '', lunch: 'Yam and eggs', dinner: 'Peanut noodles' },
  ] as const;
  const report = {
    days: [],
    unfit: [{ day: 'Monday', slot: 'dinner' }],
  } as unknown as PlanReport;
  const cells = boardDays({ ...newest, mealPlan: [...mealPlan], report }).find(
    ({ day }) => day === 'Monday',
  )!.cells;
  expect(cells.flatMap(({ meal }) => (meal ? [[meal.unfit, meal.openLabel]] : []))).toEqual([
    [undefined, 'Lunch: Yam and eggs, no time given, counted as 25 min. How to cook'],
    [
      'Does not fit',
      'Dinner: Peanut noodles, Does not fit, no time given, counted as 35 min. How to cook',
    ],
  ]);
});

test('the tile of a meal written by hand says shortly what its button says at length', () => {
  const mealPlan = [{ day: 'Monday', breakfast: 'Walnut porridge', lunch: 'Stew', dinner: '' }];
  const report = {
    days: [],
    unfit: [{ day: 'Monday', slot: 'breakfast' }],
    uncounted: [
      { day: 'Monday', slot: 'breakfast', words: [] },
      { day: 'Monday', slot: 'lunch', words: [] },
    ],
  } as unknown as PlanReport;
  const plan = { ...newest, mealPlan, report } as SavedPlan;
  const cells = boardDays(plan).find(({ day }) => day === 'Monday')!.cells;
  expect(
    cells.flatMap(({ meal }) => (meal ? [[meal.unfit, meal.uncounted, meal.note]] : [])),
  ).toEqual([
    ['Does not fit', undefined, 'about 15 min'],
    [undefined, 'Not counted: amounts are missing', 'about 25 min'],
  ]);
  expect(cells[0]?.meal?.openLabel).toBe(
    'Breakfast: Walnut porridge, Does not fit, Not counted: amounts are missing, no time given, counted as 15 min. How to cook',
  );
});

test('a day of which a meal is not wholly counted has no tick: it says so, and the meal names what is not known', () => {
  const mealPlan = [{ day: 'Monday', breakfast: 'Porridge', lunch: 'Soup', dinner: '' }] as const;
  const day = { day: 'Monday', cost: 3, figures: [potassium] };
  const told = (uncounted: PlanReport['uncounted']) => {
    const report = { days: [day], cost: { currency: 'GBP' }, uncounted } as unknown as PlanReport;
    const days = boardDays({ ...newest, mealPlan: [...mealPlan], report });
    const { verdict, cells } = days.find((each) => each.day === 'Monday')!;
    return [verdict?.tone, verdict?.text, cells[0]!.meal?.uncounted];
  };
  const place = { day: 'Monday', slot: 'breakfast' } as const;
  expect(told([{ ...place, words: ['2 bags liquorice tea'] }])).toEqual([
    'open',
    'Not all counted (breakfast): whether it is within the limits is not known',
    'Not known, not counted: 2 bags liquorice tea',
  ]);
  expect(told([{ ...place, words: [] }])[2]).toBe('Not counted: amounts are missing');
  expect(told(undefined)[0]).toBe('met');
  expect(memberVerdict('Tom', [potassium], true)).toBe('Tom: not all is counted on this day');
});

test('what a meal misses of its own limit is named among the aims of its day, with the meals', () => {
  const carbohydrate = { nutrient: 'carb_g', name: 'carbohydrate', unit: 'g', min: 15, max: 45 };
  const meals = (['breakfast', 'dinner'] as const).map((slot) => ({
    ...carbohydrate,
    slot,
    value: 62,
    met: false,
    priority: 'soft' as const,
  }));
  const report = {
    days: [{ day: 'Monday', cost: 3, figures: [], meals }],
    cost: { currency: 'EUR' },
  } as unknown as PlanReport;
  expect(boardDays({ ...newest, report }).find(({ day }) => day === 'Monday')!.verdict).toEqual({
    text: 'Within your limits. Aims missed: carbohydrate (breakfast, dinner)',
    tone: 'met',
  });
});

test('a day with few meals, or with one that is eaten out, says by what it is judged', () => {
  const report = {
    days: [{ day: 'Monday', cost: 3, figures: [] }],
    cost: { currency: 'EUR' },
  } as unknown as PlanReport;
  const verdictFor = (meals: object, basis: SavedPlan['basis'] = {}) =>
    boardDays({
      ...newest,
      basis,
      mealPlan: [{ day: 'Monday', breakfast: '', lunch: '', dinner: '', ...meals }],
      report,
    }).find(({ day }) => day === 'Monday')!.verdict?.text;
  expect(verdictFor({ lunch: 'Soup' })).toBe('Within your limits, one meal planned');
  expect(verdictFor({ lunch: 'Soup', dinner: 'Stew' })).toBe('Within your limits, 2 meals planned');
  const whole = { breakfast: 'Oats', lunch: 'Soup', dinner: 'Stew' };
  expect(verdictFor(whole)).toBe('Within your limits');
  const out: SavedPlan['basis'] = { rules: { skip: [{ day: 'Monday', slot: 'dinner' }] } };
  expect(verdictFor({ ...whole, dinner: '' }, out)).toBe(
    'Within your limits. A meal that is out or skipped counts as a usual one',
  );
});

test('a meal that somebody wrote is told apart from a recipe', () => {
  const [monday, ...others] = newest.mealPlan;
  const { breakfast_meal: _, ...byHand } = { ...monday!, breakfast: 'Bread and jam' };
  const plan = { ...newest, mealPlan: [byHand, ...others] } as SavedPlan;
  const cells = boardDays(plan).find(({ day }) => day === 'Monday')!.cells;
  const badges = Object.fromEntries(cells.map(({ name, meal }) => [name, meal?.badge]));
  expect(badges['Breakfast']).toBe('By hand');
  expect(badges['Dinner']).not.toBe('By hand');
});
