// What the chart of collections keeps, and what passes between it and its ports.
import type { CollectedRecipe, Collection } from '../../contract/collections.ts';

export type { CollectedRecipe, Collection };

/** `recipe`: what is put into collections, where that is the page; null where there is no such recipe, or none is meant. */
export interface CollectionsRead {
  collections: readonly Collection[];
  recipe: CollectedRecipe | null;
}
/** How a collection is to be; a new one has no id yet. */
export interface CollectionChange {
  id: string | null;
  name: string;
  recipes: readonly string[];
}
export type CollectionsChanged =
  | { outcome: 'done'; collections: readonly Collection[] }
  | { outcome: 'refused'; message?: string | undefined };
