// A week that has begun: what is over, and what is still to be bought for.
import type { MealPlan, PlanDay } from '../../contract/plans.ts';
import { slots, type Slot } from '../../domain/slots.ts';

/** A day with some of its meals alone. */
function withMeals(day: PlanDay, isIn: (slot: Slot) => boolean): PlanDay {
  const own: Record<string, unknown> = { ...day };
  for (const slot of slots.filter((each) => !isIn(each))) {
    own[slot] = '';
    delete own[`${slot}_meal`];
    delete own[`${slot}_ingredients`];
  }
  return own as PlanDay;
}

/** What was cooked on a day that is over and is eaten later needs nothing any more. */
export function splitByDay(
  plan: MealPlan,
  isOver: (day: PlanDay['day']) => boolean,
): { readonly over: MealPlan; readonly left: MealPlan } {
  const isGone = (day: PlanDay, slot: Slot): boolean => {
    const cooked = day[`${slot}_meal`]?.leftover_of?.day;
    return isOver(day.day) || (cooked !== undefined && isOver(cooked));
  };
  return {
    over: plan.map((day) => withMeals(day, (slot) => isGone(day, slot))),
    left: plan.map((day) => withMeals(day, (slot) => !isGone(day, slot))),
  };
}
