// @vitest-environment node
/** Access and payment with their production wiring on the real server: from the trial to a subscription, through the stand-in. */
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, waitFor, type AnyActorRef } from 'xstate';
import { access as limits } from '../../contract/constants.ts';
import { plans } from '../../contract/subscriptions.ts';
import type { Person } from '../../machines/shared/session.ts';
import { accessChart } from '../../src/features/access/chart.ts';
import { paymentChart } from '../../src/features/payment/chart.ts';
import { signUpHere, startPlatewise } from './platewise.ts';
import { connectTab } from './tab.ts';

afterEach(() => Reflect.deleteProperty(globalThis, 'PaystackPop'));
const waitLimit = { timeout: 45_000 };
const hour = 3_600_000;
const callTimeout = 15_000;

async function atHome() {
  const platewise = await startPlatewise();
  const tab = connectTab(platewise.origin);
  const session = await signUpHere(tab);
  const person: Person = session.actor.getSnapshot().context.session!.person;
  const access = () =>
    createActor(
      accessChart(tab).provide({
        actors: {
          clockTicks: fromCallback(({ sendBack }) =>
            sendBack({ type: 'clock.ticked', now: Date.now() }),
          ),
        },
      }),
      {
        input: {
          person,
          path: '/ai-kitchen',
          search: '',
          limits: {
            firstCheck: 1,
            poll: 24 * hour,
            checkTimeout: callTimeout,
            trial: limits.trial,
            exemptPaths: limits.exemptPaths,
          },
        },
      },
    ).start();
  const payment = () =>
    createActor(paymentChart(tab), {
      input: {
        person,
        limits: {
          plans,
          offerTimeout: callTimeout,
          receiptsTimeout: callTimeout,
          checkout: {
            callTimeout,
            scriptTimeout: callTimeout,
            popupTimeout: callTimeout,
            popupHelp: 50,
            firstRecheckPause: 50,
            longestRecheckPause: 200,
          },
        },
      },
    }).start();
  return { ...platewise, tab, person, access, payment };
}

/** The provider's window, operated: it charges at the stand-in and says, or keeps to itself, how that went. */
function operateWindow(origin: string, outcome: 'success' | 'lost' | 'silent' | 'cancel') {
  let tellCharged = (): void => undefined;
  const charged = new Promise<void>((resolve) => {
    tellCharged = resolve;
  });
  const setup = (options: {
    key: string;
    email: string;
    amount: number;
    currency: string;
    ref: string;
    callback: (said: object) => void;
    onClose: () => void;
  }) => ({
    openIframe: async () => {
      const { key, email, amount, currency, ref: reference } = options;
      if (outcome === 'cancel') return options.onClose();
      const answer = await fetch(`${origin}/api/payment/stand-in/charge`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          key,
          email,
          amount,
          currency,
          reference,
          outcome: outcome === 'silent' ? 'lost' : outcome,
        }),
      });
      expect(answer.status).toBe(200);
      tellCharged();
      if (outcome === 'silent') return;
      return outcome === 'lost'
        ? options.onClose()
        : options.callback({ reference, trans: 1, status: 'success' });
    },
  });
  Reflect.set(globalThis, 'PaystackPop', { setup });
  return charged;
}

async function buy(payment: AnyActorRef, planId: string) {
  await waitFor(payment, (snapshot) => snapshot.can({ type: 'plan.chosen', planId }), waitLimit);
  payment.send({ type: 'plan.chosen', planId });
  const checkout = payment.getSnapshot().children.checkout as AnyActorRef;
  const said: string[] = [];
  checkout.on('*', (emitted: { code?: string }) => void said.push(emitted.code ?? ''));
  checkout.send({ type: 'payment.submitted' });
  return { checkout, said };
}

test.each(['success', 'lost'] as const)(
  'PAY-07, PAY-08: a plan is bought (%s), the trial goes, the next status knows the subscription',
  async (outcome) => {
    const { origin, tab, person, access, payment, query } = await atHome();
    const watching = access();
    const onTrial = await waitFor(
      watching,
      (snapshot) => snapshot.matches({ billing: 'onTrial' }),
      waitLimit,
    );
    expect(onTrial.context.usage.map(({ text }) => text)).toContain('5 of 5 left in your trial');
    expect(tab.storage.readPersonal('trialStart', person.id)).not.toBeNull();

    void operateWindow(origin, outcome);
    const page = payment();
    const { said } = await buy(page, 'weekly');
    const { context } = await waitFor(
      page,
      (snapshot) =>
        snapshot.matches({ counter: { browsing: 'activated' } }) &&
        snapshot.matches({ receipts: 'listed' }),
      waitLimit,
    );
    expect(said).toEqual(['payment.thanked', 'payment.activated']);
    expect(context.receipts).toMatchObject([
      { planName: '$2.5 Weekly', amount: 250, status: 'paid' },
    ]);
    expect(await query('select plan_id from subscriptions')).toEqual([{ plan_id: 'weekly' }]);

    watching.send({ type: 'payment.succeeded' });
    const subscribed = await waitFor(
      watching,
      (snapshot) => snapshot.matches({ billing: 'subscribed' }),
      waitLimit,
    );
    expect(subscribed.context.planName).toBe('$2.5 Weekly');
    expect(tab.storage.readPersonal('trialStart', person.id)).toBeNull();
    expect(Number(tab.storage.readPersonal('subscriptionExpiry', person.id))).toBe(
      subscribed.context.subscriptionEnd,
    );
  },
);

