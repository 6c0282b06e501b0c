import { historyEntryMachine } from '../../../machines/historyEntry.machine.ts';
import { historyListMachine } from '../../../machines/historyList.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createDeleteEntry, createRestoreEntry } from '../../actors/deleteEntry.ts';
import { createFetchEntry, createFetchHistory } from '../../actors/fetchHistory.ts';
import { createRemovePhotos } from '../../actors/keepPhoto.ts';
import type { Ports } from '../ports.ts';

const deletion = (connections: Connections) => ({ deleteEntry: createDeleteEntry(connections), restoreEntry: createRestoreEntry(connections) });

export const historyListChart = (connections: Connections) =>
  historyListMachine.provide({ actors: { fetchHistory: createFetchHistory(connections), ...deletion(connections) } satisfies Ports<typeof historyListMachine> });

export const historyEntryChart = (connections: Connections) =>
  historyEntryMachine.provide({ actors: { fetchEntry: createFetchEntry(connections), removePhotos: createRemovePhotos(connections), ...deletion(connections) } satisfies Ports<typeof historyEntryMachine> });
