// The catalogue's recipes, for adding a meal to a plan by hand.
import { inSchema } from './say.ts';
import * as z from 'zod/mini';
import { slots } from '../domain/slots.ts';
import { call } from './call.ts';
import { Status } from './common.ts';
import { InstructionsAnswer, Nutrition, Verdict } from './kitchen.ts';
import { Note } from './notes.ts';
import { PlannedMeal } from './plans.ts';
import { CautionAtTable, RefusedAtTable } from './recipeDetails.ts';
import { SwapList } from './swapList.ts';

export const FoundRecipe = z.object({
  recipe_id: z.string(),
  title: z.string(),
  description: z.string(),
  cuisine: z.string(),
  meal_types: z.array(z.enum(slots)),
  /** Hands-on, heat and waiting, minutes. */
  minutes: z.number(),
  /** What the image service is asked for (`q`). */
  picture: z.string(),
  /** Of one serving. */
  nutrition: Nutrition,
  allergens: z.array(z.string()),
  /** Never 'refuse': what does not fit is left out. `reasons` says what to mind. */
  safety: Verdict,
  reasons: z.array(Note),
  /** What a plan's slot takes, for the number of people in the settings: its `<slot>`, `<slot>_ingredients` and `<slot>_meal`. */
  text: z.string(),
  ingredients: z.array(z.string()),
  meal: PlannedMeal,
});
export type FoundRecipe = z.infer<typeof FoundRecipe>;

/** `left_out`: dishes that were found and do not fit the health settings, or somebody who eats along. */
export const RecipesAnswer = z.object({
  status: Status,
  recipes: z.array(FoundRecipe),
  left_out: z.int(),
  notes: z.array(Note),
});
export type RecipesAnswer = z.infer<typeof RecipesAnswer>;

/** Without `q` the dishes that are nearest to the person: of their country first. */
export const searchRecipes = call({
  id: 'searchRecipes',
  method: 'GET',
  path: '/api/recipes',
  scope: 'recipes:read',
  summary: 'Dishes of the catalogue by name, that fit the person',
  query: z.object({
    q: z.optional(
      z
        .string()
        .check(
          z.maxLength(
            200,
            inSchema('recipes.longSearch', 'Please search with at most 200 characters.'),
          ),
        ),
    ),
    type: z.optional(z.enum(slots)),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))),
    /** A condition in the person's words, beside what the settings say. */
    sickness: z.optional(z.string().check(z.maxLength(500))),
  }),
  answer: RecipesAnswer,
});

/** One of our recipes by its id, written out for the person who asks. What their health settings refuse is answered with a 422. */
export const fetchRecipe = call({
  id: 'fetchRecipe',
  method: 'GET',
  path: '/api/recipes/:recipe',
  scope: 'recipes:read',
  summary: 'A recipe of the catalogue, written out for the person',
  params: z.object({ recipe: z.string().check(z.maxLength(100)) }),
  query: z.object({
    swaps: z.optional(SwapList),
    /** The entry of the history that is cooked again: what its list said of health counts too. */
    record_id: z.optional(z.string().check(z.maxLength(60))),
  }),
  answer: InstructionsAnswer,
});

/** The part of such a refusal that says why. */
export const RefusedDish = z.object({ reasons: z.array(Note) });

/** The same as a plan's slot takes it, for so many servings. What the person's health settings refuse is answered with a 422; what somebody who eats along must not eat is said. */
export const RecipeMealAnswer = z.object({
  status: Status,
  text: z.string(),
  ingredients: z.array(z.string()),
  meal: PlannedMeal,
  meal_types: z.array(z.enum(slots)),
  safety: Verdict,
  refused_at_table: RefusedAtTable,
  caution_at_table: CautionAtTable,
});
export const fetchRecipeMeal = call({
  id: 'fetchRecipeMeal',
  method: 'GET',
  path: '/api/recipes/:recipe/meal',
  scope: 'recipes:read',
  summary: 'A recipe of the catalogue as a meal of a plan',
  params: z.object({ recipe: z.string().check(z.maxLength(100)) }),
  query: z.object({
    /** A fraction where it follows from what is at hand. */
    servings: z.optional(z.coerce.number().check(z.minimum(0.5), z.maximum(20))),
    swaps: z.optional(SwapList),
  }),
  answer: RecipeMealAnswer,
});
