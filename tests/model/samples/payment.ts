import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import type { Offer, Plan, Receipt } from '../../../machines/shared/payment.ts';
import type { Samples } from '../engine/index.ts';
import { ada } from './app.ts';
import { monthly, terms } from './checkout.ts';

const plans: readonly Plan[] = [
  {
    id: 'weekly',
    label: '$2.5 Weekly',
    price: 2.5,
    duration: '1 week',
    durationMinutes: 10_080,
    paystackAmount: 250,
    billing: 'monthly',
    highlight: null,
  },
  {
    id: 'two-weeks',
    label: '$5 Per 2 Weeks',
    price: 5,
    duration: '2 weeks',
    durationMinutes: 20_160,
    paystackAmount: 500,
    billing: 'monthly',
    highlight: null,
  },
  monthly,
  {
    id: 'yearly',
    label: '$100 per year',
    price: 100,
    duration: '1 year',
    durationMinutes: 525_600,
    paystackAmount: 10_000,
    billing: 'yearly',
    highlight: 'Best Value',
  },
];
const offer: Offer = Object.fromEntries(
  plans.map(({ id }) => [
    id,
    {
      ...terms,
      follows: id === 'yearly' ? terms.follows : null,
    },
  ]),
);
/** The same terms, asked for again after a payment. */
const paidUntil = Date.UTC(2031, 5, 6);
const renewed: Offer = Object.fromEntries(
  Object.entries(offer).map(([id, each]) => [id, { ...each, runsUntil: paidUntil }]),
);
const receipt: Receipt = {
  id: 'p1',
  reference: 'ref-0',
  planName: '$2.5 Weekly',
  amount: 250,
  currency: 'USD',
  status: 'paid',
  returnedAmount: 0,
  at: Date.UTC(2031, 3, 29),
  endsAt: Date.UTC(2031, 4, 6),
  paidBeside: null,
};
const receipts: readonly Receipt[] = [
  receipt,
  { ...receipt, id: 'p5', reference: 'ref-5', paidBeside: 'ref-0' },
  {
    ...receipt,
    id: 'p2',
    reference: 'ref-2',
    planName: '$5 Per 2 Weeks',
    amount: 500,
    status: 'refunded',
    returnedAmount: 500,
    at: Date.UTC(2031, 2, 1),
    endsAt: null,
  },
  {
    ...receipt,
    id: 'p3',
    reference: 'ref-3',
    planName: '$10 Per Month',
    amount: 1000,
    status: 'partlyRefunded',
    returnedAmount: 400,
    at: Date.UTC(2031, 1, 1),
    endsAt: null,
  },
  {
    ...receipt,
    id: 'p4',
    reference: 'ref-4',
    planName: '$100 per year',
    amount: 10_000,
    status: 'disputed',
    at: Date.UTC(2031, 0, 1),
    endsAt: null,
  },
];
const nothing: readonly Receipt[] = [];
const checkoutLimits = {
  callTimeout: 1,
  scriptTimeout: 1,
  popupTimeout: 1,
  popupHelp: 1,
  firstRecheckPause: 1,
  longestRecheckPause: 1,
};
const payer = { name: 'A. Lovelace', email: 'ada@work.example' };

const unchecked = {
  plan: monthly,
  intent: { reference: 'ref-1', amount: 1000, currency: 'USD' },
  openSince: null,
};
/** In another tab, or before this page was loaded. */
const begun = {
  plan: monthly,
  intent: { reference: 'ref-0', amount: 1000, currency: 'USD' },
  openSince: 1_933_199_000_000,
};

interface Context {
  offer: Offer | null;
  receipts: readonly Receipt[];
  unchecked: { openSince: number | null } | null;
  billing: string;
  plan: Plan | null;
  payer: { name: string };
}

