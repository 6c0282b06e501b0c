/** Access × session × payment, as the app's chart joins them: what holds in every situation that can be reached. */
import { createMachine, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { appMachine } from '../../machines/app/app.machine.ts';
import { homeMachine } from '../../machines/app/home.machine.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import {
  type ActorSamples,
  exploreProduct,
  type Parts,
  type Product,
  type Situation,
  type Step,
} from './engine/index.ts';
import { access } from './samples/access.ts';
import { app } from './samples/app.ts';
import { checkout } from './samples/checkout.ts';
import { payment } from './samples/payment.ts';
import { session } from './samples/session.ts';

const only = (
  samples: Record<string, unknown> | undefined,
  ...labels: string[]
): Record<string, never> =>
  Object.fromEntries(
    labels.map((label) => {
      if (samples === undefined || !(label in samples))
        throw new Error(`There is no sample '${label}'`);
      return [label, samples[label] as never];
    }),
  );
const exemptPaths = ['/payment', '/settings', '/login', '/signup'];
const to = (path: string) => ({ type: 'route.changed', path, search: '' });
const guarded = ['/ai-kitchen', '/payment', '/settings'];
const accessInput = access.input as { limits: object };
const paymentInput = payment.input as { limits: object };
const checkoutInput = checkout.input as { limits: object };

const parts: Parts = {
  app: {
    machine: appMachine,
    parent: null,
    input: {
      ...(app.input as object),
      paths: {
        open: ['/landing', '/login', '/signup'],
        guarded,
        entrances: ['/landing', '/login', '/signup'],
        withCard: [],
      },
      inputs: {
        ...(app.input as { inputs: object }).inputs,
        session: session.input,
        home: {
          access: accessInput.limits,
          payment: { ...paymentInput.limits, checkout: checkoutInput.limits },
        },
      },
    },
    person: { 'signOut.requested': { type: 'signOut.requested', from: 'menu' } },
    actors: {
      routes: {
        messages: Object.fromEntries(
          ['/landing', '/login', ...guarded].map((path) => [path, to(path)]),
        ),
      },
      login: { answers: { '': undefined } },
    },
    instant: ['fetchScreen'],
    delays: [],
    distinguish: ({
      path,
      person,
      returnTo,
    }: {
      path: string;
      person: { id: string } | null | undefined;
      returnTo: string | null;
    }) => [path, person === undefined ? 'unknown' : (person?.id ?? null), returnTo],
  },
  session: {
    machine: session.machine,
    parent: 'app',
    actors: {
      readSession: { answers: only(session.actors['readSession']!.answers, 'Ada', 'nobody') },
      logOut: { answers: { '': undefined } },
      sessionLosses: { messages: only(session.actors['sessionLosses']!.messages, 'session.lost') },
    },
    instant: ['clearAccessStatus', 'clearSession'],
    delays: ['leaveDelay', 'logOutTimeout'],
    distinguish: session.distinguish,
  },
  home: {
    machine: homeMachine,
    parent: 'app',
    actors: {},
    delays: [],
    distinguish: ({ path }: { path: string }) => path,
  },
  access: {
    machine: access.machine,
    parent: 'home',
    person: access.person,
    actors: {
      clockTicks: { messages: only(access.actors['clockTicks']!.messages, '150 h') },
      readTrial: { answers: only(access.actors['readTrial']!.answers, 'first use', 'a trial') },
      keepPayment: {
        answers: only(access.actors['keepPayment']!.answers, 'a subscription'),
        failures: { '': new Error('storage') },
      },
      fetchStatus: {
        answers: only(
          access.actors['fetchStatus']!.answers,
          'on trial',
          'trial over',
          'subscribed',
        ),
        failures: { '': new Error('offline') },
      },
    },
    delays: ['firstCheck', 'poll', 'checkTimeout'],
    distinguish: access.distinguish,
  },
  payment: {
    machine: paymentMachine,
    parent: 'home',
    person: only(payment.person, 'offer.retried', 'plan.chosen (monthly)', 'checkout.requested'),
    actors: {
      fetchOffer: {
        answers: only(payment.actors['fetchOffer']!.answers, 'the plans'),
        failures: { '': new Error('offline') },
      },
    },
    delays: ['offerTimeout'],
    distinguish: ({ plan }: { plan: object | null }) => plan !== null,
  },
  checkout: {
    machine: checkout.machine,
    parent: 'payment',
    person: only(checkout.person, 'payment.submitted', 'checkout.closed', 'confirmation.retried'),
    actors: {
      fetchKey: { answers: only(checkout.actors['fetchKey']!.answers, 'a key', 'no key') },
      createIntent: {
        answers: only(checkout.actors['createIntent']!.answers, 'created', 'refused'),
      },
      loadProvider: checkout.actors['loadProvider']!,
      openPopup: { answers: only(checkout.actors['openPopup']!.answers, 'paid', 'closed') },
      confirmPayment: checkout.actors['confirmPayment']!,
      activate: checkout.actors['activate']!,
    },
    delays: ['callTimeout', 'scriptTimeout', 'popupTimeout', 'recheckPause'],
    distinguish: () => null,
  },
};

