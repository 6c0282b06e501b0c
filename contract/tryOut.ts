// The kitchen tried without an account: one list in, three dishes out, nothing kept.
import { inSchema } from './say.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Status, text } from './common.ts';
import { tryOut } from './constants.ts';
import { HealthQuestion, Settings } from './settings.ts';
import { Note, Term } from './notes.ts';
import { Enough, SwapMark } from './recipeDetails.ts';

/** As much of a suggestion as its card shows; the rest stands on the recipe's page, which is open to anyone. */
export const TriedDish = z.object({
  recipe_id: z.string(),
  title: z.string(),
  /** A path of ours, or an https address. */
  picture: z.string(),
  /** From the first cut to the table, waiting included; and what of it is work. */
  minutes: z.number(),
  hands_on: z.number(),
  /** Of one serving. */
  energy_kcal: z.number(),
  /** Named in the list, and named by the recipe. */
  have: z.array(z.string()),
  /** A food of the list in place of the recipe's. */
  swaps: z.array(SwapMark),
  /** To be bought. */
  need: z.array(z.string()),
  need_keys: z.optional(z.array(z.string())),
  /** Where less is at hand than the recipe names: for how many it is enough, or how much more to get. */
  enough: z.nullable(Enough),
  safety: z.object({ verdict: z.enum(['fit', 'caution']), reasons: z.array(Note) }),
});
export type TriedDish = z.infer<typeof TriedDish>;

export const TryAnswer = z.object({
  status: Status,
  /** What the list speaks of; every dish is held against it. */
  heard: z.array(
    z.object({
      kind: z.enum(['condition', 'diet', 'medicine']),
      id: z.string(),
      name: z.string(),
    }),
  ),
  /** Allergens and foods that no dish holds, by what the list says. */
  left_out: z.array(z.string()),
  /** What they are in the catalogue, in the same order; null for a person's own words. */
  left_out_terms: z.optional(z.array(z.nullable(Term))),
  /** What was understood neither as food nor as health, as it was written. While there is any, or a question is open, nothing is called a fit. */
  not_understood: z.array(z.string()),
  open_health_questions: z.int(),
  /** The first of them; an answer goes to `answers` with the list. */
  health_questions: z.optional(z.array(HealthQuestion)),
  /** Asked before any dish: something does harm, and nobody knows which food it is. The answers are sent with the list again. */
  food_questions: z.optional(z.array(HealthQuestion)),
  dishes: z.array(TriedDish),
  notes: z.array(Note),
});
export type TryAnswer = z.infer<typeof TryAnswer>;

export const tryList = call({
  id: 'tryList',
  method: 'POST',
  path: '/api/try',
  auth: 'none',
  summary: 'Three dishes for a typed list, without an account; nothing is stored',
  body: z.object({
    list: text(tryOut.characters, inSchema('tryOut.missing', 'Please type what you have.')),
    /** To `food_questions`, by their ids. */
    answers: Settings.shape.answers,
    /** The hour at the visitor's clock. */
    hour: z.optional(z.int().check(z.minimum(0), z.maximum(23))),
  }),
  answer: TryAnswer,
});
