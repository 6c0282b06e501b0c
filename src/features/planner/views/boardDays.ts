// A week as the board shows it: each day's places, its sums, and how it stands against the limits.
import { addDays, placeInWeek, type Weekday, weekdays } from '../../../../domain/calendar.ts';
import { type Slot, slots } from '../../../../domain/slots.ts';
import type { Place, PlanReport, SavedPlan } from '../../../../machines/shared/plans.ts';
import { fill } from '../../../texts/fill.ts';
import {
  dayOfMonthText,
  figureText,
  sumText,
  weekdayLabel,
  weekdayText,
} from '../../../texts/format.ts';
import { board as words } from '../texts/board.en.ts';
import { planner, weekRules } from '../texts/en.ts';
import { mealMarks } from '../texts/marks.en.ts';
import { table } from '../../table/texts/en.ts';
import { missedOn } from './missedLimits.ts';
import { nutrientName } from './nutrientName.ts';
import {
  cookingText,
  dayOf,
  isEatenOut,
  isCookedDouble,
  isUnfit,
  mealAt,
  mealsOf,
  minutesText,
  uncountedOn,
  uncountedText,
  type Meal,
} from './selectors.ts';

export const keyOf = ({ day, slot }: Place): string => `${day} ${slot}`;
export const placeOf = (key: string): Place => {
  const [day, slot] = key.split(' ');
  return {
    day: weekdays.find((each) => each === day) ?? 'Monday',
    slot: slots.find((each) => each === slot) ?? 'breakfast',
  };
};

const noteOf = (meal: Meal): string =>
  meal.leftoverOf === undefined ? minutesText(meal) : words.leftovers;

/** The same in the width of a tile; all of it is in the name of its button. */
const shortNoteOf = (meal: Meal): string =>
  noteOf({ ...meal, isUsual: false, isEstimated: meal.isEstimated || meal.isUsual });

function badgeOf({ place, leftoverOf, known }: Meal, plan: SavedPlan): string | undefined {
  if (leftoverOf !== undefined) return fill(words.from, { day: weekdayText(leftoverOf, 'short') });
  if (isCookedDouble(plan, place)) return mealMarks.double;
  return known ? undefined : mealMarks.byHand;
}

const mealOf = (meal: Meal, plan: SavedPlan) => {
  const { place, title, titleLang, dish } = meal;
  const [slot, day] = [planner.slots[place.slot], weekdayText(place.day)];
  const unfit = isUnfit(plan, place) ? mealMarks.unfit : undefined;
  const note = noteOf(meal);
  const uncounted = uncountedText(plan, place);
  return {
    title,
    titleLang,
    dish,
    tall: place.slot === 'lunch' || place.slot === 'dinner',
    note: shortNoteOf(meal),
    unfit,
    // What does not fit is to be replaced, not counted.
    uncounted: unfit === undefined ? uncounted : undefined,
    badge: badgeOf(meal, plan),
    left: meal.leftoverOf !== undefined,
    locked: meal.locked ? planner.locked : undefined,
    openLabel: fill(words.open, {
      slot,
      meal: title,
      note: [unfit, uncounted, note].filter((each) => each !== undefined).join(', '),
    }),
    menuLabel: fill(words.menu, { slot: slot.toLowerCase(), day, meal: title }),
  };
};

/** Whether anything keeps us from saying that a day is within the limits. */
const isOpen = ({ not_understood_health: texts, warnings }: PlanReport): boolean =>
  Boolean(texts?.length) || Boolean(warnings?.length);

/** What a day's meals miss of the limits of one meal: 'carbohydrate (breakfast, dinner)'. */
const missedAtMeals = ({ meals = [] }: PlanReport['days'][number]): string[] =>
  [...new Set(meals.map(nutrientName))].map((name) =>
    fill(words.ofMeals, {
      name,
      meals: meals
        .filter((each) => nutrientName(each) === name)
        .map(({ slot }) => planner.slots[slot].toLowerCase())
        .join(', '),
    }),
  );

const mainMeals = slots.filter((slot) => slot !== 'snack');

