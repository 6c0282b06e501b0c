import { expect } from 'vitest';
import { SignupView } from '../../src/features/signup/views/SignupView.tsx';
import { signup } from './samples/signup.ts';
import { screen, seesButton, seesText, seesValue, submit, themed, type } from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  form: {
    firstName: string;
    lastName: string;
    email: string;
    password: string;
    confirmPassword: string;
  };
  refusal: string | undefined;
}

const meter = () => screen.getByRole('meter', { name: 'Password strength' });
const rated = (percent: string, word: string) => () => {
  expect(meter()).toHaveAttribute('aria-valuenow', percent);
  expect(meter()).toHaveAttribute('aria-valuetext', word);
  seesText(word);
};
const seesForm = ({ form }: Context) => {
  seesValue('First name', form.firstName);
  seesValue('Last name', form.lastName);
  seesValue('Email', form.email.trim());
  seesValue('Password', form.password);
  seesValue('Confirm password', form.confirmPassword);
  seesButton('Create account');
};
const faulty = (label: string, sentence: string) => (context: Context) => {
  seesForm(context);
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
    new RegExp(sentence.replaceAll('.', '\\.')),
  );
};
const waiting = (word: RegExp) => () => {
  expect(screen.getByRole('button', { name: word })).toBeVisible();
  for (const label of ['First name', 'Last name', 'Email', 'Password', 'Confirm password'])
    expect(screen.getByLabelText(label)).toBeDisabled();
};

testView({
  samples: signup,
  draw: (actor) => themed(<SignupView actor={actor as never} />),
  does: {
    'firstName.changed': type('First name', ' Ada '),
    'firstName.changed (blank)': type('First name', '  '),
    'lastName.changed': type('Last name', ' Lovelace'),
    'email.changed': type('Email', ' ada@example.org'),
    'email.changed (no @)': type('Email', 'ada.example.org'),
    'password.changed (empty)': type('Password', ''),
    'password.changed (5)': type('Password', 'abcde'),
    'password.changed (6)': type('Password', 'abcdef'),
    'password.changed (7)': type('Password', 'abcdefg'),
    'password.changed (8)': type('Password', 'abcdefgh'),
    'password.changed (11)': type('Password', 'abcdefghijk'),
    'password.changed (12)': type('Password', 'abcdefghijkl'),
    'confirmPassword.changed (empty)': type('Confirm password', ''),
    'confirmPassword.changed (12)': type('Confirm password', 'abcdefghijkl'),
    'form.submitted': submit('Create your account'),
  },
  // A field reports a change only when its text differs.
  offers: (label, { form }: Context) => {
    const event = signup.person[label];
    const field = event.type.split('.')[0] as keyof Context['form'];
    return event.type === 'form.submitted' || form[field] !== event[field];
  },
  sees: {
    'filling.form.editing': (context: Context) => {
      seesForm(context);
      expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
      expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
    },
    'filling.form.firstNameMissing': faulty('First name', 'First name is required.'),
    'filling.form.lastNameMissing': faulty('Last name', 'Last name is required.'),
    'filling.form.emailMissing': faulty('Email', 'Email is required.'),
    'filling.form.emailInvalid': faulty('Email', 'Please enter a valid email address.'),
    'filling.form.passwordTooShort': faulty(
      'Password',
      'Password must be at least 6 characters long.',
    ),
    'filling.form.passwordsDiffer': faulty('Confirm password', 'Passwords do not match.'),
    'filling.form.registrationFailed': (context: Context) => {
      seesForm(context);
      seesText(context.refusal ?? 'Failed to create account.');
    },
    'filling.strength.unrated': () => expect(meter()).toHaveAttribute('aria-valuenow', '0'),
    'filling.strength.weak': rated('25', 'Weak'),
    'filling.strength.fair': rated('50', 'Fair'),
    'filling.strength.good': rated('75', 'Good'),
    'filling.strength.strong': rated('100', 'Strong'),
    'filling.match.unchecked': () => {
      expect(screen.queryByText('Both passwords match')).toBeNull();
      expect(screen.queryByText("Passwords don't match yet")).toBeNull();
    },
    'filling.match.same': () => seesText('Both passwords match'),
    'filling.match.different': () => seesText("Passwords don't match yet"),
    registering: waiting(/Creating account/),
    loggingIn: waiting(/Logging you in/),
  },
});
