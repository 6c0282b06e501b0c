import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type { Navigate } from './shared/emitted.ts';
import type { EntryAnswer, HistoryItem, HistoryLimits } from './shared/history.ts';

const idIn = (path: string) => path.split('/')[2] ?? '';
const hasNames = ({ names }: HistoryItem) => names !== null && names.length > 0;
const itemOf = (answer: EntryAnswer): HistoryItem => (answer as Extract<EntryAnswer, { outcome: 'found' }>).item;

export const historyEntryMachine = setup({
  types: {
    context: {} as { entryId: string; item: HistoryItem | null; message: string | null; limits: HistoryLimits },
    events: {} as
      | { type: 'entry.retried' }
      | { type: 'cooking.requested' }
      | { type: 'deletion.requested' }
      | { type: 'deletion.confirmed' }
      | { type: 'deletion.cancelled' }
      | { type: 'restoration.requested' }
      | { type: 'photoRemoval.requested' }
      | { type: 'photoRemoval.confirmed' }
      | { type: 'photoRemoval.cancelled' },
    emitted: {} as Navigate,
    input: {} as { limits: HistoryLimits; path: string },
    tags: {} as 'shown',
    meta: {} as { requirements: string[] },
  },
  actors: {
    fetchEntry: fromPromise<EntryAnswer, { entryId: string }>(() => Promise.reject(new Error('fetchEntry is not provided'))),
    deleteEntry: fromPromise<void, { entryId: string }>(() => Promise.reject(new Error('deleteEntry is not provided'))),
    removePhotos: fromPromise<void, { entryIds: readonly string[] }>(() => Promise.reject(new Error('removePhotos is not provided'))),
    restoreEntry: fromPromise<void, { entryId: string }>(() => Promise.reject(new Error('restoreEntry is not provided'))),
  },
  actions: {
    keepItem: assign({ item: (_, params: { item: HistoryItem }) => params.item }),
    clearPhoto: assign({ item: ({ context }) => ({ ...context.item!, photo: null }) }),
    keepMessage: assign({ message: (_, params: { answer: EntryAnswer }) => (params.answer as Extract<EntryAnswer, { outcome: 'refused' }>).message ?? null }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellChanged: sendTo(({ self }) => self._parent ?? self, { type: 'history.changed' }),
    navigate: emit((_, params: { to: string }) => ({ type: 'navigate' as const, to: params.to, replace: false })),
  },
  guards: {
    isWithoutId: ({ context }) => context.entryId === '',
    isFound: (_, params: { answer: EntryAnswer }) => params.answer.outcome === 'found',
    isAbsent: (_, params: { answer: EntryAnswer }) => params.answer.outcome === 'absent',
    // A food is corrected by its analysis; records from elsewhere have none.
    isFood: ({ context }) => context.item!.kind === 'food' && hasNames(context.item!) && context.item!.analysisId !== null,
    hasPhoto: ({ context }) => context.item!.photo !== null,
    isOfIngredients: ({ context }) => context.item!.kind === 'ingredient' && hasNames(context.item!),
  },
  delays: {
    callTimeout: ({ context }) => context.limits.callTimeout,
    deletionTimeout: ({ context }) => context.limits.deletionTimeout,
  },
}).createMachine({
  id: 'historyEntry',
  description: 'One entry of the history, as it was, with a way to cook it again or to delete it.',
  context: ({ input }) => ({ entryId: idIn(input.path), item: null, message: null, limits: input.limits }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Passed through at once: the address names an entry, or none.',
      always: [{ guard: 'isWithoutId', target: 'idMissing' }, { target: 'fetchingEntry' }],
    },
    idMissing: { description: 'The address names no entry.', meta: { requirements: ['HIST-09'] } },
    fetchingEntry: {
      description: 'The entry is on its way.',
      meta: { requirements: ['HIST-06'] },
      invoke: {
        id: 'fetchEntry',
        src: 'fetchEntry',
        input: ({ context }) => ({ entryId: context.entryId }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ answer: event.output }) },
            target: 'showing',
            actions: { type: 'keepItem', params: ({ event }) => ({ item: itemOf(event.output) }) },
          },
          { guard: { type: 'isAbsent', params: ({ event }) => ({ answer: event.output }) }, target: 'entryMissing' },
          { target: 'entryRefused', actions: { type: 'keepMessage', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: 'entryFailed',
      },
      after: { callTimeout: 'entryFailed' },
    },
    entryMissing: { description: 'There is no such entry.', meta: { requirements: ['HIST-06', 'HIST-09'] } },
    entryRefused: { description: 'The services said why there is none.', meta: { requirements: ['HIST-09'] }, on: { 'entry.retried': 'fetchingEntry' } },
    entryFailed: { description: 'No usable answer came.', meta: { requirements: ['HIST-09'] }, on: { 'entry.retried': 'fetchingEntry' } },
    showing: {
      description: 'The entry is shown.',
      meta: { requirements: ['HIST-07', 'HIST-08'] },
      tags: ['shown'],
      initial: 'reading',
      on: {
        'cooking.requested': [
          { guard: 'isFood', actions: { type: 'navigate', params: ({ context }) => ({ to: '/detected?again=' + context.entryId }) } },
          { guard: 'isOfIngredients', actions: { type: 'navigate', params: ({ context }) => ({ to: '/ai-kitchen?again=' + context.entryId }) } },
        ],
      },
      states: {
        reading: {
          description: 'Nothing is to be deleted.',
          on: { 'deletion.requested': 'asked', 'photoRemoval.requested': { guard: 'hasPhoto', target: 'photoAsked' } },
        },
        asked: {
          description: 'The person is asked whether they mean it.',
          meta: { requirements: ['HIST-10'] },
          on: { 'deletion.confirmed': 'deletingEntry', 'deletion.cancelled': 'reading' },
        },
        deletingEntry: {
          description: 'The entry is being deleted.',
          meta: { requirements: ['HIST-10'] },
          invoke: {
            id: 'deleteEntry',
            src: 'deleteEntry',
            input: ({ context }) => ({ entryId: context.entryId }),
            onDone: { target: '#historyEntry.deleted', actions: 'tellChanged' },
            onError: 'deletionFailed',
          },
          after: { deletionTimeout: 'deletionFailed' },
        },
        deletionFailed: {
          description: 'The entry is still there; it can be tried again.',
          on: { 'deletion.confirmed': 'deletingEntry', 'deletion.cancelled': 'reading' },
        },
        photoAsked: {
          description: 'The person is asked whether they mean it: a photo does not come back.',
          on: { 'photoRemoval.confirmed': 'removingPhotos', 'photoRemoval.cancelled': 'reading' },
        },
        removingPhotos: {
          description: 'The photo is being removed; the entry stays.',
          invoke: {
            id: 'removePhotos',
            src: 'removePhotos',
            input: ({ context }) => ({ entryIds: [context.entryId] }),
            onDone: { target: 'reading', actions: ['clearPhoto', 'tellChanged'] },
            onError: 'photoRemovalFailed',
          },
          after: { deletionTimeout: 'photoRemovalFailed' },
        },
        photoRemovalFailed: {
          description: 'The photo may still be there; it can be tried again.',
          on: { 'photoRemoval.confirmed': 'removingPhotos', 'photoRemoval.cancelled': 'reading' },
        },
      },
    },
    deleted: {
      description: 'The entry is gone; it can be had back from here.',
      meta: { requirements: ['HIST-10'] },
      initial: 'resting',
      states: {
        resting: { description: 'The undo is offered.', on: { 'restoration.requested': 'restoringEntry' } },
        restoringEntry: {
          description: 'The entry is being brought back.',
          invoke: {
            id: 'restoreEntry',
            src: 'restoreEntry',
            input: ({ context }) => ({ entryId: context.entryId }),
            onDone: { target: '#historyEntry.showing', actions: 'tellChanged' },
            onError: 'restorationFailed',
          },
          after: { deletionTimeout: 'restorationFailed' },
        },
        restorationFailed: { description: 'It could not be brought back; it can be tried again.', on: { 'restoration.requested': 'restoringEntry' } },
      },
    },
  },
});
