import { cookingMachine } from '../../../machines/recipe/cooking.machine.ts';
import { dishLeftMachine } from '../../../machines/pantry/dishLeft.machine.ts';
import { pantryUseMachine } from '../../../machines/pantry/pantryUse.machine.ts';
import { voiceControlMachine } from '../../../machines/recipe/voiceControl.machine.ts';
import { recipeMachine } from '../../../machines/recipe/recipe.machine.ts';
import { mealAddingMachine } from '../../../machines/recipe/mealAdding.machine.ts';
import { recipeSwapsMachine } from '../../../machines/recipe/recipeSwaps.machine.ts';
import { recipeActionsMachine } from '../../../machines/recipe/recipeActions.machine.ts';
import type { RecipePlace } from '../../../machines/shared/kitchen.ts';
import { createConnectionReturns } from '../../actors/connectionReturns.ts';
import type { Connections } from '../../actors/connections.ts';
import { createDrafts } from '../../actors/drafts.ts';
import type { Ports } from '../../actors/ports.ts';
import { createPantrySource } from '../pantry/actors/pantrySource.ts';
import { createFetchResources } from '../followUp/actors/fetchResources.ts';
import { followUpChart } from '../followUp/chart.ts';
import { recipeMarksChart } from '../marks/chart.ts';
import { createSendToPrinter } from '../planner/actors/shareText.ts';
import { createWakeLock } from '../planner/actors/wakeLock.ts';
import { createCookingAddresses, createCookingReturns } from './actors/cookingAddresses.ts';
import { createFetchPage, createFetchRecipe } from './actors/fetchRecipe.ts';
import { placeIn } from './actors/placeIn.ts';
import { createFetchWeeks, createPlanRest, createSaveMeal } from './actors/mealWeeks.ts';
import { createKeepOnList } from './actors/keepOnList.ts';
import { createUnitChoices } from './actors/unitChoices.ts';
import { createSwapsAddress } from './actors/swapsAddress.ts';
import { createReadSupport, createSpokenCommands } from './actors/spokenCommands.ts';
import { createShareLines, createShareRecipePage } from './actors/shareLink.ts';

const cookingChart = () =>
  cookingMachine.provide({
    actors: {
      wakeLock: createWakeLock(),
      cookingAddresses: createCookingAddresses(),
      voiceControl: voiceControlMachine.provide({
        actors: {
          readSupport: createReadSupport(),
          spokenCommands: createSpokenCommands(),
        } satisfies Ports<typeof voiceControlMachine>,
      }),
    } satisfies Ports<typeof cookingMachine>,
  });

export const recipeChart = (connections: Connections) =>
  recipeMachine.provide({
    actors: {
      drafts: createDrafts<RecipePlace>('recipe', connections.storage, placeIn),
      fetchRecipe: createFetchPage(connections),
      connectionReturns: createConnectionReturns(),
      fetchResources: createFetchResources(connections),
      recipeActions: recipeActionsMachine.provide({
        actors: {
          recipeMarks: recipeMarksChart(connections),
          shareRecipe: createShareRecipePage(),
          shareLines: createShareLines(),
          keepOnList: createKeepOnList(connections),
          mealAdding: mealAddingMachine.provide({
            actors: {
              fetchWeeks: createFetchWeeks(connections),
              saveMeal: createSaveMeal(connections),
              planRest: createPlanRest(connections),
            } satisfies Ports<typeof mealAddingMachine>,
          }),
          sendToPrinter: createSendToPrinter(),
        } satisfies Ports<typeof recipeActionsMachine>,
      }),
      unitChoices: createUnitChoices(connections.storage),
      cookingReturns: createCookingReturns(),
      recipeSwaps: recipeSwapsMachine.provide({
        actors: {
          fetchRecipe: createFetchRecipe(connections),
          swapsAddress: createSwapsAddress(),
        } satisfies Ports<typeof recipeSwapsMachine>,
      }),
      followUp: followUpChart(connections),
      cooking: cookingChart(),
      pantryUse: pantryUseMachine.provide({
        actors: { pantrySource: createPantrySource(connections) } satisfies Ports<
          typeof pantryUseMachine
        >,
      }),
      dishLeft: dishLeftMachine.provide({
        actors: { pantrySource: createPantrySource(connections) } satisfies Ports<
          typeof dishLeftMachine
        >,
      }),
    } satisfies Ports<typeof recipeMachine>,
  });
