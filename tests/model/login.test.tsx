import { expect } from 'vitest';
import { LoginView } from '../../src/features/login/views/LoginView.tsx';
import { login } from './samples/login.ts';
import {
  screen,
  seesButton,
  seesNoText,
  seesText,
  seesValue,
  submit,
  themed,
  type,
} from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  email: string;
  password: string;
  refusal: string | undefined;
}
const seesForm = ({ email, password }: Context) => {
  seesValue('Email', email.trim());
  seesValue('Password', password);
  seesButton('Log in');
};

const problems = [
  'Please fill in all fields.',
  'Invalid email or password.',
  'An unexpected error occurred. Please try again.',
];
const seesNoProblem = () => problems.forEach(seesNoText);

testView({
  samples: login,
  draw: (actor) => themed(<LoginView actor={actor as never} />),
  does: {
    'email.changed': type('Email', ' ada@example.org '),
    'email.changed (blank)': type('Email', ''),
    'password.changed': type('Password', 'correct horse'),
    'form.submitted': submit('Log in'),
  },
  // A field reports a change only when its text differs; one for an email has no blanks around it.
  offers: (label, context: Context) => {
    const { type: event, email, password } = login.person[label];
    return (
      event === 'form.submitted' ||
      (event === 'email.changed'
        ? context.email.trim() !== email.trim()
        : context.password !== password)
    );
  },
  sees: {
    'filling.editing': (context: Context) => {
      seesForm(context);
      seesNoProblem();
      expect(screen.getByRole('link', { name: /forgot/i })).toHaveAttribute(
        'href',
        '/forgot-password',
      );
      expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
        'href',
        '/signup',
      );
    },
    'filling.fieldsMissing': (context: Context) => {
      seesForm(context);
      seesText('Please fill in all fields.');
    },
    'filling.logInRefused': (context: Context) => {
      seesForm(context);
      seesText(context.refusal ?? 'Invalid email or password.');
    },
    'filling.logInFailed': (context: Context) => {
      seesForm(context);
      seesText('An unexpected error occurred. Please try again.');
    },
    loggingIn: ({ email }: Context) => {
      seesValue('Email', email.trim());
      expect(screen.getByLabelText('Email')).toBeDisabled();
      expect(screen.getByRole('button', { name: /Logging in/ })).toBeVisible();
      seesNoProblem();
    },
  },
});
