import { entryDeletionMachine } from '../../../machines/history/entryDeletion.machine.ts';
import { historyEntryMachine } from '../../../machines/history/historyEntry.machine.ts';
import { historyListMachine } from '../../../machines/history/historyList.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createDeleteEntry, createRestoreEntry } from './actors/deleteEntry.ts';
import { createFetchEntry, createFetchHistory } from './actors/fetchHistory.ts';
import { ownNoteMachine } from '../../../machines/history/ownNote.machine.ts';
import { createSaveNote } from './actors/saveNote.ts';
import { recipeMarksChart } from '../marks/chart.ts';
import { ownPhotoMachine } from '../../../machines/history/ownPhoto.machine.ts';
import { createKeepPhoto, createRemovePhotos } from '../photos/actors/keepPhoto.ts';
import { createPrepareImage } from '../photos/actors/prepareImage.ts';
import { createDraftsOf } from '../../actors/drafts.ts';
import type { Ports } from '../../actors/ports.ts';

const noteIn = (kept: unknown): string | null => (typeof kept === 'string' ? kept : null);

/** How an entry is deleted and had back, in the list and on its page. */
const entryDeletionChart = (connections: Connections) =>
  entryDeletionMachine.provide({
    actors: {
      deleteEntry: createDeleteEntry(connections),
      restoreEntry: createRestoreEntry(connections),
    } satisfies Ports<typeof entryDeletionMachine>,
  });

export const historyListChart = (connections: Connections) =>
  historyListMachine.provide({
    actors: {
      fetchHistory: createFetchHistory(connections),
      entryDeletion: entryDeletionChart(connections),
      recipeMarks: recipeMarksChart(connections),
    } satisfies Ports<typeof historyListMachine>,
  });

export const historyEntryChart = (connections: Connections) =>
  historyEntryMachine.provide({
    actors: {
      fetchEntry: createFetchEntry(connections),
      ownPhoto: ownPhotoMachine.provide({
        actors: {
          prepareImage: createPrepareImage(),
          keepPhoto: createKeepPhoto(connections),
          removePhotos: createRemovePhotos(connections),
        } satisfies Ports<typeof ownPhotoMachine>,
      }),
      ownNote: ownNoteMachine.provide({
        actors: {
          drafts: createDraftsOf(
            ({ entryId }: { entryId: string }) => `note_${entryId}`,
            connections.storage,
            noteIn,
          ),
          saveNote: createSaveNote(connections),
        } satisfies Ports<typeof ownNoteMachine>,
      }),
      entryDeletion: entryDeletionChart(connections),
    } satisfies Ports<typeof historyEntryMachine>,
  });
