// A meal of a plan taken out of its place, and put into another.
import { type Weekday, weekdays } from './calendar.ts';
import type { Slot } from './slots.ts';
import type { MealOut } from './weekRules.ts';

type Texts = { [slot in Exclude<Slot, 'snack'>]: string } & { snack?: string | undefined };
type Lines = { [slot in Slot as `${slot}_ingredients`]?: string[] | undefined };
type Meals<Meal> = { [slot in Slot as `${slot}_meal`]?: Meal };
export type DayWith<Meal> = { day: Weekday } & Texts & Lines & Meals<Meal>;
export interface PlaceOfMeal {
  readonly day: Weekday;
  readonly slot: Slot;
}
export interface MealWith<Meal> {
  text: string;
  ingredients: string[];
  meal: Meal | null;
}

export const noMeal = { text: '', ingredients: [], meal: null };

export function mealIn<Meal>(
  days: readonly DayWith<Meal>[],
  { day, slot }: PlaceOfMeal,
): MealWith<Meal> {
  const entry = days.find((each) => each.day === day);
  return {
    text: entry?.[slot] ?? '',
    ingredients: entry?.[`${slot}_ingredients`] ?? [],
    meal: entry?.[`${slot}_meal`] ?? null,
  };
}

/** A plan from elsewhere may lack the day: then it gets one, in its place of the week. */
export function withMealIn<Day extends DayWith<unknown>>(
  days: readonly Day[],
  { day, slot }: PlaceOfMeal,
  { text, ingredients, meal }: MealWith<unknown>,
): Day[] {
  const empty = { day, breakfast: '', lunch: '', dinner: '' } as Day;
  const entry = Object.assign({}, days.find((each) => each.day === day) ?? empty, {
    [slot]: text,
    [`${slot}_ingredients`]: ingredients,
    [`${slot}_meal`]: meal,
  });
  return weekdays.flatMap((each) =>
    each === day ? entry : (days.find((other) => other.day === each) ?? []),
  );
}

/** Two meals change their places, with all that belongs to them. */
export const exchanged = <Day extends DayWith<unknown>>(
  days: readonly Day[],
  from: PlaceOfMeal,
  to: PlaceOfMeal,
): Day[] => withMealIn(withMealIn(days, to, mealIn(days, from)), from, mealIn(days, to));

/** With another sum of money from now on, where one is told. */
export const withBudget = <Plan extends { basis?: object | null | undefined }>(
  plan: Plan,
  budget: number | undefined,
): Plan => (budget === undefined ? plan : { ...plan, basis: { ...plan.basis, budget } });

export interface WithMealsOut {
  readonly basis?: { rules?: { skip?: MealOut[] | undefined } | undefined } | null | undefined;
}

const withSkip = <Plan extends WithMealsOut>(plan: Plan, skip: MealOut[]): Plan => ({
  ...plan,
  basis: { ...plan.basis, rules: { ...plan.basis?.rules, skip } },
});

const skipBeside = ({ basis }: WithMealsOut, { day, slot }: PlaceOfMeal): MealOut[] =>
  (basis?.rules?.skip ?? []).filter((each) => each.day !== day || each.slot !== slot);

/** The meal is eaten elsewhere, this week alone: it counts as its usual share of the day. */
export const withMealOut = <Plan extends WithMealsOut>(
  plan: Plan,
  { day, slot }: PlaceOfMeal,
): Plan => withSkip(plan, [...skipBeside(plan, { day, slot }), { day, slot, once: true }]);

/** A meal that is put into the place is eaten at home. */
export function withMealAtHome<Plan extends WithMealsOut>(plan: Plan, place: PlaceOfMeal): Plan {
  const skip = skipBeside(plan, place);
  return skip.length === (plan.basis?.rules?.skip?.length ?? 0) ? plan : withSkip(plan, skip);
}

export type Lockable =
  | { locked?: boolean | undefined; by_hand?: boolean | undefined }
  | null
  | undefined;

/** A lock is put on a meal, or taken off: then the meal may be planned again, whoever chose it. What the kitchen does not know has none. */
export function withLock<Day extends DayWith<Lockable>>(
  days: readonly Day[],
  place: PlaceOfMeal,
): Day[] {
  const own = mealIn(days, place);
  const { meal } = own;
  const isLocked = meal?.locked === true;
  const locked = meal
    ? Object.assign({}, meal, { locked: !isLocked }, isLocked && meal.by_hand && { by_hand: false })
    : null;
  return withMealIn(days, place, { text: own.text, ingredients: own.ingredients, meal: locked });
}

/** Of a meal in the person's own words nothing but its lock is known. */
const inOwnWords = { recipe_id: '', servings: 1 } as const;

/** The meal stays when the rest of the week is planned. */
export function withLocked<Day extends DayWith<Lockable>>(
  days: readonly Day[],
  place: PlaceOfMeal,
): Day[] {
  const { text, ingredients, meal } = mealIn(days, place);
  const locked = Object.assign({}, meal ?? inOwnWords, { locked: true });
  return withMealIn(days, place, { text, ingredients, meal: locked });
}

/** The meal was put there by a person; one in their own words needs no mark. */
export function withByHand<Day extends DayWith<Lockable>>(
  days: readonly Day[],
  place: PlaceOfMeal,
): Day[] {
  const { meal, ...words } = mealIn(days, place);
  if (!meal) return [...days];
  return withMealIn(days, place, { ...words, meal: Object.assign({}, meal, { by_hand: true }) });
}

/** Days in the place of those of the same name. */
export const withDays = <Day extends { day: Weekday }>(
  days: readonly Day[],
  changed: readonly Day[],
): Day[] => days.map((day) => changed.find((each) => each.day === day.day) ?? day);
