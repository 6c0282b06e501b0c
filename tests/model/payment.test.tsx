import { fireEvent, within } from '@testing-library/react';
import { expect } from 'vitest';
import { PaymentView } from '../../src/features/payment/views/PaymentView.tsx';
import { payment } from './samples/payment.ts';
import { press, screen, seesAlert, seesNoButton, seesNoText, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  billing: 'monthly' | 'yearly';
  plan: { id: string } | null;
  receipts: readonly unknown[] | null;
  unchecked: { openSince: number | null } | null;
}

const features = [
  'Smart Ingredient Recognition',
  'Recipe Suggestions & Cooking Instructions',
  'Smart Food Detection',
  'AI Meal Planning',
  'AI Meal Plan for Chronic Sickness',
  'Budget & Location Based Meal Plans',
  'Full History Access',
  'Priority Support',
];
const cards = {
  monthly: ['$2.5 Weekly', '$5 Per 2 Weeks', '$10 Per Month'],
  yearly: ['$100 per year'],
};
const card = (name: string) => within(screen.getByRole('article', { name }));
const select = (name: string) => () =>
  void fireEvent.click(card(name).getByRole('button', { name: 'Select Plan' }));
const seesHead = () => {
  expect(screen.getByRole('heading', { name: 'Plans & Pricing' })).toBeVisible();
  seesText('Your subscription');
};
const seesPlans = ({ billing }: Context) => {
  seesHead();
  expect(
    screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent),
  ).toEqual(cards[billing]);
  expect(
    screen.getByRole('radio', { name: billing === 'monthly' ? 'Monthly' : 'Yearly' }),
  ).toBeChecked();
  seesText('Save 20% with annual billing!');
  features.forEach((feature) => seesText(feature));
  if (billing === 'monthly') expect(card('$10 Per Month').getByText('Most Popular')).toBeVisible();
  else
    expect(
      card('$100 per year').getByText(
        /^This moves you up to a longer plan\. \$10 Per Month runs until/,
      ),
    ).toBeVisible();
  seesText('Test mode');
};
const browsing = (more: () => void) => (context: Context) => {
  const { unchecked } = context;
  seesPlans(context);
  for (const button of screen.getAllByRole('button', { name: 'Select Plan' }))
    expect(button).toBeEnabled();
  seesNoText('the checkout');
  const began = /^On .+ you began to pay \$10\.00 for \$10 Per Month/;
  if (unchecked?.openSince == null) seesNoText(began);
  else {
    seesText(began);
    expect(screen.getByRole('button', { name: 'Check this payment' })).toBeEnabled();
  }
  more();
};

testView({
  samples: payment,
  draw: (actor) =>
    themed(<PaymentView actor={actor as never} checkoutView={() => <p>the checkout</p>} />),
  does: {
    'offer.retried': () => {
      const receipts = screen.getByRole('region', { name: 'Receipts' });
      const buttons = screen.getAllByRole('button', { name: 'Try again' });
      fireEvent.click(buttons.find((button) => !receipts.contains(button))!);
    },
    'receipts.retried': () =>
      void fireEvent.click(
        within(screen.getByRole('region', { name: 'Receipts' })).getByRole('button', {
          name: 'Try again',
        }),
      ),
    'billing.chosen (yearly)': () =>
      void fireEvent.click(screen.getByRole('radio', { name: 'Yearly' })),
    'billing.chosen (monthly)': () =>
      void fireEvent.click(screen.getByRole('radio', { name: 'Monthly' })),
    'plan.chosen (monthly)': select('$10 Per Month'),
    'plan.chosen (yearly)': select('$100 per year'),
    'checkout.requested': press('Continue to payment'),
  },
  // A plan stands under its own billing; a choice that is made already is no change.
  offers: (label, { billing }: Context) => {
    if (label === 'plan.chosen (monthly)' || label === 'billing.chosen (yearly)')
      return billing === 'monthly';
    return label === 'plan.chosen (yearly)' || label === 'billing.chosen (monthly)'
      ? billing === 'yearly'
      : true;
  },
  sees: {
    'counter.fetchingOffer': () => {
      seesHead();
      seesText('Fetching the plans...');
      seesNoButton('Select Plan');
    },
    'counter.offerUnavailable': () => {
      seesHead();
      seesText('The plans could not be fetched. Please check your connection.');
    },
    'counter.browsing.choosing': browsing(() => expect(screen.queryByRole('alert')).toBeNull()),
    'counter.browsing.planMissing': browsing(() => seesAlert('Please select a plan to continue.')),
    'counter.browsing.checkoutStopped': browsing(() =>
      seesAlert(
        'The payment has stopped working before anything was paid. Please select your plan again.',
      ),
    ),
    'counter.browsing.hearingOfPayment': browsing(() =>
      expect(screen.queryByRole('alert')).toBeNull(),
    ),
    // Without an answer to how long it runs, nothing is said of it; the server refuses what would be paid twice.
    'counter.browsing.paidElsewhere': browsing(() =>
      seesText(
        /^Your plan is active: it was paid for in another tab or on another device, and runs/,
      ),
    ),
    'counter.browsing.datesUnread': browsing(() => {
      seesText(
        'Your plan is active: it was paid for in another tab or on another device. You need not pay again. We could not read until when it runs.',
      );
      expect(screen.getByRole('link', { name: 'Continue' })).toBeVisible();
    }),
    'counter.browsing.refreshingOffer': browsing(() =>
      seesText('Payment successful! Your subscription has been activated.'),
    ),
    'counter.browsing.activated': browsing(() =>
      seesText('Payment successful! Your subscription has been activated.'),
    ),
    'counter.checkingOut': (context: Context) => {
      seesPlans(context);
      seesText('the checkout');
      for (const button of screen.getAllByRole('button', { name: 'Select Plan' }))
        expect(button).toBeDisabled();
    },
    'receipts.fetchingReceipts': () => seesText('Fetching your receipts...'),
    'receipts.listed': ({ receipts }: Context) => {
      if (receipts?.length === 0) return seesText('There are no receipts yet.');
      const list = within(screen.getByRole('region', { name: 'Receipts' }));
      for (const text of [
        '$2.5 Weekly',
        '$2.50',
        'Paid',
        'Reference ref-0',
        '29 April 2031, runs until 6 May 2031',
        'Refunded',
        'Refunded in part',
        '1 February 2031, $4.00 refunded',
        'Disputed',
        '29 April 2031, runs until 6 May 2031, paid beside ref-0',
      ])
        expect(list.getAllByText(text)[0]).toBeVisible();
      seesText(/^You have paid twice.+ The payment with the reference ref-5 extends your plan/);
    },
    'receipts.receiptsUnavailable': () => {
      const list = within(screen.getByRole('region', { name: 'Receipts' }));
      expect(list.getByText('Your receipts could not be fetched.')).toBeVisible();
      expect(list.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
});
