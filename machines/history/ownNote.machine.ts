import { assign, fromPromise, sendTo, setup } from 'xstate';
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
      | { type: 'note.submitted' },
    input: {} as OwnNoteInput,
    tags: {} as 'busy',
    meta: {} as { requirements: string[] },
  },
  actors: {
    saveNote: fromPromise<void, OwnNote & { entryId: string }>(() =>
      Promise.reject(new Error('saveNote is not provided')),
    ),
  },
  actions: {
    keepNote: assign({ note: (_, params: { note: string }) => params.note }),
    keepRating: assign({ rating: (_, params: { rating: number | null }) => params.rating }),
    keepSaved: assign({ kept: ({ context: { note, rating } }) => ({ note, rating }) }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellKept: sendTo(
      ({ self }) => self._parent ?? self,
      ({ context: { note, rating } }): NoteKept => ({ type: 'note.kept', note, rating }),
    ),
  },
  guards: {
    isChanged: ({ context }) => context.note.trim() !== context.kept.note.trim(),
  },
  delays: { callTimeout: ({ context }) => context.callTimeout },
}).createMachine({
  id: 'ownNote',
  description:
    "A person's own note and stars on a dish that they cooked. Stars are kept at once, a note when they say so.",
  context: ({ input: { entryId, note, rating, callTimeout } }) => ({
    entryId,
    note,
    rating,
    callTimeout,
    kept: { note, rating },
  }),
  initial: 'writing',
  states: {
    writing: {
      description: 'A note can be written, stars can be given.',
      meta: { requirements: ['HIST-07'] },
      initial: 'resting',
      on: {
        'note.changed': {
          target: '.resting',
          actions: { type: 'keepNote', params: ({ event }) => ({ note: event.note }) },
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
      },
    },
    savingNote: {
      description: 'Note and stars are on their way to the history.',
      tags: ['busy'],
      invoke: {
        id: 'saveNote',
        src: 'saveNote',
        input: ({ context: { entryId, note, rating } }) => ({ entryId, note, rating }),
        onDone: { target: 'writing.noteSaved', actions: ['keepSaved', 'tellKept'] },
        onError: 'writing.noteUnsaved',
      },
      after: { callTimeout: 'writing.noteUnsaved' },
    },
  },
});
