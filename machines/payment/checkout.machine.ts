import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Notice, Notify, Report } from '../shared/emitted.ts';
import type {
  Activation,
  AddressCheck,
  CheckoutNews,
  CheckoutOutput,
  Confirmation,
  Intent,
  IntentOrder,
  IntentResult,
  Payer,
  PaymentRecord,
  Plan,
  PopupOrder,
  PopupResult,
  ProviderKey,
  Terms,
  Transaction,
  UncheckedPayment,
} from '../shared/payment.ts';
import type { Person } from '../shared/session.ts';

interface CheckoutLimits {
  callTimeout: number;
  scriptTimeout: number;
  popupTimeout: number;
  /** After how long a popup that says nothing can be given up. */
  popupHelp: number;
  /** The first pause before the server is asked again about a payment; each is twice the one before, up to the longest. */
  firstRecheckPause: number;
  longestRecheckPause: number;
}

interface CheckoutContext extends Payer {
  person: Person;
  limits: CheckoutLimits;
  plan: Plan;
  terms: Terms;
  key: ProviderKey | null;
  intent: Intent | null;
  /** What the intent is for: another tab may have begun to pay for another plan. */
  intentPlan: Plan;
  /** When it was begun, where its window may be open elsewhere. */
  openSince: number | null;
  transaction: Transaction | null;
  /** Why it went wrong, in the words of whoever refused. */
  reason: string | undefined;
  isActivated: boolean;
  /** Nobody knows yet whether it was paid. */
  isUnchecked: boolean;
  /** The person wants to leave as soon as the server has said no. */
  isLeaving: boolean;
  /** How often the server could not say whether it was paid. */
  recheckings: number;
  /** That the server does not answer about this payment is told once: what is granted meanwhile is not granted again and again. */
  isTold: boolean;
}

const recordOf = ({
  person,
  intentPlan,
  name,
  email,
  intent,
  transaction,
}: CheckoutContext): PaymentRecord => ({
  name,
  email,
  userId: person.id,
  planName: intentPlan.label,
  durationMinutes: intentPlan.durationMinutes,
  amount: intent!.amount,
  reference: intent!.reference,
  transactionId: transaction?.transactionId ?? '',
  status: transaction?.status ?? 'closed',
});

