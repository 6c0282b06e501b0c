// What is paid at the till: whole packs, as the list has them; and the last pass over a week, which lowers it within bounds.
import { expect, test } from 'vitest';
import type { Weekday } from '../../../domain/calendar.ts';
import { Bought } from '../../../kitchen/planning/bought.ts';
import { cheapestWeek } from '../../../kitchen/planning/cheapest.ts';
import { reportAsItStands } from '../../../kitchen/planning/asItStands.ts';
import { prepare } from '../../../kitchen/planning/prepare.ts';
import { programmeOf } from '../../../kitchen/planning/programme.ts';
import { isRefusal } from '../../../kitchen/planning/request.ts';
import { atTheTill } from '../../../kitchen/planning/tillBudget.ts';
import { lessAtTheTill } from '../../../kitchen/planning/tillPass.ts';
import { tillReport } from '../../../kitchen/planning/tillReport.ts';
import { solveWeek } from '../../../kitchen/planning/week.ts';
import { weekWorth, type PlannedDay } from '../../../kitchen/planning/weekWorth.ts';
import { shoppingFor } from '../../../kitchen/shopping/shopping.ts';
import { priceApart } from '../../oracle/pricedWeeks.ts';
import { longTest, someOf } from '../../verify.ts';
import { catalogue, highs, kitchen, plan } from './support.ts';

const country = catalogue.countries.get('GB')!;
const codesOf = (notes: readonly unknown[] | undefined): string[] =>
  (notes ?? []).flatMap((note) =>
    typeof note === 'object' && note !== null && 'code' in note ? [String(note.code)] : [],
  );

test.each([
  ['without a budget', undefined, 'cost.till'],
  ['within it', 500, 'cost.till'],
  ['over it', 5, 'cost.tillOver'],
])('a week says what is paid at the till, as its list does: %s', (_, budget, code) => {
  const ids = ['egg-fried-rice', 'jollof-rice', 'egusi-soup'];
  const day = (name: Weekday, id: string) => ({
    day: name,
    breakfast: '',
    lunch: catalogue.recipes.find((recipe) => recipe.id === id)!.title,
    lunch_meal: { recipe_id: id, servings: 2, locked: false, catalogue_version: '1' },
    dinner: '',
    snack: '',
  });
  const meal_plan = (['Monday', 'Tuesday', 'Wednesday'] as const).map((name, i) =>
    day(name, ids[i]!),
  );
  const ingredients = '100 g rice, onions';
  const have = new Map(
    kitchen
      .readIngredients(ingredients, { country: 'GB' })
      .items.map(({ key, grams }) => [key, grams ?? null]),
  );
  const list = shoppingFor({ plan: meal_plan, country, have }, catalogue);
  const { cost } = reportAsItStands(kitchen, {
    health: {},
    country: 'GB',
    people: 2,
    ingredients,
    plan: meal_plan,
    ...(budget === undefined ? {} : { budget }),
  })!;
  expect(cost.till).toBeCloseTo(list.till!, 2);
  expect(cost.till).toBeGreaterThan(cost.total / 2);
  expect(codesOf(cost.notes)).toContain(code);
  const uncounted = (notes: readonly unknown[]) =>
    notes.filter((note) => codesOf([note])[0]?.startsWith('cost.uncounted'));
  expect(uncounted(cost.notes!)).toEqual(uncounted(list.notes));
  expect(uncounted(list.notes)).toHaveLength(1);
  const left = list.aisles
    .flatMap(({ items }) => items)
    .filter(({ pack }) => pack && pack.left_grams > (pack.grams * pack.count) / 2);
  const named = cost.notes!.flatMap((note) =>
    typeof note === 'object' && /^cost\.(?:part|kept)Packs/.test(note.code)
      ? (note.params['foods'] as { id: string }[])
      : [],
  );
  expect(named).not.toEqual([]);
  expect(left.map(({ key }) => key)).toEqual(expect.arrayContaining(named.map(({ id }) => id)));
});

