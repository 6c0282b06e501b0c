// Dishes for one place of a week, to choose from: each is held by the oracle, with the rest of the week as it stands.
import { describe, expect, test } from 'vitest';
import type { MealPlan, PlanDay } from '../../../contract/plans.ts';
import type { SwapOffer } from '../../../contract/swaps.ts';
import { weekdays } from '../../../domain/calendar.ts';
import { slots } from '../../../domain/slots.ts';
import { baseOf } from '../../../kitchen/planning/offerRanking.ts';
import { reportAsItStands } from '../../../kitchen/planning/asItStands.ts';
import { dishesOf } from '../../../kitchen/planning/dishes.ts';
import type { OfferRequest, PlanRequest } from '../../../kitchen/planning/index.ts';
import { faultsOf } from '../../oracle/checkPlan.ts';
import { longTest, onlyInVerify } from '../../verify.ts';
import { answersFor, catalogue, kitchen, offer, planClosely } from './support.ts';

const request: PlanRequest = {
  health: { conditions: ['hypertension'] },
  country: 'United Kingdom',
  budget: 60,
  byBudget: true,
};
const asked = { conditions: ['hypertension'], iso2: 'GB', budget: 60, people: 1 };
const answer = planClosely(request);
const week = answer.meal_plan!;
const dishes = new Map(dishesOf(catalogue).map((dish) => [dish.facts.recipe.id, dish]));
const mealAt = (days: MealPlan, day: PlanDay['day'], slot: (typeof slots)[number]) =>
  days.find((each) => each.day === day)?.[`${slot}_meal`];
const offersFor = (
  day: PlanDay['day'],
  slot: (typeof slots)[number],
  more: Partial<OfferRequest> = {},
) => offer({ ...request, plan: week, day, slot, ...more }).offers;
const withOffer = ({ days }: SwapOffer, before: MealPlan = week): MealPlan =>
  before.map((day) => days.find((each) => each.day === day.day) ?? day);

