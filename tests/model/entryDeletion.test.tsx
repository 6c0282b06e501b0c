import { expect } from 'vitest';
import type { HistoryItem } from '../../machines/shared/history.ts';
import { Deletion } from '../../src/features/history/views/Deletion.tsx';
import { Question } from '../../src/features/history/views/Question.tsx';
import { WayBack } from '../../src/features/history/views/WayBack.tsx';
import { entryDeletion } from './samples/entryDeletion.ts';
import {
  press,
  screen,
  seesAlert,
  seesButton,
  seesNoAlert,
  seesNoButton,
  seesText,
  themed,
} from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  undoWindow: number | null;
  subject: HistoryItem | null;
}
const isInList = (context: Context) => context.undoWindow !== null;

const asked = ({ subject }: Context) => {
  const dialog = screen.getByRole('dialog', { name: 'Delete this entry?' });
  expect(dialog).toHaveTextContent(subject!.suggestion);
};

testView({
  samples: entryDeletion,
  draw: (actor) =>
    themed(
      isInList((actor.getSnapshot() as { context: Context }).context) ? (
        <Deletion actor={actor as never} />
      ) : (
        <>
          <Question actor={actor as never} />
          <WayBack actor={actor as never} />
        </>
      ),
    ),
  does: {
    'deletion.confirmed': press('Delete'),
    'deletion.cancelled': press(/^(Keep it|Leave it deleted)$/),
    'restoration.requested': press('Undo'),
  },
  sees: {
    unasked: () => {
      expect(screen.queryByRole('dialog')).toBeNull();
      seesNoButton('Undo');
    },
    asked: (context: Context) => {
      asked(context);
      seesButton('Delete');
      seesNoAlert();
    },
    deletingEntry: (context: Context) => {
      asked(context);
      seesButton('Deleting...');
    },
    deletionFailed: (context: Context) => {
      asked(context);
      seesAlert('It could not be deleted. Please try again.');
    },
    'deleted.passing': ({ subject }: Context) => {
      seesText(`"${subject!.suggestion}" is deleted.`);
      seesButton('Undo');
    },
    'deleted.staying': () => {
      seesButton('Undo');
      seesNoAlert();
    },
    restoringEntry: (context: Context) =>
      isInList(context) ? seesText('Bringing it back...') : seesButton('Bringing it back...'),
    restorationFailed: (context: Context) => {
      seesAlert('It could not be brought back. Please try again.');
      seesButton('Undo');
      if (isInList(context)) seesButton('Leave it deleted');
      else seesNoButton('Leave it deleted');
    },
  },
});
