// What a person says of a recipe, ours or their own: a favourite, or not again.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Status } from './common.ts';

export const markKinds = ['favourite', 'not_again'] as const;
const Kind = z.enum(markKinds);
export type MarkKind = z.infer<typeof Kind>;

export const RecipeMark = z.object({
  recipe_id: z.string(),
  mark: Kind,
  title: z.string(),
  /** '' of one of their own. */
  cuisine: z.string(),
  /** Hands-on, heat and waiting. */
  minutes: z.number(),
  /** Whether the minutes are our estimate from the steps. */
  minutes_estimated: z.optional(z.boolean()),
  /** Since when, in ms. */
  since: z.number(),
});
export type RecipeMark = z.infer<typeof RecipeMark>;

/** The newest first. */
export const MarksAnswer = z.object({ status: Status, marks: z.array(RecipeMark) });
export type MarksAnswer = z.infer<typeof MarksAnswer>;

export const readMarks = call({
  id: 'readMarks',
  method: 'GET',
  path: '/api/marks',
  scope: 'own_recipes:read',
  summary: "The person's favourites, and what they do not want again",
  answer: MarksAnswer,
});
/** Says how it is afterwards, so that one that is sent twice counts once; null takes the mark away. Answers all marks. */
export const markRecipe = call({
  id: 'markRecipe',
  method: 'PUT',
  path: '/api/marks',
  summary: 'Mark a recipe as a favourite or as not wanted again',
  body: z.object({
    recipe_id: z.string().check(z.minLength(1), z.maxLength(100)),
    mark: z.nullable(Kind),
  }),
  answer: MarksAnswer,
});
