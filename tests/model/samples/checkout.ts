import { checkoutMachine } from '../../../machines/payment/checkout.machine.ts';
import type { Plan, Terms } from '../../../machines/shared/payment.ts';
import type { Samples } from '../engine/index.ts';
import { ada } from './app.ts';

export const monthly: Plan = {
  id: 'monthly',
  label: '$10 Per Month',
  price: 10,
  duration: '1 month',
  durationMinutes: 43_200,
  paystackAmount: 1000,
  billing: 'monthly',
  highlight: 'Most Popular',
};
export const terms: Terms = {
  currency: 'USD',
  isTestMode: true,
  needsVerifiedEmail: false,
  endsAt: Date.UTC(2031, 4, 6),
  follows: { planName: '$10 Per Month', until: Date.UTC(2031, 4, 6), length: 'longer' },
  runsUntil: Date.UTC(2031, 3, 6),
};
const limits = {
  callTimeout: 12_000,
  scriptTimeout: 20_000,
  popupTimeout: 1_800_000,
  popupHelp: 60_000,
  firstRecheckPause: 5000,
  longestRecheckPause: 5000,
};

interface Context {
  name: string;
  email: string;
  transaction: { transactionId: string } | null;
  reason: string | undefined;
  isTold: boolean;
  isUnchecked: boolean;
  isLeaving: boolean;
  intent: object | null;
  intentPlan: Plan;
  openSince: number | null;
  terms: Terms;
}

const intent = { reference: 'ref-1', amount: 1000, currency: 'USD' };
/** Of another tab: the same plan, and not the one that was chosen here. */
const begunPlan: Plan = { ...monthly };
const openSince = 1_933_199_000_000;
const begun = { plan: begunPlan, intent, openSince };
const input = {
  limits,
  person: ada,
  plan: monthly,
  terms,
  payer: { name: 'Ada', email: 'ada@example.org' },
  unchecked: null,
};

