// Which meals of a plan stay while the rest is planned again, and how they stand in the answer.
import type { GeneratedPlan, MealPlan, PlanDay } from '../../contract/plans.ts';
import { type Weekday, weekdays } from '../../domain/calendar.ts';
import type { Slot } from '../../domain/slots.ts';
import { finding, keptMeals, plannedMeal } from './kept.ts';
import type { KeptMeals, KnownMeals } from './kept.ts';
import { meals } from './worth.ts';

/** In a person's own words: the kitchen writes no meal without a recipe. */
const isInWords = (day: PlanDay, slot: Slot): boolean =>
  !plannedMeal(day, slot) && Boolean(day[slot]?.trim());

const isMarked = (day: PlanDay, slot: Slot): boolean => {
  const own = plannedMeal(day, slot);
  return own?.locked === true || own?.by_hand === true || isInWords(day, slot);
};

/** Whether a meal stays: it is locked or chosen by hand, or what is left of it is. */
const isStaying = (plan: MealPlan, day: PlanDay, slot: Slot): boolean =>
  isMarked(day, slot) ||
  plan.some((other) =>
    meals.some((meal) => {
      const from = plannedMeal(other, meal)?.leftover_of;
      return from?.day === day.day && from.slot === slot && isMarked(other, meal);
    }),
  );

/**
 * The meals that stay. One in words that say too little counts as a usual one: its person has not asked that it be counted.
 * @param first the first day that is planned: what was chosen for the days before is over
 */
export function stayingMeals(
  plan: MealPlan,
  known: KnownMeals,
  first: Weekday | undefined,
): KeptMeals {
  const dishAt = finding(known.dishes, known.words);
  const begins = first ? weekdays.indexOf(first) : 0;
  const isOver = (day: PlanDay, slot: Slot): boolean =>
    weekdays.indexOf(day.day) < begins && plannedMeal(day, slot)?.locked !== true;
  const isUncounted = (day: PlanDay, slot: Slot): boolean =>
    isInWords(day, slot) && !isOver(day, slot) && !dishAt(day, slot);
  return {
    ...keptMeals(
      plan,
      known,
      (day, slot) => isStaying(plan, day, slot) && !isOver(day, slot) && !isUncounted(day, slot),
    ),
    uncounted: plan.flatMap((day) =>
      [...meals.entries()].flatMap(([meal, slot]) =>
        isUncounted(day, slot) ? [{ day: weekdays.indexOf(day.day), meal }] : [],
      ),
    ),
  };
}

function withMarksOf(day: PlanDay, before: PlanDay): PlanDay {
  const changed: Partial<PlanDay> = {};
  for (const slot of meals) {
    const [own, stood] = [plannedMeal(day, slot), plannedMeal(before, slot)];
    if (own && stood?.by_hand && own.recipe_id === stood.recipe_id)
      changed[`${slot}_meal`] = { ...own, locked: stood.locked === true, by_hand: true };
    if (isInWords(before, slot) && !day[slot]) {
      changed[slot] = before[slot];
      changed[`${slot}_ingredients`] = before[`${slot}_ingredients`];
    }
  }
  return { ...day, ...changed };
}

/** What was chosen by hand is told from what is locked in the next plan too, and uncounted words stay. */
export const withMarks = (answer: GeneratedPlan, before: MealPlan): GeneratedPlan =>
  answer.meal_plan
    ? {
        ...answer,
        meal_plan: answer.meal_plan.map((day) => {
          const stood = before.find((each) => each.day === day.day);
          return stood ? withMarksOf(day, stood) : day;
        }),
      }
    : answer;
