import { fromPromise } from 'xstate';
import { processIngredients } from '../../contract/kitchen.ts';
import type { Analysis } from '../../machines/shared/kitchen.ts';
import type { Connections } from './connections.ts';

/** What the kitchen reads in a typed list, and the dishes it suggests. */
export const createProcessIngredients = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<Analysis, { list: string }>(({ input, signal }) =>
    client.request(processIngredients, { body: { image_or_ingredient_list: 'ingredient_list', ingredient_list: input.list }, signal }),
  );
