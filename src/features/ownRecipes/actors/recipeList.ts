import { fromPromise } from 'xstate';
import {
  deleteOwnRecipe,
  fetchOwnRecipe,
  listOwnRecipes,
  saveOwnRecipe,
} from '../../../../contract/ownRecipes.ts';
import type { OwnRecipe, OwnRecipeHead } from '../../../../machines/shared/ownRecipes.ts';
import type { Connections } from '../../../actors/connections.ts';

type Client = Pick<Connections, 'client'>;

export const createFetchRecipes = ({ client }: Client) =>
  fromPromise<readonly OwnRecipeHead[]>(
    async ({ signal }) => (await client.request(listOwnRecipes, { signal })).recipes,
  );

/** Read once more before it goes, so that it can come back as it was. */
export const createDeleteRecipe = ({ client }: Client) =>
  fromPromise<OwnRecipe, { id: string }>(async ({ input, signal }) => {
    const params = { id: input.id };
    const { recipe } = await client.request(fetchOwnRecipe, { params, signal });
    await client.request(deleteOwnRecipe, { params, signal });
    return recipe;
  });

export const createRestoreRecipe = ({ client }: Client) =>
  fromPromise<void, { recipe: OwnRecipe }>(async ({ input: { recipe }, signal }) => {
    const { id, text, choices, source_url } = recipe;
    await client.request(saveOwnRecipe, {
      params: { id },
      body: { text, choices, source_url },
      signal,
    });
  });
