import { expect } from 'vitest';
import { LoginView } from '../../src/features/login/views/LoginView.tsx';
import { login } from './samples/login.ts';
import {
  press,
  screen,
  seesButton,
  seesNoButton,
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
  code: string;
  canUsePasskeys: boolean;
  provider: string | null;
  refusal: string | undefined;
}
const seesForm = ({ email, password, canUsePasskeys, provider }: Context) => {
  const link = screen.queryByRole('link', { name: 'Continue with Example ID' });
  if (provider === null) expect(link).toBeNull();
  else expect(link).toHaveAttribute('href', '/api/login/external/start');
  if (canUsePasskeys) seesButton('Log in with a passkey');
  else seesNoButton('Log in with a passkey');
  seesValue('Email', email.trim());
  seesValue('Password', password);
  seesButton('Log in');
};

const problems = [
  'Please fill in all fields.',
  'Invalid email or password.',
  'An unexpected error occurred. Please try again.',
];
const seesCode = ({ code }: Context) => {
  expect(screen.getByRole('heading', { name: 'One more step' })).toBeVisible();
  seesValue('Code', code);
  seesButton('Continue');
  seesButton('Log in with another account');
  expect(screen.queryByLabelText('Password')).toBeNull();
};
const seesNoProblem = () => problems.forEach(seesNoText);

testView({
  samples: login,
  draw: (actor) => themed(<LoginView actor={actor as never} />),
  does: {
    'email.changed': type('Email', ' ada@example.org '),
    'email.changed (blank)': type('Email', ''),
    'password.changed': type('Password', 'correct horse'),
    'code.changed': type('Code', ' 123456 '),
    'code.abandoned': press('Log in with another account'),
    'passkey.requested': press('Log in with a passkey'),
    'form.submitted': () => submit(screen.queryByLabelText('Code') ? 'One more step' : 'Log in')(),
  },
  // A field reports a change only when its text differs; one for an email has no blanks around it.
  offers: (label, context: Context) => {
    const { type: event, email, password, code } = login.person[label];
    if (event === 'code.abandoned') return true;
    if (event === 'passkey.requested') return context.canUsePasskeys;
    if (event === 'code.changed') return context.code !== code;
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
    'askingForCode.editingCode': (context: Context) => {
      seesCode(context);
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(
        'No app at hand? Enter one of your recovery codes instead.',
      );
      seesNoProblem();
    },
    'askingForCode.codeMissing': (context: Context) => {
      seesCode(context);
      seesText('Please enter the code.');
      expect(screen.getByLabelText('Code')).toBeInvalid();
    },
    'askingForCode.codeRefused': (context: Context) => {
      seesCode(context);
      seesText(context.refusal ?? 'This code was not taken.');
      expect(screen.getByLabelText('Code')).toHaveFocus();
    },
    'askingForCode.checkFailed': (context: Context) => {
      seesCode(context);
      seesText('An unexpected error occurred. Please try again.');
    },
    checkingCode: ({ code }: Context) => {
      seesValue('Code', code);
      expect(screen.getByLabelText('Code')).toBeDisabled();
      expect(screen.getByRole('button', { name: /Checking/ })).toBeVisible();
      seesNoProblem();
    },
    fetchingPasskey: ({ email }: Context) => {
      seesValue('Email', email.trim());
      expect(screen.getByLabelText('Email')).toBeDisabled();
      expect(screen.getByRole('button', { name: /Logging in/ })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Log in with a passkey' })).toBeDisabled();
      seesNoProblem();
    },
    loggingIn: ({ email }: Context) => {
      seesValue('Email', email.trim());
      expect(screen.getByLabelText('Email')).toBeDisabled();
      expect(screen.getByRole('button', { name: /Logging in/ })).toBeVisible();
      seesNoProblem();
    },
  },
});
