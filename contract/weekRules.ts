// The rules of a week beside health and money, as the calls that plan take them.
import * as z from 'zod/mini';
import { weekdays } from '../domain/calendar.ts';
import { slots } from '../domain/slots.ts';
import { cookings, mostPeople, varieties } from '../domain/weekRules.ts';

const minutesOfCooking = z.optional(z.int().check(z.minimum(5), z.maximum(480)));
/**
 * The rules of a week beside health and money; what is left out is usual: 45 minutes of cooking on a weekday, 25 of them hands-on,
 * 90 at the weekend, 15 for a weekday breakfast, a dinner that gives a later lunch as well, the same breakfast up to three times.
 */
export const WeekRules = z.object({
  weekday_minutes: minutesOfCooking,
  weekend_minutes: minutesOfCooking,
  hands_on_minutes: minutesOfCooking,
  breakfast_minutes: minutesOfCooking,
  /** How often to cook: every meal; once for two meals, where the dish keeps; once for three. */
  cooking: z.optional(z.enum(cookings)),
  /** How much may come again: breakfasts and snacks three times, or twice, or never. */
  variety: z.optional(z.enum(varieties)),
  /** How many eat this week; what the settings say, where it is left out. */
  people: z.optional(z.int().check(z.minimum(1), z.maximum(mostPeople))),
  /** Meals that are eaten elsewhere: not planned, not bought, and counted as their usual share of the day. */
  skip: z.optional(
    z
      .array(
        z.object({
          day: z.enum(weekdays),
          slot: z.enum(slots),
          /** Chosen for a saved week alone: the next one does not begin with it. */
          once: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(weekdays.length * slots.length)),
  ),
  /** The days before it are over, and are not planned. */
  first_day: z.optional(z.enum(weekdays)),
});
export type WeekRules = z.infer<typeof WeekRules>;
