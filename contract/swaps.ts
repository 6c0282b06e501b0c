// What a swap offers: dishes for one place of a plan, each with what it does to the day and to the meals that hang together with it.
import * as z from 'zod/mini';
import { Note } from './notes.ts';
import { call } from './call.ts';
import { Figure } from './figures.ts';
import { Around, LeftoverOf, MealPlan, PlanDay, planRefusals } from './plans.ts';
import { slots } from '../domain/slots.ts';
import { mostOffers } from '../domain/swaps.ts';

/** A figure of the day as it was, where it is known, and as it is with the dish. */
export const DayChange = z.object({ before: z.nullable(z.number()), after: Figure });
export type DayChange = z.infer<typeof DayChange>;

/**
 * What becomes of another meal: `leftovers` of the new dish; `cooked` by itself, since what it was left over from is gone; `once`:
 * it is cooked for its own day alone, since nobody eats what is left of it.
 */
export const MealBeside = z.object({
  day: PlanDay.shape.day,
  slot: z.enum(slots),
  title: z.string(),
  becomes: z.enum(['leftovers', 'cooked', 'once']),
  /** To cook it by itself. */
  minutes: z.number(),
  /** Whether the minutes are our estimate from the steps of an own recipe. */
  minutes_estimated: z.optional(z.boolean()),
});
export type MealBeside = z.infer<typeof MealBeside>;

export const SwapOffer = z.object({
  recipe_id: z.string(),
  title: z.string(),
  /** Hands-on and heat; 0 of leftovers. */
  minutes: z.number(),
  /** Whether the minutes are our estimate from the steps of an own recipe. */
  minutes_estimated: z.optional(z.boolean()),
  /** It takes longer than was asked for; nothing that fits does not. */
  longer: z.boolean(),
  /** What is eaten of it, for all the plan's people. */
  cost: z.number(),
  /** By how much the week's total at the till changes; null where nothing stands there whose price is known. */
  till_change: z.nullable(z.number()),
  leftover_of: z.optional(LeftoverOf),
  favourite: z.boolean(),
  /** Of the day: every limit and aim is kept; the limits are, not every aim; a limit is broken, no more than it was before. */
  fit: z.enum(['whole', 'limits', 'as_before']),
  /** The budget or a limit of the week stays broken, no more than it was. */
  breaks_week: z.boolean(),
  /** Its energy, then what is missed, then what changes most. */
  figures: z.array(DayChange),
  /** Of the others whom the week is planned for, what the day misses or comes near for them; absent where nobody else is named. */
  others: z.optional(z.array(z.object({ name: z.string(), figures: z.array(Figure) }))),
  beside: z.array(MealBeside),
  /** The days of the plan that are another with it. */
  days: MealPlan,
});
export type SwapOffer = z.infer<typeof SwapOffer>;

/** Why dishes that fit the person are no offer, by how many. */
export const NotOffered = z.object({
  /** Dishes for this meal that fit the person. */
  dishes: z.int(),
  /** Take longer than the day's minutes; break a limit of the day, most often of `nutrient`; cost too much or come too often. */
  minutes: z.int(),
  day: z.int(),
  nutrient: z.nullable(z.object({ nutrient: z.string(), name: z.string() })),
  week: z.int(),
});
export type NotOffered = z.infer<typeof NotOffered>;

/** Without an offer, `error` and `code` say why, or `not_offered` does. */
export const OfferedSwaps = z.object({
  offers: z.array(SwapOffer).check(z.maxLength(mostOffers)),
  currency: z.string(),
  not_offered: z.optional(NotOffered),
  code: z.optional(z.enum(planRefusals)),
  error: z.optional(Note),
});
export type OfferedSwaps = z.infer<typeof OfferedSwaps>;

/** `not` names recipes that were offered already. */
export const offerSwaps = call({
  method: 'POST',
  id: 'offerSwaps',
  path: '/api/meal_plan/offers',
  summary: 'Dishes for one place of a plan, to choose from',
  answer: OfferedSwaps,
  body: z.object({
    ...Around,
    day: PlanDay.shape.day,
    slot: z.enum(slots),
    not: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100))),
  }),
});
