import { expect } from 'vitest';
import { ResetPasswordView } from '../../src/features/resetPassword/views/ResetPasswordView.tsx';
import { resetPassword } from './samples/resetPassword.ts';
import {
  screen,
  seesAlert,
  seesButton,
  seesNoAlert,
  seesNoButton,
  seesText,
  seesValue,
  submit,
  themed,
  type,
} from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  newPassword: string;
  confirmation: string;
  refusal: string | undefined;
}

const seesForm = ({ newPassword, confirmation }: Context) => {
  seesValue('New password', newPassword);
  seesValue('Confirm new password', confirmation);
  seesButton('Save new password');
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
};
const faulty = (label: string, sentence: string) => (context: Context) => {
  seesForm(context);
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
};
const alarmed = (title: string, sentence: string) => (context: Context) => {
  seesForm(context);
  seesAlert(title);
  seesAlert(sentence);
};
const waits = () => {
  seesText('Loading Platewise...');
  seesNoButton('Save new password');
};
/** The form stands there and takes nothing yet. */
const prepares = () => {
  for (const label of ['New password', 'Confirm new password'])
    expect(screen.getByLabelText(label)).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Save new password' })).toBeDisabled();
};

testView({
  samples: resetPassword,
  draw: (actor) => themed(<ResetPasswordView actor={actor as never} />),
  does: {
    'newPassword.changed (5)': type('New password', 'abcde'),
    'newPassword.changed (6)': type('New password', 'abcdef'),
    'confirmation.changed (6)': type('Confirm new password', 'abcdef'),
    'confirmation.changed (empty)': type('Confirm new password', ''),
    'form.submitted': submit('Set a new password'),
  },
  // A field reports a change only when its text differs.
  offers: (label, context: Context) => {
    const { type: kind, ...field } = resetPassword.person[label];
    const [name, value] = Object.entries(field)[0] ?? [];
    return kind === 'form.submitted' || context[name as keyof Context] !== value;
  },
  sees: {
    readingLink: waits,
    verifyingLink: prepares,
    clearingSession: prepares,
    'filling.editing': (context: Context) => {
      seesForm(context);
      seesNoAlert();
      expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
    },
    'filling.linkRefused': alarmed('Link error', 'Please ask for a new one.'),
    'filling.linkSpent': alarmed(
      'This link no longer works',
      'It has been used already or has expired. Please ask for a new one.',
    ),
    'filling.linkMissing': alarmed(
      'Invalid link',
      'Missing or expired reset token. Please ask for a new link.',
    ),
    'filling.passwordTooShort': faulty('New password', 'Weak password: Use at least 6 characters.'),
    'filling.passwordsDiffer': faulty('Confirm new password', "Mismatch: Passwords don't match."),
    'filling.resetFailed': (context: Context) => {
      seesForm(context);
      seesText(context.refusal ?? 'Unable to reset password.');
    },
    resettingPassword: () => {
      seesButton('Saving...');
      for (const label of ['New password', 'Confirm new password'])
        expect(screen.getByLabelText(label)).toBeDisabled();
    },
    passwordUpdated: () => {
      seesText('Password updated');
      seesText('Please sign in.');
      seesNoButton('Save new password');
    },
  },
});