test("a dish of one's own that does not fit, or of which not every amount is known, is bought in both sums", () => {
  const days = (lines: string[]) => [
    {
      day: 'Monday' as const,
      breakfast: 'My omelette',
      breakfast_ingredients: lines,
      lunch: 'Jollof rice',
      lunch_meal: {
        recipe_id: 'jollof-rice',
        servings: 2,
        locked: false,
        catalogue_version: '1',
      },
      dinner: '',
    },
  ];
  const ghana = catalogue.countries.get('GH')!;
  const sums = (lines: string[]) => {
    const list = shoppingFor({ plan: days(lines), country: ghana }, catalogue);
    const report = reportAsItStands(kitchen, {
      health: { allergens: ['egg'] },
      country: 'GH',
      people: 2,
      plan: days(lines),
    })!;
    expect(codesOf(report.warnings)).toContain('plan.unfitMeals');
    return { list, report };
  };
  for (const lines of [
    ['4 eggs', '200 g tomatoes'],
    ['4 eggs', '200 g tomatoes', 'salt'],
    ['4 eggs', '200 g tomatoes', 'a pinch of stardust'],
  ]) {
    const { list, report } = sums(lines);
    expect(report.cost.till).toBeCloseTo(list.till!, 2);
    expect(report.cost.total).toBeCloseTo(list.cost, 1);
    expect(report.days[0]!.cost).toBeCloseTo(report.cost.total, 1);
    expect(report.cost.till).toBeGreaterThan(sums(['salt', 'eggs']).report.cost.till!);
  }
});

test('what is left of a pack has to be used, or keeps for months', () => {
  const amounts = [
    { key: 'flaxseed', grams: 15 },
    { key: 'salsa', grams: 87 },
  ];
  const us = { country: catalogue.countries.get('US')!, catalogue };
  const { notes } = tillReport(amounts, { ...us, have: null, budget: null, currency: 'USD' });
  expect(notes.map(({ text }) => text).slice(1)).toEqual([
    'More than half the pack is left over: salsa.',
    'What is left over of these keeps for months: flaxseed.',
  ]);
});

/** A week of every fifth dish, solved, and what is gained by a week as it is bought. */
function solvedFrom(first: number) {
  const prepared = prepare(kitchen, { health: {}, country: 'GB' }, () => ({
    kept: [],
    unknown: [],
  }));
  if (isRefusal(prepared)) throw new Error('refused');
  const dishes = prepared.brief.dishes.filter((_, i) => i % 5 === first);
  const programme = programmeOf({ ...prepared.brief, dishes, cooking: null }, catalogue);
  const timeLeft = () => 60_000;
  const { days, near } = solveWeek(highs, programme.week, { gap: 0.5, effort: 2000, timeLeft });
  const about = { country, catalogue, have: null, portions: 1, budget: null, budgetPrice: 200 };
  const points = (week: readonly PlannedDay[]): number =>
    weekWorth(programme.week, week) +
    new Bought(
      programme,
      about,
      week.flatMap(({ menu }) => [...menu]),
    ).points;
  return { programme, days: days!, near, about, points, worth: weekWorth(programme.week, days!) };
}

longTest(
  'what came near to standing in a week makes its last pass better, taken over three weeks',
  () => {
    let [alone, together] = [0, 0];
    for (const first of [0, 1, 2]) {
      const { programme, days, near, about, points, worth } = solvedFrom(first);
      const bounds = { ...about, floor: worth - 20 };
      const tried = lessAtTheTill(programme, days, { ...bounds, near });
      expect(tried.worth).toBeGreaterThanOrEqual(bounds.floor - 1e-6);
      expect(points(tried.days)).toBeGreaterThanOrEqual(points(days) - 1e-6);
      together += points(tried.days);
      alone += points(lessAtTheTill(programme, days, bounds).days);
    }
    expect(together).toBeGreaterThan(alone);
  },
);

