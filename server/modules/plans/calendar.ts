// A plan as an iCalendar file. Its times belong to no time zone, so breakfast is at eight wherever the
// calendar is opened, on the day that the plan shows.
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { product } from '../../../contract/constants.ts';
import type { Plan } from '../../../contract/storedPlans.ts';
import { addDays, daysBetween, type Weekday, weekdayOf } from '../../../domain/calendar.ts';
import { titleIn } from '../../../domain/changedTitle.ts';
import { leftoversOf } from '../../../domain/leftovers.ts';
import { titleWithoutNote } from '../../../domain/mealTitle.ts';
import type { PlaceOfMeal } from '../../../domain/planChanges.ts';
import type { Slot } from '../../../domain/slots.ts';
import type { Kitchen } from '../../../kitchen/index.ts';
import type { LetterLanguage } from '../../infrastructure/mail.ts';
import { type CalendarWords, calendarWords } from './calendarWords.ts';

/** In the order of the day, by the hour at which each begins. */
const meals = [
  { slot: 'breakfast', hour: 8 },
  { slot: 'lunch', hour: 13 },
  { slot: 'dinner', hour: 19 },
  { slot: 'snack', hour: 20 },
] as const;
/** Of a meal whose dish says no time, and of what is only warmed. */
const usualMinutes = 30;

export type CalendarPlan = Pick<
  Plan,
  'id' | 'name' | 'startDate' | 'endDate' | 'mealPlan' | 'basis' | 'updatedAt' | 'version'
>;

/** In which words, and from which recipes the lines come. */
export interface CalendarBy {
  readonly language: LetterLanguage;
  readonly findRecipe: Kitchen['findRecipe'];
}

/** @throws where the calendar cannot be written, which no plan that was read can cause. */
export function calendarOf(plan: CalendarPlan, by: CalendarBy): string {
  const words = calendarWords[by.language];
  return written(eventsOf(plan, by), words.planName(plan.name, plan.startDate, plan.endDate), by);
}

/** All weeks in one calendar. */
export const feedOf = (plans: readonly CalendarPlan[], by: CalendarBy): string =>
  written(
    plans.flatMap((plan) => eventsOf(plan, by)),
    product,
    by,
  );

/** It has nothing to show, and says why. */
export const feedWithoutAccess = (by: CalendarBy): string =>
  written([], product, by, calendarWords[by.language].accessOver);

function eventsOf(plan: CalendarPlan, by: CalendarBy): EventAttributes[] {
  const length = Math.min(6, daysBetween(plan.startDate, plan.endDate));
  return Array.from({ length: length + 1 }, (_, index) => addDays(plan.startDate, index)).flatMap(
    (date) => {
      const weekday = weekdayOf(date);
      const day = plan.mealPlan.find((each) => each.day === weekday);
      return day
        ? meals.flatMap(({ slot, hour }) =>
            eventOf(plan, date, mealAt(plan, day, { slot, hour }, by), by),
          )
        : [];
    },
  );
}

type Day = CalendarPlan['mealPlan'][number];

function mealAt(
  plan: CalendarPlan,
  day: Day,
  { slot, hour }: Pick<Meal, 'slot' | 'hour'>,
  { language, findRecipe }: CalendarBy,
): Meal {
  const planned = day[`${slot}_meal`];
  const recipe = planned && language !== 'en' ? findRecipe(planned.recipe_id) : null;
  return {
    slot,
    hour,
    title: titleOf(plan, day, slot, calendarWords[language]),
    minutes: planned?.minutes || usualMinutes,
    leftOf: planned?.leftover_of?.day,
    again: leftoversOf(plan.mealPlan, { day: day.day, slot }),
    ingredients: day[`${slot}_ingredients`] ?? [],
    recipe,
  };
}

/** What is eaten out stands in nobody's kitchen, and in their calendar. */
function titleOf({ basis }: CalendarPlan, day: Day, slot: Slot, words: CalendarWords) {
  const stored = day[slot] ?? '';
  const dish = { id: day[`${slot}_meal`]?.recipe_id, title: titleWithoutNote(stored) };
  const title = titleIn(words.titles, dish) ?? stored;
  const isOut = basis?.rules?.skip?.some((each) => each.day === day.day && each.slot === slot);
  return title.trim() === '' && isOut === true ? words.eatingOut : title;
}

