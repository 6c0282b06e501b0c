// A plan as an iCalendar file. Its times belong to no time zone, so breakfast is at eight wherever the
// calendar is opened, on the day that the plan shows.
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { product } from '../../../contract/constants.ts';
import type { Plan } from '../../../contract/plans.ts';
import { addDays, daysBetween, weekdayOf } from '../../../domain/calendar.ts';
import { titleWithoutNote } from '../../../domain/mealTitle.ts';
import { type Slot, slotLabels } from '../../../domain/slots.ts';

/** In the order of the day, by the hour at which each begins. */
const meals = [
  { slot: 'breakfast', hour: 8 },
  { slot: 'lunch', hour: 13 },
  { slot: 'snack', hour: 16 },
  { slot: 'dinner', hour: 19 },
] as const;
const usualMinutes = 30;

/** @throws where the calendar cannot be written, which no plan that was read can cause. */
export function calendarOf(plan: Plan): string {
  const length = Math.min(6, daysBetween(plan.startDate, plan.endDate));
  const events = Array.from({ length: length + 1 }, (_, index) =>
    addDays(plan.startDate, index),
  ).flatMap((date) => {
    const weekday = weekdayOf(date);
    const day = plan.mealPlan.find((each) => each.day === weekday);
    return day
      ? meals.flatMap(({ slot, hour }) =>
          eventOf(plan, date, {
            slot,
            hour,
            title: day[slot] ?? '',
            ingredients: day[`${slot}_ingredients`] ?? [],
          }),
        )
      : [];
  });
  if (events.length === 0)
    return ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${product}//EN`, 'END:VCALENDAR', ''].join(
      '\r\n',
    );
  const { error, value } = createEvents(events, {
    productId: `-//${product}//EN`,
    calName: printable(plan.name),
  });
  if (typeof value !== 'string') throw error ?? new Error('The calendar could not be written.');
  return value;
}

interface Meal {
  readonly slot: Slot;
  readonly hour: number;
  readonly title: string;
  readonly ingredients: readonly string[];
}

function eventOf(
  plan: Plan,
  date: string,
  { slot, hour, title, ingredients }: Meal,
): EventAttributes[] {
  if (title.trim() === '') return [];
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const start: DateArray = [year, month, day, hour, 0];
  return [
    {
      uid: `${plan.id}-${date}-${slot}@platewise`,
      title: printable(`${slotLabels[slot]}: ${titleWithoutNote(title)}`),
      ...(ingredients.length > 0 ? { description: printable(ingredients.join('\n')) } : {}),
      start,
      startInputType: 'local',
      startOutputType: 'local',
      duration: { minutes: usualMinutes },
      sequence: plan.version ?? 0,
    },
  ];
}

/** A calendar may hold no control characters (RFC 5545, 3.3.11) but tabs and its own line ends. */
const printable = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, ' ');