/** What a day is judged by where it is no whole day at home: some of its meals, or a guess at the one that is eaten out. */
function asFarAsKnown(plan: SavedPlan, day: Weekday, verdict: string): string {
  const meals = mealsOf(plan, day);
  const isOut = (slot: Slot): boolean => isEatenOut(plan, { day, slot });
  const isMissing = mainMeals.some(
    (slot) => !isOut(slot) && meals.every(({ place }) => place.slot !== slot),
  );
  const said = !isMissing
    ? verdict
    : fill(meals.length === 1 ? words.onePlanned : words.somePlanned, {
        verdict,
        count: meals.length,
      });
  const hasOut = slots.some(
    (slot) => isOut(slot) && meals.every(({ place }) => place.slot !== slot),
  );
  return hasOut ? fill(words.eatenOut, { verdict: said }) : said;
}

/** How a day stands against the limits of everybody whom the week is planned for. */
function verdictOf(
  plan: SavedPlan,
  report: PlanReport,
  own: PlanReport['days'][number],
  day: Weekday,
) {
  const [limits, soft] = [missedOn(report, day, 'hard'), missedOn(report, day, 'soft')];
  const aims = [...missedAtMeals(own), ...soft.own, ...soft.others];
  const names = [...limits.own, ...limits.others];
  if (names.length > 0)
    return {
      text: fill(words.outside, { names: [...new Set(names)].join(', ') }),
      tone: 'missed' as const,
    };
  const partly = uncountedOn(report, day);
  if (partly.length > 0)
    return {
      text: fill(words.notAllCounted, {
        meals: partly.map((slot) => planner.slots[slot].toLowerCase()).join(', '),
      }),
      tone: 'open' as const,
    };
  if (isOpen(report)) return undefined;
  const isForOthers = report.members?.some(({ counted }) => counted === 'planned');
  const verdict = asFarAsKnown(plan, day, isForOthers ? table.withinAll : words.within);
  const text =
    aims.length > 0 ? fill(words.aims, { verdict, names: [...new Set(aims)].join(', ') }) : verdict;
  return { text, tone: 'met' as const };
}

function sumsOf(plan: SavedPlan, day: Weekday) {
  const report = plan.report ?? undefined;
  const own = report?.days.find((each) => each.day === day);
  const meals = mealsOf(plan, day);
  const energy = own?.figures.find(({ nutrient }) => nutrient === 'energy_kcal');
  const facts = [
    ...(meals.length > 0 ? [cookingText(meals)] : []),
    ...(report && own ? [fill(words.aDay, { cost: sumText(own.cost, report.cost.currency) })] : []),
    ...(energy ? [fill(words.kcal, { energy: figureText(energy.value, 0) })] : []),
  ];
  return { facts, verdict: report && own && verdictOf(plan, report, own, day) };
}

/** From the plan's first day on, as the list 'This Week' has them (PLAN-03). */
export function boardDays(plan: SavedPlan) {
  const first = placeInWeek(plan.startDate);
  const cellOf = (day: Weekday, slot: Slot) => {
    const meal = mealAt(dayOf(plan, day), slot);
    const name = planner.slots[slot];
    return {
      key: keyOf({ day, slot }),
      name,
      meal: meal && mealOf(meal, plan),
      out: isEatenOut(plan, { day, slot })
        ? fill(planner.named, { name, what: weekRules.out })
        : undefined,
      addLabel: fill(planner.addTo, { slot: name.toLowerCase(), day: weekdayText(day) }),
    };
  };
  return [...weekdays.slice(first), ...weekdays.slice(0, first)].map((day, n) => ({
    day,
    name: weekdayLabel(day),
    hint: words.dayHint,
    title: `${weekdayLabel(day, 'short')} ${dayOfMonthText(addDays(plan.startDate, n))}`,
    dotLabel: mealsOf(plan, day).length > 0 ? planner.planned : undefined,
    ...sumsOf(plan, day),
    cells: slots.map((slot) => cellOf(day, slot)),
  }));
}
