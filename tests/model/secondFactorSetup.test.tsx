import { expect } from 'vitest';
import { SecondFactorSetup } from '../../src/features/settings/views/SecondFactorSetup.tsx';
import { secondFactorSetup, setupKey } from './samples/secondFactorSetup.ts';
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
  code: string;
  refusal: string | undefined;
}

const Proof = () => <p>the proof</p>;
const seesKey = ({ code }: Context) => {
  expect(screen.getByRole('img', { name: /^QR code/ }).querySelector('path')).toHaveAttribute(
    'd',
    setupKey.picture.path,
  );
  seesText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
  expect(screen.getByRole('link', { name: 'Open the app on this device' })).toHaveAttribute(
    'href',
    setupKey.address,
  );
  seesValue('Code', code);
};
const faulty = (sentence: string) => (context: Context) => {
  seesKey(context);
  expect(screen.getByLabelText('Code')).toBeInvalid();
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(
    `The 6 digits that the app now shows. ${context.refusal ?? sentence}`,
  );
};

testView({
  samples: secondFactorSetup,
  draw: (actor) => themed(<SecondFactorSetup actor={actor as never} Proof={Proof} />),
  does: {
    'code.changed': type('Code', ' 123456 '),
    'form.submitted': submit('Set up your authenticator app'),
    'setup.retried': press('Try again'),
    'setup.cancelled': press('Cancel'),
  },
  // A field reports a change only when its text differs.
  offers: (label, { code }: Context) => label !== 'code.changed' || code === '',
  sees: {
    creatingKey: () => expect(screen.queryByRole('button')).toBeNull(),
    notBegun: ({ refusal }: Context) =>
      seesAlert(refusal ?? 'Two-step log-in could not be set up. Please try again.'),
    proving: () => seesText('the proof'),
    'confirming.editing': (context: Context) => {
      seesKey(context);
      seesButton('Turn on');
    },
    'confirming.codeMissing': faulty('Please enter the code.'),
    'confirming.codeRefused': faulty('This code was not taken. Please try again.'),
    confirmingSetup: (context: Context) => {
      seesKey(context);
      seesButton('Checking...');
      expect(screen.getByLabelText('Code')).toBeDisabled();
    },
  },
});
