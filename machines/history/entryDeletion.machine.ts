import { assign, fromPromise, sendTo, setup } from 'xstate';
import type {
  DeletionRequested,
  EntryDeletionInput,
  FromDeletion,
  HistoryItem,
} from '../shared/history.ts';

export const entryDeletionMachine = setup({
  types: {
    /** `subject` is the entry that is being deleted or restored. */
    context: {} as EntryDeletionInput & { subject: HistoryItem | null },
    events: {} as
      | DeletionRequested
      | { type: 'deletion.confirmed' }
      | { type: 'deletion.cancelled' }
      | { type: 'restoration.requested' },
    input: {} as EntryDeletionInput,
    meta: {} as { requirements: string[] },
  },
  actors: {
    deleteEntry: fromPromise<void, { entryId: string }>(() =>
      Promise.reject(new Error('deleteEntry is not provided')),
    ),
    restoreEntry: fromPromise<void, { entryId: string }>(() =>
      Promise.reject(new Error('restoreEntry is not provided')),
    ),
  },
  actions: {
    keepSubject: assign({ subject: (_, params: { entry: HistoryItem }) => params.entry }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellParent: sendTo(
      ({ self }) => self._parent ?? self,
      (_, params: FromDeletion) => params,
    ),
  },
  guards: {
    isPassing: ({ context }) => context.undoWindow !== null,
  },
  delays: {
    deletionTimeout: ({ context }) => context.deletionTimeout,
    undoWindow: ({ context }) => context.undoWindow!,
  },
}).createMachine({
  id: 'entryDeletion',
  description:
    'An entry of the history is deleted, after the person was asked, and had back: for a while in the list, on its own page for as long as that is open.',
  context: ({ input }) => ({
    deletionTimeout: input.deletionTimeout,
    undoWindow: input.undoWindow,
    subject: null,
  }),
  initial: 'unasked',
  states: {
    unasked: {
      description: 'Nothing is to be deleted.',
      on: {
        'deletion.requested': {
          target: 'asked',
          actions: { type: 'keepSubject', params: ({ event }) => ({ entry: event.entry }) },
        },
      },
    },
    asked: {
      description: 'The person is asked whether they mean it.',
      meta: { requirements: ['HIST-10'] },
      on: {
        'deletion.confirmed': 'deletingEntry',
        'deletion.cancelled': {
          target: 'unasked',
          actions: { type: 'tellParent', params: { type: 'deletion.dropped' } },
        },
      },
    },
    deletingEntry: {
      description: 'The entry is being deleted.',
      meta: { requirements: ['HIST-10'] },
      invoke: {
        id: 'deleteEntry',
        src: 'deleteEntry',
        input: ({ context }) => ({ entryId: context.subject!.id }),
        onDone: {
          target: 'deleted',
          actions: {
            type: 'tellParent',
            params: ({ context }) => ({ type: 'entry.deleted', entryId: context.subject!.id }),
          },
        },
        onError: 'deletionFailed',
      },
      after: { deletionTimeout: 'deletionFailed' },
    },
    deletionFailed: {
      description: 'The entry is still there; it can be tried again.',
      on: {
        'deletion.confirmed': 'deletingEntry',
        'deletion.cancelled': {
          target: 'unasked',
          actions: { type: 'tellParent', params: { type: 'deletion.dropped' } },
        },
      },
    },
    deleted: {
      description: 'The entry is gone; it can be had back.',
      meta: { requirements: ['HIST-10'] },
      initial: 'settling',
      on: { 'restoration.requested': 'restoringEntry' },
      states: {
        settling: {
          description: 'Passed through at once: the way back passes, or stays.',
          always: [{ guard: 'isPassing', target: 'passing' }, { target: 'staying' }],
        },
        passing: {
          description:
            'The undo is offered for a while; another entry may be asked about meanwhile.',
          on: {
            'deletion.requested': {
              target: '#entryDeletion.asked',
              actions: { type: 'keepSubject', params: ({ event }) => ({ entry: event.entry }) },
            },
          },
          after: { undoWindow: '#entryDeletion.unasked' },
        },
        staying: { description: 'The undo is offered for as long as the page is open.' },
      },
    },
    restoringEntry: {
      description: 'The entry is being brought back.',
      invoke: {
        id: 'restoreEntry',
        src: 'restoreEntry',
        input: ({ context }) => ({ entryId: context.subject!.id }),
        onDone: {
          target: 'unasked',
          actions: { type: 'tellParent', params: { type: 'entry.restored' } },
        },
        onError: 'restorationFailed',
      },
      after: { deletionTimeout: 'restorationFailed' },
    },
    restorationFailed: {
      description:
        'The entry could not be brought back; it can be tried again, or left where the undo passes.',
      on: {
        'restoration.requested': 'restoringEntry',
        'deletion.cancelled': { guard: 'isPassing', target: 'unasked' },
      },
    },
  },
});