test('PAY-06: a window that is closed leaves nothing behind, and the next attempt is a payment of its own', async () => {
  const { origin, payment, query } = await atHome();
  void operateWindow(origin, 'cancel');
  const page = payment();
  const { checkout } = await buy(page, 'monthly');
  await waitFor(checkout, (snapshot) => snapshot.matches({ completing: 'popupClosed' }), waitLimit);
  expect(await query('select * from subscriptions')).toEqual([]);
  void operateWindow(origin, 'success');
  checkout.send({ type: 'payment.submitted' });
  await waitFor(
    page,
    (snapshot) => snapshot.matches({ counter: { browsing: 'activated' } }),
    waitLimit,
  );
  expect(await query('select plan_id from subscriptions')).toEqual([{ plan_id: 'monthly' }]);
});

test('ACC-01, ACC-07: the server’s clock ends the trial, whatever this device’s says; without a server the local trial decides', async () => {
  const { access, clock, relay } = await atHome();
  const first = access();
  await waitFor(first, (snapshot) => snapshot.matches({ billing: 'onTrial' }), waitLimit);
  first.stop();
  clock.advance(49 * hour);
  const watching = access();
  const denied = await waitFor(
    watching,
    (snapshot) => snapshot.matches({ billing: { denied: 'blocked' } }),
    waitLimit,
  );
  expect(denied.hasTag('noticed')).toBe(true);
  expect(denied.context.time + denied.context.clockOffset).toBeGreaterThanOrEqual(
    denied.context.trialStart! + 48 * hour,
  );
  watching.stop();

  relay.fault = (path) => (path.startsWith('/api/subscription/status') ? 'badGateway' : undefined);
  vi.spyOn(Date, 'now').mockReturnValue(denied.context.trialStart! + hour);
  const offline = access();
  await waitFor(offline, (snapshot) => snapshot.matches({ billing: 'onTrial' }), waitLimit);
  vi.restoreAllMocks();
});

test('PAY-07: a server that cannot be reached after the payment loses nothing; asked again, it activates', async () => {
  const { origin, payment, query, relay } = await atHome();
  void operateWindow(origin, 'success');
  const page = payment();
  relay.fault = (path) => (path === '/api/payment/success' ? 'loseRequest' : undefined);
  const { checkout, said } = await buy(page, 'weekly');
  await waitFor(checkout, (snapshot) => snapshot.matches('activationFailed'), waitLimit);
  expect(said).toEqual(['payment.thanked', 'payment.activationFailed', 'payment.notConfirmed']);
  relay.fault = () => undefined;
  checkout.send({ type: 'confirmation.retried' });
  await waitFor(
    page,
    (snapshot) => snapshot.matches({ counter: { browsing: 'activated' } }),
    waitLimit,
  );
  expect(await query('select plan_id from subscriptions')).toEqual([{ plan_id: 'weekly' }]);
});

test('PAY-06: whether a closed window has paid is not claimed before the server knows; until then no second payment is begun', async () => {
  const { origin, payment, query, relay } = await atHome();
  void operateWindow(origin, 'cancel');
  const page = payment();
  relay.fault = (path) => (path === '/api/payment/success' ? 'badGateway' : undefined);
  const { checkout } = await buy(page, 'weekly');
  const unchecked = await waitFor(
    checkout,
    (snapshot) => snapshot.matches('paymentUnchecked'),
    waitLimit,
  );
  expect(unchecked.can({ type: 'payment.submitted' })).toBe(false);
  // Left and begun again, with another plan even, it is still this payment that is asked about.
  checkout.send({ type: 'checkout.closed' });
  page.send({ type: 'plan.chosen', planId: 'monthly' });
  const again = page.getSnapshot().children.checkout!;
  expect(again.getSnapshot().context.intentPlan.id).toBe('weekly');
  await waitFor(again, (snapshot) => snapshot.context.recheckings >= 2, waitLimit);
  expect(await query('select count(*) as made from payment_intents')).toEqual([{ made: 1 }]);
  relay.fault = () => undefined;
  await waitFor(again, (snapshot) => snapshot.matches({ completing: 'popupClosed' }), waitLimit);
  expect(again.getSnapshot().can({ type: 'payment.submitted' })).toBe(true);
});

test('PAY-06, PAY-07: a window that paid and keeps silent can be given up; the server is asked and activates', async () => {
  const { origin, payment, query } = await atHome();
  const charged = operateWindow(origin, 'silent');
  const page = payment();
  const { checkout } = await buy(page, 'weekly');
  await waitFor(checkout, (snapshot) => snapshot.hasTag('silent'), waitLimit);
  await charged;
  checkout.send({ type: 'popup.abandoned' });
  await waitFor(
    page,
    (snapshot) => snapshot.matches({ counter: { browsing: 'activated' } }),
    waitLimit,
  );
  expect(await query('select plan_id from subscriptions')).toEqual([{ plan_id: 'weekly' }]);
});