test('the last pass lowers what is paid and left at the till, keeps every hard limit, and gives up no more than it may', () => {
  const { programme, days, near, about, worth } = solvedFrom(0);
  const till = (week: readonly PlannedDay[]) => {
    const amounts = week.flatMap(({ menu }) =>
      [...menu].flatMap((id) => {
        const { dish, portion } = programme.choices[id]!;
        const { ingredients, serves } = dish.facts.recipe;
        return ingredients.map(({ key, grams }) => ({ key, grams: (grams * portion) / serves }));
      }),
    );
    return tillReport(amounts, { ...about, currency: 'GBP' }).till;
  };
  for (const mayLose of [0, 5, 20]) {
    const after = lessAtTheTill(programme, days, { ...about, floor: worth - mayLose });
    expect(after.worth).toBeCloseTo(weekWorth(programme.week, after.days), 6);
    expect(after.worth).toBeGreaterThanOrEqual(worth - mayLose - 1e-6);
    if (mayLose > 0) expect(till(after.days)).toBeLessThan(till(days));
  }
  // With what came near to standing in the week more is tried, within the same bounds.
  const bounds = { ...about, floor: worth, near };
  expect(lessAtTheTill(programme, days, bounds).worth).toBeGreaterThanOrEqual(worth - 1e-6);
  // What is liked stays, whatever the till would rather have.
  const liked = [0, 1, 2].map((day) => programme.week.choices.dish[days[day]!.menu[2]!]!);
  const kept = lessAtTheTill(programme, days, {
    ...about,
    floor: -1e6,
    near,
    liked: [new Set(liked)],
  });
  const standing = kept.days.flatMap(({ menu }) =>
    [...menu].map((id) => programme.week.choices.dish[id]!),
  );
  expect(weekWorth(programme.week, kept.days)).toBeGreaterThan(-1e6);
  expect(standing).toEqual(expect.arrayContaining(liked));
  const scarce = { ...about, budget: till(days) / 2 };
  const spared = lessAtTheTill(programme, days, { ...scarce, floor: worth - 60 });
  expect(till(spared.days)).toBeLessThan(till(days) * 0.8);
  expect(spared.bought.isOverBudget).toBe(till(spared.days) > scarce.budget);
});

test.each(
  someOf(
    [
      ['US', 4, 130],
      ['GB', 1, 30],
      ['DE', 1, 40],
    ] as const,
    1,
  ),
)('a budget is kept at the till, in whole packs: %s, for %d', (iso2, people, budget) => {
  const answer = plan({ health: {}, country: iso2, people, byBudget: true, budget });
  const { cost, proof } = answer.report!;
  expect(cost.till).toBeLessThanOrEqual(budget);
  expect(codesOf(cost.notes)).not.toContain('cost.tillOver');
  // It was looked for again with what its packs cost: what is eaten alone was within the budget at once.
  expect(proof!.text).toMatchObject({ code: 'proof.withinTill' });
  const apart = priceApart(answer.meal_plan!, iso2).till;
  expect(Math.abs(apart - cost.till!)).toBeLessThan(0.01);
});

test('a week that stays over its budget in whole packs is not said to be within it', () => {
  const asked = { health: {}, country: 'GB', byBudget: true, budget: 60 };
  const prepared = prepare(kitchen, asked, () => ({ kept: [], unknown: [] }));
  if (isRefusal(prepared)) throw new Error('refused');
  const dishes = prepared.brief.dishes.filter((_, i) => i % 5 === 0);
  const programme = programmeOf({ ...prepared.brief, dishes, cooking: null }, catalogue);
  const timeLeft = () => 60_000;
  const solution = solveWeek(highs, programme.week, { gap: 0.5, effort: 2000, timeLeft });
  const bought = (budget: number, cheapest: readonly PlannedDay[] | null = null) => {
    const checked = { ...prepared.checked, budget };
    const again = { priced: () => solution, cheapest: () => cheapest };
    return atTheTill({ ...prepared, checked }, programme, solution, again, catalogue);
  };
  const [over, within] = [bought(10), bought(200)];
  expect(over.days).not.toEqual(within.days);
  expect([over.chosenFor, within.chosenFor]).toEqual([null, null]);
  // Beside the cheapest week it says what the least is, and is the better of the two.
  const cheapest = cheapestWeek(highs, programme, timeLeft).days;
  const paid = ({ days }: Pick<typeof over, 'days'>) => {
    const ids = days.flatMap(({ menu }) => [...menu]);
    return new Bought(
      programme,
      { country, catalogue, have: null, portions: 1, budget: null, budgetPrice: 0 },
      ids,
    ).paid;
  };
  const beside = bought(10, cheapest);
  expect(over.leastTill).toBeNull();
  expect(beside.leastTill).toBeLessThanOrEqual(paid(beside) + 1e-6);
  expect(paid(beside)).toBeLessThan(paid(over));
  // Where the cheapest is within the budget, it is the week, and there is nothing to say.
  const enough = bought(paid(beside) + 0.01, cheapest);
  expect(paid(enough)).toBeLessThanOrEqual(paid(beside) + 0.01);
  expect(enough.leastTill).toBeNull();
});

