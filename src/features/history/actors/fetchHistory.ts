import { fromPromise } from 'xstate';
import {
  fetchEntry,
  fetchHistory,
  foreignAnswer,
  historyPage,
} from '../../../../contract/history.ts';
import type { EntryAnswer, HistoryAnswer, Recalled } from '../../../../machines/shared/history.ts';
import {
  ApiError,
  AuthenticationError,
  NotFoundError,
  SessionExpiredError,
} from '../../../api/errors.ts';
import { readEntries, type ReadEntry } from '../../../api/readHistory.ts';
import type { Connections } from '../../../actors/connections.ts';

type WithClient = Pick<Connections, 'client'>;

const longestQuery = 200;
const longestId = 60;

/** A message that says nothing is none (HIST-04, HIST-09). */
const wordsOf = (message: string | null | undefined) => message?.trim() || undefined;

/** One page of the history, of entries with these words in them. */
export const createFetchHistory = ({ client }: WithClient) =>
  fromPromise<HistoryAnswer, { query: string; cursor: string | null }>(
    async ({ input: { query, cursor }, signal }) => {
      const q = query.slice(0, longestQuery);
      try {
        const answer = await client.request(
          { ...fetchHistory, answer: foreignAnswer },
          {
            query: {
              ...historyPage,
              ...(q === '' ? {} : { q }),
              ...(cursor === null ? {} : { cursor }),
            },
            signal,
          },
        );
        if (answer.status !== 'success')
          return { outcome: 'refused', message: wordsOf(answer.message) };
        return {
          outcome: 'listed',
          page: { items: readEntries(answer), cursor: answer.next_cursor ?? null },
        };
      } catch (error) {
        if (error instanceof SessionExpiredError || error instanceof AuthenticationError)
          return { outcome: 'unauthenticated' };
        if (error instanceof ApiError) return { outcome: 'refused', message: error.message };
        throw error;
      }
    },
  );

type Found = { outcome: 'found'; item: ReadEntry } | Exclude<EntryAnswer, { outcome: 'found' }>;

async function find({ client }: WithClient, id: string, signal: AbortSignal): Promise<Found> {
  if (id.length > longestId) return { outcome: 'absent' };
  try {
    const answer = await client.request(
      { ...fetchEntry, answer: foreignAnswer },
      { params: { id }, signal },
    );
    if (answer.status !== 'success')
      return { outcome: 'refused', message: wordsOf(answer.message) };
    const entries = readEntries(answer);
    const item = entries.find((each) => each.id === id) ?? entries[0];
    return item === undefined ? { outcome: 'absent' } : { outcome: 'found', item };
  } catch (error) {
    if (error instanceof NotFoundError) return { outcome: 'absent' };
    throw error;
  }
}

/** One entry of the history. */
export const createFetchEntry = (connections: WithClient) =>
  fromPromise<EntryAnswer, { entryId: string }>(({ input, signal }) =>
    find(connections, input.entryId, signal),
  );

/** What an entry brings along when it is cooked again; without names there is nothing to begin with. */
export const createFetchRecalled = (connections: WithClient) =>
  fromPromise<Recalled, { entryId: string }>(async ({ input, signal }) => {
    const answer = await find(connections, input.entryId, signal);
    if (answer.outcome !== 'found' || !answer.item.names?.length) return { outcome: 'absent' };
    const { analysisId, names, heard } = answer.item;
    return {
      outcome: 'found',
      analysisId: analysisId ?? '',
      names: [...names, ...(heard ?? [])],
    };
  });
