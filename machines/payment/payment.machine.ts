import {
  assign,
  emit,
  fromCallback,
  fromPromise,
  raise,
  sendTo,
  setup,
  type InputFrom,
} from 'xstate';
import type { checkoutMachine } from './checkout.machine.ts';
import type { AccessPaid } from '../shared/access.ts';
import type { Report } from '../shared/emitted.ts';
import type { FromRoute, PaymentNews } from '../shared/messages.ts';
import type {
  CheckoutLeft,
  CheckoutNews,
  CheckoutOutput,
  Offer,
  OfferAnswer,
  Payer,
  Plan,
  Receipt,
  UncheckedPayment,
} from '../shared/payment.ts';
import type { Person } from '../shared/session.ts';

interface PaymentLimits {
  plans: readonly Plan[];
  offerTimeout: number;
  receiptsTimeout: number;
  checkout: InputFrom<typeof checkoutMachine>['limits'];
}

export const paymentMachine = setup({
  types: {
    context: {} as {
      person: Person;
      limits: PaymentLimits;
      offer: Offer | null;
      receipts: readonly Receipt[] | null;
      billing: Plan['billing'];
      plan: Plan | null;
      payer: Payer;
      /** What was begun, here or elsewhere, and may have been paid: the next checkout asks about it first. */
      unchecked: UncheckedPayment | null;
    },
    events: {} as
      | CheckoutNews
      | CheckoutLeft
      | AccessPaid
      | { type: 'offer.retried' }
      | { type: 'receipts.retried' }
      | { type: 'billing.chosen'; billing: Plan['billing'] }
      | { type: 'plan.chosen'; planId: string }
      | { type: 'checkout.requested' }
      | { type: 'checkout.ended' },
    emitted: {} as Report,
    input: {} as { limits: PaymentLimits; person: Person },
    tags: {} as 'loading',
    meta: {} as { requirements: string[] },
    children: {} as {
      fetchOffer: 'fetchOffer';
      fetchReceipts: 'fetchReceipts';
      checkout: 'checkout';
      checkoutAddress: 'checkoutAddress';
    },
  },
  actors: {
    fetchOffer: fromPromise<OfferAnswer>(() =>
      Promise.reject(new Error('fetchOffer is not provided')),
    ),
    fetchReceipts: fromPromise<readonly Receipt[]>(() =>
      Promise.reject(new Error('fetchReceipts is not provided')),
    ),
    checkout: fromPromise(() =>
      Promise.reject(new Error('checkout is not provided')),
    ) as unknown as typeof checkoutMachine,
    checkoutAddress: fromCallback<{ type: 'none' }>(() => {
      throw new Error('checkoutAddress is not provided');
    }),
  },
  actions: {
    // What this page has seen close, it asks about by itself; of all others the server knows more.
    keepOffer: assign(({ context }, { offer, open }: OfferAnswer) => ({
      offer,
      unchecked: context.unchecked?.openSince === null ? context.unchecked : open,
    })),
    keepReceipts: assign({
      receipts: (_, params: { receipts: readonly Receipt[] }) => params.receipts,
    }),
    keepBilling: assign({ billing: (_, params: { billing: Plan['billing'] }) => params.billing }),
    keepPlan: assign({
      plan: ({ context }, params: { planId: string }) =>
        context.limits.plans.find((plan) => plan.id === params.planId) ?? null,
    }),
    keepOutput: assign((_, params: CheckoutOutput) => ({
      payer: params.payer,
      unchecked: params.unchecked,
    })),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellSucceeded: sendTo(
      ({ self }) => self._parent ?? self,
      (): FromRoute => ({ type: 'payment.succeeded' }),
    ),
    tellNews: sendTo(
      ({ self }) => self._parent ?? self,
      (_, params: PaymentNews): FromRoute => params,
    ),
    tellEnded: raise({ type: 'checkout.ended' }),
    tellCheckout: sendTo('checkout', { type: 'checkout.closed' as const }),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    canCheckOut: ({ context }) => context.plan !== null || context.unchecked !== null,
    isOffered: ({ context }, params: { planId: string }) =>
      context.offer?.[params.planId] !== undefined &&
      context.limits.plans.some((plan) => plan.id === params.planId),
    isNews: ({ context }, params: { until: number }) =>
      Object.values(context.offer ?? {}).some(({ runsUntil }) => runsUntil !== params.until),
    isActivated: (_, params: CheckoutOutput) => params.isActivated,
  },
  delays: {
    offerTimeout: ({ context }) => context.limits.offerTimeout,
    receiptsTimeout: ({ context }) => context.limits.receiptsTimeout,
  },
}).createMachine({
  id: 'payment',
  description: 'Plans, prices and receipts; a chosen plan is paid for in the checkout.',
  context: ({ input }) => ({
    person: input.person,
    limits: input.limits,
    offer: null,
    receipts: null,
    billing: 'monthly',
    plan: null,
    payer: { name: input.person.displayName ?? '', email: input.person.email },
    unchecked: null,
  }),
  type: 'parallel',
  states: {
    counter: {
      description: 'What is being bought.',
      initial: 'fetchingOffer',
      states: {
        fetchingOffer: {
          description:
            'How the page can pay, and what each plan would come to; a skeleton meanwhile.',
          meta: { requirements: ['PAY-01'] },
          tags: ['loading'],
          invoke: {
            id: 'fetchOffer',
            src: 'fetchOffer',
            onDone: {
              target: 'browsing',
              actions: { type: 'keepOffer', params: ({ event }) => event.output },
            },
            onError: {
              target: 'offerUnavailable',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'payment.offerUnread', error: event.error }),
              },
            },
          },
          after: {
            offerTimeout: {
              target: 'offerUnavailable',
              actions: { type: 'report', params: { code: 'payment.offerUnread' } },
            },
          },
        },
        offerUnavailable: {
          description: 'The plans could not be fetched; they can be asked for again.',
          on: { 'offer.retried': 'fetchingOffer' },
        },
        browsing: {
          description: 'The plans are on the screen, monthly or yearly.',
          meta: { requirements: ['PAY-01', 'PAY-02'] },
          initial: 'choosing',
          on: {
            'billing.chosen': {
              target: '.choosing',
              actions: { type: 'keepBilling', params: ({ event }) => ({ billing: event.billing }) },
            },
            'plan.chosen': {
              guard: { type: 'isOffered', params: ({ event }) => ({ planId: event.planId }) },
              target: 'checkingOut',
              actions: { type: 'keepPlan', params: ({ event }) => ({ planId: event.planId }) },
            },
            'access.paid': {
              guard: { type: 'isNews', params: ({ event }) => event },
              target: '.hearingOfPayment',
            },
            'checkout.requested': [
              { guard: 'canCheckOut', target: 'checkingOut' },
              { target: '.planMissing' },
            ],
          },
          states: {
            choosing: { description: 'Nothing is wrong, as far as we know.' },
            planMissing: {
              description: 'They wanted to pay before they had chosen.',
              meta: { requirements: ['PAY-06'] },
            },
            checkoutStopped: {
              description: 'The checkout has failed by a fault of its own; it can be opened again.',
            },
            hearingOfPayment: {
              description:
                'Another tab or device has paid: what the next plan would come to is asked for again.',
              meta: { requirements: ['PAY-01', 'PAY-08'] },
              on: { 'access.paid': {} },
              invoke: {
                id: 'fetchOffer',
                src: 'fetchOffer',
                onDone: {
                  target: 'paidElsewhere',
                  actions: { type: 'keepOffer', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'datesUnread',
                  actions: {
                    type: 'report',
                    params: ({ event }) => ({ code: 'payment.offerUnread', error: event.error }),
                  },
                },
              },
              after: {
                offerTimeout: {
                  target: 'datesUnread',
                  actions: { type: 'report', params: { code: 'payment.offerUnread' } },
                },
              },
            },
            paidElsewhere: {
              description:
                'Another tab or device has paid; a plan that is chosen now follows that one.',
              meta: { requirements: ['PAY-01', 'PAY-08'] },
            },
            datesUnread: {
              description:
                'Another tab or device has paid, and what that means for the plans could not be read: it can be asked for again.',
              meta: { requirements: ['PAY-01', 'PAY-08'] },
              on: { 'offer.retried': 'hearingOfPayment' },
            },
            refreshingOffer: {
              description: 'Paid and active; what the next plan would come to is asked for again.',
              meta: { requirements: ['PAY-07', 'PAY-08'] },
              on: { 'access.paid': {} },
              invoke: {
                id: 'fetchOffer',
                src: 'fetchOffer',
                onDone: {
                  target: 'activated',
                  actions: { type: 'keepOffer', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'activated',
                  actions: {
                    type: 'report',
                    params: ({ event }) => ({ code: 'payment.offerUnread', error: event.error }),
                  },
                },
              },
              after: {
                offerTimeout: {
                  target: 'activated',
                  actions: { type: 'report', params: { code: 'payment.offerUnread' } },
                },
              },
            },
            activated: {
              description: 'Paid and active.',
              meta: { requirements: ['PAY-07', 'PAY-08'] },
              on: {
                'access.paid': {
                  guard: { type: 'isNews', params: ({ event }) => event },
                  target: 'refreshingOffer',
                },
              },
            },
          },
        },
        checkingOut: {
          description: 'The checkout lives, from the modal to the subscription or back.',
          meta: { requirements: ['PAY-04', 'PAY-08', 'PAY-09'] },
          on: {
            // Where money may be on its way, the checkout does not end by it.
            'checkout.left': { actions: 'tellCheckout' },
            'checkout.unanswered': {
              actions: { type: 'tellNews', params: { type: 'payment.unanswered' } },
            },
            'checkout.refused': {
              actions: { type: 'tellNews', params: { type: 'payment.refused' } },
            },
            'checkout.outdated': {
              target: 'browsing.hearingOfPayment',
              actions: ['tellSucceeded', 'tellEnded'],
            },
          },
          invoke: [
            {
              id: 'checkoutAddress',
              src: 'checkoutAddress',
              onDone: { actions: { type: 'report', params: { code: 'account.partStopped' } } },
              onError: {
                actions: {
                  type: 'report',
                  params: ({ event }) => ({ code: 'account.partStopped', error: event.error }),
                },
              },
            },
            {
              id: 'checkout',
              src: 'checkout',
              input: ({ context: { limits, person, plan, offer, payer, unchecked } }) => ({
                limits: limits.checkout,
                person,
                plan: plan ?? unchecked!.plan,
                terms: offer![(plan ?? unchecked!.plan).id]!,
                payer,
                // What may have been paid already comes before what is wanted now.
                unchecked,
              }),
              onDone: [
                {
                  guard: { type: 'isActivated', params: ({ event }) => event.output },
                  target: 'browsing.refreshingOffer',
                  actions: [
                    { type: 'keepOutput', params: ({ event }) => event.output },
                    'tellSucceeded',
                    'tellEnded',
                  ],
                },
                {
                  target: 'browsing',
                  actions: [
                    { type: 'keepOutput', params: ({ event }) => event.output },
                    'tellEnded',
                  ],
                },
              ],
              onError: {
                target: 'browsing.checkoutStopped',
                actions: [
                  {
                    type: 'report',
                    params: ({ event }) => ({
                      code: 'payment.checkoutStopped',
                      error: event.error,
                    }),
                  },
                  'tellEnded',
                ],
              },
            },
          ],
        },
      },
    },
    receipts: {
      description:
        'What was paid for before, and what was reported and is not confirmed yet; asked for again when a checkout has ended here or elsewhere.',
      initial: 'fetchingReceipts',
      on: {
        'checkout.ended': '.fetchingReceipts',
        'access.paid': {
          guard: { type: 'isNews', params: ({ event }) => event },
          target: '.fetchingReceipts',
        },
      },
      states: {
        fetchingReceipts: {
          description: 'They are on their way.',
          invoke: {
            id: 'fetchReceipts',
            src: 'fetchReceipts',
            onDone: {
              target: 'listed',
              actions: {
                type: 'keepReceipts',
                params: ({ event }) => ({ receipts: event.output }),
              },
            },
            onError: {
              target: 'receiptsUnavailable',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'payment.receiptsUnread', error: event.error }),
              },
            },
          },
          after: {
            receiptsTimeout: {
              target: 'receiptsUnavailable',
              actions: { type: 'report', params: { code: 'payment.receiptsUnread' } },
            },
          },
        },
        listed: { description: 'All of them, newest first; perhaps none.' },
        receiptsUnavailable: {
          description: 'They could not be fetched; they can be asked for again.',
          on: { 'receipts.retried': 'fetchingReceipts' },
        },
      },
    },
  },
});