describe('offers of a swap', () => {
  test('there are five, each another dish, and with each of them every limit of the week is kept', () => {
    for (const [day, slot] of [
      ['Monday', 'breakfast'],
      ['Friday', 'dinner'],
      ['Saturday', 'dinner'],
      ['Sunday', 'snack'],
    ] as const) {
      const offers = offersFor(day, slot);
      expect(offers).toHaveLength(5);
      expect(new Set(offers.map(({ recipe_id: id }) => id)).size).toBe(5);
      for (const each of offers) {
        const days = withOffer(each);
        const report = reportAsItStands(kitchen, { ...request, plan: days })!;
        const changed = { ...answer, meal_plan: days, report: { ...answer.report, ...report } };
        // Who chooses leftovers cooks for one meal more; what is cooked by itself takes its own time on its day.
        const isTold = each.beside.some(({ becomes }) => becomes === 'cooked') || each.longer;
        const faults = faultsOf(changed, asked).filter(
          (fault) =>
            !(each.leftover_of && / feeds 2 later meals/.test(fault)) &&
            !(isTold && / minutes (?:of cooking|hands-on)|a breakfast of/.test(fault)),
        );
        expect([each.title, faults]).toEqual([each.title, []]);
        expect(mealAt(days, day, slot)?.recipe_id).toBe(each.recipe_id);
      }
    }
  });

  test('they say what the day holds with them, and what it held before', () => {
    const [first] = offersFor('Friday', 'dinner');
    const [energy] = first!.figures;
    const before = answer.report!.days.find(({ day }) => day === 'Friday')!.figures[0]!.value;
    expect(energy!.before).toBeCloseTo(before, 1);
    expect(energy!.after.nutrient).toBe('energy_kcal');
    const kcal = slots
      .map((slot) => mealAt(withOffer(first!), 'Friday', slot)?.nutrition?.energy_kcal ?? 0)
      .reduce((sum, each) => sum + each, 0);
    expect(Math.abs(energy!.after.value - kcal)).toBeLessThan(5);
  });

  test('the week’s total changes by what they say, in whole packs', () => {
    const before = reportAsItStands(kitchen, { ...request, plan: week })!.cost.till!;
    for (const [day, slot] of [
      ['Monday', 'breakfast'],
      ['Friday', 'dinner'],
    ] as const)
      for (const each of offersFor(day, slot)) {
        const { cost } = reportAsItStands(kitchen, { ...request, plan: withOffer(each) })!;
        expect(each.till_change, each.title).toBeCloseTo(cost.till! - before, 1);
      }
  });

  test('what fits the day in every aim comes before what keeps its limits alone, and leftovers last', () => {
    const order = ['whole', 'limits', 'as_before'];
    for (const day of weekdays)
      for (const slot of ['breakfast', 'dinner'] as const) {
        const cooked = offersFor(day, slot).filter((each) => !each.leftover_of && !each.longer);
        const fits = cooked.map(({ fit }) => order.indexOf(fit));
        expect(fits).toEqual(fits.toSorted((a, b) => a - b));
      }
  });

  test('not all five stand on the same base', () => {
    for (const day of ['Wednesday', 'Friday', 'Saturday'] as const) {
      const bases = offersFor(day, 'dinner').map(({ recipe_id: id }) => baseOf(dishes.get(id)!));
      expect(new Set(bases).size).toBeGreaterThan(2);
    }
  });

  test('one is what an earlier day has cooked, where such a meal keeps until then, and one alone', () => {
    // A week that cooks each meal has fed nobody from what it cooks.
    const rules = { cooking: 'every_meal' } as const;
    const lefts = (days: MealPlan) =>
      weekdays.slice(1).flatMap((on) =>
        (['lunch', 'dinner'] as const).map((at) => ({
          on,
          at,
          left: offersFor(on, at, { plan: days }).filter((each) => each.leftover_of),
        })),
      );
    // Which meals have one depends on the week.
    const cooked = [1, 2, 3, 4, 5]
      .map((seed) => planClosely({ ...request, seed, rules }).meal_plan!)
      .find((days) => lefts(days).some(({ left }) => left.length > 0))!;
    const offersOf = (...[day, slot, more]: Parameters<typeof offersFor>) =>
      offersFor(day, slot, { plan: cooked, ...more });
    const later = lefts(cooked);
    for (const { left } of later) expect(left.length).toBeLessThanOrEqual(1);
    const { on, at, left } = later.find((each) => each.left.length > 0)!;
    expect(left).toHaveLength(1);
    const { day, slot } = left[0]!.leftover_of!;
    expect(mealAt(cooked, day, slot)?.recipe_id).toBe(left[0]!.recipe_id);
    expect(weekdays.indexOf(on) - weekdays.indexOf(day)).toBeLessThanOrEqual(
      dishes.get(left[0]!.recipe_id)!.keeps,
    );
    expect(left[0]).toMatchObject({ minutes: 0 });
    expect(mealAt(withOffer(left[0]!, cooked), on, at)).toMatchObject({
      minutes: 0,
      leftover_of: { day, slot },
    });
    expect(
      offersOf(on, at, { rules: { cooking: 'every_meal' } }).some((each) => each.leftover_of),
    ).toBe(false);
    expect(offersOf('Monday', 'dinner').some((each) => each.leftover_of)).toBe(false);
  });

  test('what was left over from a meal that goes is the new dish, or is cooked by itself, and the offer says so', () => {
    const kinds = new Set<string>();
    for (const fed of week.filter((day) => day.lunch_meal?.leftover_of?.slot === 'dinner')) {
      const { day, slot } = fed.lunch_meal!.leftover_of!;
      for (const each of offersFor(day, slot)) {
        const [beside] = each.beside;
        const lunch = mealAt(withOffer(each), fed.day, 'lunch')!;
        expect(beside).toMatchObject({ day: fed.day, slot: 'lunch' });
        kinds.add(beside!.becomes);
        if (beside!.becomes === 'leftovers')
          expect(lunch).toMatchObject({
            recipe_id: each.recipe_id,
            minutes: 0,
            leftover_of: { day, slot },
          });
        else {
          expect(lunch).not.toHaveProperty('leftover_of');
          expect([lunch.recipe_id, lunch.minutes]).toEqual([
            fed.lunch_meal!.recipe_id,
            beside!.minutes,
          ]);
        }
      }
    }
    expect([...kinds].sort()).toEqual(['cooked', 'leftovers']);
  });

  test('a meal that was itself left over says that its cooking is for one day now', () => {
    const fed = week.find((day) => day.lunch_meal?.leftover_of)!;
    for (const each of offersFor(fed.day, 'lunch'))
      expect(each.beside).toEqual([
        expect.objectContaining({ ...fed.lunch_meal!.leftover_of, becomes: 'once' }),
      ]);
  });

  test.each(['Monday', 'Saturday'] as const)(
    'what does not come again is never offered on a %s, nor what was offered already',
    (day) => {
      const [gone, ...seen] = offersFor(day, 'breakfast').map(({ recipe_id: id }) => id);
      const next = offersFor(day, 'breakfast', { not: seen, notAgain: [gone!] });
      expect(next).toHaveLength(5);
      for (const { recipe_id: id } of next) expect([gone, ...seen]).not.toContain(id);
    },
  );

  test('a favourite that fits the day as well as what stands before it comes first', () => {
    const equals = week.flatMap(({ day }) => {
      const [first, ...others] = offersFor(day, 'breakfast');
      const equal = others.find(
        ({ fit, longer }) => fit === first!.fit && longer === first!.longer,
      );
      return equal ? [{ day, id: equal.recipe_id }] : [];
    });
    expect(equals.length).toBeGreaterThan(0);
    for (const { day, id } of equals)
      expect(offersFor(day, 'breakfast', { favourites: [id] })[0]).toMatchObject({
        recipe_id: id,
        favourite: true,
      });
  });
});

