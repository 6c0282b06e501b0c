import { cookingMachine } from '../../../machines/recipe/cooking.machine.ts';
import { recipeMachine } from '../../../machines/recipe/recipe.machine.ts';
import type { RecipePlace } from '../../../machines/shared/kitchen.ts';
import type { Connections } from '../../actors/connections.ts';
import { createDrafts } from '../../actors/drafts.ts';
import type { Ports } from '../../actors/ports.ts';
import { createFetchResources } from '../followUp/actors/fetchResources.ts';
import { followUpChart } from '../followUp/chart.ts';
import { createSendToPrinter } from '../planner/actors/shareText.ts';
import { createWakeLock } from '../planner/actors/wakeLock.ts';
import { createCookingAddresses } from './actors/cookingAddresses.ts';
import { createFetchRecipe } from './actors/fetchRecipe.ts';
import { placeIn } from './actors/placeIn.ts';

export const recipeChart = (connections: Connections) =>
  recipeMachine.provide({
    actors: {
      drafts: createDrafts<RecipePlace>('recipe', connections.storage, placeIn),
      fetchRecipe: createFetchRecipe(connections),
      fetchResources: createFetchResources(connections),
      sendToPrinter: createSendToPrinter(),
      followUp: followUpChart(connections),
      cooking: cookingMachine.provide({
        actors: {
          wakeLock: createWakeLock(),
          cookingAddresses: createCookingAddresses(),
        } satisfies Ports<typeof cookingMachine>,
      }),
    } satisfies Ports<typeof recipeMachine>,
  });
