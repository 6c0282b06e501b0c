/** Payments that were begun and of whose end nobody has told: two windows, and what a reload loses. */
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import {
  logIn,
  manualClock,
  onEachDatabase,
  signUp,
  startServer,
  tokensOf,
  type TestPerson,
} from './support.ts';
import { reportOf, startPaystack } from './paystack.ts';

const minute = 60_000;
const month = 30 * 24 * 60 * minute;
/** Their session has run out. */
const again = async (
  app: FastifyInstance,
  { email, password }: TestPerson,
): Promise<TestPerson> => ({
  ...tokensOf(await logIn(app, email, password), app),
  email,
  password,
});

onEachDatabase((engine) => {
  const start = async () => {
    const clock = manualClock();
    const paystack = await startPaystack();
    const server = await startServer(engine, {
      now: clock.now,
      environment: paystack.environment,
    });
    return { ...server, clock, paystack, person: await signUp(server.app) };
  };
  const order = async (person: TestPerson, more: object = {}) =>
    person.call('POST', '/api/payment/intents', { plan: 'monthly', runs_until: null, ...more });
  const confirm = async (person: TestPerson, reference: string) =>
    (await person.call('POST', '/api/payment/success', reportOf(person, reference))).body;
  const configOf = async (person: TestPerson) =>
    (await person.call('GET', '/api/payment/config')).body.config;
  const receiptsOf = async (person: TestPerson) =>
    (await person.call('GET', '/api/payments')).body.payments;

  describe('a second window', () => {
    test('PAY-05: is not opened while the first may be paid in', async () => {
      const { person, clock } = await start();
      expect((await order(person)).status).toBe(200);
      clock.advance(minute);
      const second = await order(person, { plan: 'weekly' });
      expect(second.status).toBe(409);
      expect(second.body).toMatchObject({ code: 'payment_under_way' });
    });

    test('PAY-05: of two that are asked for at once, one is opened', async () => {
      const { person } = await start();
      const both = await Promise.all([order(person), order(person)]);
      expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
        200, 409,
      ]);
    });

    test('PAY-06: is opened once the first is closed, after half an hour, or where the page says that its own is gone', async () => {
      const { app, person, clock } = await start();
      const first = (await order(person)).body.reference;
      expect(await confirm(person, first)).toMatchObject({ success: false, code: 'not_paid' });
      expect((await order(person)).status).toBe(200);
      clock.advance(30 * minute);
      const back = await again(app, person);
      const third = await order(back);
      expect(third.status).toBe(200);
      expect((await order(back, { closed: third.body.reference })).status).toBe(200);
    });

    test('PAY-05: is not opened because somebody names a window of another person', async () => {
      const { app, person } = await start();
      const other = await signUp(app);
      const { reference } = (await order(other)).body;
      expect((await order(person, { closed: reference })).status).toBe(200);
      expect((await configOf(other)).open_payment).toMatchObject({ reference });
    });

    test.each(['pending', 'processing', 'queued'])(
      'PAY-06: is not opened while the provider says %s of the first, closed or not',
      async (status) => {
        const { app, person, paystack, clock } = await start();
        const { reference } = (await order(person)).body;
        paystack.replies.set(reference, { status });
        expect(await confirm(person, reference)).toMatchObject({ pending: true });
        clock.advance(40 * minute);
        const back = await again(app, person);
        expect((await order(back)).body).toMatchObject({ code: 'payment_under_way' });
        paystack.replies.set(reference, { status: 'abandoned' });
        expect((await order(back)).status).toBe(200);
      },
    );

    test('PAY-08: is refused as outdated where the first was paid and nobody had told us', async () => {
      const { person, paystack } = await start();
      const { reference } = (await order(person)).body;
      paystack.replies.set(reference, {});
      expect((await order(person)).body).toMatchObject({ code: 'plan_changed' });
      expect(await receiptsOf(person)).toMatchObject([{ reference, status: 'paid' }]);
    });
  });

  describe('a page that is opened again', () => {
    test('PAY-06: is told of the payment that was begun, until its end is known', async () => {
      const { person, clock } = await start();
      expect((await configOf(person)).open_payment).toBeNull();
      const { reference } = (await order(person)).body;
      const open = { plan: 'monthly', amount: 1000, currency: 'USD', created_at: clock.now() };
      clock.advance(minute);
      expect((await configOf(person)).open_payment).toEqual({ reference, ...open });
      await confirm(person, reference);
      expect((await configOf(person)).open_payment).toBeNull();
    });

    test('PAY-08: finds what was paid before the confirmation came', async () => {
      const { person, paystack, clock } = await start();
      const { reference } = (await order(person)).body;
      paystack.replies.set(reference, {});
      expect(await configOf(person)).toMatchObject({
        open_payment: null,
        runs_until: clock.now() + month,
      });
    });

    test.each(['down', 'html'] as const)(
      'PAY-06: is told of it too where the provider does not answer (%s)',
      async (reply) => {
        const { app, person, paystack, clock } = await start();
        const { reference } = (await order(person)).body;
        paystack.replies.set(reference, reply);
        clock.advance(minute);
        expect((await configOf(person)).open_payment).toMatchObject({ reference });
        clock.advance(60 * minute);
        expect((await order(await again(app, person))).body).toMatchObject({
          code: 'payment_under_way',
        });
      },
    );
  });

  describe('two payments that were meant as one', () => {
    test('PAY-08: the second extends the plan, is marked on its receipt, and stands on the support list', async () => {
      const { person, paystack, clock, app, log } = await start();
      const first = (await order(person)).body.reference;
      await confirm(person, first);
      clock.advance(minute);
      const second = (await order(person)).body.reference;
      clock.advance(minute);
      paystack.replies.set(second, {});
      await confirm(person, second);
      const paidAt = clock.now();
      clock.advance(minute);
      await paystack.webhook(app, first);

      const receipts = await receiptsOf(person);
      expect(receipts).toMatchObject([
        { reference: second, status: 'paid', paid_beside: null, end_date: paidAt + month },
        { reference: first, status: 'paid', paid_beside: second, end_date: paidAt + 2 * month },
      ]);
      expect(log.some(({ msg }) => String(msg).startsWith('payment made beside another'))).toBe(
        true,
      );
      await paystack.webhook(
        app,
        first,
        {
          transaction_reference: first,
          refund_reference: 'r1',
          amount: 1000,
          status: 'processed',
        } as never,
        'refund.processed',
      );
      expect((await receiptsOf(person))[1]).toMatchObject({
        returned: 'refunded',
        paid_beside: null,
      });
    });

    test('PAY-08: whoever buys another plan, knowing of the first, is told nothing', async () => {
      const { person, paystack, clock } = await start();
      for (let bought = 0; bought < 2; bought += 1) {
        const { runs_until } = await configOf(person);
        const { reference } = (await order(person, { runs_until })).body;
        paystack.replies.set(reference, {});
        clock.advance(minute);
        await confirm(person, reference);
        clock.advance(minute);
      }
      expect(await receiptsOf(person)).toMatchObject([
        { paid_beside: null },
        { paid_beside: null },
      ]);
    });
  });
});
