// What is eaten from an earlier day's cooking, once meals have been moved, copied, replaced or taken away by hand.
import { type Weekday, weekdays } from './calendar.ts';
import type { Note } from './notes.ts';
import {
  type DayWith,
  exchanged,
  mealIn,
  type MealWith,
  type PlaceOfMeal,
  withMealIn,
} from './planChanges.ts';
import { slots } from './slots.ts';

interface CookedOnce {
  readonly recipe_id: string;
  readonly minutes?: number | undefined;
  readonly minutes_estimated?: boolean | undefined;
  readonly leftover_of?: PlaceOfMeal | undefined;
  readonly reasons?: Note[] | undefined;
}
type Days = readonly DayWith<CookedOnce | null | undefined>[];

/** The reason that names the day of the cooking. */
const leftoverReason = 'reason.leftover';

const placesOf = (days: Days): PlaceOfMeal[] =>
  weekdays.flatMap((day) =>
    days.some((each) => each.day === day) ? slots.map((slot) => ({ day, slot })) : [],
  );
/** A meal that changes its place stays the same object. */
const placeOf = (days: Days, meal: unknown): PlaceOfMeal | undefined =>
  placesOf(days).find((place) => mealIn(days, place).meal === meal);
const isSamePlace = (a: PlaceOfMeal, b: PlaceOfMeal): boolean =>
  a.day === b.day && a.slot === b.slot;
const daysBetween = (from: Weekday, to: Weekday): number =>
  weekdays.indexOf(to) - weekdays.indexOf(from);

/** What is left, and where it was cooked before the change. */
interface Left {
  readonly place: PlaceOfMeal;
  readonly meal: CookedOnce;
  readonly from: PlaceOfMeal;
  /** Days for which it was to be kept: nobody has said that it keeps longer. */
  readonly kept: number;
}
const leftoversIn = (before: Days, after: Days): Left[] =>
  placesOf(after).flatMap((place) => {
    const { meal } = mealIn(after, place);
    const from = meal?.leftover_of;
    const stood = placeOf(before, meal) ?? place;
    return meal && from ? [{ place, meal, from, kept: daysBetween(from.day, stood.day) }] : [];
  });

const isKept = ({ place, kept }: Left, cooked: PlaceOfMeal): boolean => {
  const days = daysBetween(cooked.day, place.day);
  return days > 0 && days <= kept;
};

/** Where the dish of some leftovers is cooked now; undefined where nothing is left of it in time. */
function cookingOf(left: Left, before: Days, after: Days): PlaceOfMeal | undefined {
  const source = mealIn(before, left.from).meal;
  if (!source || source.leftover_of || source.recipe_id !== left.meal.recipe_id) return undefined;
  const now = mealIn(after, left.from).meal === source ? left.from : placeOf(after, source);
  return now && isKept(left, now) ? now : undefined;
}

/** Leftovers of another place, or cooked by themselves. */
const changedMeal = (
  { meal }: Left,
  cooked: PlaceOfMeal | undefined,
  { minutes, minutes_estimated }: Partial<CookedOnce>,
): CookedOnce => ({
  ...meal,
  leftover_of: cooked,
  minutes: cooked ? 0 : minutes,
  ...(cooked || !minutes_estimated ? {} : { minutes_estimated }),
  reasons: meal.reasons?.filter(
    (reason) => typeof reason === 'string' || reason.code !== leftoverReason,
  ),
});

/**
 * Leftovers follow the meal that they are left of. Where that is gone, or would have to be kept for longer than before, the first of
 * them is cooked by itself, and the others are left of it where they may be.
 */
export function withLeftovers<Day extends DayWith<CookedOnce | null | undefined>>(
  before: readonly Day[],
  after: readonly Day[],
): Day[] {
  const cookedNow: { place: PlaceOfMeal; from: PlaceOfMeal }[] = [];
  return leftoversIn(before, after).reduce<Day[]>(
    (days, left) => {
      const others = cookedNow.filter(({ from }) => isSamePlace(from, left.from));
      const cooked =
        cookingOf(left, before, after) ?? others.find(({ place }) => isKept(left, place))?.place;
      if (cooked && isSamePlace(cooked, left.from)) return days;
      if (!cooked) cookedNow.push(left);
      const { text, ingredients } = mealIn(days, left.place);
      const source = mealIn(before, left.from).meal ?? {};
      return withMealIn(days, left.place, {
        text,
        ingredients,
        meal: changedMeal(left, cooked, source),
      });
    },
    [...after],
  );
}

export type DayOfCooking = DayWith<CookedOnce | null | undefined>;

/** Two meals change their places, and what is left of them follows. */
export const moved = <Day extends DayOfCooking>(
  days: readonly Day[],
  from: PlaceOfMeal,
  to: PlaceOfMeal,
): Day[] => withLeftovers(days, exchanged(days, from, to));

/** A meal stands in a place, and what was left of the one before is seen to. */
export const withMealPut = <Day extends DayOfCooking>(
  days: readonly Day[],
  place: PlaceOfMeal,
  meal: MealWith<unknown>,
): Day[] => withLeftovers(days, withMealIn(days, place, meal));

/** Where a meal is eaten again from what is left of it, by the day. */
export const leftoversOf = (days: Days, cooked: PlaceOfMeal): PlaceOfMeal[] =>
  placesOf(days).filter((place) => {
    const from = mealIn(days, place).meal?.leftover_of;
    return from !== undefined && isSamePlace(from, cooked);
  });

/** What is still to be eaten of dishes that were cooked on days that are over. */
export const leftoversOfDays = (days: Days, over: readonly Weekday[]): PlaceOfMeal[] =>
  placesOf(days).filter((place) => {
    const from = mealIn(days, place).meal?.leftover_of;
    return from !== undefined && over.includes(from.day) && !over.includes(place.day);
  });

/** Where, once two meals have changed their places, a meal is cooked that was left over before. */
export const cookedByMoving = (
  before: Days,
  after: Days,
  { from, to }: { readonly from: PlaceOfMeal; readonly to: PlaceOfMeal },
): PlaceOfMeal[] =>
  placesOf(before).flatMap((place) => {
    const left = mealIn(before, place).meal;
    const now = isSamePlace(place, from) ? to : isSamePlace(place, to) ? from : place;
    const { meal } = mealIn(after, now);
    return left?.leftover_of && meal?.recipe_id === left.recipe_id && !meal.leftover_of
      ? [now]
      : [];
  });
