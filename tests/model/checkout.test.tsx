import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import { CheckoutView } from '../../src/features/payment/views/CheckoutView.tsx';
import { checkout } from './samples/checkout.ts';
import {
  press,
  screen,
  seesAlert,
  seesButton,
  seesNoAlert,
  seesNoText,
  seesText,
  seesValue,
  submit,
  themed,
  type,
} from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  name: string;
  email: string;
  reason: string | undefined;
  terms: { needsVerifiedEmail: boolean };
}

const title = 'Complete Your Payment';
const confirmFirst = /^Please confirm your email address before you pay/;
const seesModal = ({ name, email, terms }: Context) => {
  if (terms.needsVerifiedEmail) seesText(confirmFirst);
  else seesNoText(confirmFirst);
  expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  seesValue('Name', name);
  seesValue('Email', email);
  for (const field of ['Name', 'Email']) expect(screen.getByLabelText(field)).toBeRequired();
  seesText('$10 Per Month');
  seesText('$10.00');
  seesText('6 May 2031');
  seesText(/^This moves you up to a longer plan\. \$10 Per Month runs until/);
  seesText('Test mode');
};
const completing = (problem: string | null) => (context: Context) => {
  seesModal(context);
  seesButton('Pay with Paystack');
  if (problem === null) seesNoAlert();
  else seesAlert(problem);
};
const preparing = (context: Context) => {
  seesModal(context);
  expect(screen.getByRole('button', { name: /Preparing your payment/ })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  for (const field of ['Name', 'Email']) expect(screen.getByLabelText(field)).toBeDisabled();
};
const noModal = () => expect(screen.queryByRole('dialog')).toBeNull();
const thanks = () => {
  noModal();
  seesText('Thank you for your payment! Reference: ref-1');
  seesText('Activating your subscription...');
};
const meanwhile = 'Until our server answers, and for at most a day, everything is open to you.';
const unactivated = (sentence: string) => () => {
  noModal();
  seesText(sentence);
  seesText(/by its reference ref-1/);
  seesButton('Check again');
};

testView({
  samples: checkout,
  draw: (actor) => themed(<CheckoutView actor={actor as never} />),
  does: {
    'name.changed': type('Name', 'A. Lovelace'),
    'email.changed': type('Email', ''),
    'payment.submitted': submit(title),
    'checkout.closed': () =>
      void fireEvent.click(screen.getByRole('button', { name: /^(Close|Back to the plans)$/ })),
    'confirmation.retried': press('Check again'),
    'popup.closed': () =>
      void fireEvent.click(
        screen.getByRole('button', { name: /^(I have closed it|It is closed)$/ }),
      ),
    'popup.abandoned': press('Cancel'),
  },
  // A field reports a change only when its text differs.
  offers: (label, { name, email }: Context) =>
    label === 'name.changed'
      ? name !== 'A. Lovelace'
      : label === 'email.changed'
        ? email !== ''
        : true,
  sees: {
    'completing.editing': completing(null),
    'completing.lookingAgain': completing(null),
    'completing.keyMissing': completing(
      'Payment system configuration error. Please contact support.',
    ),
    'completing.keyInvalid': completing('Invalid Paystack public key configuration.'),
    'completing.intentRefused': (context: Context) =>
      completing(
        context.reason ?? 'Your payment could not be prepared. Nothing was paid; please try again.',
      )(context),
    'completing.scriptMissing': completing(
      'Payment system is not ready. Please refresh the page and try again.',
    ),
    'completing.entryMissing': completing(
      'Payment system is not properly initialized. Please refresh the page and try again.',
    ),
    'completing.handlerMissing': completing('Failed to initialize payment. Please try again.'),
    'completing.setupFailed': (context: Context) =>
      completing(
        `Error setting up payment: ${context.reason ?? 'it gave no reason'}. Please try again.`,
      )(context),
    'completing.popupClosed': completing('Transaction was not completed, window closed.'),
    'preparing.fetchingKey': preparing,
    'preparing.creatingIntent': preparing,
    'preparing.loadingProvider': preparing,
    'openingPopup.speaking': () => {
      noModal();
      seesText(/^The payment window is open/);
      expect(screen.queryByRole('button')).toBeNull();
    },
    'openingPopup.silent': () => {
      noModal();
      seesText(/^The payment window is open/);
      seesButton('I have closed it');
      seesButton('Cancel');
    },
    openElsewhere: () => {
      noModal();
      seesText(/^On .+ you began to pay \$10\.00 for \$10 Per Month, and we do not know yet/);
      seesText(/^The payment window may still be open in another tab/);
      seesText('Reference ref-1');
      expect(screen.queryByRole('button', { name: /Pay with/ })).toBeNull();
    },
    recheckingPayment: () => {
      noModal();
      seesNoAlert();
      seesText('Checking whether anything was paid...');
      seesText('Reference ref-1');
    },
    paymentUnchecked: ({ transaction }: Context) => {
      noModal();
      if (transaction) {
        seesText('Your payment is not confirmed yet.');
        seesText(/Your reference is ref-1\. You need not pay again/);
      } else {
        seesText('We could not check yet whether you have paid.');
        seesText(/Your reference is ref-1\. You can pay again once we know that nothing was paid/);
      }
      seesButton('Check again');
      expect(screen.queryByRole('button', { name: /Pay with/ })).toBeNull();
    },
    confirming: thanks,
    activating: thanks,
    activationRefused: ({ reason }: Context) => {
      unactivated(
        'Payment successful but subscription activation failed. Please contact support.',
      )();
      seesText(reason!);
      seesNoText(meanwhile);
    },
    serverFailed: () => {
      unactivated(
        'Payment successful but subscription activation failed. Please contact support.',
      )();
      seesText(meanwhile);
    },
    activationFailed: () => {
      unactivated(
        'Payment successful but activating your subscription failed. Please contact support.',
      )();
      seesText(meanwhile);
    },
  },
});
