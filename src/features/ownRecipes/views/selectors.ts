import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ownRecipesMachine } from '../../../../machines/ownRecipes/ownRecipes.machine.ts';
import type { recipeWritingMachine } from '../../../../machines/ownRecipes/recipeWriting.machine.ts';

export type OwnRecipesActor = ActorRefFrom<typeof ownRecipesMachine>;
export type RecipeWritingActor = ActorRefFrom<typeof recipeWritingMachine>;
type ListSnapshot = SnapshotFrom<typeof ownRecipesMachine>;
type Snapshot = SnapshotFrom<typeof recipeWritingMachine>;

export type Reading = NonNullable<Snapshot['context']['reading']>;
export type ReadLine = Reading['lines'][number];

export const isWritten = (snapshot: ListSnapshot): boolean =>
  snapshot.matches('writing') || snapshot.matches('writingStopped') || snapshot.matches('kept');

export const isReading = (snapshot: Snapshot): boolean =>
  snapshot.matches({ writing: 'readingRecipe' }) || snapshot.matches({ writing: 'typing' });
export const canSave = (snapshot: Snapshot): boolean => snapshot.can({ type: 'recipe.submitted' });
