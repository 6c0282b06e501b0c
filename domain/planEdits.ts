// A change of one saved plan: what it makes of the days, and of what they were planned by.
import { slots } from './slots.ts';
import { readMealTitle } from './mealTitle.ts';
import { cookedByMoving, type DayOfCooking, moved, withMealPut } from './leftovers.ts';
import {
  type DayWith,
  type Lockable,
  mealIn,
  noMeal,
  type PlaceOfMeal,
  withByHand,
  withBudget,
  withLock,
  withLocked,
  withMealAtHome,
  withMealOut,
  type WithMealsOut,
} from './planChanges.ts';

/** A change of one plan, by hand or by the kitchen. */
export type PlanEdit =
  | { kind: 'add'; place: PlaceOfMeal }
  | { kind: 'rewrite'; place: PlaceOfMeal }
  | { kind: 'move'; from: PlaceOfMeal; to: PlaceOfMeal }
  | { kind: 'copy'; from: PlaceOfMeal; to: PlaceOfMeal }
  | { kind: 'remove'; place: PlaceOfMeal }
  /** It is eaten elsewhere. */
  | { kind: 'out'; place: PlaceOfMeal }
  | { kind: 'lock'; place: PlaceOfMeal }
  | { kind: 'swap'; place: PlaceOfMeal }
  /** The meal stays, and the others that are neither locked nor chosen by hand are planned around it. */
  | { kind: 'around'; place: PlaceOfMeal }
  /** With another sum of money, where one is told: it is the plan's from then on. */
  | { kind: 'regenerate'; budget?: number };

type EditedDay = DayOfCooking & DayWith<Lockable>;

/** The days as they are with the change, as far as it is known at its beginning. */
export const editedDays = <Day extends EditedDay>(days: Day[], edit: PlanEdit): Day[] => {
  switch (edit.kind) {
    case 'move':
      return moved(days, edit.from, edit.to);
    case 'copy':
      return withMealPut(days, edit.to, mealIn(days, edit.from));
    case 'remove':
    case 'out':
      return withMealPut(days, edit.place, noMeal);
    case 'lock':
      return withLock(days, edit.place);
    case 'around':
      return withLocked(days, edit.place);
    default:
      return days;
  }
};

/** What the week was planned by, as it is with the change. */
export const editedBasis = <Plan extends WithMealsOut>(plan: Plan, edit: PlanEdit): Plan => {
  switch (edit.kind) {
    case 'regenerate':
      return withBudget(plan, edit.budget);
    case 'out':
      return withMealOut(plan, edit.place);
    case 'add':
      return withMealAtHome(plan, edit.place);
    case 'move':
    case 'copy':
      return withMealAtHome(plan, edit.to);
    default:
      return plan;
  }
};

/** Where an edit puts a meal of the person's own choice. */
const chosenPlace = (edit: PlanEdit): PlaceOfMeal | null => {
  switch (edit.kind) {
    case 'add':
    case 'rewrite':
    case 'swap':
      return edit.place;
    case 'move':
    case 'copy':
      return edit.to;
    default:
      return null;
  }
};

/** The days of an edit that is done, with the meal marked that the person put into its place. */
export function withChoiceMarked<Day extends EditedDay>(
  before: readonly Day[],
  after: Day[],
  edit: PlanEdit,
): Day[] {
  const place = chosenPlace(edit);
  return place && mealIn(before, place).meal !== mealIn(after, place).meal
    ? withByHand(after, place)
    : after;
}

/** Changes by which a person says what a meal is: what they took out of the week is not wanted in it again. */
const chosen: ReadonlySet<PlanEdit['kind']> = new Set(['add', 'rewrite', 'remove', 'swap']);
/** A call names so many dishes that are not wanted. */
export const mostSwappedOut = 100;

type DayOfDishes = DayWith<{ recipe_id: string } | null | undefined>;
interface WeekOfDishes {
  readonly mealPlan: readonly DayOfDishes[];
  readonly basis?: { swapped_out?: string[] | undefined } | null | undefined;
}

const dishesIn = (days: readonly DayOfDishes[]): string[] =>
  days.flatMap((day) => slots.flatMap((slot) => day[`${slot}_meal`]?.recipe_id || []));

/**
 * The week remembers which dishes the person took out of it, as long as they do not put them back.
 * @param plan with the days of before
 * @param after the days with the change
 */
export function withSwappedOut<Plan extends WeekOfDishes>(
  plan: Plan,
  edit: PlanEdit,
  after: readonly DayOfDishes[],
): Plan {
  if (!chosen.has(edit.kind)) return plan;
  const before = plan.basis?.swapped_out ?? [];
  const there = new Set(dishesIn(after));
  const gone = new Set([...before, ...dishesIn(plan.mealPlan)].filter((id) => !there.has(id)));
  if (gone.size === before.length && before.every((id) => gone.has(id))) return plan;
  return { ...plan, basis: { ...plan.basis, swapped_out: [...gone].slice(-mostSwappedOut) } };
}

type EditedMeal = NonNullable<Lockable> & { recipe_id: string };

/** A plan and its days as they are saved once an edit is done. */
export const planAfter = <
  Day extends EditedDay & DayWith<EditedMeal | null | undefined>,
  Plan extends WeekOfDishes & { mealPlan: readonly Day[] },
>(
  plan: Plan,
  edit: PlanEdit,
  after: Day[],
): { plan: Plan; mealPlan: Day[] } => ({
  plan: withSwappedOut(plan, edit, after),
  mealPlan: withChoiceMarked(plan.mealPlan, after, edit),
});

interface EditedPlan {
  readonly id: string;
  readonly version?: number | undefined;
  readonly mealPlan: readonly EditedDay[];
}

interface MealOfDay {
  readonly meal: string;
  readonly day: PlaceOfMeal['day'];
}
interface UndoOfEdit {
  readonly kind: 'edit';
  readonly id: string;
  readonly version: number;
  readonly removed?: MealOfDay;
  readonly cooked?: readonly MealOfDay[];
}

/**
 * How an edit is taken back; of a meal that it took out the name, for who is told of it, and of leftovers that it made meals to cook.
 * @param library the plans as they were, and the edit
 */
export function undoOfEdit(
  library: { readonly plans: readonly EditedPlan[]; readonly edit: PlanEdit | null },
  { plan }: { readonly outcome: string; readonly plan?: EditedPlan },
): UndoOfEdit {
  const { plans, edit } = library;
  const before = plans.find(({ id }) => id === plan?.id);
  const undo = { kind: 'edit' as const, id: plan?.id ?? '', version: plan?.version ?? 0 };
  const named = (days: readonly EditedDay[], place: PlaceOfMeal): MealOfDay => ({
    meal: readMealTitle(mealIn(days, place).text).name,
    day: place.day,
  });
  if (edit?.kind === 'remove' && before)
    return { ...undo, removed: named(before.mealPlan, edit.place) };
  if (edit?.kind !== 'move' || !before || !plan) return undo;
  const cooked = cookedByMoving(before.mealPlan, plan.mealPlan, edit);
  return cooked.length > 0
    ? { ...undo, cooked: cooked.map((place) => named(plan.mealPlan, place)) }
    : undo;
}
