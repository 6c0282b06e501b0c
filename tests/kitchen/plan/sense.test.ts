// What a cook would look for in a week: quick weekdays, food of the country, little monotony, meals cooked once and eaten twice.
import { englishOf, inEnglish } from '../../../domain/notes.ts';
import { describe, expect, test } from 'vitest';
import type { GeneratedPlan } from '../../../contract/plans.ts';
import { longTest, onlyInVerify, someOf } from '../../verify.ts';
import { catalogue, planClosely as plan } from './support.ts';

const slots = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
const recipes = new Map(catalogue.recipes.map((recipe) => [recipe.id, recipe]));

/** A week for a usual budget; several tests look at the same. */
const usualWeeks = new Map<string, GeneratedPlan>();
function usualWeek(iso2: string): GeneratedPlan {
  const country = catalogue.countries.get(iso2)!;
  const answer =
    usualWeeks.get(iso2) ??
    plan({
      health: {},
      country: iso2,
      // Enough for whole packs where shops sell them.
      budget: Math.round(60 * country.priceLevel * country.usdRate),
      byBudget: true,
    });
  usualWeeks.set(iso2, answer);
  return answer;
}

describe.each(someOf(['NG', 'IN', 'IT', 'MX', 'KE'], 3))('a week in %s', (iso2) => {
  const country = catalogue.countries.get(iso2)!;
  const answer = usualWeek(iso2);
  const days = answer.meal_plan!.map((day) =>
    slots.map((slot) => ({ slot, ...day[`${slot}_meal`]! })),
  );
  const meals = days.flat();

  test('cooks 45 minutes at most on a weekday, 25 of them hands-on, and 90 at the weekend', () => {
    for (const [i, day] of days.entries()) {
      const cooked = day.filter((meal) => !meal.leftover_of);
      const handsOn = cooked.reduce((sum, { recipe_id: id }) => sum + recipes.get(id)!.prep, 0);
      const inAll = cooked.reduce((sum, { minutes }) => sum + minutes!, 0);
      expect(inAll).toBeLessThanOrEqual(i < 5 ? 45 : 90);
      if (i < 5) expect(handsOn).toBeLessThanOrEqual(25);
    }
  });

  test('has breakfasts of a quarter of an hour on weekdays', () => {
    for (const day of days.slice(0, 5)) {
      expect(recipes.get(day[0]!.recipe_id)!.meals).toContain('breakfast');
      expect(day[0]!.minutes).toBeLessThanOrEqual(15);
    }
  });

  test('is mostly food of the country and its neighbours', () => {
    const near = meals.filter(({ recipe_id: id }) =>
      recipes
        .get(id)!
        .countries.some((code) => catalogue.countries.get(code)?.region === country.region),
    );
    expect(near.length).toBeGreaterThanOrEqual(18);
  });

  test('cooks once for two meals: nine to eighteen dishes, none more than three times', () => {
    const counts = new Map<string, number>();
    for (const { recipe_id: id } of meals) counts.set(id, (counts.get(id) ?? 0) + 1);
    expect(counts.size).toBeGreaterThanOrEqual(9);
    expect(counts.size).toBeLessThanOrEqual(18);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(3);
    expect(meals.filter((meal) => meal.leftover_of).length).toBeGreaterThanOrEqual(3);
  });

  test("says 'left' of leftovers, and of nothing else", () => {
    for (const { leftover_of: from, reasons, minutes } of meals) {
      const left = reasons!.map(englishOf).find((reason) => reason.startsWith('Left from'));
      expect(left).toBe(from && `Left from ${from.day}: cook it once for both days.`);
      if (from) expect(minutes).toBe(0);
    }
  });
});

describe('a week in Britain', () => {
  const answer = plan({ health: {}, country: 'GB', byBudget: true, budget: 55, seed: 1 });
  const meals = answer.meal_plan!.flatMap((day) =>
    slots.map((slot) => ({ slot, recipe: recipes.get(day[`${slot}_meal`]!.recipe_id)! })),
  );

  test('has lunches and dinners of one foreign cuisine at most four times', () => {
    const counts = new Map<string, number>();
    for (const { slot, recipe } of meals)
      if (slot === 'lunch' || slot === 'dinner')
        counts.set(recipe.cuisine, (counts.get(recipe.cuisine) ?? 0) + 1);
    for (const own of ['British', 'International']) counts.delete(own);
    expect(Math.max(0, ...counts.values())).toBeLessThanOrEqual(4);
  });

  test('plans nothing that begins with food nobody has cooked, or needs an air fryer', () => {
    const unasked = meals.filter(
      ({ recipe }) =>
        recipe.tags.includes('from leftovers') || recipe.equipment.includes('air fryer'),
    );
    expect(unasked.map(({ recipe }) => recipe.title)).toEqual([]);
  });
});

onlyInVerify(() =>
  test('a dish that begins with leftovers stays where the person put it', () => {
    const dish = catalogue.recipes.find(({ tags }) => tags.includes('from leftovers'))!;
    const first = usualWeek('GB').meal_plan!;
    const kept = first.map((day, i) =>
      i === 0
        ? {
            ...day,
            lunch_meal: { ...day.lunch_meal!, recipe_id: dish.id, title: dish.title, locked: true },
          }
        : day,
    );
    const again = plan({ health: {}, country: 'GB', plan: kept });
    expect(again.meal_plan![0]!.lunch_meal!.recipe_id).toBe(dish.id);
  }),
);

longTest('what the person has is bought less and eaten more', () => {
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

onlyInVerify(() =>
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
      expect(inEnglish(reasons!)).not.toContain('Everyday food');
  }),
);

test('one part of the world is not one larder: no injera in Nigeria, no fish sauce in Scotland', () => {
  const foreign = (country: string, never: RegExp): string[] =>
    usualWeek(country)
      .meal_plan!.flatMap((day) => slots.flatMap((slot) => day[`${slot}_ingredients`] ?? []))
      .filter((line) => never.test(line));
  expect(foreign('NG', /injera|teff|nopales|fish sauce/i)).toEqual([]);
  expect(foreign('GB', /injera|nopales|fish sauce|garri|hilsa|tamarind/i)).toEqual([]);
  expect(foreign('IN', /injera|nopales|fish sauce|garri|barberr/i)).toEqual([]);
});

test('the week after cooks other lunches and dinners', () => {
  const usual = { health: {}, country: 'GB', byBudget: true, budget: 55, seed: 1 } as const;
  const mains = ({ meal_plan: days }: GeneratedPlan): Set<string> =>
    new Set(
      days!.flatMap((day) =>
        (['lunch', 'dinner'] as const).map((slot) => day[`${slot}_meal`]!.recipe_id),
      ),
    );
  const first = plan(usual);
  const eaten = first.meal_plan!.flatMap((day) =>
    slots.map((slot) => day[`${slot}_meal`]!.recipe_id),
  );
  const before = mains(first);
  const again = [...mains(plan({ ...usual, eaten }))].filter((id) => before.has(id));
  expect(before.size).toBeGreaterThan(5);
  expect(again.length).toBeLessThanOrEqual(before.size / 4);
});
