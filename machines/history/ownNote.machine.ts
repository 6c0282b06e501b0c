import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { DraftFound, ToDrafts } from '../shared/account.ts';
import type { Report } from '../shared/emitted.ts';
import type { NoteKept } from '../shared/history.ts';

interface OwnNote {
  note: string;
  rating: number | null;
}
interface OwnNoteInput extends OwnNote {
  entryId: string;
  callTimeout: number;
}

export const ownNoteMachine = setup({
  types: {
    /** `kept` is what the history has; what is written may be more. */
    context: {} as OwnNoteInput & { kept: OwnNote },
    events: {} as
      | { type: 'note.changed'; note: string }
      | { type: 'rating.chosen'; rating: number | null }
      | { type: 'note.submitted' }
      | DraftFound<string>,
    emitted: {} as Report,
    input: {} as OwnNoteInput,
    tags: {} as 'busy',
    meta: {} as { requirements: string[] },
    children: {} as { drafts: 'drafts'; saveNote: 'saveNote' },
  },
  actors: {
    drafts: fromCallback<ToDrafts<string>, { entryId: string }>(() => {
      throw new Error('drafts is not provided');
    }),
    saveNote: fromPromise<'kept' | 'gone', OwnNote & { entryId: string }>(() =>
      Promise.reject(new Error('saveNote is not provided')),
    ),
  },
  actions: {
    keepNote: assign({ note: (_, params: { note: string }) => params.note }),
    keepRating: assign({ rating: (_, params: { rating: number | null }) => params.rating }),
    keepSaved: assign({ kept: ({ context: { note, rating } }) => ({ note, rating }) }),
    tellDraft: sendTo('drafts', ({ context }): ToDrafts<string> => ({
      type: 'draft.changed',
      values: context.note,
    })),
    tellDraftCleared: sendTo('drafts', { type: 'draft.cleared' }),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellKept: sendTo(
      ({ self }) => self._parent ?? self,
      ({ context: { note, rating } }): NoteKept => ({ type: 'note.kept', note, rating }),
    ),
  },
  guards: {
    isGone: (_, params: { outcome: 'kept' | 'gone' }) => params.outcome === 'gone',
    isChanged: ({ context }) => context.note.trim() !== context.kept.note.trim(),
  },
  delays: { callTimeout: ({ context }) => context.callTimeout },
}).createMachine({
  id: 'ownNote',
  description:
    "A person's own note and stars on a dish that they cooked. Stars are kept at once, a note when they say so. What is written and not yet kept is found again when they are back.",
  context: ({ input: { entryId, note, rating, callTimeout } }) => ({
    entryId,
    note,
    rating,
    callTimeout,
    kept: { note, rating },
  }),
  initial: 'writing',
  invoke: {
    id: 'drafts',
    src: 'drafts',
    input: ({ context }) => ({ entryId: context.entryId }),
    onDone: { actions: { type: 'report', params: { code: 'drafts.stopped' } } },
    onError: {
      actions: {
        type: 'report',
        params: ({ event }) => ({ code: 'drafts.stopped', error: event.error }),
      },
    },
  },
  states: {
    writing: {
      description: 'A note can be written, stars can be given.',
      meta: { requirements: ['HIST-07'] },
      initial: 'resting',
      on: {
        'note.changed': {
          target: '.resting',
          actions: [
            { type: 'keepNote', params: ({ event }) => ({ note: event.note }) },
            'tellDraft',
          ],
        },
        'draft.found': {
          target: '.resting',
          actions: { type: 'keepNote', params: ({ event }) => ({ note: event.values }) },
        },
        'rating.chosen': {
          target: 'savingNote',
          actions: { type: 'keepRating', params: ({ event }) => ({ rating: event.rating }) },
        },
        'note.submitted': { guard: 'isChanged', target: 'savingNote' },
      },
      states: {
        resting: { description: 'Nothing has been sent since the last change.' },
        noteSaved: { description: 'What is written is kept.' },
        noteUnsaved: {
          description: 'It could not be kept; what was written stays, and can be sent again.',
          on: { 'note.submitted': '#ownNote.savingNote' },
        },
        entryGone: {
          description: 'The dish was deleted meanwhile, perhaps elsewhere; what was written stays.',
        },
      },
    },
    savingNote: {
      description: 'Note and stars are on their way to the history.',
      tags: ['busy'],
      invoke: {
        id: 'saveNote',
        src: 'saveNote',
        input: ({ context: { entryId, note, rating } }) => ({ entryId, note, rating }),
        onDone: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ outcome: event.output }) },
            target: 'writing.entryGone',
          },
          {
            target: 'writing.noteSaved',
            actions: ['keepSaved', 'tellDraftCleared', 'tellKept'],
          },
        ],
        onError: 'writing.noteUnsaved',
      },
      after: { callTimeout: 'writing.noteUnsaved' },
    },
  },
});