test('a sentence says what the cheapest week costs at the till, where another costs less', () => {
  const said = (leastTill: number) =>
    tillReport([{ key: 'rice_white_long', grams: 2000 }], {
      country,
      catalogue,
      have: null,
      budget: 0.5,
      leastTill,
      currency: 'GBP',
    }).notes.map(({ text }) => text)[1];
  expect(said(0.75)).toBe(
    'The cheapest week that we found under the same rules costs about £0.75 there.',
  );
  expect(said(1000)).toBe('We found no week under the same rules that costs less there.');
});

test('what a week buys is summed meal by meal as its list sums it', () => {
  const prepared = prepare(kitchen, { health: {}, country: 'GB' }, () => ({
    kept: [],
    unknown: [],
  }));
  if (isRefusal(prepared)) throw new Error('refused');
  const programme = programmeOf(prepared.brief, catalogue);
  const ids = programme.choices.flatMap((_, id) => (id % 401 === 0 ? [id] : [])).slice(0, 28);
  const shop = { country, catalogue, have: null, portions: 2, budget: null, budgetPrice: 200 };
  const bought = new Bought(programme, shop, ids);
  const points = bought.points;
  // In and out again, one after the other: nothing is left of it.
  for (const id of ids.slice(0, 9)) bought.put(id + 1, 1);
  for (const id of ids) bought.put(id, -1);
  expect(bought.points).toBeGreaterThan(points);
  for (const id of ids) bought.put(id, 1);
  for (const id of ids.slice(0, 9)) bought.put(id + 1, -1);
  expect(bought.points).toBeCloseTo(points, 6);
  const amounts = ids.flatMap((id) => {
    const { dish, portion } = programme.choices[id]!;
    const { ingredients, serves } = dish.facts.recipe;
    return ingredients.map(({ key, grams }) => ({ key, grams: (grams * portion * 2) / serves }));
  });
  const { till } = tillReport(amounts, { ...shop, currency: 'GBP' });
  const isOver = (budget: number) => new Bought(programme, { ...shop, budget }, ids).isOverBudget;
  expect([isOver(till - 0.01), isOver(till + 0.01)]).toEqual([true, false]);
});

test('of what is at hand nothing is bought, and more than that is', () => {
  const prepared = prepare(kitchen, { health: {}, country: 'GB' }, () => ({
    kept: [],
    unknown: [],
  }));
  if (isRefusal(prepared)) throw new Error('refused');
  const programme = programmeOf(prepared.brief, catalogue);
  const rice = programme.choices.findIndex(
    ({ dish, portion }) =>
      portion === 1 && dish.grams.some(({ ingredient }) => ingredient.key === 'rice_white_long'),
  );
  const { serves, ingredients } = programme.choices[rice]!.dish.facts.recipe;
  const grams = ingredients.find(({ key }) => key === 'rice_white_long')!.grams / serves;
  const pointsWith = (have: ReadonlyMap<string, number | null> | null) =>
    new Bought(
      programme,
      { country, catalogue, have, portions: 1, budget: null, budgetPrice: 200 },
      [rice],
    ).points;
  const [none, some, enough, unknown] = [
    pointsWith(new Map()),
    pointsWith(new Map([['rice_white_long', grams / 2]])),
    pointsWith(new Map([['rice_white_long', grams]])),
    pointsWith(new Map([['rice_white_long', null]])),
  ];
  expect(some).toBeGreaterThan(none);
  expect(enough).toBeGreaterThan(some);
  expect(unknown).toBeGreaterThan(none);
  // Where food is at hand, each other thing counts for more than in a usual week.
  expect(none).toBeLessThan(pointsWith(null));
});
