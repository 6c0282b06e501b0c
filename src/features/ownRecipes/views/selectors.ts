import { isFoundBy } from '../../../../domain/ownRecipes.ts';
import { languageNow } from '../../../texts/language.ts';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ownRecipesMachine } from '../../../../machines/ownRecipes/ownRecipes.machine.ts';
import type { recipeFileMachine } from '../../../../machines/ownRecipes/recipeFile.machine.ts';
import type { recipeWritingMachine } from '../../../../machines/ownRecipes/recipeWriting.machine.ts';

export type OwnRecipesActor = ActorRefFrom<typeof ownRecipesMachine>;
export type RecipeWritingActor = ActorRefFrom<typeof recipeWritingMachine>;
export type RecipeFileActor = ActorRefFrom<typeof recipeFileMachine>;
type ListSnapshot = SnapshotFrom<typeof ownRecipesMachine>;
type Snapshot = SnapshotFrom<typeof recipeWritingMachine>;

export type OwnRecipeHead = ListSnapshot['context']['recipes'][number];
export type Reading = NonNullable<Snapshot['context']['reading']>;
export type ReadLine = Reading['lines'][number];

export type FoundRecipe = SnapshotFrom<typeof recipeFileMachine>['context']['found'][number];

export const orders = ['newest', 'name'] as const;

type List = ListSnapshot['context'];
/** Those that are looked for, in the order that is wanted. The server has the newest first. */
export function shownOf({
  recipes,
  query,
  order,
}: Pick<List, 'recipes' | 'query' | 'order'>): readonly OwnRecipeHead[] {
  const found = recipes.filter((recipe) => isFoundBy(recipe, query));
  return order === 'newest'
    ? found
    : found.toSorted((a, b) => a.title.localeCompare(b.title, languageNow(), { numeric: true }));
}

export const isFiled = (snapshot: ListSnapshot): boolean =>
  snapshot.matches('filing') || snapshot.matches('filingStopped');
export const isCollected = (snapshot: ListSnapshot): boolean =>
  snapshot.matches('collecting') || snapshot.matches('collectingStopped');
export const isWritten = (snapshot: ListSnapshot): boolean =>
  snapshot.matches('writing') || snapshot.matches('writingStopped') || snapshot.matches('kept');

export const isReading = (snapshot: Snapshot): boolean =>
  snapshot.matches({ writing: 'readingRecipe' }) || snapshot.matches({ writing: 'typing' });
export const canSave = (snapshot: Snapshot): boolean => snapshot.can({ type: 'recipe.submitted' });
