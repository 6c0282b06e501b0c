// Recipes that a person wrote, pasted or imported: theirs alone, read into foods and figures as ours are.
import { inSchema } from './say.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Acknowledgement, Status } from './common.ts';
import { Nutrition, RefusedAtTable, CautionAtTable, Sureness, Verdict } from './recipeDetails.ts';

export const Text = z
  .string()
  .check(
    z.maxLength(
      20_000,
      inSchema(
        'ownRecipes.long',
        'Please shorten the recipe: at most 20,000 characters can be read at once.',
      ),
    ),
  );
/** By the line as it is written: a food's key, or 'text' where it stays as it is. */
export const Choices = z
  .record(z.string().check(z.maxLength(300)), z.string().check(z.maxLength(60)))
  .check(
    z.refine((choices) => Object.keys(choices).length <= 100, {
      error: 'A recipe can have at most 100 lines of ingredients.',
    }),
  );
export const SourceUrl = z.nullable(
  z
    .string()
    .check(
      z.maxLength(2000),
      z.regex(/^https?:\/\//i, inSchema('ownRecipes.noAddress', 'This is no web address.')),
    ),
);
export const Id = z
  .string()
  .check(
    z.regex(
      /^own-[a-z0-9-]{8,60}$/,
      inSchema('ownRecipes.id', 'This is not the id of an own recipe.'),
    ),
  );

const Food = z.object({ key: z.string(), name: z.string() });

export const OwnLine = z.object({
  /** As it was written. */
  text: z.string(),
  /** `asked`: we are not sure, and nobody has said yet; `text`: the person left it as it is. Neither is counted. */
  state: z.enum(['read', 'asked', 'text']),
  foods: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      /** Null where the amount is not known. */
      grams: z.nullable(z.number()),
      /** Whether the line gives no amount, and this is our estimate of it. */
      estimated: z.optional(z.boolean()),
    }),
  ),
  doubt: z.nullable(z.enum(['unknown', 'spelling', 'several', 'words'])),
  choices: z.array(Food),
});
export type OwnLine = z.infer<typeof OwnLine>;

export const OwnReading = z.object({
  /** '' where the text has none. */
  title: z.string(),
  servings: z.nullable(z.number()),
  prep: z.number(),
  cook: z.number(),
  /** Whether both are our estimate from the steps, since no line of the text says them. */
  minutes_estimated: z.optional(z.boolean()),
  /** Minutes in which nobody works, as far as the steps tell them. */
  wait: z.optional(z.number()),
  lines: z.array(OwnLine),
  steps: z.array(z.string()),
  sureness: Sureness,
  /** Of one serving, of what is counted. */
  nutrition: Nutrition,
  allergens: z.array(z.string()),
  /** Of the same allergens in their order, for languages beside English. */
  allergen_ids: z.optional(z.array(z.string())),
  cost: z.nullable(
    z.object({ amount: z.number(), low: z.number(), high: z.number(), currency: z.string() }),
  ),
  safety: Verdict,
  refused_at_table: RefusedAtTable,
  caution_at_table: CautionAtTable,
});
export type OwnReading = z.infer<typeof OwnReading>;

export const OwnRecipeHead = z.object({
  id: z.string(),
  title: z.string(),
  /** Hands-on, heat and waiting; 0 where neither the text nor its steps say. */
  minutes: z.number(),
  /** Whether the minutes are our estimate from the steps. */
  minutes_estimated: z.optional(z.boolean()),
  source_url: SourceUrl,
  /** The words of its ingredient lines, without accents and each once, to be searched. */
  words: z.optional(z.string()),
  /** In the list alone, and where the person or somebody at their table has anything to mind. */
  safety: z.optional(Verdict),
  refused_at_table: RefusedAtTable,
  caution_at_table: CautionAtTable,
  /** Whether it has not been looked at yet for them: there are many. */
  unchecked: z.optional(z.boolean()),
  /** In ms. */
  updated_at: z.number(),
});
export type OwnRecipeHead = z.infer<typeof OwnRecipeHead>;
export const OwnRecipe = z.extend(OwnRecipeHead, {
  text: z.string(),
  choices: z.record(z.string(), z.string()),
});
export type OwnRecipe = z.infer<typeof OwnRecipe>;

const path = '/api/own-recipes';
const Body = z.object({ text: Text, choices: Choices });
const params = z.object({ id: Id });
const OwnRecipeAnswer = z.object({ status: Status, recipe: OwnRecipe });

/** Says what is understood of a text and what is not; nothing is stored. */
export const readOwnRecipe = call({
  id: 'readOwnRecipe',
  method: 'POST',
  path: `${path}/reading`,
  scope: 'own_recipes:read',
  summary: 'Read a written recipe into title, servings, foods and steps',
  body: Body,
  answer: z.object({ status: Status, reading: OwnReading }),
});
/** The newest first. */
export const listOwnRecipes = call({
  id: 'listOwnRecipes',
  method: 'GET',
  path,
  scope: 'own_recipes:read',
  summary: "The person's own recipes",
  answer: z.object({ status: Status, recipes: z.array(OwnRecipeHead) }),
});
export const fetchOwnRecipe = call({
  id: 'fetchOwnRecipe',
  method: 'GET',
  path: `${path}/:id`,
  scope: 'own_recipes:read',
  summary: 'An own recipe as it was written',
  params,
  answer: OwnRecipeAnswer,
});
/** The id is the caller's, so that one that is sent twice is one recipe, and one that was deleted can come back. */
export const saveOwnRecipe = call({
  id: 'saveOwnRecipe',
  method: 'PUT',
  path: `${path}/:id`,
  scope: 'own_recipes:write',
  summary: 'Keep an own recipe, new or changed',
  params,
  body: z.extend(Body, { source_url: z.optional(SourceUrl) }),
  answer: z.object({ status: Status, id: z.string() }),
});
export const deleteOwnRecipe = call({
  id: 'deleteOwnRecipe',
  method: 'DELETE',
  path: `${path}/:id`,
  scope: 'own_recipes:write',
  summary: 'Delete an own recipe',
  params,
  answer: Acknowledgement,
});
/** Fetches a page and reads the recipe on it; nothing is stored. A page that cannot be opened, and one without a recipe, are answered with a 422. */
export const importRecipe = call({
  id: 'importRecipe',
  method: 'POST',
  path: `${path}/import`,
  scope: 'own_recipes:write',
  summary: 'Read the recipe of a web page into text',
  body: z.object({
    address: z
      .string()
      .check(
        z.trim(),
        z.minLength(4, inSchema('ownRecipes.address', 'Please enter the address of a web page.')),
        z.maxLength(2000, inSchema('ownRecipes.longAddress', 'This address is too long.')),
      ),
  }),
  answer: z.object({ status: Status, text: z.string(), source_url: z.string() }),
});
