// A change of one saved plan: what it makes of the days, and of what they were planned by.
import { type DayOfCooking, moved, withMealPut } from './leftovers.ts';
import {
  type DayWith,
  type Lockable,
  mealIn,
  noMeal,
  type PlaceOfMeal,
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
  /** The meal stays, and the others that are not locked are planned around it. */
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
