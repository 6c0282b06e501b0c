// Recipes on photos: the words of a page are read into text, to be corrected by the person. Nothing is kept.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Status } from './common.ts';

export const RecipePage = z.object({
  /** Line by line, each across the whole page. */
  text: z.string(),
  /** Where the page seems to have columns: the same words, one column after the other. Else null. */
  columns: z.nullable(z.string()),
  /** Lines in which something is likely wrong, the first of them. */
  unsure: z.array(z.string()),
  /** Whether the whole was hard to read. */
  hard_to_read: z.boolean(),
});
export type RecipePage = z.infer<typeof RecipePage>;

/** Nothing is stored, the photo neither. One on which no words can be made out is answered with a 422. */
export const readRecipePhoto = call({
  id: 'readRecipePhoto',
  method: 'POST',
  path: '/api/own-recipes/photo',
  encoding: 'multipart',
  summary: 'Read the words of a photo of a recipe into text',
  body: z.object({}),
  answer: z.object({ status: Status, page: RecipePage }),
});
