// What people keep of their own kitchens.
import type { MarkKind } from '../../../contract/marks.ts';

/** SQLite knows no boolean. */
export type Flag = 0 | 1;

/** What a person says of a recipe of ours. */
export interface RecipeMarksTable {
  user_id: string;
  recipe_id: string;
  mark: MarkKind;
  since_at: number;
}

/** A recipe of a person's own. */
export interface OwnRecipesTable {
  user_id: string;
  /** The caller's: two people may have the same. */
  id: string;
  /** As it was read when it was kept, for the list. */
  title: string;
  minutes: number;
  /** 1: these are our estimate from the steps. */
  minutes_estimated: number;
  text: string;
  /** JSON: what the person said of lines. */
  choices: string;
  /** Of its ingredient lines; null where it was kept before it could be found by them. */
  words: string | null;
  source_url: string | null;
  created_at: number;
  updated_at: number;
}

/** A named collection of recipes. */
export interface CollectionsTable {
  user_id: string;
  /** The caller's: two people may have the same. */
  id: string;
  name: string;
  /** JSON: ids of recipes, ours and their own, in the person's order. */
  recipes: string;
  created_at: number;
  updated_at: number;
}

/** What a person has at home. A staple has a row only where the person said something of it. */
export interface PantryItemsTable {
  user_id: string;
  /** The food's key; `own:` and the person's words; or `staple:` and the key. */
  id: string;
  food_key: string | null;
  words: string;
  grams: number | null;
  use_by: string | null;
  use_first: Flag;
  staple: Flag;
  /** 0 for a staple that the person does not have. */
  at_hand: Flag;
  since_at: number;
}
