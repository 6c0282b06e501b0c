import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { addressOfCooked } from '../../domain/cookedAddress.ts';
import type { entryDeletionMachine } from './entryDeletion.machine.ts';
import type { ownNoteMachine } from './ownNote.machine.ts';
import type { ownPhotoMachine } from './ownPhoto.machine.ts';
import type { Navigate, Report } from '../shared/emitted.ts';
import type {
  DeletionRequested,
  EntryAnswer,
  FromDeletion,
  HistoryEntryLimits,
  HistoryItem,
  NoteKept,
  PhotoChanged,
} from '../shared/history.ts';

const idIn = (path: string) => path.split('/')[2] ?? '';
const hasNames = ({ names }: HistoryItem) => names !== null && names.length > 0;
/** What its list said of health is judged again: the services know it by the entry. */
const addressOf = (id: string, { recipe, heard }: HistoryItem): string =>
  addressOfCooked(recipe!.id!, recipe!, heard === null ? null : id);
const itemOf = (answer: EntryAnswer): HistoryItem =>
  (answer as Extract<EntryAnswer, { outcome: 'found' }>).item;

export const historyEntryMachine = setup({
  types: {
    context: {} as {
      entryId: string;
      item: HistoryItem | null;
      message: string | null;
      limits: HistoryEntryLimits;
    },
    events: {} as
      | { type: 'entry.retried' }
      | { type: 'cooking.requested' }
      | { type: 'deletion.requested' }
      | NoteKept
      | PhotoChanged
      | FromDeletion,
    emitted: {} as Navigate | Report,
    input: {} as { limits: HistoryEntryLimits; path: string },
    tags: {} as 'shown',
    meta: {} as { requirements: string[] },
    children: {} as {
      entryDeletion: 'entryDeletion';
      ownNote: 'ownNote';
      ownPhoto: 'ownPhoto';
    },
  },
  actors: {
    fetchEntry: fromPromise<EntryAnswer, { entryId: string }>(() =>
      Promise.reject(new Error('fetchEntry is not provided')),
    ),
    entryDeletion: fromPromise<void, object>(() =>
      Promise.reject(new Error('entryDeletion is not provided')),
    ) as unknown as typeof entryDeletionMachine,
    ownNote: fromPromise<void, object>(() =>
      Promise.reject(new Error('ownNote is not provided')),
    ) as unknown as typeof ownNoteMachine,
    ownPhoto: fromPromise<void, object>(() =>
      Promise.reject(new Error('ownPhoto is not provided')),
    ) as unknown as typeof ownPhotoMachine,
  },
  actions: {
    keepItem: assign({ item: (_, params: { item: HistoryItem }) => params.item }),
    keepNote: assign({
      item: ({ context }, { note, rating }: Omit<NoteKept, 'type'>) => ({
        ...context.item!,
        note,
        rating,
      }),
    }),
    keepPhoto: assign({
      item: ({ context }, { photo }: { photo: string | null }) => ({ ...context.item!, photo }),
    }),
    keepMessage: assign({
      message: (_, params: { answer: EntryAnswer }) =>
        (params.answer as Extract<EntryAnswer, { outcome: 'refused' }>).message ?? null,
    }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellChanged: sendTo(({ self }) => self._parent ?? self, { type: 'history.changed' }),
    // The address says which entry is meant: an answer from elsewhere may call it otherwise.
    tellDeletion: sendTo('entryDeletion', ({ context }): DeletionRequested => ({
      type: 'deletion.requested',
      entry: { ...context.item!, id: context.entryId },
    })),
    navigate: emit((_, params: { to: string }) => ({
      type: 'navigate' as const,
      to: params.to,
      replace: false,
    })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isWithoutId: ({ context }) => context.entryId === '',
    isFound: (_, params: { answer: EntryAnswer }) => params.answer.outcome === 'found',
    isAbsent: (_, params: { answer: EntryAnswer }) => params.answer.outcome === 'absent',
    // A food is corrected by its analysis; records from elsewhere have none.
    isFood: ({ context }) =>
      context.item!.kind === 'food' && hasNames(context.item!) && context.item!.analysisId !== null,
    isOfRecipe: ({ context }) => (context.item!.recipe?.id ?? null) !== null,
    isOfIngredients: ({ context }) =>
      context.item!.kind === 'ingredient' && hasNames(context.item!),
  },
  delays: {
    callTimeout: ({ context }) => context.limits.callTimeout,
  },
}).createMachine({
  id: 'historyEntry',
  description: 'One entry of the history, as it was, with a way to cook it again or to delete it.',
  context: ({ input }) => ({
    entryId: idIn(input.path),
    item: null,
    message: null,
    limits: input.limits,
  }),
  initial: 'entering',
  invoke: {
    id: 'entryDeletion',
    src: 'entryDeletion',
    input: ({ context: { limits } }) => ({
      deletionTimeout: limits.deletionTimeout,
      undoWindow: null,
    }),
    onDone: { actions: { type: 'report', params: { code: 'history.deletionStopped' } } },
    onError: {
      actions: {
        type: 'report',
        params: ({ event }) => ({ code: 'history.deletionStopped', error: event.error }),
      },
    },
  },
  states: {
    entering: {
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
          {
            guard: { type: 'isAbsent', params: ({ event }) => ({ answer: event.output }) },
            target: 'entryMissing',
          },
          {
            target: 'entryRefused',
            actions: { type: 'keepMessage', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'entryFailed',
      },
      after: { callTimeout: 'entryFailed' },
    },
    entryMissing: {
      description: 'There is no such entry.',
      meta: { requirements: ['HIST-06', 'HIST-09'] },
    },
    entryRefused: {
      description: 'The services said why there is none.',
      meta: { requirements: ['HIST-09'] },
      on: { 'entry.retried': 'fetchingEntry' },
    },
    entryFailed: {
      description: 'No usable answer came.',
      meta: { requirements: ['HIST-09'] },
      on: { 'entry.retried': 'fetchingEntry' },
    },
    showing: {
      description: 'The entry is shown.',
      meta: { requirements: ['HIST-07', 'HIST-08'] },
      tags: ['shown'],
      initial: 'reading',
      invoke: [
        {
          id: 'ownNote',
          src: 'ownNote',
          input: ({ context: { entryId, item, limits } }) => ({
            entryId,
            note: item!.note,
            rating: item!.rating,
            callTimeout: limits.callTimeout,
          }),
          onDone: { actions: { type: 'report', params: { code: 'history.noteStopped' } } },
          onError: {
            actions: {
              type: 'report',
              params: ({ event }) => ({ code: 'history.noteStopped', error: event.error }),
            },
          },
        },
        {
          id: 'ownPhoto',
          src: 'ownPhoto',
          input: ({ context: { entryId, item, limits } }) => ({
            entryId,
            photo: item!.photo,
            limits: limits.photo,
          }),
          onDone: { actions: { type: 'report', params: { code: 'history.photoStopped' } } },
          onError: {
            actions: {
              type: 'report',
              params: ({ event }) => ({ code: 'history.photoStopped', error: event.error }),
            },
          },
        },
      ],
      on: {
        'note.kept': {
          actions: [
            {
              type: 'keepNote',
              params: ({ event }) => ({ note: event.note, rating: event.rating }),
            },
            'tellChanged',
          ],
        },
        'photo.changed': {
          actions: [
            { type: 'keepPhoto', params: ({ event }) => ({ photo: event.photo }) },
            'tellChanged',
          ],
        },
        'cooking.requested': [
          {
            guard: 'isOfRecipe',
            actions: {
              type: 'navigate',
              params: ({ context }) => ({
                to: addressOf(context.entryId, context.item!),
              }),
            },
          },
          {
            guard: 'isFood',
            actions: {
              type: 'navigate',
              params: ({ context }) => ({ to: '/detected?again=' + context.entryId }),
            },
          },
          {
            guard: 'isOfIngredients',
            actions: {
              type: 'navigate',
              params: ({ context }) => ({ to: '/ai-kitchen?again=' + context.entryId }),
            },
          },
        ],
      },
      states: {
        reading: {
          description: 'Nothing is to be deleted.',
          on: {
            'deletion.requested': { target: 'deletionAsked', actions: 'tellDeletion' },
          },
        },
        deletionAsked: {
          description:
            'The person is asked whether the entry is to go, and it goes if they mean it.',
          meta: { requirements: ['HIST-10'] },
          on: {
            'deletion.dropped': 'reading',
            'entry.deleted': { target: '#historyEntry.deleted', actions: 'tellChanged' },
          },
        },
      },
    },
    deleted: {
      description: 'The entry is gone; it can be had back from here.',
      meta: { requirements: ['HIST-10'] },
      on: { 'entry.restored': { target: 'showing', actions: 'tellChanged' } },
    },
  },
});
