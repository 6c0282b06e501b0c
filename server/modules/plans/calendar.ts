// A plan as an iCalendar file. Its times belong to no time zone, so breakfast is at eight wherever the
// calendar is opened, on the day that the plan shows.
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { product } from '../../../contract/constants.ts';
import type { Plan } from '../../../contract/plans.ts';
import { addDays, daysBetween } from './localDates.ts';

const slots = [
  { slot: 'breakfast', label: 'Breakfast', hour: 8 },
  { slot: 'lunch', label: 'Lunch', hour: 13 },
  { slot: 'snack', label: 'Dessert', hour: 16 },
  { slot: 'dinner', label: 'Dinner', hour: 19 },
] as const;
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const usualMinutes = 30;

/** @throws where the calendar cannot be written, which no plan that was read can cause. */
export function calendarOf(plan: Plan): string {
  const length = Math.min(6, daysBetween(plan.startDate, plan.endDate));
  const events = Array.from({ length: length + 1 }, (_, index) =>
    addDays(plan.startDate, index),
  ).flatMap((date) => {
    const weekday = dayNames[new Date(`${date}T00:00:00Z`).getUTCDay()];
    const day = plan.mealPlan.find((each) => each.day === weekday);
    return day
      ? slots.flatMap(({ slot, label, hour }) =>
          eventOf(plan, date, {
            slot,
            label,
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
  readonly slot: string;
  readonly label: string;
  readonly hour: number;
  readonly title: string;
  readonly ingredients: readonly string[];
}

function eventOf(
  plan: Plan,
  date: string,
  { slot, label, hour, title, ingredients }: Meal,
): EventAttributes[] {
  if (title.trim() === '') return [];
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const start: DateArray = [year, month, day, hour, 0];
  return [
    {
      uid: `${plan.id}-${date}-${slot}@platewise`,
      title: printable(`${label}: ${withoutNote(title)}`),
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

/** PLAN-08: what is bought for a meal is no part of its name; a bracket that is never closed goes too. */
const withoutNote = (title: string): string => title.replace(/\s*\(buy:[^)]*\)?\s*$/i, '') || title;
