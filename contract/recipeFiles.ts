// Files of other programs: what they hold is read into texts and shown, and kept only where the person says so.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Status } from './common.ts';
import { recipeFiles } from './constants.ts';
import { Choices, Id, SourceUrl, Text } from './ownRecipes.ts';
import { RefusedAtTable, CautionAtTable, Verdict } from './recipeDetails.ts';

export const FoundRecipe = z.object({
  /** In the form that is written, and that can be changed once it is kept. */
  text: z.string(),
  source_url: SourceUrl,
  title: z.string(),
  /** Hands-on, heat and waiting; 0 where the file does not say. */
  minutes: z.number(),
  /** Whether the minutes are our estimate from the steps. */
  minutes_estimated: z.optional(z.boolean()),
  servings: z.nullable(z.number()),
  /** How many lines of ingredients there are, and how many of them are counted. */
  lines: z.number(),
  counted: z.number(),
  steps: z.number(),
  /** Lines of which we are not sure, the first of them. */
  unsure: z.array(z.string()),
  safety: Verdict,
  refused_at_table: RefusedAtTable,
  caution_at_table: CautionAtTable,
  /** Whether the person has one of this name already. */
  known: z.boolean(),
});
export type FoundRecipe = z.infer<typeof FoundRecipe>;

const Kept = z.object({
  id: Id,
  text: Text,
  choices: Choices,
  source_url: SourceUrl,
});

/** Nothing is stored. A file that cannot be read, and one without a recipe, are answered with a 422. */
export const readRecipeFile = call({
  id: 'readRecipeFile',
  method: 'POST',
  path: '/api/own-recipes/file',
  encoding: 'multipart',
  file: 'recipes',
  summary: 'Read the recipes of a file of another program',
  body: z.object({}),
  answer: z.object({
    status: Status,
    recipes: z.array(FoundRecipe),
    /** Recipes beyond the most that are read of one file. */
    more: z.number(),
    /** Parts of the file that held no recipe which could be read. */
    unread: z.number(),
  }),
});
/** In their order, as far as there is room: what did not fit is told in `message`. The ids are the caller's, as with one. */
export const keepOwnRecipes = call({
  id: 'keepOwnRecipes',
  method: 'POST',
  path: '/api/own-recipes',
  scope: 'own_recipes:write',
  summary: 'Keep several own recipes',
  body: z.object({
    recipes: z.array(Kept).check(z.minLength(1), z.maxLength(recipeFiles.together)),
  }),
  answer: z.object({
    status: Status,
    /** How many of them, from the first on. */
    kept: z.number(),
    message: z.nullable(z.string()),
  }),
});
