import { ownRecipesMachine } from '../../../machines/ownRecipes/ownRecipes.machine.ts';
import { collectionsMachine } from '../../../machines/ownRecipes/collections.machine.ts';
import { recipeFileMachine } from '../../../machines/ownRecipes/recipeFile.machine.ts';
import { recipePhotoMachine } from '../../../machines/ownRecipes/recipePhoto.machine.ts';
import { recipeWritingMachine } from '../../../machines/ownRecipes/recipeWriting.machine.ts';
import type { WrittenRecipe } from '../../../machines/shared/ownRecipes.ts';
import type { Connections } from '../../actors/connections.ts';
import { createDrafts } from '../../actors/drafts.ts';
import type { Ports } from '../../actors/ports.ts';
import { recipeMarksChart } from '../marks/chart.ts';
import {
  createDeleteCollection,
  createReadCollections,
  createSaveCollection,
} from './actors/collections.ts';
import { createKeepRecipes, createReadFile } from './actors/recipeFile.ts';
import {
  createDeleteRecipe,
  createFetchRecipes,
  createRestoreRecipe,
} from './actors/recipeList.ts';
import {
  createFetchOwnRecipe,
  createFetchPage,
  createReadRecipe,
  createSaveRecipe,
} from './actors/recipeText.ts';
import { createPreparePage, createReadPhoto } from './actors/recipePhoto.ts';
import { writtenIn } from './actors/writtenIn.ts';

export const ownRecipesChart = (connections: Connections) =>
  ownRecipesMachine.provide({
    actors: {
      fetchRecipes: createFetchRecipes(connections),
      deleteRecipe: createDeleteRecipe(connections),
      restoreRecipe: createRestoreRecipe(connections),
      recipeMarks: recipeMarksChart(connections),
      recipeWriting: recipeWritingMachine.provide({
        actors: {
          drafts: createDrafts<WrittenRecipe>('ownRecipe', connections.storage, writtenIn),
          fetchRecipe: createFetchOwnRecipe(connections),
          readRecipe: createReadRecipe(connections),
          fetchPage: createFetchPage(connections),
          saveRecipe: createSaveRecipe(connections),
          recipePhoto: recipePhotoMachine.provide({
            actors: {
              prepareImage: createPreparePage(),
              readPhoto: createReadPhoto(connections),
            } satisfies Ports<typeof recipePhotoMachine>,
          }),
        } satisfies Ports<typeof recipeWritingMachine>,
      }),
      collections: collectionsMachine.provide({
        actors: {
          readCollections: createReadCollections(connections),
          saveCollection: createSaveCollection(connections),
          deleteCollection: createDeleteCollection(connections),
        } satisfies Ports<typeof collectionsMachine>,
      }),
      recipeFile: recipeFileMachine.provide({
        actors: {
          readFile: createReadFile(connections),
          keepRecipes: createKeepRecipes(connections),
        } satisfies Ports<typeof recipeFileMachine>,
      }),
    } satisfies Ports<typeof ownRecipesMachine>,
  });
