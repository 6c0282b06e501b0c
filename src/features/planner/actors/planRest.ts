// The kitchen plans a week again around what is locked in it.
import { regeneratePlan, type GeneratedPlan, type MealPlan } from '../../../../contract/plans.ts';
import { weekdays } from '../../../../domain/calendar.ts';
import { leftoversOfDays } from '../../../../domain/leftovers.ts';
import { mealIn, type PlaceOfMeal, withDays, withMealIn } from '../../../../domain/planChanges.ts';
import { daysOver } from '../../../../domain/weekRules.ts';
import type { PlanBasis, ProposalResult } from '../../../../machines/shared/plans.ts';
import { HttpError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';

type Client = Pick<Connections, 'client'>;

/** What a used-up limit or an unreadable photo is answered with has words of its own for the person. */
export const wordsIn = (error: unknown): string | undefined =>
  error instanceof HttpError ? error.serverMessage : undefined;

/** The solver works behind these calls of the product API: they take as long as those of the AI service. */
export const aiTimeout = 60_000;

/** What the rest of a week is planned from. */
interface WeekBegun {
  readonly startDate: string;
  readonly mealPlan: MealPlan;
  readonly basis?: PlanBasis | null | undefined;
}

/** A meal that stays, whatever day it was cooked on: the days that are over are no part of what is planned. */
function staying(days: MealPlan, place: PlaceOfMeal): MealPlan {
  const { meal, ...words } = mealIn(days, place);
  if (!meal) return days;
  const { leftover_of: _, ...own } = meal;
  return withMealIn(days, place, { ...words, meal: { ...own, locked: true } });
}

/**
 * The week again around what is locked; what the plan was made from holds again. Days that are over stay as they are, and so does
 * what was cooked on them to be eaten later.
 */
export async function planRest(
  { client }: Client,
  { startDate, mealPlan, basis }: WeekBegun,
  { seed, today, signal }: { seed: number; today: string; signal: AbortSignal },
): Promise<ProposalResult> {
  const over = daysOver(startDate, today);
  const first = over.length < weekdays.length ? weekdays[over.length] : undefined;
  const rules = { ...basis?.rules, ...(over.length > 0 && first ? { first_day: first } : {}) };
  const left = leftoversOfDays(mealPlan, over);
  let answer: GeneratedPlan;
  try {
    answer = await client.request(regeneratePlan, {
      body: {
        ...basis,
        rules,
        meal_plan: left.reduce(staying, mealPlan),
        start_date: startDate,
        seed,
      },
      signal,
      timeout: aiTimeout,
    });
  } catch (error) {
    const message = wordsIn(error);
    if (message === undefined) throw error;
    return { outcome: 'refused', message };
  }
  const { meal_plan: planned, report = null, error } = answer;
  if (planned === null) return { outcome: 'refused', message: error ?? 'No other plan fits.' };
  const before = first ? mealPlan.filter(({ day }) => over.includes(day)) : [];
  const rest = left.reduce(
    (days, place) => withMealIn(days, place, mealIn(mealPlan, place)),
    withDays(planned, before),
  );
  // The kitchen counted what is left as cooked once more: the figures are worked out again.
  return { outcome: 'proposed', mealPlan: rest, report: left.length > 0 ? null : report };
}
