import { expect } from 'vitest';
import { ForgotPasswordView } from '../../src/features/forgotPassword/views/ForgotPasswordView.tsx';
import { forgotPassword } from './samples/forgotPassword.ts';
import {
  screen,
  seesButton,
  seesNoButton,
  seesText,
  seesValue,
  submit,
  themed,
  type,
} from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  email: string;
}

const seesForm = ({ email }: Context) => {
  seesValue('Email', email.trim());
  seesButton('Send reset link');
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
};

testView({
  samples: forgotPassword,
  draw: (actor) => themed(<ForgotPasswordView actor={actor as never} />),
  does: {
    'email.changed': type('Email', ' ada@example.org '),
    'form.submitted': submit('Forgot your password?'),
  },
  // An email field gives up its blanks by itself, and reports a change only when its text differs.
  offers: (label, { email }: Context) =>
    label !== 'email.changed (blank)' &&
    (label === 'form.submitted' || forgotPassword.person[label]['email'] !== email),
  sees: {
    'filling.editing': (context: Context) => {
      seesForm(context);
      expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
    },
    'filling.emailMissing': (context: Context) => {
      seesForm(context);
      expect(screen.getByLabelText('Email')).toBeInvalid();
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
        'Please enter your email.',
      );
    },
    'filling.sendingFailed': (context: Context) => {
      seesForm(context);
      seesText('Something went wrong');
      seesText('Please try again.');
    },
    sendingResetLink: () => {
      seesButton('Sending the link...');
      expect(screen.getByLabelText('Email')).toBeDisabled();
    },
    linkSent: () => {
      seesText('Check your email');
      seesText(/If an account exists, we sent a reset link\./);
      seesNoButton('Send reset link');
    },
  },
});
