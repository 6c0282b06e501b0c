import { fromPromise } from 'xstate';
import { annotateEntry } from '../../../../contract/history.ts';
import { ApiError, RefusalError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';

/** Keeps a person's note and stars with an entry of their history. */
export const createSaveNote = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<'kept' | 'gone', { entryId: string; note: string; rating: number | null }>(
    async ({ input: { entryId, note, rating }, signal }) => {
      try {
        const { status, message } = await client.request(annotateEntry, {
          params: { id: entryId },
          body: { note, rating },
          signal,
        });
        if (status !== 'success') throw new RefusalError(message ?? 'The note was not kept.');
        return 'kept';
      } catch (error) {
        if (error instanceof ApiError && error.code === 'notFound') return 'gone';
        throw error;
      }
    },
  );