export const checkout: Samples = {
  chart: 'checkout',
  machine: checkoutMachine,
  input,
  starts: {
    'a payment': input,
    'a payment that is not checked yet': {
      ...input,
      unchecked: { plan: monthly, intent, openSince: null },
    },
    'an address that is not confirmed': {
      ...input,
      terms: { ...terms, needsVerifiedEmail: true },
    },
    'a payment that was begun elsewhere': { ...input, unchecked: begun },
  },
  person: {
    'name.changed': { type: 'name.changed', name: 'A. Lovelace' },
    'email.changed': { type: 'email.changed', email: '' },
    'payment.submitted': { type: 'payment.submitted' },
    'checkout.closed': { type: 'checkout.closed' },
    'popup.closed': { type: 'popup.closed' },
    'popup.abandoned': { type: 'popup.abandoned' },
    'confirmation.retried': { type: 'confirmation.retried' },
  },
  actors: {
    tabReturns: {
      answers: { '': undefined },
      failures: { '': new Error('deaf') },
      messages: { 'tab.shown': { type: 'tab.shown' } },
    },
    fetchKey: {
      answers: {
        'a key': { publicKey: 'pk_test_1', scriptUrl: '/pay.js', needsVerifiedEmail: false },
        'a key for confirmed addresses': {
          publicKey: 'pk_test_1',
          scriptUrl: '/pay.js',
          needsVerifiedEmail: true,
        },
        'no key': { publicKey: null, scriptUrl: null, needsVerifiedEmail: false },
        'a secret key': { publicKey: 'sk_test_1', scriptUrl: '/pay.js', needsVerifiedEmail: false },
      },
      failures: { '': new Error('offline') },
    },
    readAddressCheck: {
      answers: {
        confirmed: { needsVerifiedEmail: false },
        'not confirmed': { needsVerifiedEmail: true },
      },
      failures: { '': new Error('offline') },
    },
    createIntent: {
      answers: {
        created: {
          outcome: 'created',
          intent,
        },
        'refused with a reason': {
          outcome: 'refused',
          message: 'Please confirm your email address first.',
        },
        refused: { outcome: 'refused' },
        'under way': { outcome: 'underWay', payment: begun },
        outdated: { outcome: 'outdated' },
      },
      failures: { '': new Error('offline') },
    },
    loadProvider: { answers: { '': undefined }, failures: { '': new Error('blocked') } },
    openPopup: {
      answers: {
        paid: {
          outcome: 'paid',
          transaction: { reference: 'ref-1', transactionId: 't-9', status: 'success' },
        },
        closed: { outcome: 'closed' },
        uninitialised: { outcome: 'uninitialised' },
        'nothing to open': { outcome: 'handlerMissing' },
      },
      failures: { '': new Error('Invalid amount'), 'no error': 'thrown' },
    },
    confirmPayment: {
      answers: {
        success: { success: true },
        'no success': { success: false, message: 'The amount differs.' },
        'not yet': { success: false, message: 'Not yet.', isPending: true },
        'a failure of the server': { success: false, isUnanswered: true },
      },
      failures: { '': new Error('offline') },
    },
    activate: { answers: { '': undefined }, failures: { '': new Error('storage') } },
  },
  delays: { ...limits, recheckPause: 5000 },
  distinguish: ({
    name,
    email,
    transaction,
    reason,
    isTold,
    isUnchecked,
    isLeaving,
    intent: known,
    intentPlan,
    openSince: since,
    terms: { needsVerifiedEmail },
  }: Context) => [
    name,
    email,
    transaction === null,
    reason,
    isTold,
    isUnchecked,
    isLeaving,
    known === null,
    intentPlan === begunPlan,
    since,
    needsVerifiedEmail,
  ],
  situations: {
    'as they signed up': ({ name, email }: Context) =>
      name === 'Ada' && email === 'ada@example.org',
    'another name': ({ name, email }: Context) =>
      name === 'A. Lovelace' && email === 'ada@example.org',
    'no email': ({ name, email }: Context) => name === 'Ada' && email === '',
    'another name and no email': ({ name, email }: Context) =>
      name === 'A. Lovelace' && email === '',
    unchecked: ({ isUnchecked }: Context) => isUnchecked,
    'open elsewhere': ({ openSince: since }: Context) => since !== null,
    'an address to confirm': (context: Context) => context.terms.needsVerifiedEmail,
    'a window before': ({ intent: known }: Context) => known !== null,
    leaving: ({ isLeaving }: Context) => isLeaving,
    'told before': ({ isTold }: Context) => isTold,
    'the popup said so': ({ transaction }: Context) => transaction !== null,
  },
  names: [
    [monthly, 'monthly'],
    [begunPlan, 'monthly'],
  ],
  holds: {
    'readAddressCheck answers confirmed': (context: Context) => !context.terms.needsVerifiedEmail,
    'readAddressCheck answers not confirmed': (context: Context) =>
      context.terms.needsVerifiedEmail,
    'fetchKey answers a key for confirmed addresses': (context: Context) =>
      context.terms.needsVerifiedEmail,
    'fetchKey answers a key': (context: Context) => !context.terms.needsVerifiedEmail,
    'createIntent answers under way': (context: Context) =>
      context.isUnchecked && context.intentPlan === begunPlan && context.openSince === openSince,
    'createIntent answers created': (context: Context) =>
      context.intentPlan === monthly && context.openSince === null,
    'openElsewhere · popup.closed': (context: Context) =>
      context.isUnchecked && context.openSince === null,
    'createIntent answers refused with a reason': ({ reason }: Context) =>
      reason === 'Please confirm your email address first.',
    'createIntent answers refused, createIntent fails, preparing.creatingIntent · after callTimeout':
      ({ reason }: Context) => reason === undefined,
    'openPopup fails': ({ reason }: Context) => reason === 'Invalid amount',
    'openPopup fails with no error': ({ reason }: Context) => reason === undefined,
    'recheckingPayment · confirmPayment answers no success': ({ isUnchecked }: Context) =>
      !isUnchecked,
    'confirming · confirmPayment answers no success': ({ isUnchecked, reason }: Context) =>
      !isUnchecked && reason === 'The amount differs.',
    'confirming · confirmPayment answers not yet': ({ isUnchecked, transaction }: Context) =>
      isUnchecked && transaction !== null,
    'confirming · confirmPayment answers a failure of the server': ({
      isUnchecked,
      reason,
    }: Context) => isUnchecked && reason === undefined,
    'serverFailed, activationFailed': ({ isTold, isUnchecked }: Context) => isTold && isUnchecked,
    activated: ({ isUnchecked }: Context) => !isUnchecked,
  },
};
