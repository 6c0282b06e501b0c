import { expect } from 'vitest';
import { ProfileView } from '../../src/features/profile/views/ProfileView.tsx';
import { changePassword } from './samples/changePassword.ts';
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
  profile: { hasPassword: boolean } | null;
  form: { currentPassword: string; newPassword: string; confirmation: string };
  refusal: string | undefined;
}

const labels = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmation: 'Confirm new password',
};
const asksCurrent = ({ profile }: Context) => profile?.hasPassword !== false;
const seesForm = (context: Context) => {
  const { form } = context;
  if (asksCurrent(context)) seesValue('Current password', form.currentPassword);
  else expect(screen.queryByLabelText('Current password')).toBeNull();
  seesValue('New password', form.newPassword);
  seesValue('Confirm new password', form.confirmation);
  expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(
    asksCurrent(context) ? 3 : 2,
  );
  seesButton('Update Password');
};
const faulty = (label: string, sentence: string) => (context: Context) => {
  seesForm(context);
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
};
const seesProfile = () => {
  seesValue('Name', 'Ada Lovelace');
  seesValue('Email', 'ada@example.org');
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
};
const waits = (context: Context) => {
  seesButton('Updating...');
  for (const label of Object.values(labels).slice(asksCurrent(context) ? 0 : 1))
    expect(screen.getByLabelText(label)).toBeDisabled();
};

testView({
  samples: changePassword,
  draw: (actor) =>
    themed(
      <ProfileView
        actor={actor as never}
        Proof={() => <p>the proof</p>}
        Email={() => <p>the email</p>}
      />,
    ),
  does: {
    'profile.retried': press('Try again'),
    'verification.requested': press('Send the link again'),
    'form.changed (current)': type('Current password', 'lovelace'),
    'form.changed (new 5)': type('New password', 'abcde'),
    'form.changed (new 6)': type('New password', 'abcdef'),
    'form.changed (new 7)': type('New password', 'abcdefg'),
    'form.changed (confirmation)': type('Confirm new password', 'abcdef'),
    'form.submitted': submit('Change password'),
  },
  // A field reports a change only when its text differs.
  offers: (label, context: Context) => {
    const { form } = context;
    if (label === 'form.changed (current)' && !asksCurrent(context)) return false;
    const { changes = {} } = changePassword.person[label] as { changes?: Partial<Context['form']> };
    return Object.entries(changes).every(
      ([name, value]) => form[name as keyof typeof form] !== value,
    );
  },
  sees: {
    'profile.readingProfile': () => {
      seesText('Reading your profile...');
      seesValue('Email', '');
    },
    'profile.profileUnread': () => seesText(/Your profile could not be read/),
    'profile.verified': () => {
      seesProfile();
      seesText('Confirmed');
    },
    'profile.unverified': () => {
      seesProfile();
      seesText(/Please confirm your email/);
      seesButton('Send the link again');
    },
    'profile.lookingAgain': () => {
      seesProfile();
      seesText(/Please confirm your email/);
      seesButton('Send the link again');
    },
    'profile.sendingVerification': () => seesButton('Sending...'),
    'profile.verificationSent': () => {
      seesProfile();
      seesText(/The link is on its way/);
      seesNoButton('Send the link again');
    },
    'password.filling.editing': (context: Context) => {
      seesForm(context);
      expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
    },
    'password.filling.fieldsMissing': (context: Context) => {
      seesForm(context);
      seesText('Fill all password fields.');
      const empty = Object.entries(labels).filter(
        ([name]) =>
          context.form[name as keyof typeof labels] === '' &&
          (name !== 'currentPassword' || asksCurrent(context)),
      );
      for (const [, label] of empty) expect(screen.getByLabelText(label)).toBeInvalid();
    },
    'password.filling.passwordTooShort': faulty(
      'New password',
      'New password must be at least 6 characters.',
    ),
    'password.filling.passwordsDiffer': faulty(
      'Confirm new password',
      'New passwords do not match.',
    ),
    'password.filling.changeFailed': (context: Context) => {
      seesForm(context);
      seesText(context.refusal ?? 'Failed to update password.');
    },
    'password.changingPassword': waits,
    'password.passwordUpdated': waits,
    'password.proving': (context: Context) => {
      waits(context);
      seesText('the proof');
    },
  },
});
