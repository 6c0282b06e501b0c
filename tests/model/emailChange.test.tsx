import { expect } from 'vitest';
import { EmailChange } from '../../src/features/profile/views/EmailChange.tsx';
import { emailChange } from './samples/emailChange.ts';
import {
  press,
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
  refusal: string | undefined;
}

const seesForm = ({ email }: Context) => {
  seesValue('New email', email);
  seesButton('Send the link');
  seesButton('Keep the present one');
  seesNoButton('Change email');
};
const faulty = (sentence: string) => (context: Context) => {
  seesForm(context);
  expect(screen.getByLabelText('New email')).toBeInvalid();
  expect(screen.getByLabelText('New email')).toHaveAccessibleDescription(
    expect.stringContaining(sentence),
  );
};

testView({
  samples: emailChange,
  draw: (actor) => themed(<EmailChange actor={actor as never} Proof={() => <p>the proof</p>} />),
  does: {
    'change.started': press('Change email'),
    'change.abandoned': press('Keep the present one'),
    'email.changed (an address)': type('New email', ' ada@new.example '),
    'email.changed (none)': type('New email', 'ada'),
    'email.changed (blank)': type('New email', ' '),
    'form.submitted': submit('Change email'),
  },
  // A field reports a change only when its text differs.
  offers: (label, context: Context) => {
    const event = emailChange.person[label] as { email?: string };
    return event.email === undefined || event.email !== context.email;
  },
  sees: {
    resting: () => {
      seesButton('Change email');
      seesNoButton('Send the link');
    },
    'filling.editing': (context: Context) => {
      seesForm(context);
      expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
    },
    'filling.emailMissing': faulty('Please enter the new email.'),
    'filling.emailInvalid': faulty('Please enter a whole email address, with an @.'),
    'filling.changeRefused': (context: Context) => {
      seesForm(context);
      seesText(context.refusal ?? 'No link was sent. Please try again.');
    },
    askingForLink: () => {
      seesButton('Sending...');
      expect(screen.getByLabelText('New email')).toBeDisabled();
    },
    proving: () => {
      seesText('the proof');
      expect(screen.getByLabelText('New email')).toBeDisabled();
    },
    linkSent: ({ email }: Context) => {
      seesText(new RegExp(`on its way to ${email.trim()}`));
      seesButton('Change email');
    },
  },
});