describe('a swap without an offer', () => {
  const fruit: MealPlan = week.map((day) =>
    day.day === 'Monday' ? { ...day, snack: 'Some fruit', snack_meal: null } : day,
  );

  test('says how many dishes there are for the meal, and what each of them would break', () => {
    const { offers, not_offered: why } = offer({
      ...request,
      budget: answer.report!.cost.total / 2,
      plan: fruit,
      day: 'Monday',
      slot: 'snack',
    });
    expect(offers).toEqual([]);
    expect(why!.dishes).toBeGreaterThan(50);
    expect(why!.minutes + why!.day + why!.week).toBe(why!.dishes);
    expect(why!.week).toBeGreaterThan(0);
  });

  test('a limit that is broken already excuses no other: over the budget there are dishes that cost no more, within the day', () => {
    const { offers } = offer({
      ...request,
      budget: answer.report!.cost.total / 2,
      plan: week,
      day: 'Monday',
      slot: 'snack',
    });
    const before = reportAsItStands(kitchen, { ...request, plan: week })!.cost.total;
    for (const each of offers) {
      const { fit, breaks_week: over } = each;
      const { cost } = reportAsItStands(kitchen, { ...request, plan: withOffer(each) })!;
      expect(cost.total).toBeLessThanOrEqual(before + 0.01);
      expect([fit === 'as_before', over]).toEqual([false, true]);
    }
  });

  test('passes on what the planner asks or refuses', () => {
    expect(
      offer({ ...request, country: 'Atlantis', plan: week, day: 'Monday', slot: 'snack' }),
    ).toMatchObject({ offers: [], code: 'unknown_country' });
    expect(offer({ ...request, plan: week.slice(1), day: 'Monday', slot: 'snack' })).toMatchObject({
      offers: [],
      code: 'bad_input',
    });
  });
});

test('a week with meals in a person’s own words, or with empty ones, is offered dishes all the same', () => {
  const own: MealPlan = week.map((day) =>
    day.day === 'Friday'
      ? { ...day, lunch: 'Soup at my aunt’s', lunch_meal: null, lunch_ingredients: [] }
      : day.day === 'Sunday'
        ? { ...day, dinner: '', dinner_meal: null, dinner_ingredients: [] }
        : day,
  );
  const { offers } = offer({ ...request, plan: own, day: 'Friday', slot: 'dinner' });
  expect(offers.length).toBeGreaterThan(2);
});

test('of several meals that do not fit any more each is offered dishes, though the others still stand', () => {
  const health = { conditions: ['lactose_intolerance'], allergens: ['milk'] };
  const unfit = reportAsItStands(kitchen, { ...request, health, plan: week })!.unfit ?? [];
  expect(unfit.length).toBeGreaterThan(1);
  for (const { day, slot } of unfit.slice(0, 3)) {
    const { offers } = offer({ ...request, health, plan: week, day, slot });
    expect([day, slot, offers.length > 0]).toEqual([day, slot, true]);
    for (const each of offers) {
      const left = reportAsItStands(kitchen, { ...request, health, plan: withOffer(each) })!.unfit;
      expect(left ?? []).toEqual(unfit.filter((other) => other.day !== day || other.slot !== slot));
    }
  }
});