export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as
      | { type: 'name.changed'; name: string }
      | { type: 'email.changed'; email: string }
      | { type: 'payment.submitted' }
      | { type: 'popup.closed' }
      | { type: 'popup.abandoned' }
      | { type: 'confirmation.retried' }
      | { type: 'tab.shown' }
      | { type: 'checkout.closed' },
    emitted: {} as Notify | Report,
    input: {} as {
      limits: CheckoutLimits;
      person: Person;
      plan: Plan;
      terms: Terms;
      payer: Payer;
      unchecked: UncheckedPayment | null;
    },
    output: {} as CheckoutOutput,
    tags: {} as 'busy' | 'modal' | 'silent' | 'unanswered',
    meta: {} as { requirements: string[] },
  },
  actors: {
    tabReturns: fromCallback<{ type: 'none' }>(() => {
      throw new Error('tabReturns is not provided');
    }),
    fetchKey: fromPromise<ProviderKey>(() => Promise.reject(new Error('fetchKey is not provided'))),
    readAddressCheck: fromPromise<AddressCheck>(() =>
      Promise.reject(new Error('readAddressCheck is not provided')),
    ),
    createIntent: fromPromise<IntentResult, IntentOrder>(() =>
      Promise.reject(new Error('createIntent is not provided')),
    ),
    loadProvider: fromPromise<void, { scriptUrl: string | null }>(() =>
      Promise.reject(new Error('loadProvider is not provided')),
    ),
    openPopup: fromPromise<PopupResult, PopupOrder>(() =>
      Promise.reject(new Error('openPopup is not provided')),
    ),
    confirmPayment: fromPromise<Confirmation, PaymentRecord>(() =>
      Promise.reject(new Error('confirmPayment is not provided')),
    ),
    activate: fromPromise<void, Activation>(() =>
      Promise.reject(new Error('activate is not provided')),
    ),
  },
  actions: {
    keepName: assign({ name: (_, params: { name: string }) => params.name }),
    keepEmail: assign({ email: (_, params: { email: string }) => params.email }),
    keepKey: assign({ key: (_, params: { key: ProviderKey }) => params.key }),
    keepVerified: assign({
      terms: ({ context }, { needsVerifiedEmail }: AddressCheck) => ({
        ...context.terms,
        needsVerifiedEmail,
      }),
    }),
    keepIntent: assign({
      intent: (_, params: { result: IntentResult }) =>
        params.result.outcome === 'created' ? params.result.intent : null,
      intentPlan: ({ context }) => context.plan,
      openSince: null,
      transaction: null,
      isLeaving: false,
      recheckings: 0,
      isTold: false,
    }),
    keepOther: assign((_, { intent, plan, openSince }: UncheckedPayment) => ({
      intent,
      intentPlan: plan,
      openSince,
      isUnchecked: true,
    })),
    clearOpen: assign({ openSince: null }),
    keepLeaving: assign({ isLeaving: true }),
    keepUnchecked: assign({ isUnchecked: true }),
    clearUnchecked: assign({ isUnchecked: false }),
    keepRechecking: assign({ recheckings: ({ context }) => context.recheckings + 1 }),
    keepTransaction: assign({
      transaction: (_, params: { result: PopupResult }) =>
        params.result.outcome === 'paid' ? params.result.transaction : null,
    }),
    keepReason: assign({ reason: (_, params: { reason: string | undefined }) => params.reason }),
    keepActivated: assign({ isActivated: true, isUnchecked: false }),
    keepTold: assign({ isTold: true }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellNews: sendTo(
      ({ self }) => self._parent ?? self,
      (_, params: CheckoutNews) => params,
    ),
    notify: emit(({ context }, params: Notice) => ({
      type: 'notify' as const,
      code: params.code,
      subject: context.intent!.reference,
    })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isKeyMissing: (_, params: ProviderKey) => !params.publicKey,
    isKeyInvalid: (_, params: ProviderKey) => !params.publicKey?.startsWith('pk_'),
    isRefused: (_, params: IntentResult) => params.outcome === 'refused',
    isOutdated: (_, params: IntentResult) => params.outcome === 'outdated',
    isUnderWay: (_, params: IntentResult) => params.outcome === 'underWay',
    isOpenElsewhere: ({ context }) => context.openSince !== null,
    isPaid: (_, params: PopupResult) => params.outcome === 'paid',
    isUninitialised: (_, params: PopupResult) => params.outcome === 'uninitialised',
    isHandlerMissing: (_, params: PopupResult) => params.outcome === 'handlerMissing',
    isConfirmed: (_, params: Confirmation) => params.success,
    isUnanswered: (_, params: Confirmation) => params.isUnanswered === true,
    isUnsettled: (_, params: Confirmation) =>
      params.isUnanswered === true || params.isPending === true,
    isPending: (_, params: Confirmation) => params.isPending === true,
    isUnchecked: ({ context }) => context.isUnchecked,
    isSaidPaid: ({ context }) => context.transaction !== null,
    isUnverified: ({ context }) => context.terms.needsVerifiedEmail,
    isLeaving: ({ context }) => context.isLeaving,
    isUntold: ({ context }) => !context.isTold,
  },
  delays: {
    callTimeout: ({ context }) => context.limits.callTimeout,
    scriptTimeout: ({ context }) => context.limits.scriptTimeout,
    popupTimeout: ({ context }) => context.limits.popupTimeout,
    popupHelp: ({ context }) => context.limits.popupHelp,
    recheckPause: ({ context: { limits, recheckings } }) =>
      Math.min(limits.firstRecheckPause * 2 ** (recheckings - 1), limits.longestRecheckPause),
  },
}).createMachine({
  id: 'checkout',
  description:
    "One plan's way from name and email through the provider's popup to an active subscription.",
  context: ({ input }) => ({
    person: input.person,
    limits: input.limits,
    plan: input.plan,
    terms: input.terms,
    key: null,
    name: input.payer.name,
    email: input.payer.email,
    intent: input.unchecked?.intent ?? null,
    intentPlan: input.unchecked?.plan ?? input.plan,
    openSince: input.unchecked?.openSince ?? null,
    transaction: null,
    reason: undefined,
    isActivated: false,
    isUnchecked: input.unchecked !== null,
    isLeaving: false,
    recheckings: 0,
    isTold: false,
  }),
  output: ({ context }) => ({
    isActivated: context.isActivated,
    payer: { name: context.name, email: context.email },
    unchecked: context.isUnchecked
      ? { plan: context.intentPlan, intent: context.intent!, openSince: context.openSince }
      : null,
  }),
  initial: 'completing',
  invoke: {
    id: 'tabReturns',
    src: 'tabReturns',
    onDone: { actions: { type: 'report', params: { code: 'account.partStopped' } } },
    onError: {
      actions: {
        type: 'report',
        params: ({ event }) => ({ code: 'account.partStopped', error: event.error }),
      },
    },
  },
  states: {
    completing: {
      description:
        "The modal 'Complete Your Payment': name and email, plan and amount. What went wrong last time stands there until something changes.",
      meta: { requirements: ['PAY-04', 'PAY-06'] },
      tags: ['modal'],
      initial: 'editing',
      on: {
        'name.changed': {
          target: '.editing',
          actions: { type: 'keepName', params: ({ event }) => ({ name: event.name }) },
        },
        'email.changed': {
          target: '.editing',
          actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) },
        },
        'checkout.closed': 'closed',
        'payment.submitted': 'preparing',
        'tab.shown': { guard: 'isUnverified', target: '.lookingAgain' },
      },
      states: {
        editing: {
          description: 'Nothing is wrong, as far as we know.',
          always: [
            { guard: 'isOpenElsewhere', target: '#checkout.openElsewhere' },
            { guard: 'isUnchecked', target: '#checkout.recheckingPayment' },
          ],
        },
        lookingAgain: {
          description:
            'They are back at this tab, and their address was not confirmed: the link may have been opened in another one meanwhile.',
          invoke: {
            id: 'readAddressCheck',
            src: 'readAddressCheck',
            onDone: {
              target: 'editing',
              actions: { type: 'keepVerified', params: ({ event }) => event.output },
            },
            onError: 'editing',
          },
          after: { callTimeout: 'editing' },
        },
        keyMissing: {
          description: 'No payment is configured.',
          meta: { requirements: ['PAY-06'] },
        },
        keyInvalid: {
          description: 'What is configured is no public key.',
          meta: { requirements: ['PAY-06'] },
        },
        intentRefused: { description: 'The server would not or could not prepare this payment.' },
        scriptMissing: {
          description: "The provider's script did not load.",
          meta: { requirements: ['PAY-06'] },
        },
        entryMissing: {
          description: "The provider's script has no entry function.",
          meta: { requirements: ['PAY-06'] },
        },
        handlerMissing: {
          description: "The provider's setup gave nothing to open.",
          meta: { requirements: ['PAY-06'] },
        },
        setupFailed: {
          description: "The provider's setup threw.",
          meta: { requirements: ['PAY-06'] },
        },
        popupClosed: {
          description: 'The popup was closed, and nothing was paid.',
          meta: { requirements: ['PAY-06'] },
        },
      },
    },
    preparing: {
      description: 'Everything that has to be there before the popup opens.',
      meta: { requirements: ['PAY-05'] },
      tags: ['modal', 'busy'],
      initial: 'fetchingKey',
      on: { 'checkout.closed': 'closed' },
      states: {
        fetchingKey: {
          description:
            'What the page pays with, asked for again: a page may have been open for days.',
          meta: { requirements: ['PAY-06'] },
          invoke: {
            id: 'fetchKey',
            src: 'fetchKey',
            onDone: [
              {
                guard: { type: 'isKeyMissing', params: ({ event }) => event.output },
                target: '#checkout.completing.keyMissing',
              },
              {
                guard: { type: 'isKeyInvalid', params: ({ event }) => event.output },
                target: '#checkout.completing.keyInvalid',
              },
              {
                target: 'creatingIntent',
                actions: [
                  { type: 'keepKey', params: ({ event }) => ({ key: event.output }) },
                  { type: 'keepVerified', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: {
              target: '#checkout.completing.scriptMissing',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'payment.providerFailed', error: event.error }),
              },
            },
          },
          after: {
            callTimeout: {
              target: '#checkout.completing.scriptMissing',
              actions: { type: 'report', params: { code: 'payment.providerFailed' } },
            },
          },
        },
        creatingIntent: {
          description:
            'The server stores who is about to pay what; where something was paid meanwhile, it refuses, and the plans are looked at again. Where another payment is under way, that one comes first.',
          invoke: {
            id: 'createIntent',
            src: 'createIntent',
            input: ({ context }) => ({
              planId: context.plan.id,
              runsUntil: context.terms.runsUntil,
              closed: context.intent?.reference ?? null,
            }),
            onDone: [
              {
                guard: { type: 'isOutdated', params: ({ event }) => event.output },
                target: '#checkout.closed',
                actions: { type: 'tellNews', params: { type: 'checkout.outdated' } },
              },
              {
                guard: { type: 'isUnderWay', params: ({ event }) => event.output },
                target: '#checkout.openElsewhere',
                actions: {
                  type: 'keepOther',
                  params: ({ event }) =>
                    (event.output as Extract<IntentResult, { outcome: 'underWay' }>).payment,
                },
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: '#checkout.completing.intentRefused',
                actions: {
                  type: 'keepReason',
                  params: ({ event }) => ({
                    reason: event.output.outcome === 'refused' ? event.output.message : undefined,
                  }),
                },
              },
              {
                target: 'loadingProvider',
                actions: { type: 'keepIntent', params: ({ event }) => ({ result: event.output }) },
              },
            ],
            onError: {
              target: '#checkout.completing.intentRefused',
              actions: [
                { type: 'keepReason', params: { reason: undefined } },
                {
                  type: 'report',
                  params: ({ event }) => ({ code: 'payment.notPrepared', error: event.error }),
                },
              ],
            },
          },
          after: {
            callTimeout: {
              target: '#checkout.completing.intentRefused',
              actions: [
                { type: 'keepReason', params: { reason: undefined } },
                { type: 'report', params: { code: 'payment.notPrepared' } },
              ],
            },
          },
        },
        loadingProvider: {
          description: "The provider's inline script is loaded, once a page.",
          invoke: {
            id: 'loadProvider',
            src: 'loadProvider',
            input: ({ context }) => ({ scriptUrl: context.key!.scriptUrl }),
            onDone: '#checkout.openingPopup',
            onError: {
              target: '#checkout.completing.scriptMissing',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'payment.providerFailed', error: event.error }),
              },
            },
          },
          after: {
            scriptTimeout: {
              target: '#checkout.completing.scriptMissing',
              actions: { type: 'report', params: { code: 'payment.providerFailed' } },
            },
          },
        },
      },
    },
    openingPopup: {
      description:
        "The provider's popup lies above the page, until it says that it was paid or closed.",
      meta: { requirements: ['PAY-05', 'PAY-06'] },
      tags: ['busy'],
      invoke: {
        id: 'openPopup',
        src: 'openPopup',
        input: ({ context }) => ({
          publicKey: context.key!.publicKey!,
          reference: context.intent!.reference,
          amount: context.intent!.amount,
          currency: context.intent!.currency,
          name: context.name,
          email: context.email,
          planName: context.plan.label,
        }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => event.output },
            target: 'confirming',
            actions: [
              { type: 'keepTransaction', params: ({ event }) => ({ result: event.output }) },
              { type: 'notify', params: { code: 'payment.thanked' } },
            ],
          },
          {
            guard: { type: 'isUninitialised', params: ({ event }) => event.output },
            target: 'completing.entryMissing',
          },
          {
            guard: { type: 'isHandlerMissing', params: ({ event }) => event.output },
            target: 'completing.handlerMissing',
          },
          { target: 'recheckingPayment' },
        ],
        onError: {
          target: 'completing.setupFailed',
          actions: [
            {
              type: 'keepReason',
              params: ({ event }) => ({
                reason: event.error instanceof Error ? event.error.message : undefined,
              }),
            },
            {
              type: 'report',
              params: ({ event }) => ({ code: 'payment.providerFailed', error: event.error }),
            },
          ],
        },
      },
      after: { popupTimeout: 'recheckingPayment' },
      initial: 'speaking',
      states: {
        speaking: {
          description: 'Paying takes a while.',
          after: { popupHelp: 'silent' },
        },
        silent: {
          description:
            'It has said nothing for long: it may be gone without a word, so there is a way out.',
          tags: ['silent'],
          on: {
            'popup.closed': '#checkout.recheckingPayment',
            'popup.abandoned': { target: '#checkout.recheckingPayment', actions: 'keepLeaving' },
          },
        },
      },
    },
    openElsewhere: {
      description:
        'A payment was begun in another tab, or before this page was loaded, and nobody knows how it ended: its window has to be closed before anything else is paid for.',
      meta: { requirements: ['PAY-06'] },
      on: {
        'popup.closed': { target: 'recheckingPayment', actions: 'clearOpen' },
        'checkout.closed': 'closed',
      },
    },
    recheckingPayment: {
      description:
        'The popup is closed without a word of payment. That word may have been lost: before anyone pays twice, the server looks.',
      meta: { requirements: ['PAY-06'] },
      tags: ['busy'],
      invoke: {
        id: 'confirmPayment',
        src: 'confirmPayment',
        input: ({ context }) => recordOf(context),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'activating',
            actions: { type: 'notify', params: { code: 'payment.thanked' } },
          },
          {
            guard: { type: 'isUnsettled', params: ({ event }) => event.output },
            target: 'paymentUnchecked',
            actions: { type: 'report', params: { code: 'payment.notConfirmed' } },
          },
          { guard: 'isLeaving', target: 'closed', actions: 'clearUnchecked' },
          { target: 'completing.popupClosed', actions: 'clearUnchecked' },
        ],
        onError: {
          target: 'paymentUnchecked',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'payment.notConfirmed', error: event.error }),
          },
        },
      },
      after: {
        callTimeout: {
          target: 'paymentUnchecked',
          actions: { type: 'report', params: { code: 'payment.notConfirmed' } },
        },
      },
    },
    paymentUnchecked: {
      description:
        'Whether it was paid could not be found out yet: the server is asked again with growing pauses, and nothing can be paid before it has said no. The reference stays on the screen.',
      meta: { requirements: ['PAY-06', 'PAY-07'] },
      entry: ['keepUnchecked', 'keepRechecking'],
      on: {
        'confirmation.retried': [
          { guard: 'isSaidPaid', target: 'confirming' },
          { target: 'recheckingPayment' },
        ],
        'checkout.closed': 'closed',
      },
      after: {
        recheckPause: [
          { guard: 'isSaidPaid', target: 'confirming' },
          { target: 'recheckingPayment' },
        ],
      },
    },
    confirming: {
      description: 'Thanks are said; the server verifies the payment with the provider.',
      meta: { requirements: ['PAY-07', 'PAY-12'] },
      tags: ['busy'],
      invoke: {
        id: 'confirmPayment',
        src: 'confirmPayment',
        input: ({ context }) => recordOf(context),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'activating',
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event.output },
            target: 'serverFailed',
            actions: [
              { type: 'keepReason', params: ({ event }) => ({ reason: event.output.message }) },
              { type: 'notify', params: { code: 'payment.activationRefused' } },
              { type: 'report', params: { code: 'payment.notConfirmed' } },
            ],
          },
          {
            guard: { type: 'isPending', params: ({ event }) => event.output },
            target: 'paymentUnchecked',
            actions: { type: 'report', params: { code: 'payment.notConfirmed' } },
          },
          {
            target: 'activationRefused',
            actions: [
              'clearUnchecked',
              { type: 'keepReason', params: ({ event }) => ({ reason: event.output.message }) },
              { type: 'tellNews', params: { type: 'checkout.refused' } },
              { type: 'notify', params: { code: 'payment.activationRefused' } },
              { type: 'report', params: { code: 'payment.notConfirmed' } },
            ],
          },
        ],
        onError: {
          target: 'activationFailed',
          actions: [
            { type: 'notify', params: { code: 'payment.activationFailed' } },
            {
              type: 'report',
              params: ({ event }) => ({ code: 'payment.notConfirmed', error: event.error }),
            },
          ],
        },
      },
      after: {
        callTimeout: {
          target: 'activationFailed',
          actions: [
            { type: 'notify', params: { code: 'payment.activationFailed' } },
            { type: 'report', params: { code: 'payment.notConfirmed' } },
          ],
        },
      },
    },
    activating: {
      description:
        'The days that were paid for are activated; where the server cannot be reached, here, until it answers.',
      meta: { requirements: ['PAY-08', 'PAY-09'] },
      tags: ['busy'],
      invoke: {
        id: 'activate',
        src: 'activate',
        input: ({ context }) => recordOf(context),
        onDone: 'activated',
        onError: {
          target: 'activated',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'payment.notRecorded', error: event.error }),
          },
        },
      },
      after: {
        callTimeout: {
          target: 'activated',
          actions: { type: 'report', params: { code: 'payment.notRecorded' } },
        },
      },
    },
    activationRefused: {
      description:
        'The server did not find this payment in order. Its reference stays on the screen.',
      meta: { requirements: ['PAY-07'] },
      on: { 'confirmation.retried': 'confirming', 'checkout.closed': 'closed' },
    },
    serverFailed: {
      description:
        'The server answered that it cannot answer now. They are let on meanwhile; the reference stays on the screen.',
      meta: { requirements: ['PAY-07', 'PAY-09'] },
      tags: ['unanswered'],
      entry: 'keepUnchecked',
      always: {
        guard: 'isUntold',
        actions: ['keepTold', { type: 'tellNews', params: { type: 'checkout.unanswered' } }],
      },
      on: { 'confirmation.retried': 'confirming', 'checkout.closed': 'closed' },
    },
    activationFailed: {
      description:
        'The server could not be asked about this payment. They are let on meanwhile; the reference stays on the screen.',
      meta: { requirements: ['PAY-07', 'PAY-09'] },
      tags: ['unanswered'],
      entry: 'keepUnchecked',
      always: {
        guard: 'isUntold',
        actions: ['keepTold', { type: 'tellNews', params: { type: 'checkout.unanswered' } }],
      },
      on: { 'confirmation.retried': 'confirming', 'checkout.closed': 'closed' },
    },
    activated: {
      description: 'Paid and active.',
      meta: { requirements: ['PAY-07', 'PAY-08'] },
      type: 'final',
      entry: ['keepActivated', { type: 'notify', params: { code: 'payment.activated' } }],
    },
    closed: { description: 'Left without a subscription.', type: 'final' },
  },
});
