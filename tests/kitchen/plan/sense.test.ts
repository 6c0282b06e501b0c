// What a cook would look for in a week: quick weekdays, food of the country, no monotony, leftovers eaten the day after.
import { describe, expect, test } from 'vitest';
import { catalogue, plan } from './support.ts';

const slots = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
const recipes = new Map(catalogue.recipes.map((recipe) => [recipe.id, recipe]));
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe.each(['NG', 'IN', 'IT', 'MX', 'KE'])('a week in %s', (iso2) => {
  const country = catalogue.countries.get(iso2)!;
  const answer = plan({
    health: {},
    country: iso2,
    budget: Math.round(40 * country.priceLevel * country.usdRate),
    byBudget: true,
  });
  const days = answer.meal_plan!.map((day) =>
    slots.map((slot) => ({ slot, ...day[`${slot}_meal`]! })),
  );
  const meals = days.flat();

  test('cooks less on weekdays than at the weekend', () => {
    const [weekdays, weekend] = [
      mean(
        days
          .slice(0, 5)
          .flat()
          .map(({ minutes }) => minutes!),
      ),
      mean(
        days
          .slice(5)
          .flat()
          .map(({ minutes }) => minutes!),
      ),
    ];
    expect(weekdays).toBeLessThan(weekend);
    expect(weekdays).toBeLessThanOrEqual(45);
  });

  test('is mostly food of the country and its neighbours', () => {
    const near = meals.filter(({ recipe_id: id }) =>
      recipes
        .get(id)!
        .countries.some((code) => catalogue.countries.get(code)?.region === country.region),
    );
    expect(near.length).toBeGreaterThanOrEqual(18);
  });

  test('repeats little: twenty dishes at least, none more than twice', () => {
    const counts = new Map<string, number>();
    for (const { recipe_id: id } of meals) counts.set(id, (counts.get(id) ?? 0) + 1);
    expect(counts.size).toBeGreaterThanOrEqual(20);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(2);
  });

  test("says 'left' only of what was cooked the day before and keeps", () => {
    for (const [i, day] of days.entries())
      for (const { slot, recipe_id: id, reasons } of day) {
        const left = reasons!.find((reason) => reason.startsWith('Left from'));
        const stood =
          i > 0 &&
          days[i - 1]!.some((before) => before.recipe_id === id && before.slot !== 'breakfast');
        if (left !== undefined) {
          expect(left).toBe(
            `Left from ${answer.meal_plan![i - 1]!.day}: cook it once for both days.`,
          );
          expect(recipes.get(id)!.keeping).not.toBe('');
        }
        expect(left !== undefined).toBe(
          stood && recipes.get(id)!.keeping !== '' && slot !== 'breakfast',
        );
      }
  });
});

test('some of these weeks cook once for two days', () => {
  const country = catalogue.countries.get('JP')!;
  const { meal_plan: mealPlan } = plan({
    health: {},
    country: 'JP',
    budget: Math.round(40 * country.priceLevel * country.usdRate),
    byBudget: true,
  });
  expect(
    mealPlan!
      .flatMap((day) => slots.flatMap((slot) => day[`${slot}_meal`]!.reasons!))
      .filter((reason) => reason.startsWith('Left from')).length,
  ).toBeGreaterThan(0);
});

test('what the person has is bought less and eaten more', () => {
  const ask = (ingredients: string | null) => plan({ health: { country: 'NG' }, ingredients });
  const has = (recipeId: string) =>
    recipes
      .get(recipeId)!
      .ingredients.some(({ key }) => key.startsWith('plantain') || key === 'egg');
  const used = (ingredients: string | null): number =>
    ask(ingredients)
      .meal_plan!.flatMap((day) => slots.map((slot) => day[`${slot}_meal`]!.recipe_id))
      .filter(has).length;
  expect(used('plantains, eggs')).toBeGreaterThan(used(null));
});

test('Everyday food is said of what is eaten there, not of a dish that is cooked anywhere', () => {
  const { meal_plan: mealPlan } = plan({
    health: {
      sickness: 'kidney disease',
      answers: { 'kidney-dialysis': 'No, not on dialysis', 'ckd-potassium': 'Yes' },
    },
    country: 'GB',
  });
  const international = mealPlan!
    .flatMap((day) => slots.map((slot) => day[`${slot}_meal`]!))
    .filter(({ recipe_id: id }) => recipes.get(id)!.cuisine === 'International');
  expect(international.length).toBeGreaterThan(0);
  for (const { reasons } of international)
    expect(reasons!.join(' ')).not.toContain('Everyday food');
});

test('one part of the world is not one larder: no injera in Nigeria, no fish sauce in Scotland', () => {
  const foreign = (country: string, never: RegExp): string[] =>
    plan({ health: {}, country })
      .meal_plan!.flatMap((day) => slots.flatMap((slot) => day[`${slot}_ingredients`] ?? []))
      .filter((line) => never.test(line));
  expect(foreign('NG', /injera|teff|nopales|fish sauce/i)).toEqual([]);
  expect(foreign('GB', /injera|nopales|fish sauce|garri|hilsa|tamarind/i)).toEqual([]);
  expect(foreign('IN', /injera|nopales|fish sauce|garri|barberr/i)).toEqual([]);
});
