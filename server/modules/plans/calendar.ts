// A plan as an iCalendar file. Its times belong to no time zone, so breakfast is at eight wherever the
// calendar is opened, on the day that the plan shows.
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { product } from '../../../contract/constants.ts';
import type { Plan } from '../../../contract/storedPlans.ts';
import { addDays, daysBetween, weekdayOf } from '../../../domain/calendar.ts';
import { leftoversOf } from '../../../domain/leftovers.ts';
import { titleWithoutNote } from '../../../domain/mealTitle.ts';
import type { PlaceOfMeal } from '../../../domain/planChanges.ts';
import { type Slot, slotLabels } from '../../../domain/slots.ts';

/** In the order of the day, by the hour at which each begins. */
const meals = [
  { slot: 'breakfast', hour: 8 },
  { slot: 'lunch', hour: 13 },
  { slot: 'snack', hour: 16 },
  { slot: 'dinner', hour: 19 },
] as const;
const usualMinutes = 30;

export type CalendarPlan = Pick<
  Plan,
  'id' | 'name' | 'startDate' | 'endDate' | 'mealPlan' | 'basis' | 'updatedAt' | 'version'
>;

/** @throws where the calendar cannot be written, which no plan that was read can cause. */
export function calendarOf(plan: CalendarPlan): string {
  return written(eventsOf(plan), plan.name);
}

/** All weeks in one calendar. @param note said of it where it has nothing to show */
export function feedOf(plans: readonly CalendarPlan[], note?: string): string {
  return written(plans.flatMap(eventsOf), product, note);
}

function eventsOf(plan: CalendarPlan): EventAttributes[] {
  const length = Math.min(6, daysBetween(plan.startDate, plan.endDate));
  return Array.from({ length: length + 1 }, (_, index) => addDays(plan.startDate, index)).flatMap(
    (date) => {
      const weekday = weekdayOf(date);
      const day = plan.mealPlan.find((each) => each.day === weekday);
      return day
        ? meals.flatMap(({ slot, hour }) =>
            eventOf(plan, date, {
              slot,
              hour,
              title: titleOf(plan, day, slot),
              leftOf: day[`${slot}_meal`]?.leftover_of?.day,
              again: leftoversOf(plan.mealPlan, { day: weekday, slot }),
              ingredients: day[`${slot}_ingredients`] ?? [],
            }),
          )
        : [];
    },
  );
}

/** What is eaten out stands in nobody's kitchen, and in their calendar. */
function titleOf({ basis }: CalendarPlan, day: CalendarPlan['mealPlan'][number], slot: Slot) {
  const title = day[slot] ?? '';
  const isOut = basis?.rules?.skip?.some((each) => each.day === day.day && each.slot === slot);
  return title.trim() === '' && isOut === true ? 'Eating out' : title;
}

function written(events: EventAttributes[], name: string, note?: string): string {
  if (events.length === 0) return folded(emptyCalendar(name, note));
  const { error, value } = createEvents(events, {
    productId: `-//${product}//EN`,
    calName: printable(name),
  });
  if (typeof value !== 'string') throw error ?? new Error('The calendar could not be written.');
  return folded(value);
}

const emptyCalendar = (name: string, note: string | undefined): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product}//EN`,
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
  /** The day on which it was cooked, where it is eaten from what is left. */
  readonly leftOf: string | undefined;
  /** Where it is eaten again: a plan keeps the amounts of one meal, and these are cooked with it. */
  readonly again: readonly PlaceOfMeal[];
  readonly ingredients: readonly string[];
}

/** A condition may ask for less salt than the plan's line has; the page of the dish tells how much. */
const withoutSaltAmount = (line: string): string =>
  line.replace(/^[\d.,]+\s*(?:g|tsp|teaspoons?)\s+salt$/i, 'salt, as the recipe says');

/** Nothing is weighed for what is left over, and more is cooked than one meal's amounts where something is to be left. */
function descriptionOf({ leftOf, again, ingredients }: Meal): string {
  if (leftOf !== undefined || ingredients.length === 0) return '';
  const list = ingredients.map(withoutSaltAmount).join('\n');
  if (again.length === 0) return list;
  const others = again.map(({ day, slot }) => `${slotLabels[slot].toLowerCase()} on ${day}`);
  return `Cook enough for ${others.join(' and ')} too: these amounts are for this meal alone.\n${list}`;
}

function eventOf(plan: CalendarPlan, date: string, meal: Meal): EventAttributes[] {
  const { slot, hour, title, leftOf } = meal;
  if (title.trim() === '') return [];
  const description = descriptionOf(meal);
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const start: DateArray = [year, month, day, hour, 0];
  const name = titleWithoutNote(title);
  const event = {
    uid: `${plan.id}-${date}-${slot}@platewise`,
    title: printable(
      `${slotLabels[slot]}: ${leftOf === undefined ? name : `${name} (leftovers of ${leftOf})`}`,
    ),
    ...(description === '' ? {} : { description: printable(description) }),
    start,
    startInputType: 'local',
    startOutputType: 'local',
    duration: { minutes: usualMinutes },
    sequence: plan.version ?? 0,
    // The same week is the same file. What writes events takes it, and its types do not say so.
    timestamp: plan.updatedAt,
  } satisfies EventAttributes & { timestamp: Plan['updatedAt'] };
  return [event];
}

/** A calendar may hold no control characters (RFC 5545, 3.3.11) but tabs and its own line ends. */
const printable = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, ' ');
