import { fromPromise } from 'xstate';
import { fetchInstructions } from '../../../../contract/kitchen.ts';
import type { ChosenDish, DishInstructions } from '../../../../machines/shared/kitchen.ts';
import { RefusalError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';

/** How the chosen dish is cooked. */
export const createFetchInstructions = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<DishInstructions, ChosenDish>(async ({ input, signal }) => {
    const {
      instructions,
      error,
      ingredients = [],
      notes = [],
    } = await client.request(fetchInstructions, {
      body: { food_analysis_id: input.analysisId, food_choice_index: String(input.index) },
      signal,
    });
    if (error !== undefined) throw new RefusalError(error);
    return { text: instructions, ingredients, notes };
  });