longTest('of a nutrient with several limits an offer names the one that the day misses', () => {
  const health = { conditions: ['hypertension'], answers: answersFor(['hypertension']) };
  const own: PlanRequest = {
    health,
    country: 'United Kingdom',
    people: 2,
    table: [{ name: 'Tom', kind: 'adult', health }],
  };
  const made = planClosely(own).meal_plan!;
  /** Of each offer for a day's lunch, whether that day is then over one of its limits of sodium. */
  const missedOn = (on: PlanDay['day']): boolean[] =>
    offer({ ...own, plan: made, day: on, slot: 'lunch' }).offers.map(({ days, figures }) => {
      const told = figures.map(({ after }) => after.nutrient);
      expect(told).toEqual([...new Set(told)]);
      const plan = made.map((day) => days.find((each) => each.day === day.day) ?? day);
      const { days: judged } = reportAsItStands(kitchen, { ...own, plan })!;
      const limits = judged
        .find(({ day }) => day === on)!
        .figures.filter(({ nutrient }) => nutrient === 'sodium_mg');
      expect(limits.length).toBeGreaterThan(1);
      const isMissed = limits.some(({ met }) => !met);
      if (isMissed)
        expect(figures.find(({ after }) => after.nutrient === 'sodium_mg')?.after.met).toBe(false);
      return isMissed;
    });
  expect(weekdays.flatMap(missedOn)).toContain(true);
});

longTest('an offer says what its day misses, or comes near, for each who eats along', () => {
  const along: PlanRequest = {
    health: {},
    country: 'United Kingdom',
    people: 2,
    table: [
      {
        name: 'Tom',
        kind: 'adult',
        health: { conditions: ['ckd'], answers: answersFor(['ckd']) },
      },
    ],
  };
  const made = planClosely(along);
  const { offers } = offer({ ...along, plan: made.meal_plan!, day: 'Tuesday', slot: 'dinner' });
  expect(offers.length).toBeGreaterThan(0);
  for (const { others, days } of offers) {
    expect(others?.map(({ name }) => name)).toEqual(['Tom']);
    const plan = made.meal_plan!.map((day) => days.find((each) => each.day === day.day) ?? day);
    const report = reportAsItStands(kitchen, { ...along, plan })!;
    const { figures } = report.members![0]!.days.find(({ day }) => day === 'Tuesday')!;
    const told = others!.flatMap((each) => each.figures.map(({ nutrient }) => nutrient));
    expect(told).toEqual([...new Set(told)]);
    const missed = others![0]!.figures.filter(({ met }) => !met);
    for (const { nutrient } of figures.filter(({ met, priority }) => !met && priority === 'hard'))
      expect(missed.map((each) => each.nutrient)).toContain(nutrient);
    const isNear = (nutrient: string) =>
      others![0]!.figures.some((each) => each.nutrient === nutrient);
    for (const { nutrient, value, max, met, priority } of figures)
      if (met && priority === 'hard' && max !== null && nutrient !== 'energy_kcal')
        expect([nutrient, isNear(nutrient)]).toEqual([nutrient, value >= 0.9 * max]);
  }
  const alone = planClosely({ health: {}, country: 'United Kingdom' });
  expect(
    offer({
      health: {},
      country: 'United Kingdom',
      plan: alone.meal_plan!,
      day: 'Tuesday',
      slot: 'dinner',
    }).offers.every(({ others }) => others === undefined),
  ).toBe(true);
});

onlyInVerify(() =>
  test('a week for four of a person with kidney disease is offered dishes that keep its limits', () => {
    const kidney: PlanRequest = {
      health: {
        conditions: ['ckd'],
        answers: answersFor(['ckd']),
      },
      country: 'Nigeria',
      people: 4,
    };
    const made = planClosely(kidney);
    const offers = offer({
      ...kidney,
      plan: made.meal_plan!,
      day: 'Thursday',
      slot: 'dinner',
    }).offers;
    expect(offers.length).toBeGreaterThan(0);
    for (const each of offers) {
      expect(each.fit).not.toBe('as_before');
      expect(mealAt(each.days, 'Thursday', 'dinner')!.servings).toBeCloseTo(
        4 * mealAt(each.days, 'Thursday', 'dinner')!.portion!,
      );
    }
  }),
);