/** What a property complains of, by the way to where it fails; null where it holds everywhere. */
type Property = (product: Product) => string | null;

const showsSignedInPage = ({ charts }: Situation) =>
  charts['app']!.matches({ running: { screen: 'signedInPage' } });
const isIn = (snapshot: AnyMachineSnapshot | undefined, value: unknown) =>
  snapshot?.matches(value) ?? false;
const isLeaving = ({ charts }: Situation) =>
  ['endingHere', 'expiring', 'signingOut'].some((state) => isIn(charts['session'], state));
const isSignedIn = (situation: Situation) =>
  isIn(situation.charts['session'], 'signedIn') || isLeaving(situation);
const pathOf = ({ charts }: Situation) => (charts['app']!.context as { path: string }).path;
const accessOf = ({ charts }: Situation) =>
  charts['access']?.context as { isSubscribed: boolean; trialStart: number | null } | undefined;
const isBarred = ({ charts }: Situation) =>
  charts['access'] !== undefined &&
  (charts['access'].hasTag('blocked') || charts['access'].hasTag('noticed'));

const where = (product: Product, situation: Situation | undefined): string | null =>
  situation === undefined ? null : product.pathTo(situation) || '(start)';
const nowhere =
  (isWrong: (situation: Situation) => boolean): Property =>
  (product) =>
    where(product, [...product.situations.values()].find(isWrong));
const neverBy =
  (isWrong: (step: Step) => boolean): Property =>
  (product) => {
    const step = product.steps.find(isWrong);
    return step === undefined
      ? null
      : `${where(product, step.from)} → ${step.chart}: ${step.label}`;
  };

const isWaiting = (situation: Situation) => isLeaving(situation) || isLoading(situation);
const isLoading = ({ charts }: Situation) =>
  charts['app']!.hasTag('loading') ||
  charts['session']!.hasTag('loading') ||
  ['access', 'payment'].some((name) => charts[name]?.hasTag('loading')) ||
  (charts['checkout']?.hasTag('busy') ?? false);
/** What happens without anybody's help: time passes, the browser's own storage answers, the address bar speaks when the page loads. */
const isSure = ({ kind, port, from }: Step) =>
  kind === 'timer' ||
  ['readSession', 'readTrial', 'keepPayment'].includes(port ?? '') ||
  (port === 'routes' && isIn(from.charts['app'], { running: { screen: 'settling' } }));

const properties: Readonly<Record<string, Property>> = {
  'AUTH-04: nobody signed out ever sees a guarded screen': nowhere(
    (situation) => showsSignedInPage(situation) && !isSignedIn(situation),
  ),
  'ACC-06: the blocker never shows while a subscription is active': nowhere(
    (situation) => isBarred(situation) && accessOf(situation)!.isSubscribed,
  ),
  'ACC-05: the blocker never shows on an exempt path': nowhere(
    (situation) =>
      showsSignedInPage(situation) &&
      isBarred(situation) &&
      exemptPaths.includes(pathOf(situation)),
  ),
  'PAY-08: a successful payment always clears the local trial and refreshes': neverBy(
    ({ from, to: next }) => {
      const hasPaid =
        isIn(from.charts['checkout'], 'activating') &&
        next.charts['checkout'] === undefined &&
        next.charts['payment'] !== undefined;
      if (hasPaid)
        return (
          !isIn(next.charts['access'], { checks: 'keepingPayment' }) ||
          accessOf(next)!.trialStart !== null
        );
      const wasClearing =
        isIn(from.charts['access'], { checks: 'keepingPayment' }) &&
        next.charts['access'] !== undefined;
      return (
        wasClearing &&
        !isIn(next.charts['access'], { checks: 'keepingPayment' }) &&
        !isIn(next.charts['access'], { checks: 'checking' })
      );
    },
  ),
  'ACC-05: every denied state has a way to /payment': (product) => {
    const arrives = new Set(
      product.steps
        .filter(
          ({ label, to: next }) =>
            label === 'routes says /payment' &&
            showsSignedInPage(next) &&
            !isBarred(next) &&
            next.charts['payment'] !== undefined,
        )
        .map(({ from }) => from),
    );
    return nowhere(
      (situation) =>
        showsSignedInPage(situation) &&
        isIn(situation.charts['access'], { billing: 'denied' }) &&
        !arrives.has(situation),
    )(product);
  },
  'no state waits for ever': (product) => {
    const before = new Map<Situation, Situation[]>();
    for (const step of product.steps)
      if (isSure(step)) before.set(step.to, [...(before.get(step.to) ?? []), step.from]);
    const reached = new Set(
      [...product.situations.values()].filter((situation) => !isWaiting(situation)),
    );
    for (const situation of reached)
      for (const earlier of before.get(situation) ?? []) reached.add(earlier);
    return nowhere((situation) => !reached.has(situation))(product);
  },
};

