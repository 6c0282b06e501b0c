// Figures of a week against somebody's limits, and what is told of each who eats from the same pot.
import * as z from 'zod/mini';
import { slots } from '../domain/slots.ts';
import { Note } from './notes.ts';

/** One figure of a day or a week against its limit; `met` within rounding. */
export const Figure = z.object({
  nutrient: z.string(),
  name: z.string(),
  unit: z.string(),
  value: z.number(),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  priority: z.enum(['hard', 'soft']),
  met: z.boolean(),
});
export type Figure = z.infer<typeof Figure>;

/** A figure of one meal that is outside a limit of meals. */
export const MealFigure = z.extend(Figure, { slot: z.enum(slots) });
export type MealFigure = z.infer<typeof MealFigure>;

/** A limit as it was applied, with where it comes from. */
export const PlanLimitNote = z.object({
  nutrient: z.string(),
  text: Note,
  priority: z.enum(['hard', 'soft']),
  from: z.array(z.string()),
  sources: z.array(z.string()),
  /** A published document was seen for it. */
  published: z.boolean(),
  /** A clinician has reviewed it. */
  reviewed: z.boolean(),
});
export type PlanLimitNote = z.infer<typeof PlanLimitNote>;

/** How somebody else at the table is counted: a plan holds their limits; what they must not eat alone; a clinic sets their diet. */
export const countings = ['planned', 'child', 'clinic'] as const;

/** What a week is for somebody else at the table. Only who is planned for has figures. */
export const MemberReport = z.object({
  name: z.string(),
  counted: z.enum(countings),
  /** Of the asking person's portion; 0 where none is cooked for them. */
  portion: z.number(),
  /** What the plan aims at for them a day, kcal. */
  energy_kcal: z.optional(z.number()),
  days: z.array(z.object({ day: z.string(), figures: z.array(Figure) })),
  week: z.array(Figure),
  /** Soft limits of theirs that the plan misses somewhere, and what was assumed or understood of them. */
  relaxed: z.array(Note),
  notes: z.array(Note),
  /** Whether anything was told that they must not eat; weeks from before it was known have none. */
  leaves_out: z.optional(z.boolean()),
  /** Conditions whose diet a clinic sets, by name. */
  clinic: z.optional(z.array(z.string())),
});
export type MemberReport = z.infer<typeof MemberReport>;
