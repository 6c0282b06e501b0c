import { expect } from 'vitest';
import { DeletionCard } from '../../src/features/settings/views/DeletionCard.tsx';
import { accountDeletion } from './samples/accountDeletion.ts';
import {
  press,
  screen,
  seesAlert,
  seesButton,
  seesText,
  seesValue,
  submit,
  themed,
  type,
} from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  form: { confirmation: string };
  refusal: string | undefined;
}

const dialog = () => screen.getByRole('dialog', { name: 'Delete your account?' });
const seesForm = ({ form }: Context) => {
  expect(dialog()).toBeVisible();
  seesValue('Type DELETE to confirm', form.confirmation);
  seesButton('Delete everything');
};
const faulty = (label: string, sentence: string) => (context: Context) => {
  seesForm(context);
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
};
const deletes = () => {
  expect(dialog()).toBeVisible();
  seesButton('Deleting...');
  expect(screen.getByLabelText('Type DELETE to confirm')).toBeDisabled();
};

testView({
  samples: accountDeletion,
  draw: (actor) => themed(<DeletionCard actor={actor as never} Proof={() => <p>the proof</p>} />),
  does: {
    'deletion.requested': press('Delete my account'),
    'deletion.cancelled': press('Keep my account'),
    'form.changed (delete)': type('Type DELETE to confirm', 'delete'),
    'form.changed (DELETE)': type('Type DELETE to confirm', ' DELETE '),
    'form.submitted': submit('Delete your account?'),
  },
  // A field reports a change only when its text differs.
  offers: (label, { form }: Context) => {
    const { changes = {} } = accountDeletion.person[label] as {
      changes?: Partial<Context['form']>;
    };
    return Object.entries(changes).every(
      ([name, value]) => form[name as keyof typeof form] !== value,
    );
  },
  sees: {
    closed: () => {
      seesButton('Delete my account');
      expect(screen.queryByRole('dialog')).toBeNull();
    },
    'confirming.editing': (context: Context) => {
      seesForm(context);
      expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
    },
    'confirming.wordWrong': faulty('Type DELETE to confirm', 'Please type DELETE in capitals.'),
    'confirming.notDeleted': (context: Context) => {
      seesForm(context);
      seesAlert(context.refusal ?? 'Your account was not deleted. Please try again.');
    },
    deletingAccount: deletes,
    deleted: deletes,
    proving: () => {
      seesText('the proof');
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  },
});
