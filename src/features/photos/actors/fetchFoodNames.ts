import { fromPromise } from 'xstate';
import { findFoods, findIngredients } from '../../../../contract/detection.ts';
import type { Pick as Food } from '../../../../machines/shared/photo.ts';
import type { Connections } from '../../../actors/connections.ts';

const few = 8;
const longest = 100;

/** What the catalogue knows by the beginning of a name. */
export const createFetchOptions = (
  { client }: Pick<Connections, 'client'>,
  of: 'foods' | 'ingredients',
) =>
  fromPromise<readonly Food[], { query: string }>(async ({ input, signal }) => {
    const query = { q: input.query.trim().slice(0, longest), limit: few };
    const { items } = await client.request(of === 'foods' ? findFoods : findIngredients, {
      query,
      signal,
    });
    return items;
  });
