import { fromPromise } from 'xstate';
import { deleteEntry, restoreEntry } from '../../../../contract/history.ts';
import { NotFoundError, RefusalError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';

/** Deletes a history entry; one that is gone already is deleted. */
export const createDeleteEntry = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<void, { entryId: string }>(async ({ input, signal }) => {
    try {
      const { status, message } = await client.request(deleteEntry, {
        params: { id: input.entryId },
        signal,
      });
      if (status !== 'success') throw new RefusalError(message ?? 'The entry was not deleted.');
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
    }
  });

/** Takes a deletion back. */
export const createRestoreEntry = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<void, { entryId: string }>(async ({ input, signal }) => {
    const { status, message } = await client.request(restoreEntry, {
      params: { id: input.entryId },
      signal,
    });
    if (status !== 'success') throw new RefusalError(message ?? 'The entry was not restored.');
  });
