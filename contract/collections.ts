// Named collections of recipes, ours and the person's own, each in the order that the person gave it.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Status, text } from './common.ts';
import { collections as limits } from './constants.ts';
import { CautionAtTable, RefusedAtTable, Verdict } from './recipeDetails.ts';
import { inSchema } from './say.ts';

const RecipeId = z.string().check(z.minLength(1), z.maxLength(100));

export const CollectedRecipe = z.object({
  recipe_id: z.string(),
  title: z.string(),
  /** Hands-on, heat and waiting. */
  minutes: z.number(),
  /** Whether the minutes are our estimate from the steps. */
  minutes_estimated: z.optional(z.boolean()),
  /** Of the recipe for the person; absent where nobody has anything to mind. */
  safety: z.optional(Verdict),
  refused_at_table: z.optional(RefusedAtTable),
  caution_at_table: z.optional(CautionAtTable),
  /** There was no time to check one of the person's own this time: with the next look. */
  unchecked: z.optional(z.boolean()),
});
export type CollectedRecipe = z.infer<typeof CollectedRecipe>;

export const Collection = z.object({
  id: z.string(),
  name: z.string(),
  recipes: z.array(CollectedRecipe),
});
export type Collection = z.infer<typeof Collection>;

/** In the order in which they were made. */
export const CollectionsAnswer = z.object({ status: Status, collections: z.array(Collection) });

const path = '/api/collections';
const params = z.object({
  id: z
    .string()
    .check(
      z.regex(
        /^col-[a-z0-9-]{8,60}$/,
        inSchema('collections.id', 'This is not the id of a collection.'),
      ),
    ),
});

/** With `recipe`: what is shown of that recipe as well; null where there is no such recipe. */
export const readCollections = call({
  id: 'readCollections',
  method: 'GET',
  path,
  scope: 'own_recipes:read',
  summary: "The person's collections of recipes",
  query: z.object({ recipe: z.optional(RecipeId) }),
  answer: z.extend(CollectionsAnswer, { recipe: z.optional(z.nullable(CollectedRecipe)) }),
});
/**
 * Says how it is afterwards: its name and what it holds, in this order. The id is the caller's, so that one that is sent
 * twice is one collection, and one that was deleted can come back. Answers all collections.
 */
export const saveCollection = call({
  id: 'saveCollection',
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Keep a collection of recipes, new or changed',
  params,
  body: z.object({
    name: text(limits.nameLength, inSchema('collections.name', 'Please name the collection.')),
    recipes: z.array(RecipeId).check(
      z.maxLength(
        limits.recipes,
        inSchema('collections.long', `A collection can hold ${limits.recipes} recipes.`, {
          most: limits.recipes,
        }),
      ),
    ),
  }),
  answer: CollectionsAnswer,
});
/** The recipes themselves stay. Answers the collections that are left. */
export const deleteCollection = call({
  id: 'deleteCollection',
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a collection of recipes',
  params,
  answer: CollectionsAnswer,
});
