import { expect } from 'vitest';
import { ProofDialog } from '../../src/features/settings/views/ProofDialog.tsx';
import { proof } from './samples/proof.ts';
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
  password: string;
  code: string;
  hasPassword: boolean;
  hasPasskey: boolean;
  needsCode: boolean;
  refusal: string | undefined;
}

const seesForm = ({ password, code, hasPassword, hasPasskey, needsCode }: Context) => {
  expect(screen.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  if (hasPasskey) seesButton('Use a passkey');
  else seesNoButton('Use a passkey');
  if (!hasPassword) {
    seesNoButton('Continue');
    expect(screen.queryByLabelText('Your password')).toBeNull();
    seesText(hasPasskey ? /confirm with a passkey/ : /no password and no passkey yet/);
    return;
  }
  seesValue('Your password', password);
  if (needsCode) {
    seesValue('Code', code);
    seesText('Please enter your password, and a code from your authenticator app.');
  } else expect(screen.queryByLabelText('Code')).toBeNull();
  seesButton('Continue');
};
const faulty = (label: string, sentence: RegExp) => (context: Context) => {
  seesForm(context);
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
};

testView({
  samples: proof,
  draw: (actor) => themed(<ProofDialog actor={actor as never} />),
  does: {
    'password.changed': type('Your password', 'lovelace'),
    'password.changed (blank)': type('Your password', ''),
    'code.changed': type('Code', ' 123456 '),
    'form.submitted': submit('Confirm that it is you'),
    'passkey.requested': press('Use a passkey'),
    'proof.cancelled': press('Cancel'),
  },
  // A field reports a change only when its text differs, and a code is asked for once it is known to be needed.
  offers: (label, { password, code, hasPassword, hasPasskey, needsCode }: Context) => {
    if (label === 'proof.cancelled') return true;
    if (label === 'passkey.requested') return hasPasskey;
    if (!hasPassword) return false;
    if (label === 'password.changed') return password === '';
    if (label === 'password.changed (blank)') return password !== '';
    return label !== 'code.changed' || (needsCode && code === '');
  },
  sees: {
    readingWays: () => {
      expect(screen.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
      seesNoButton('Continue');
    },
    provingByPasskey: ({ hasPassword }: Context) => {
      seesButton('Your browser asks for your passkey...');
      if (hasPassword) expect(screen.getByLabelText('Your password')).toBeDisabled();
    },
    'filling.editing': (context: Context) => {
      seesForm(context);
      expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
    },
    'filling.passwordMissing': faulty('Your password', /^Please enter your password\.$/),
    'filling.codeMissing': faulty('Code', /Please enter the code\.$/),
    'filling.proofRefused': (context: Context) => {
      seesForm(context);
      seesAlert(context.refusal ?? 'That could not be checked. Please try again.');
    },
    'filling.proofFailed': (context: Context) => {
      seesForm(context);
      seesAlert('That could not be checked. Please try again.');
    },
    verifyingPerson: () => {
      seesButton('Checking...');
      expect(screen.getByLabelText('Your password')).toBeDisabled();
    },
  },
});
