import { fromPromise } from 'xstate';
import { annotateEntry } from '../../../../contract/history.ts';
import { RefusalError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';

/** Keeps a person's note and stars with an entry of their history. */
export const createSaveNote = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<void, { entryId: string; note: string; rating: number | null }>(
    async ({ input: { entryId, note, rating }, signal }) => {
      const { status, message } = await client.request(annotateEntry, {
        params: { id: entryId },
        body: { note, rating },
        signal,
      });
      if (status !== 'success') throw new RefusalError(message ?? 'The note was not kept.');
    },
  );