const product = exploreProduct(parts, 'app');

describe(`the product: ${product.situations.size} situations, ${product.steps.length} steps`, () => {
  test.each(Object.entries(properties))('%s', (_, property) => {
    expect(property(product)).toBeNull();
  });

  test('every part is there in it: those who are denied, on trial, subscribed, paying and leaving', () => {
    const everySituation = [...product.situations.values()];
    for (const value of [
      { billing: 'unknown' },
      { billing: 'presumed' },
      { billing: 'onTrial' },
      { billing: 'subscribed' },
      { billing: { denied: 'blocked' } },
      { billing: { denied: 'tolerated' } },
      { notice: 'dismissed' },
    ])
      expect(
        everySituation.some(({ charts }) => isIn(charts['access'], value)),
        JSON.stringify(value),
      ).toBe(true);
    expect(
      everySituation.some(
        ({ charts }) =>
          isIn(charts['checkout'], 'confirming') && isIn(charts['session'], 'signingOut'),
      ),
    ).toBe(true);
  });
});

/** A chart with one state's timers taken away. */
function withoutTimers(machine: AnyStateMachine, state: string): AnyStateMachine {
  const strip = (config: Record<string, unknown>, name: string): Record<string, unknown> => {
    const { after, states, ...rest } = config as {
      after?: unknown;
      states?: Record<string, Record<string, unknown>>;
    };
    return {
      ...rest,
      ...(after !== undefined && name !== state ? { after } : {}),
      ...(states === undefined
        ? {}
        : {
            states: Object.fromEntries(
              Object.entries(states).map(([key, each]) => [key, strip(each, key)]),
            ),
          }),
    };
  };
  return createMachine(
    strip(machine.config as Record<string, unknown>, '') as never,
    machine.implementations as never,
  );
}

const never = () => false;
const nothing = () => undefined;
const faults: readonly (readonly [
  property: string,
  fault: string,
  part: string,
  machine: AnyStateMachine,
])[] = [
  [
    'AUTH-04: nobody signed out ever sees a guarded screen',
    'the app is not told that the session is over',
    'session',
    session.machine.provide({ actions: { tellClosed: nothing } as never }),
  ],
  [
    'ACC-06: the blocker never shows while a subscription is active',
    'a subscription is not looked at',
    'access',
    access.machine.provide({ guards: { isSubscribed: never, canUseApp: never } as never }),
  ],
  [
    'ACC-05: the blocker never shows on an exempt path',
    'no page is exempt',
    'access',
    access.machine.provide({ guards: { isExempt: never } as never }),
  ],
  [
    'PAY-08: a successful payment always clears the local trial and refreshes',
    'nobody is told of it',
    'payment',
    paymentMachine.provide({ actions: { tellSucceeded: nothing } }),
  ],
  [
    'PAY-08: a successful payment always clears the local trial and refreshes',
    'the trial stays',
    'access',
    access.machine.provide({ actions: { clearKeptTrial: nothing } as never }),
  ],
  [
    'ACC-05: every denied state has a way to /payment',
    'the page does not open',
    'home',
    homeMachine.provide({ guards: { isAt: never } }),
  ],
  [
    'no state waits for ever',
    'the check has no time-out',
    'access',
    withoutTimers(access.machine, 'checking'),
  ],
  [
    'no state waits for ever',
    'the popup has no time-out',
    'checkout',
    withoutTimers(checkout.machine, 'openingPopup'),
  ],
];

describe('a planted fault is found', () => {
  test.each(faults)('%s: %s', (property, _, part, machine) => {
    const { readTrial, keepPayment, fetchStatus } = parts['access']!.actors as Record<
      string,
      ActorSamples
    >;
    const lean: Parts = {
      ...parts,
      app: {
        ...parts['app']!,
        actors: {
          ...parts['app']!.actors,
          routes: { messages: { '/ai-kitchen': to('/ai-kitchen'), '/payment': to('/payment') } },
        },
      },
      access: {
        ...parts['access']!,
        actors: {
          readTrial: readTrial!,
          keepPayment: { answers: keepPayment!.answers! },
          fetchStatus: { answers: fetchStatus!.answers! },
        },
      },
    };
    expect(
      properties[property]!(
        exploreProduct({ ...lean, [part]: { ...lean[part]!, machine } }, 'app'),
      ),
    ).toMatch(/ → /);
  });
});
