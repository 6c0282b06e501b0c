// A week as it is put on paper or sent as text: each day's meals, one to a line.
import { addDays, placeInWeek, weekdays } from '../../../../domain/calendar.ts';
import { type Slot, slots } from '../../../../domain/slots.ts';
import type { SavedPlan } from '../../../../machines/shared/plans.ts';
import { fill } from '../../../texts/fill.ts';
import { shortDateText, weekdayLabel, weekdayText, weekText } from '../../../texts/format.ts';
import { planner, weekRules } from '../texts/en.ts';
import { weekSheet as words } from '../texts/weekSheet.en.ts';
import {
  dayOf,
  isCookedDouble,
  isEatenOut,
  isUnfit,
  mealAt,
  minutesText,
  uncountedText,
  type Meal,
} from './selectors.ts';

export interface SheetMeal {
  readonly slot: Slot;
  readonly name: string;
  readonly text: string;
}
export interface SheetDay {
  readonly title: string;
  readonly meals: readonly SheetMeal[];
}

/** 'Jollof rice (35 mins, Cook double)'. That somebody must not eat it comes first. */
function mealText(meal: Meal, plan: SavedPlan): string {
  const uncounted = uncountedText(plan, meal.place);
  const notes = [
    ...(isUnfit(plan, meal.place) ? [words.unfit] : []),
    ...(uncounted === undefined ? [] : [uncounted]),
    meal.leftoverOf === undefined
      ? minutesText(meal)
      : fill(words.leftovers, { day: weekdayText(meal.leftoverOf) }),
    ...(isCookedDouble(plan, meal.place) ? [words.double] : []),
  ];
  return fill(words.line, { meal: meal.title, notes: notes.join(', ') });
}

/** From the plan's first day on; a place with nothing in it has no line. */
export function sheetDays(plan: SavedPlan): readonly SheetDay[] {
  const first = placeInWeek(plan.startDate);
  return [...weekdays.slice(first), ...weekdays.slice(0, first)].map((day, n) => ({
    title: `${weekdayLabel(day)} ${shortDateText(addDays(plan.startDate, n))}`,
    meals: slots.flatMap((slot) => {
      const meal = mealAt(dayOf(plan, day), slot);
      const text = meal
        ? mealText(meal, plan)
        : isEatenOut(plan, { day, slot })
          ? weekRules.out
          : undefined;
      return text === undefined ? [] : [{ slot, name: planner.slots[slot], text }];
    }),
  }));
}

/** The same as text to be sent. */
export function sheetText(plan: SavedPlan): { title: string; text: string } {
  const days = sheetDays(plan).map(({ title, meals }) =>
    [
      title,
      ...(meals.length > 0
        ? meals.map(({ name, text }) => fill(planner.named, { name, what: text }))
        : [words.noMeals]),
    ].join('\n'),
  );
  return {
    title: fill(planner.recipesFor, { week: weekText(plan.startDate, plan.endDate) }),
    text: days.join('\n\n'),
  };
}
