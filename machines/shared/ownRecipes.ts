// What the charts of a person's own recipes keep, and what passes between them and their ports.
import type { FoundRecipe } from '../../contract/recipeFiles.ts';
import type { RecipePage } from '../../contract/recipePhotos.ts';
import type { OwnReading, OwnRecipe, OwnRecipeHead } from '../../contract/ownRecipes.ts';
import type { PhotoLimits } from './photo.ts';

export type { OwnReading, OwnRecipe, OwnRecipeHead, RecipePage };
/** A recipe of a file of another program, before it is kept. */
export type FileRecipe = FoundRecipe;

/** What is written of a recipe; without an id it is a new one. */
export interface WrittenRecipe {
  id: string | null;
  text: string;
  /** By the line as it is written: a food's key, or 'text'. */
  choices: Readonly<Record<string, string>>;
  sourceUrl: string | null;
}

export type PageFetched =
  | { outcome: 'fetched'; text: string; sourceUrl: string }
  | { outcome: 'refused'; message?: string | undefined };
export type RecipeSaved =
  | { outcome: 'saved'; id: string }
  | { outcome: 'refused'; message?: string | undefined };

/** A file as the browser hands it over. Charts keep it, actors alone look inside. */
export interface PickedFile {
  readonly name: string;
  readonly size: number;
}
export type FileRead =
  | { outcome: 'read'; recipes: readonly FileRecipe[]; more: number; unread: number }
  | { outcome: 'refused'; message?: string | undefined };
/** How many of what was sent are kept, in their order, and why the rest is not. */
export interface RecipesKept {
  kept: number;
  message?: string | undefined;
}

export type PageRead =
  | { outcome: 'read'; page: RecipePage }
  | { outcome: 'refused'; message?: string | undefined };
/** From the chart of the photo to the one of the text box. */
export interface PhotoRead {
  type: 'photo.read';
  text: string;
}
export type RecipePhotoLimits = Pick<
  PhotoLimits,
  'imageBytes' | 'preparationTimeout' | 'aiTimeout'
>;

export interface OwnRecipeLimits {
  callTimeout: number;
  /** A page of somebody else's may take longer. */
  pageTimeout: number;
  typingDelay: number;
  /** A file is large, and its recipes are many. */
  fileTimeout: number;
  fileBytes: number;
  photo: RecipePhotoLimits;
}

/** The newest first, or by name. */
export type RecipeOrder = 'newest' | 'name';

export interface QueryChanged {
  type: 'query.changed';
  query: string;
}
export interface OrderChosen {
  type: 'order.chosen';
  order: RecipeOrder;
}

export interface OwnRecipesContext {
  path: string;
  recipes: readonly OwnRecipeHead[];
  /** What is looked for among them, as it was typed. */
  query: string;
  order: RecipeOrder;
  /** What is being deleted. */
  subject: string | null;
  /** What was deleted last, and can be had back. */
  removed: OwnRecipe | null;
  limits: OwnRecipeLimits;
}
