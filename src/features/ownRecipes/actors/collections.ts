import { fromPromise } from 'xstate';
import {
  deleteCollection,
  readCollections,
  saveCollection,
} from '../../../../contract/collections.ts';
import type {
  CollectionChange,
  CollectionsChanged,
  CollectionsRead,
} from '../../../../machines/shared/collections.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';

type Client = Pick<Connections, 'client'>;

export const createReadCollections = ({ client }: Client) =>
  fromPromise<CollectionsRead, { recipeId: string | null }>(async ({ input, signal }) => {
    const query = input.recipeId === null ? {} : { recipe: input.recipeId };
    const { collections, recipe = null } = await client.request(readCollections, { query, signal });
    return { collections, recipe };
  });

export const createSaveCollection = ({ client }: Client) =>
  fromPromise<CollectionsChanged, { change: CollectionChange }>(async ({ input, signal }) => {
    const { id, name, recipes } = input.change;
    const answer = await orRefusal(
      client.request(saveCollection, {
        // Made here, so that one that is sent twice is one collection.
        params: { id: id ?? `col-${crypto.randomUUID()}` },
        body: { name, recipes: [...recipes] },
        signal,
      }),
    );
    return 'outcome' in answer ? answer : { outcome: 'done', collections: answer.collections };
  });

export const createDeleteCollection = ({ client }: Client) =>
  fromPromise<CollectionsChanged, { id: string }>(async ({ input, signal }) => {
    const answer = await orRefusal(
      client.request(deleteCollection, { params: { id: input.id }, signal }),
    );
    return 'outcome' in answer ? answer : { outcome: 'done', collections: answer.collections };
  });
