import { ownNoteMachine } from '../../../machines/history/ownNote.machine.ts';
import type { Samples } from '../engine/index.ts';

export interface Context {
  note: string;
  rating: number | null;
  kept: { note: string; rating: number | null };
}

export const ownNote: Samples = {
  chart: 'ownNote',
  machine: ownNoteMachine,
  input: { entryId: 'r1', note: '', rating: 3, callTimeout: 12_000 },
  person: {
    'note.changed': { type: 'note.changed', note: 'Less chilli' },
    'note.changed (blank)': { type: 'note.changed', note: ' ' },
    'rating.chosen': { type: 'rating.chosen', rating: 5 },
    'note.submitted': { type: 'note.submitted' },
  },
  actors: {
    drafts: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'draft.found': { type: 'draft.found', values: 'Less chilli' } },
    },
    saveNote: { answers: { '': 'kept', gone: 'gone' }, failures: { '': new Error('network') } },
  },
  delays: { callTimeout: 12_000 },
  distinguish: ({ note, rating, kept }: Context) => [note, rating, kept.note],
  situations: {
    written: ({ note }: Context) => note.trim() !== '',
    blank: ({ note }: Context) => note === ' ',
    changed: ({ note, kept }: Context) => note.trim() !== kept.note.trim(),
    'five stars': ({ rating }: Context) => rating === 5,
  },
};
