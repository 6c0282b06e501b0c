// Meals of an existing plan that stay as they are, found again in the catalogue.
import type { MealPlan, PlanDay } from '../../contract/plans.ts';
import { weekdays } from '../../domain/calendar.ts';
import { titleWithoutNote } from '../../domain/mealTitle.ts';
import { type Slot, slotName } from '../../domain/slots.ts';
import type { Dish } from './dishes.ts';
import type { Kept } from './programme.ts';
import { meals } from './worth.ts';

export interface KeptMeals {
  readonly kept: readonly Kept[];
  /** Meals that should stay and are no dish of the catalogue, as they are written. */
  readonly unknown: readonly string[];
}

export const plannedMeal = (day: PlanDay, slot: Slot): PlanDay['lunch_meal'] => day[`${slot}_meal`];

/** "Monday's lunch, 'Jollof rice'". */
export const mealName = (day: PlanDay, slot: Slot): string =>
  `${day.day}'s ${slotName(slot)}, '${(day[slot] ?? '').trim().slice(0, 80)}'`;

/** Servings a person: as stored, else worked out of the servings cooked. */
function portionOf(meal: NonNullable<PlanDay['lunch_meal']>, people: number): number {
  const portion = meal.portion ?? meal.servings / people;
  return Number.isFinite(portion) && portion > 0 && portion <= 4 ? portion : 1;
}

/** Whether a meal's leftovers come from a meal that stays as well; of the same dish, on an earlier day. */
function isFed(
  plan: MealPlan,
  day: PlanDay,
  slot: Slot,
  stays: (day: PlanDay, slot: Slot) => boolean,
): boolean {
  const own = plannedMeal(day, slot);
  const source = plan.find((each) => each.day === own?.leftover_of?.day);
  if (!own?.leftover_of || !source || !stays(source, own.leftover_of.slot)) return false;
  return (
    plannedMeal(source, own.leftover_of.slot)?.recipe_id === own.recipe_id &&
    weekdays.indexOf(source.day) < weekdays.indexOf(day.day)
  );
}

/**
 * The meals that stay.
 * @param stays which meals of the plan: those that are locked, or all but one
 */
export function keptMeals(
  plan: MealPlan,
  people: number,
  dishes: readonly Dish[],
  stays: (day: PlanDay, slot: Slot) => boolean,
): KeptMeals {
  const byId = new Map(dishes.map((dish) => [dish.facts.recipe.id, dish]));
  const byTitle = new Map(dishes.map((dish) => [dish.facts.recipe.title.toLowerCase(), dish]));
  const kept: Kept[] = [];
  const unknown: string[] = [];
  for (const day of plan)
    for (const [meal, slot] of meals.entries()) {
      const text = day[slot]?.trim() ?? '';
      const own = plannedMeal(day, slot);
      if (!stays(day, slot) || (!text && !own)) continue;
      const dish =
        byId.get(own?.recipe_id ?? '') ?? byTitle.get(titleWithoutNote(text).toLowerCase());
      if (dish)
        kept.push({
          day: weekdays.indexOf(day.day),
          meal,
          dish,
          portion: own ? portionOf(own, people) : 1,
          left: isFed(plan, day, slot, stays),
        });
      else unknown.push(mealName(day, slot));
    }
  return { kept, unknown };
}
