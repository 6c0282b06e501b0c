// What stands beside a plan: its figures, its limits, its cost, and what is proven of it.
import * as z from 'zod/mini';
import { weekdays } from '../domain/calendar.ts';
import { slots } from '../domain/slots.ts';
import { Figure, MealFigure, MemberReport, PlanLimitNote } from './figures.ts';
import { Note } from './notes.ts';

/** What stands beside a plan: its cost, its nutrition against the limits, and what is proven of it. */
export const PlanReport = z.object({
  people: z.int(),
  energy_kcal: z.number(),
  weight_kg: z.number(),
  /** What was assumed. */
  assumed: z.array(Note),
  /** What was understood of the person's words, and what to know of the plan. */
  notes: z.array(Note),
  /** What was not understood of the person's health settings, as they wrote it: no meal is called a fit. */
  not_understood_health: z.optional(z.array(z.string())),
  /** What is to be seen at once: meals that do not fit the person's settings. */
  warnings: z.optional(z.array(Note)),
  /** Where those meals stand; absent in plans of before. */
  unfit: z.optional(z.array(z.object({ day: z.enum(weekdays), slot: z.enum(slots) }))),
  /** Meals of which not all is counted, with their words that name no food that we know: figures of their days are the least. Absent where all counts, and in plans of before. */
  uncounted: z.optional(
    z.array(z.object({ day: z.enum(weekdays), slot: z.enum(slots), words: z.array(z.string()) })),
  ),
  /** For all people and the whole week; `uncertainty` is a share of the total, `estimated_share` what stands on typed estimates. */
  cost: z.object({
    total: z.number(),
    low: z.number(),
    high: z.number(),
    uncertainty: z.number(),
    estimated_share: z.number(),
    currency: z.string(),
    /** In whole packs, for all who eat; absent in plans of before. */
    till: z.optional(z.number()),
    budget: z.nullable(z.number()),
    smallest_budget: z.nullable(z.number()),
    rate_date: z.nullable(z.string()),
    note: z.string(),
    /** Its sentences by code; absent in plans of before. */
    notes: z.optional(z.array(Note)),
    /** Between which sums the cost lies four weeks in five, for the screen's own words; absent in plans of before. */
    said: z.optional(
      z.object({
        code: z.literal('cost.fourInFive'),
        params: z.object({ low: z.number(), high: z.number(), currency: z.string() }),
      }),
    ),
  }),
  /** Days without a meal that can be counted are left out. */
  days: z.array(
    z.object({
      day: z.string(),
      cost: z.number(),
      figures: z.array(Figure),
      /** What its meals miss of the limits of one meal; absent where they keep them, and in plans of before. */
      meals: z.optional(z.array(MealFigure)),
    }),
  ),
  /** Means over the days and sums of the week. */
  week: z.array(Figure),
  limits: z.array(PlanLimitNote),
  /** The others at the table; absent where nobody else is named. */
  members: z.optional(z.array(MemberReport)),
  /** A rule of the week that no plan was found to keep, so that this one does not; absent where all are kept. */
  rules: z.optional(
    z.object({
      code: z.literal('rules.minutesGivenUp'),
      params: z.object({ weekday_minutes: z.number(), weekend_minutes: z.number() }),
      /** The day that takes longest, and how long; absent in plans of before. */
      longest: z.optional(z.object({ day: z.enum(weekdays), minutes: z.number() })),
      /** The least that a week within the minutes costs everybody, and how much more than the budget that is; absent where none is known. */
      within: z.optional(z.object({ budget: z.number(), more: z.number(), currency: z.string() })),
    }),
  ),
  /** Soft limits that the plan misses somewhere. */
  relaxed: z.array(Note),
  /**
   * `gap` is (bound − worth) ÷ bound: no week of any day menus that keep the limits and the week's minutes is worth more than
   * `bound`, whatever the order of its days. `exact`: pricing ended by showing that no day menu betters the linear programme. Absent for a week that was made or changed by hand.
   */
  proof: z.optional(
    z.object({
      worth: z.number(),
      bound: z.number(),
      gap: z.number(),
      exact: z.boolean(),
      text: Note,
    }),
  ),
  review: Note,
});
export type PlanReport = z.infer<typeof PlanReport>;

/** What would do instead of a week that cannot be planned: what it says, the budget that it asks for and, where these are to be others too, the minutes of cooking. */
export const Relaxation = z.object({
  note: Note,
  budget: z.number(),
  minutes: z.optional(z.object({ weekday: z.int(), weekend: z.int() })),
});
