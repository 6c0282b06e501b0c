// Meals of an existing plan that stay as they are, found again in the catalogue.
import type { MealPlan, PlanDay } from '../../contract/plans.ts';
import { weekdays } from '../../domain/calendar.ts';
import { titleWithoutNote } from '../../domain/mealTitle.ts';
import type { NamedTerm } from '../../domain/notes.ts';
import { type Slot, slotName } from '../../domain/slots.ts';
import type { Dish } from './dishes.ts';
import type { MealNumber } from './mealsOut.ts';
import type { Kept } from './programme.ts';
import { meals } from './worth.ts';

export interface KeptMeals {
  readonly kept: readonly Kept[];
  /** Meals that should stay and are no dish of the catalogue, as they are written. */
  readonly unknown: readonly NamedTerm[];
  /** Meals that stay and count as usual ones, since nobody knows what they hold. */
  readonly uncounted?: readonly MealNumber[];
}

export const plannedMeal = (day: PlanDay, slot: Slot): PlanDay['lunch_meal'] => day[`${slot}_meal`];

/** "Monday's lunch, 'Jollof rice'": without what to buy for it, which would end in the middle of a word. */
export function mealOfDay(day: PlanDay, slot: Slot): NamedTerm {
  const title = titleWithoutNote(day[slot] ?? '').slice(0, 80);
  return {
    of: 'mealOfDay',
    id: `${day.day} ${slot} ${title}`,
    name: `${day.day}'s ${slotName(slot)}, '${title}'`,
  };
}

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

/** What a plan's meals are found in. */
export interface KnownMeals {
  readonly people: number;
  readonly dishes: readonly Dish[];
  /** A meal in the person's own words, by its lines; null where they do not say how much of what it is. */
  readonly words: (day: PlanDay, slot: Slot) => Dish | null;
}

/** What is cooked with swaps is told by its own lines. */
const recipeIdOf = (own: ReturnType<typeof plannedMeal>): string =>
  own?.swaps === undefined ? (own?.recipe_id ?? '') : '';

/** The dish of a place: ours by its id, else what the lines say, else ours by its name. */
export function finding(dishes: readonly Dish[], words: KnownMeals['words']) {
  const ours = dishes.filter(({ own }) => !own);
  const byId = new Map(ours.map((dish) => [dish.facts.recipe.id, dish]));
  const byTitle = new Map(dishes.map((dish) => [dish.facts.recipe.title.toLowerCase(), dish]));
  return (day: PlanDay, slot: Slot): Dish | undefined =>
    byId.get(recipeIdOf(plannedMeal(day, slot))) ??
    words(day, slot) ??
    byTitle.get(titleWithoutNote(day[slot]?.trim() ?? '').toLowerCase());
}

/**
 * The meals that stay.
 * @param stays which meals of the plan: those that are locked, or all but one
 */
export function keptMeals(
  plan: MealPlan,
  { people, dishes, words }: KnownMeals,
  stays: (day: PlanDay, slot: Slot) => boolean,
): KeptMeals {
  const dishAt = finding(dishes, words);
  const kept: Kept[] = [];
  const unknown: NamedTerm[] = [];
  for (const day of plan)
    for (const [meal, slot] of meals.entries()) {
      const text = day[slot]?.trim() ?? '';
      const own = plannedMeal(day, slot);
      if (!stays(day, slot) || (!text && !own)) continue;
      const dish = dishAt(day, slot);
      if (dish)
        kept.push({
          day: weekdays.indexOf(day.day),
          meal,
          dish,
          portion: own && !dish.words ? portionOf(own, people) : 1,
          left: !dish.words && isFed(plan, day, slot, stays),
        });
      else unknown.push(mealOfDay(day, slot));
    }
  return { kept, unknown };
}

/** The plan with the meals that stay in a person's own words letter for letter as they stood. */
export function withWordsKept(plan: MealPlan, before: MealPlan, kept: readonly Kept[]): MealPlan {
  return plan.map((day) => {
    const stood = before.find((each) => each.day === day.day);
    const own = kept.filter(({ dish, day: at }) => dish.words && weekdays[at] === day.day);
    return own.reduce<PlanDay>((changed, { meal }) => {
      const slot = meals[meal] ?? 'lunch';
      return {
        ...changed,
        [slot]: stood?.[slot],
        [`${slot}_ingredients`]: stood?.[`${slot}_ingredients`],
        [`${slot}_meal`]: stood?.[`${slot}_meal`],
      };
    }, day);
  });
}
