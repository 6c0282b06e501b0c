// What the charts of a person's own recipes keep, and what passes between them and their ports.
import type { OwnReading, OwnRecipe, OwnRecipeHead } from '../../contract/ownRecipes.ts';

export type { OwnReading, OwnRecipe, OwnRecipeHead };

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

export interface OwnRecipeLimits {
  callTimeout: number;
  /** A page of somebody else's may take longer. */
  pageTimeout: number;
  typingDelay: number;
}
