import { expect } from 'vitest';
import { AccountCareView } from '../../src/features/settings/views/AccountCareView.tsx';
import { accountCare } from './samples/accountCare.ts';
import {
  press,
  screen,
  seesAlert,
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
  form: { confirmation: string; password: string };
  places: readonly unknown[];
  refusal: string | undefined;
}

const dialog = () => screen.getByRole('dialog', { name: 'Delete your account?' });
const seesForm = ({ form }: Context) => {
  expect(dialog()).toBeVisible();
  seesValue('Type DELETE to confirm', form.confirmation);
  seesValue('Your password', form.password);
  seesButton('Delete everything');
};
const faulty = (label: string, sentence: string) => (context: Context) => {
  seesForm(context);
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
};
const seesBoth = () => {
  seesText('Firefox on Linux');
  seesText('This device');
  seesText('Safari on iPhone');
  seesText('last used on 21 January 2026');
};
const deletes = () => {
  expect(dialog()).toBeVisible();
  seesButton('Deleting...');
  expect(screen.getByLabelText('Your password')).toBeDisabled();
};

testView({
  samples: accountCare,
  draw: (actor) => themed(<AccountCareView actor={actor as never} />),
  does: {
    'places.retried': press('Try again'),
    'place.dismissed': press('Sign out Safari on iPhone'),
    'others.dismissed': press('Sign out everywhere else'),
    'data.requested': press('Download my data'),
    'deletion.requested': press('Delete my account'),
    'deletion.cancelled': press('Keep my account'),
    'form.changed (delete)': type('Type DELETE to confirm', 'delete'),
    'form.changed (DELETE)': type('Type DELETE to confirm', ' DELETE '),
    'form.changed (password)': type('Your password', 'lovelace'),
    'form.submitted': submit('Delete your account?'),
  },
  // A field reports a change only when its text differs.
  offers: (label, { form }: Context) => {
    const { changes = {} } = accountCare.person[label] as { changes?: Partial<Context['form']> };
    return Object.entries(changes).every(
      ([name, value]) => form[name as keyof typeof form] !== value,
    );
  },
  sees: {
    'places.fetchingPlaces': () => seesNoButton('Sign out everywhere else'),
    'places.placesUnread': () => {
      seesText('We could not find out where you are signed in.');
      seesNoButton(/Sign out/);
    },
    'places.alone': () => {
      seesText('Firefox on Linux');
      seesText('No other devices');
      seesNoButton(/Sign out/);
    },
    'places.elsewhere': () => {
      seesBoth();
      seesButton('Sign out Safari on iPhone');
      seesButton('Sign out everywhere else');
    },
    'places.endingSession': () => {
      seesBoth();
      expect(screen.getByRole('button', { name: 'Sign out Safari on iPhone' })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    },
    'places.endingOtherSessions': () => {
      seesBoth();
      seesButton('Signing out...');
    },
    'data.offered': () => seesButton('Download my data'),
    'data.fetchingData': () => seesButton('Collecting your data...'),
    'deletion.closed': () => {
      seesButton('Delete my account');
      expect(screen.queryByRole('dialog')).toBeNull();
    },
    'deletion.confirming.editing': (context: Context) => {
      seesForm(context);
      expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
    },
    'deletion.confirming.wordWrong': faulty(
      'Type DELETE to confirm',
      'Please type DELETE in capitals.',
    ),
    'deletion.confirming.passwordMissing': faulty('Your password', 'Please enter your password.'),
    'deletion.confirming.notDeleted': (context: Context) => {
      seesForm(context);
      seesAlert(context.refusal ?? 'Your account was not deleted. Please try again.');
    },
    'deletion.deletingAccount': deletes,
    'deletion.deleted': deletes,
  },
});