export const payment: Samples = {
  chart: 'payment',
  machine: paymentMachine,
  input: {
    limits: { plans, offerTimeout: 12_000, receiptsTimeout: 15_000, checkout: checkoutLimits },
    person: ada,
  },
  person: {
    'offer.retried': { type: 'offer.retried' },
    'receipts.retried': { type: 'receipts.retried' },
    'billing.chosen (yearly)': { type: 'billing.chosen', billing: 'yearly' },
    'billing.chosen (monthly)': { type: 'billing.chosen', billing: 'monthly' },
    'plan.chosen (monthly)': { type: 'plan.chosen', planId: 'monthly' },
    'plan.chosen (yearly)': { type: 'plan.chosen', planId: 'yearly' },
    'checkout.requested': { type: 'checkout.requested' },
  },
  shell: {
    'access.paid': { type: 'access.paid', until: paidUntil },
    'plan.chosen (of another day)': { type: 'plan.chosen', planId: 'lifetime' },
  },
  actors: {
    fetchOffer: {
      answers: {
        'the plans': { offer, open: null },
        'the plans again': { offer: renewed, open: null },
        'the plans and what was begun': { offer, open: begun },
      },
      failures: { '': new Error('offline') },
    },
    fetchReceipts: {
      answers: { 'a receipt': receipts, nothing },
      failures: { '': new Error('offline') },
    },
    checkout: {
      answers: {
        'closed unchecked': { isActivated: false, payer, unchecked },
        activated: { isActivated: true, payer, unchecked: null },
        closed: { isActivated: false, payer, unchecked: null },
      },
      failures: { '': new Error('fault') },
      messages: {
        'no answer': { type: 'checkout.unanswered' },
        'a no': { type: 'checkout.refused' },
        'that it is outdated': { type: 'checkout.outdated' },
      },
    },
    checkoutAddress: {
      answers: { '': undefined },
      failures: { '': new Error('deaf') },
      messages: { 'checkout.left': { type: 'checkout.left' } },
    },
  },
  delays: { offerTimeout: 12_000, receiptsTimeout: 15_000 },
  distinguish: ({ offer: known, billing, plan, payer: { name }, unchecked: left }: Context) => [
    known === null || known === renewed,
    billing,
    plan?.id,
    name,
    left?.openSince,
  ],
  situations: {
    'no plan': ({ plan }: Context) => plan === null,
    'the monthly plan': ({ plan }: Context) => plan?.id === 'monthly',
    'the yearly plan': ({ plan }: Context) => plan?.id === 'yearly',
    // What is not known yet is no reason to ask again: the answer is on its way.
    'it is known': ({ offer: known }: Context) => known === null || known === renewed,
    'unchecked before': ({ unchecked: left }: Context) => left?.openSince === null,
    'begun elsewhere': ({ unchecked: left }: Context) => left != null && left.openSince !== null,
    'nothing typed before': ({ payer: { name } }: Context) => name === 'Ada',
  },
  names: [
    [ada, 'Ada'],
    [checkoutLimits, 'its limits'],
    [monthly, 'monthly'],
    [plans[3], 'yearly'],
    ...[...Object.entries(offer), ...Object.entries(renewed)].map(
      ([id, each]) => [each, `terms of ${id}`] as const,
    ),
  ],
  holds: {
    'fetchOffer answers the plans again': ({ offer: known }: Context) => known === renewed,
    'billing.chosen (yearly)': ({ billing }: Context) => billing === 'yearly',
    'billing.chosen (monthly)': ({ billing }: Context) => billing === 'monthly',
    'fetchOffer answers the plans': ({ offer: known }: Context) => known === offer,
    // What this page has seen close, it asks about by itself; of all others the server knows more.
    'fetchOffer answers the plans, fetchOffer answers the plans again': ({
      unchecked: left,
    }: Context) => left === null || left === unchecked,
    'fetchOffer answers the plans and what was begun': ({
      offer: known,
      unchecked: left,
    }: Context) => known === offer && (left === begun || left === unchecked),
    'checkout answers activated, checkout answers closed': ({
      payer: known,
      unchecked: left,
    }: Context) => known === payer && left === null,
    'checkout answers closed unchecked': ({ payer: known, unchecked: left }: Context) =>
      known === payer && left === unchecked,
    'fetchReceipts answers a receipt': ({ receipts: known }: Context) => known === receipts,
    'fetchReceipts answers nothing': ({ receipts: known }: Context) => known === nothing,
  },
};
