// The weeks that a recipe can be put into, and the call that puts it there.
import { fromPromise } from 'xstate';
import type { PlanReport } from '../../../../contract/planReport.ts';
import type { MealPlan, PlanDay } from '../../../../contract/plans.ts';
import {
  fetchPlan,
  fetchPlansOneByOne,
  PlanRow,
  savePlan,
  updatePlan,
} from '../../../../contract/storedPlans.ts';
import { fetchRecipeMeal } from '../../../../contract/recipes.ts';
import {
  addDays,
  dateOf,
  mondayOf,
  weekdays,
  weekName,
  weekOf,
} from '../../../../domain/calendar.ts';
import { withLeftovers } from '../../../../domain/leftovers.ts';
import { withByHand, withLocked } from '../../../../domain/planChanges.ts';
import type {
  MealAdded,
  MealToAdd,
  RestPlanned,
  WeeksFound,
  WeekToFill,
} from '../../../../machines/shared/mealAdding.ts';
import type { MealText, Place } from '../../../../machines/shared/plans.ts';
import { AnswerError, HttpError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';

import { planOf } from '../../planner/actors/planned.ts';
import { swapsQuery } from './swapsQuery.ts';
import { planRest } from '../../planner/actors/planRest.ts';
import { newKey } from '../../planner/actors/savePlan.ts';

type Client = Pick<Connections, 'client'>;

/** As many heads as may be younger than this week and the next. */
const heads = { limit: 104, whole: 0 };

async function readWeeks(
  { client }: Client,
  today: string,
  signal: AbortSignal,
): Promise<WeekToFill[]> {
  const { meal_plans: rows } = await client.request(fetchPlansOneByOne, { query: heads, signal });
  const plans = rows.flatMap((row) => {
    const plan = PlanRow.safeParse(row);
    return plan.success ? [planOf(plan.data)] : [];
  });
  return Promise.all(
    [today, addDays(today, 7)].map(async (date) => {
      const { start, end } = weekOf(date);
      const head = plans.find(({ startDate }) => mondayOf(startDate) === start);
      if (!head) return { start, end, plan: null };
      const { data } = await client.request(fetchPlan, { params: { id: head.id }, signal });
      if (!data) throw new AnswerError(fetchPlan.path);
      return { start, end, plan: data };
    }),
  );
}

/** This week and the next, and the dish as a meal for as many; a dish that does not fit the person is refused by the server. */
export const createFetchWeeks = (connections: Client, now: () => Date = () => new Date()) =>
  fromPromise<WeeksFound, { recipeId: string; servings: number; swaps: readonly string[] }>(
    async ({ input, signal }) => {
      const today = dateOf(now());
      try {
        const [weeks, dish] = await Promise.all([
          readWeeks(connections, today, signal),
          connections.client.request(fetchRecipeMeal, {
            params: { recipe: input.recipeId },
            query: { servings: input.servings, ...swapsQuery(input.swaps) },
            signal,
          }),
        ]);
        const { text, ingredients, meal, meal_types: slots, refused_at_table: notFor = [] } = dish;
        return { outcome: 'found', today, weeks, meal: { text, ingredients, meal }, slots, notFor };
      } catch (error) {
        if (error instanceof HttpError && error.status === 422)
          return { outcome: 'refused', message: error.serverMessage ?? null };
        throw error;
      }
    },
  );

/** A day that the week lacks gets its place in it. */
export function withMeal(
  days: MealPlan,
  { day, slot }: Place,
  { text, ingredients, meal }: MealText,
): MealPlan {
  const others = days.filter((each) => each.day !== day);
  const before: PlanDay = days.find((each) => each.day === day) ?? {
    day,
    breakfast: '',
    lunch: '',
    dinner: '',
  };
  const changed = {
    ...before,
    [slot]: text,
    [`${slot}_ingredients`]: ingredients,
    [`${slot}_meal`]: meal,
  };
  return weekdays.flatMap((each) =>
    each === day ? changed : (others.find((other) => other.day === each) ?? []),
  );
}

/** One key for each place of a week: sent twice, it is saved once. */
const keys = new WeakMap<WeekToFill, Map<string, string>>();
function keyOf(week: WeekToFill, { day, slot }: Place): string {
  const own = keys.get(week) ?? new Map<string, string>();
  const place = `${day} ${slot}`;
  const key = own.get(place) ?? newKey();
  keys.set(week, own.set(place, key));
  return key;
}

/** Changes the week's plan as 'Edit meal' does; a week without one gets a plan. @returns `changed` where another device was first */
async function store(
  { client }: Client,
  { week, place }: Pick<MealToAdd, 'week' | 'place'>,
  { days, report }: { days: MealPlan; report: PlanReport | null },
  { now, signal }: { now: number; signal: AbortSignal },
): Promise<MealAdded> {
  const { start, end, plan } = week;
  try {
    if (plan)
      await client.request(updatePlan, {
        params: { id: plan.id },
        body: {
          meal_plan: days,
          updated_at: now,
          version: plan.version,
          basis: plan.basis ?? null,
          report,
        },
        signal,
      });
    else
      await client.request(savePlan, {
        body: {
          name: weekName(start, end),
          start_date: start,
          end_date: end,
          meal_plan: days,
          basis: null,
          report,
        },
        signal,
        idempotencyKey: keyOf(week, place),
      });
    return { outcome: 'saved' };
  } catch (error) {
    if (error instanceof HttpError && error.status === 409) return { outcome: 'changed' };
    throw error;
  }
}

/** A week without a plan gets one with this dish alone. */
export const createSaveMeal = (connections: Client, now: () => number = Date.now) =>
  fromPromise<MealAdded, MealToAdd>(async ({ input, signal }) => {
    const { week, place, meal } = input;
    const before = week.plan?.mealPlan ?? [];
    const days = withLeftovers(before, withByHand(withMeal(before, place, meal), place));
    return store(connections, input, { days, report: null }, { now: now(), signal });
  });

/** Everybody eats one portion of it, however many the page was cooked for. */
const oneEach = (meal: MealText): MealText =>
  meal.meal ? { ...meal, meal: { ...meal.meal, portion: 1 } } : meal;

/** The dish is locked in its place, and the rest of the week planned around it; nothing is saved where no week fits. */
export const createPlanRest = (
  connections: Client,
  now: () => Date = () => new Date(),
  seed: () => number = () => Math.floor(Math.random() * 2 ** 31),
) =>
  fromPromise<RestPlanned, MealToAdd>(async ({ input, signal }) => {
    const { week, place, meal } = input;
    const { start, plan } = week;
    const before = withMeal(plan?.mealPlan ?? [], place, oneEach(meal));
    const planned = await planRest(
      connections,
      { startDate: start, mealPlan: withLocked(before, place), basis: plan?.basis },
      { seed: seed(), today: dateOf(now()), signal },
    );
    if (planned.outcome === 'refused') return planned;
    const { mealPlan: days, report } = planned;
    return store(connections, input, { days, report }, { now: now().getTime(), signal });
  });
