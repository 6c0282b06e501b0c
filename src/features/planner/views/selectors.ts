import { noteTexts } from '../../../texts/notes.ts';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { mondayOf } from '../../../../domain/calendar.ts';
import { leftoversOf } from '../../../../domain/leftovers.ts';
import { titleWithoutNote } from '../../../../domain/mealTitle.ts';
import { slots } from '../../../../domain/slots.ts';
import { fewMinutes, timeText } from '../../../../domain/timeText.ts';
import { usualMinutes } from '../../../../domain/usualMinutes.ts';
import type { planGenerationMachine } from '../../../../machines/planner/planGeneration.machine.ts';
import type { planLibraryMachine } from '../../../../machines/planner/planLibrary.machine.ts';
import type {
  Place,
  PlanDay,
  PlanReport,
  SavedPlan,
  Slot,
  Weekday,
} from '../../../../machines/shared/plans.ts';
import { dishTitle } from '../../../texts/dishTitle.ts';
import { fill } from '../../../texts/fill.ts';
import { weekdayText } from '../../../texts/format.ts';
import { planner, weekRules } from '../texts/en.ts';
import { mealMarks } from '../texts/marks.en.ts';
import { minutesEstimated, minutesUnknown } from '../texts/minutes.en.ts';

export type LibraryActor = ActorRefFrom<typeof planLibraryMachine>;
export type LibrarySnapshot = SnapshotFrom<typeof planLibraryMachine>;

export const currentOf = ({
  context: { plans, currentId },
}: LibrarySnapshot): SavedPlan | undefined => plans.find(({ id }) => id === currentId);

/** What is open of the person's health settings; undefined where nothing is. */
export const openHealthOf = ({ context: { household } }: LibrarySnapshot) => {
  const { not_understood_health: texts = [], open_health_questions: questions = 0 } =
    household?.openHealth ?? {};
  return texts.length > 0 || questions > 0 ? household?.openHealth : undefined;
};

type GenerationSnapshot = SnapshotFrom<typeof planGenerationMachine>;

/** The person, and those whom they named to eat with them: for fewer no week is planned. */
export const leastEatingOf = ({ context: { household } }: GenerationSnapshot): number =>
  1 + (household?.others ?? 0);
/** For how many a week is planned. */
export const eatingOf = (snapshot: GenerationSnapshot): number =>
  Math.max(snapshot.context.form.rules.people, leastEatingOf(snapshot));

/** What was eaten is not planned again. */
export const isOver =
  ({ endDate }: SavedPlan) =>
  ({ context: { today } }: LibrarySnapshot): boolean =>
    endDate < today;

/** The newest week is shown first, which is often the next one: today's meals may stand in another. */
export function isAwayFromThisWeek({ context: { plans, week, today } }: LibrarySnapshot): boolean {
  if (today === '') return false;
  const thisWeek = mondayOf(today);
  return week !== thisWeek && plans.some(({ startDate }) => mondayOf(startDate) === thisWeek);
}

/** PLAN-07: the stars of a meal that says nothing of itself. */
const usualRating = { breakfast: 5, lunch: 4, dinner: 5, snack: 4 } as const;

export interface Meal {
  readonly place: Place;
  readonly title: string;
  readonly titleLang: 'en' | undefined;
  /** By which its picture is found: the English title, or a person's own words. */
  readonly dish: string;
  readonly originalTitle: string;
  readonly ingredients: readonly string[];
  /** Null where a recipe of one's own names no time. */
  readonly minutes: number | null;
  /** Whether these are estimated from the steps of an own recipe. */
  readonly isEstimated: boolean;
  /** Whether nobody has named any, and these are what such a meal usually takes. */
  readonly isUsual: boolean;
  /** The day on which it was cooked, where it is eaten from what is left. */
  readonly leftoverOf: Weekday | undefined;
  readonly rating: number;
  readonly reasons: readonly string[];
  readonly locked: boolean;
  /** It is a recipe, so the kitchen can swap it. */
  readonly known: boolean;
}

type Time = Pick<Meal, 'minutes' | 'isEstimated' | 'isUsual'>;

/** Of a recipe of one's own that names no time nobody knows it, and its own page tells none either. */
function timeOf(meal: PlanDay[`${Slot}_meal`], slot: Slot): Time {
  if (meal?.minutes === undefined)
    return { minutes: usualMinutes[slot], isEstimated: false, isUsual: true };
  const minutes = Math.round(meal.minutes);
  return {
    minutes: minutes > 0 ? minutes : null,
    isEstimated: meal.minutes_estimated === true,
    isUsual: false,
  };
}

/** PLAN-22: a card; undefined where the slot is empty. */
function cardOf(day: PlanDay, slot: Slot): Meal | undefined {
  const originalTitle = day[slot]?.trim() ?? '';
  if (originalTitle === '') return undefined;
  const meal = day[`${slot}_meal`];
  const dish = titleWithoutNote(originalTitle);
  const { text: title, lang } = dishTitle(meal?.recipe_id, dish);
  return {
    place: { day: day.day, slot },
    title,
    titleLang: meal?.recipe_id ? lang : undefined,
    dish,
    originalTitle,
    ingredients: day[`${slot}_ingredients`] ?? [],
    ...timeOf(meal, slot),
    leftoverOf: meal?.leftover_of?.day,
    rating: usualRating[slot],
    reasons: noteTexts(meal?.reasons ?? []),
    locked: meal?.locked === true,
    known: Boolean(meal?.recipe_id),
  };
}

