import { entryDeletionMachine } from '../../../machines/history/entryDeletion.machine.ts';
import type { HistoryItem } from '../../../machines/shared/history.ts';
import type { Samples } from '../engine/index.ts';
import { historyLimits, rice, stew } from './historyList.ts';

interface Context {
  undoWindow: number | null;
  subject: HistoryItem | null;
}
const { deletionTimeout, undoWindow } = historyLimits;

export const entryDeletion: Samples = {
  chart: 'entryDeletion',
  machine: entryDeletionMachine,
  starts: {
    'in the list': { deletionTimeout, undoWindow },
    'on its page': { deletionTimeout, undoWindow: null },
  },
  person: {
    'deletion.confirmed': { type: 'deletion.confirmed' },
    'deletion.cancelled': { type: 'deletion.cancelled' },
    'restoration.requested': { type: 'restoration.requested' },
  },
  shell: {
    'deletion.requested': { type: 'deletion.requested', entry: rice },
    'deletion.requested (another)': { type: 'deletion.requested', entry: stew },
  },
  actors: {
    deleteEntry: { answers: { '': undefined }, failures: { '': new Error('network') } },
    restoreEntry: { answers: { '': undefined }, failures: { '': new Error('network') } },
  },
  delays: { deletionTimeout: 11_000, undoWindow: 10_000 },
  distinguish: (context: Context) => [context.undoWindow, context.subject?.id],
  situations: {
    'in the list': (context: Context) => context.undoWindow !== null,
    'the rice': ({ subject }: Context) => subject?.id === 'r2',
  },
  holds: {
    'deletion.requested': ({ subject }: Context) => subject === rice,
    'deletion.requested (another)': ({ subject }: Context) => subject === stew,
  },
};