function written(
  events: EventAttributes[],
  name: string,
  { language }: CalendarBy,
  note?: string,
): string {
  const productId = `-//${product}//${calendarWords[language].tag}`;
  if (events.length === 0) return folded(emptyCalendar(productId, name, note));
  const { error, value } = createEvents(events, { productId, calName: printable(name) });
  if (typeof value !== 'string') throw error ?? new Error('The calendar could not be written.');
  return folded(value);
}

const emptyCalendar = (productId: string, name: string, note: string | undefined): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${productId}`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...(note === undefined ? [] : [`X-WR-CALDESC:${escaped(note)}`]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** A text as a value (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  printable(text)
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

const mostOctets = 75;

/** Lines of 75 octets at most, never broken within a letter (RFC 5545, 3.1): what writes events counts letters. */
function folded(calendar: string): string {
  return calendar
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map((line) => (Buffer.byteLength(line) <= mostOctets ? line : foldedLine(line)))
    .join('\r\n');
}

function foldedLine(line: string): string {
  const parts: string[] = [];
  let [part, octets] = ['', 0];
  for (const letter of line) {
    const length = Buffer.byteLength(letter);
    if (octets + length > mostOctets) {
      parts.push(part);
      // The blank that goes on with a line is one of its octets.
      [part, octets] = ['', 1];
    }
    part += letter;
    octets += length;
  }
  return [...parts, part].join('\r\n ');
}

interface Meal {
  readonly slot: Slot;
  readonly hour: number;
  readonly title: string;
  readonly minutes: number;
  /** The day on which it was cooked, where it is eaten from what is left. */
  readonly leftOf: Weekday | undefined;
  /** Where it is eaten again: a plan keeps the amounts of one meal, and these are cooked with it. */
  readonly again: readonly PlaceOfMeal[];
  readonly ingredients: readonly string[];
  /** Of ours, where its lines are to be told in another language. */
  readonly recipe: ReturnType<Kitchen['findRecipe']>;
}

const isSalt = /^[\d.,]+\s*(?:g|tsp|teaspoons?)\s+salt$/i;

/** A line that is not the recipe's any more stays as it is. */
function lineOf(line: string, recipe: Meal['recipe'], words: CalendarWords): string {
  if (isSalt.test(line)) return words.salt;
  const plain = line.replace(/ \(optional\)$/, '');
  const food = recipe?.ingredients.find(({ text }) => plain.endsWith(` g ${text}`));
  const asked = plain === line ? line : `${plain}, optional`;
  return (food && words.line(asked, { key: food.key })) ?? line;
}

/** Nothing is weighed for what is left over, and more is cooked than one meal's amounts where something is to be left. */
function descriptionOf(meal: Meal, words: CalendarWords): string {
  const { leftOf, again, ingredients, recipe } = meal;
  if (leftOf !== undefined || ingredients.length === 0) return '';
  const list = ingredients.map((line) => lineOf(line, recipe, words)).join('\n');
  return again.length === 0 ? list : `${words.cookEnough(again)}\n${list}`;
}

function eventOf(
  plan: CalendarPlan,
  date: string,
  meal: Meal,
  { language }: CalendarBy,
): EventAttributes[] {
  const { slot, hour, title, leftOf, minutes } = meal;
  if (title.trim() === '') return [];
  const words = calendarWords[language];
  const description = descriptionOf(meal, words);
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const start: DateArray = [year, month, day, hour, 0];
  const name = titleWithoutNote(title);
  const event = {
    uid: `${plan.id}-${date}-${slot}@platewise`,
    title: printable(
      words.entry(slot, leftOf === undefined ? name : words.leftovers(name, leftOf)),
    ),
    ...(description === '' ? {} : { description: printable(description) }),
    start,
    startInputType: 'local',
    startOutputType: 'local',
    duration: { minutes },
    sequence: plan.version ?? 0,
    // The same week is the same file. What writes events takes it, and its types do not say so.
    timestamp: plan.updatedAt,
  } satisfies EventAttributes & { timestamp: Plan['updatedAt'] };
  return [event];
}

/** A calendar may hold no control characters (RFC 5545, 3.3.11) but tabs and its own line ends. */
const printable = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, ' ');
