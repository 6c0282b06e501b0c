import { fromPromise } from 'xstate';
import {
  fetchOwnRecipe,
  importRecipe,
  readOwnRecipe,
  saveOwnRecipe,
} from '../../../../contract/ownRecipes.ts';
import { ownPrefix } from '../../../../domain/ownRecipes.ts';
import type {
  OwnReading,
  OwnRecipe,
  PageFetched,
  RecipeSaved,
  WrittenRecipe,
} from '../../../../machines/shared/ownRecipes.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';

type Client = Pick<Connections, 'client'>;

export const createFetchOwnRecipe = ({ client }: Client) =>
  fromPromise<OwnRecipe, { id: string }>(
    async ({ input: { id }, signal }) =>
      (await client.request(fetchOwnRecipe, { params: { id }, signal })).recipe,
  );

export const createReadRecipe = ({ client }: Client) =>
  fromPromise<OwnReading, Pick<WrittenRecipe, 'text' | 'choices'>>(
    async ({ input: { text, choices }, signal }) =>
      (await client.request(readOwnRecipe, { body: { text, choices: { ...choices } }, signal }))
        .reading,
  );

export const createFetchPage = ({ client }: Client) =>
  fromPromise<PageFetched, { address: string }>(({ input: { address }, signal }) =>
    orRefusal(
      client
        .request(importRecipe, { body: { address }, signal })
        .then(({ text, source_url: sourceUrl }) => ({
          outcome: 'fetched' as const,
          text,
          sourceUrl,
        })),
    ),
  );

/** Sent again after an answer that was lost, it is one recipe: the same text has the same new id. */
export const createSaveRecipe = ({ client }: Client, newId = () => crypto.randomUUID()) => {
  let made: { text: string; id: string } | null = null;
  return fromPromise<RecipeSaved, WrittenRecipe>(({ input, signal }) => {
    const { text, choices, sourceUrl } = input;
    if (input.id === null && made?.text !== text) made = { text, id: `${ownPrefix}${newId()}` };
    const id = input.id ?? made?.id ?? '';
    return orRefusal(
      client
        .request(saveOwnRecipe, {
          params: { id },
          body: { text, choices: { ...choices }, source_url: sourceUrl },
          signal,
        })
        .then(() => ({ outcome: 'saved' as const, id })),
    );
  });
};