/** The first entry of a day counts; plans from elsewhere may lack it. */
export const dayOf = (plan: SavedPlan | undefined, weekday: Weekday): PlanDay | undefined =>
  plan?.mealPlan.find(({ day }) => day === weekday);

// A day never changes, another takes its place: its cards are made once, and are drawn again only where they are others.
const cards = new WeakMap<PlanDay, readonly Meal[]>();
const nothing: readonly Meal[] = [];
function cardsOf(day: PlanDay): readonly Meal[] {
  const known = cards.get(day) ?? slots.flatMap((slot) => cardOf(day, slot) ?? []);
  cards.set(day, known);
  return known;
}

export const mealsOf = (plan: SavedPlan | undefined, weekday: Weekday): readonly Meal[] => {
  const day = dayOf(plan, weekday);
  return day ? cardsOf(day) : nothing;
};

export const mealAt = (day: PlanDay | undefined, slot: Slot): Meal | undefined =>
  day && cardsOf(day).find(({ place }) => place.slot === slot);

/** A meal in a person's own words has its ingredients for all who eat. */
export const servingsAt = (plan: SavedPlan, { day, slot }: Place): number =>
  dayOf(plan, day)?.[`${slot}_meal`]?.servings || plan.report?.people || 1;

/** How much is cooked for a meal: what is eaten later of it too. */
export function cookingOf(plan: SavedPlan, place: Place) {
  const later = leftoversOf(plan.mealPlan, place);
  const servings = [place, ...later].reduce((sum, each) => sum + servingsAt(plan, each), 0);
  const people = plan.report?.people;
  return {
    servings,
    planned: people === undefined ? null : { people, meals: 1 + later.length, servings },
    alsoFor: later.map(({ day, slot }) =>
      fill(weekRules.mealOn, { slot: planner.slots[slot].toLowerCase(), day: weekdayText(day) }),
    ),
  };
}

/** Whether a later meal is eaten from what is cooked here. */
export const isCookedDouble = (plan: SavedPlan, place: Place): boolean =>
  plan.mealPlan.some((each) =>
    slots.some((slot) => {
      const source = each[`${slot}_meal`]?.leftover_of;
      return source?.day === place.day && source.slot === place.slot;
    }),
  );

/** How long a meal takes, in words. */
export function minutesText({
  minutes,
  isEstimated,
  isUsual = false,
}: Omit<Time, 'isUsual'> & Partial<Pick<Time, 'isUsual'>>): string {
  if (minutes === null) return minutesUnknown.meal;
  const time = timeText(minutes);
  if (isUsual) return fill(minutesUnknown.usual, { time });
  if (isEstimated) return fill(minutesEstimated.meal, { time });
  return minutes < fewMinutes ? fill(planner.minutes, { minutes }) : time;
}

/** Minutes of cooking that a day's cards say together; what is left over needs none. */
const minutesToCook = (meals: readonly Meal[]): number =>
  meals.reduce(
    (sum, { minutes, leftoverOf }) => sum + (leftoverOf === undefined ? (minutes ?? 0) : 0),
    0,
  );

/** Whether a dish is cooked that names no time. */
const isTimeUnknown = (meals: readonly Meal[]): boolean =>
  meals.some(({ minutes, leftoverOf }) => minutes === null && leftoverOf === undefined);

const isCookingEstimated = (meals: readonly Meal[]): boolean =>
  meals.some(
    ({ isEstimated, isUsual, leftoverOf }) => (isEstimated || isUsual) && leftoverOf === undefined,
  );

/** How long a day's cooking takes. */
export function cookingText(meals: readonly Meal[]): string {
  const minutes = minutesToCook(meals);
  const time = timeText(minutes);
  if (isTimeUnknown(meals))
    return minutes === 0 ? minutesUnknown.meal : fill(minutesUnknown.ofDay, { time });
  if (minutes === 0) return planner.nothingToCook;
  if (isCookingEstimated(meals)) return fill(minutesEstimated.ofDay, { time });
  return minutes < fewMinutes
    ? fill(planner.cookingOfDay, { minutes })
    : fill(minutesEstimated.longDay, { time });
}

/** Whether the plan left a meal out because it is eaten elsewhere. */
export const isEatenOut = (plan: SavedPlan, place: Place): boolean =>
  plan.basis?.rules?.skip?.some(({ day, slot }) => day === place.day && slot === place.slot) ??
  false;

/** What is not counted of a meal, as it is said where the meal stands; undefined where all is. */
export function uncountedText(plan: SavedPlan, place: Place): string | undefined {
  const found = plan.report?.uncounted?.find(
    ({ day, slot }) => day === place.day && slot === place.slot,
  );
  if (!found) return undefined;
  return found.words.length > 0
    ? fill(mealMarks.uncounted, { foods: found.words.join(', ') })
    : mealMarks.amountsMissing;
}

/** Meals of a day of which not all is counted, so that its figures are the least. */
export const uncountedOn = (report: PlanReport | null | undefined, weekday: Weekday): Slot[] =>
  (report?.uncounted ?? []).flatMap(({ day, slot }) => (day === weekday ? [slot] : []));

/** Whether somebody at the table must not eat a meal. */
export const isUnfit = (plan: SavedPlan, place: Place): boolean =>
  plan.report?.unfit?.some(({ day, slot }) => day === place.day && slot === place.slot) ?? false;
