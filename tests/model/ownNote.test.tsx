import { expect } from 'vitest';
import { OwnNote } from '../../src/features/history/views/OwnNote.tsx';
import { ownNote, type Context } from './samples/ownNote.ts';
import {
  press,
  screen,
  seesAlert,
  seesButton,
  seesNoAlert,
  seesText,
  themed,
  type,
} from './screen.tsx';
import { testView } from './testView.tsx';

const label = 'Your note';
const seesOwn = ({ note, rating }: Context) => {
  expect(screen.getByLabelText(label)).toHaveValue(note);
  expect(screen.getByRole('button', { name: `${rating} of 5 stars` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
};

testView({
  samples: ownNote,
  draw: (actor) => themed(<OwnNote actor={actor as never} />),
  does: {
    'note.changed': type(label, 'Less chilli'),
    'note.changed (blank)': type(label, ' '),
    'rating.chosen': press('5 of 5 stars'),
    'note.submitted': press('Save note'),
  },
  // A field reports a change only where its text differs; the stars that are given take themselves away.
  offers: (name, { note, rating, kept }: Context) => {
    if (name === 'note.changed') return note !== 'Less chilli';
    if (name === 'note.changed (blank)') return note !== ' ';
    if (name === 'note.submitted') return note.trim() !== kept.note.trim();
    return rating !== 5;
  },
  unreachable: ['guard isChanged: false'],
  sees: {
    'writing.resting': (context: Context) => {
      seesOwn(context);
      seesNoAlert();
    },
    'writing.noteSaved': (context: Context) => {
      seesOwn(context);
      seesText('Saved');
    },
    'writing.noteUnsaved': (context: Context) => {
      seesOwn(context);
      seesAlert('Your note could not be saved. Please try again.');
    },
    'writing.entryGone': (context: Context) => {
      seesOwn(context);
      seesAlert('This dish is no longer in your history. What you wrote is still here to copy.');
    },
    savingNote: (context: Context) => {
      seesOwn(context);
      seesButton('Saving...');
    },
  },
});
