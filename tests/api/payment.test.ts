/** Payment by intents: what the provider says counts, whatever a browser claims. */
import { describe, expect, test } from 'vitest';
import { plans } from '../../contract/subscriptions.ts';
import {
  hardlyStored,
  manualClock,
  onEachDatabase,
  query,
  send,
  signUp,
  startServer,
  subscribe,
  type TestPerson,
} from './support.ts';
import { lookUpPayments } from './lookUpPayments.ts';
import { reportOf, sendEvent, startPaystack } from './paystack.ts';

const day = 24 * 3_600_000;
const month = 30 * day;

onEachDatabase((engine) => {
  const start = async (more: Record<string, string> = {}) => {
    const clock = manualClock();
    const paystack = await startPaystack();
    const server = await startServer(engine, {
      now: clock.now,
      environment: { ...paystack.environment, ...more },
    });
    const logged = (part: string) => server.log.filter(({ msg }) => String(msg).includes(part));
    return { ...server, clock, paystack, logged, person: await signUp(server.app) };
  };
  const open = async (person: TestPerson, plan = 'monthly') =>
    (await person.call('POST', '/api/payment/intents', { plan })).body;
  const confirm = async (person: TestPerson, reference: string, fields: object = {}) =>
    (await person.call('POST', '/api/payment/success', reportOf(person, reference, fields))).body;
  const statusOf = async (person: TestPerson) =>
    (await person.call('GET', '/api/subscription/status')).body.data;

  describe('paying', () => {
    test.each(plans)(
      'PAY-02, PAY-07 $label: verified by reference, amount and currency, it runs for $durationMinutes minutes',
      async ({ id, label, paystackAmount, durationMinutes }) => {
        const { person, paystack, clock } = await start();
        const intent = await open(person, id);
        expect(intent).toMatchObject({
          status: 'success',
          amount: paystackAmount,
          currency: 'USD',
          email: person.email,
          starts_at: clock.now(),
          ends_at: clock.now() + durationMinutes * 60_000,
          notice: null,
        });
        expect(intent.reference).toMatch(/^pw_[0-9a-f]{32}$/);
        paystack.replies.set(intent.reference, { amount: paystackAmount });
        const period = {
          start_date: clock.now(),
          end_date: clock.now() + durationMinutes * 60_000,
          plan_id: id,
          plan_name: label,
        };
        expect(await confirm(person, intent.reference)).toEqual({
          success: true,
          subscription: period,
        });
        expect(await statusOf(person)).toMatchObject({
          can_access_app: true,
          has_active_subscription: true,
          has_ever_had_subscription: true,
          subscription: period,
        });
        expect((await person.call('GET', '/api/payments')).body.payments).toMatchObject([
          {
            reference: intent.reference,
            plan_name: label,
            amount: paystackAmount,
            currency: 'USD',
            status: 'paid',
            paid_at: clock.now(),
            start_date: period.start_date,
            end_date: period.end_date,
          },
        ]);
      },
    );

    test('PAY-09 activate-days believes no duration: a year that is claimed for a month’s payment is a month', async () => {
      const { person, paystack, clock } = await start();
      const { reference } = await open(person);
      paystack.replies.set(reference, {});
      const { body } = await person.call('POST', '/api/subscription/activate-days', {
        user_id: person.userId,
        duration_days: 365,
        paystack_data: { reference, amount: 10_000, plan: 'yearly' },
      });
      expect(body).toMatchObject({
        success: true,
        subscription: { plan_id: 'monthly', end_date: clock.now() + month },
      });
    });

    test('PAY-12 the record’s own plan, amount and status count for nothing', async () => {
      const { person, paystack, clock } = await start();
      const { reference } = await open(person, 'weekly');
      paystack.replies.set(reference, { amount: 250 });
      expect(
        await confirm(person, reference, {
          plan_name: '$100 per year',
          plan_duration_minutes: 525_600,
        }),
      ).toMatchObject({
        success: true,
        subscription: { plan_id: 'weekly', end_date: clock.now() + 7 * day },
      });
    });

    test('a popup that was closed after paying activates by the webhook alone', async () => {
      const { app, person, paystack } = await start();
      const { reference } = await open(person);
      expect((await person.call('GET', '/api/payments')).body.payments).toEqual([]);
      expect((await paystack.webhook(app, reference)).status).toBe(200);
      expect(await statusOf(person)).toMatchObject({ has_active_subscription: true });
      expect(paystack.asked).toEqual([]);
    });

    test('a popup that was closed after paying, with a webhook that never came, is looked up', async () => {
      const { app, person, paystack, clock, environment } = await start();
      const { reference } = await open(person);
      paystack.replies.set(reference, {});
      expect(await lookUpPayments(environment, clock.now)).toBe(0);
      clock.advance(10 * 60_000);
      expect(await lookUpPayments(environment, clock.now)).toBe(1);
      expect(await statusOf(await signInAgain(app, person))).toMatchObject({
        has_active_subscription: true,
      });
    });

    test('renewals extend from the end of the running period; a longer or shorter plan is told before paying', async () => {
      const { person, paystack, clock } = await start();
      const buy = async (plan: string, amount: number) => {
        const intent = await open(person, plan);
        paystack.replies.set(intent.reference, { amount });
        return { intent, ...(await confirm(person, intent.reference)) };
      };
      const first = await buy('monthly', 1000);
      clock.advance(60_000);
      const end = first.subscription.end_date;
      const { config } = (await person.call('GET', '/api/payment/config')).body;
      expect(
        config.plans.map(
          (plan: { id: string; starts_at: number; notice: string; follows: object }) => [
            plan.id,
            plan.starts_at,
            plan.notice.split('.')[0],
            plan.follows,
          ],
        ),
      ).toEqual([
        [
          'weekly',
          end,
          'This moves you down to a shorter plan',
          { plan_name: '$10 Per Month', length: 'shorter' },
        ],
        [
          'two-weeks',
          end,
          'This moves you down to a shorter plan',
          { plan_name: '$10 Per Month', length: 'shorter' },
        ],
        ['monthly', end, 'This extends your plan', { plan_name: '$10 Per Month', length: 'same' }],
        [
          'yearly',
          end,
          'This moves you up to a longer plan',
          { plan_name: '$10 Per Month', length: 'longer' },
        ],
      ]);
      const second = await buy('yearly', 10_000);
      expect(second.intent.notice).toBe(
        'This moves you up to a longer plan. $10 Per Month runs until 4 February 2026; $100 per year begins then and ends on 4 February 2027. Nothing that you have paid for is lost.',
      );
      expect(second.subscription).toMatchObject({ start_date: end, end_date: end + 365 * day });
      expect(await statusOf(person)).toMatchObject({ subscription: { end_date: end + 365 * day } });
    });

    test('a second tab that does not know of the payment cannot pay once more; who knows can', async () => {
      const { app, person, paystack, clock, environment } = await start();
      const intentOf = (runs_until: number | null, who = person) =>
        who.call('POST', '/api/payment/intents', { plan: 'monthly', runs_until });
      const configured = async () =>
        (await person.call('GET', '/api/payment/config')).body.config.runs_until;
      expect(await configured()).toBeNull();
      const { body: first } = await intentOf(null);
      paystack.replies.set(first.reference, {});
      const { end_date } = (await confirm(person, first.reference)).subscription;

      const refused = await intentOf(null);
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({ code: 'plan_changed' });
      expect(await query(environment, 'select * from payment_intents')).toHaveLength(1);

      expect(await configured()).toBe(end_date);
      expect((await intentOf(end_date)).body).toMatchObject({ starts_at: end_date });
      clock.advance(31 * day);
      // What has run out meanwhile is no reason to refuse anybody.
      const { body: last } = await intentOf(end_date, await signInAgain(app, person));
      expect(last).toMatchObject({ starts_at: clock.now() });
    });

    test('a renewal after the end begins at once', async () => {
      const { person, paystack, clock, environment } = await start();
      await subscribe(environment, person.userId, {
        from: clock.now() - 40 * day,
        until: clock.now() - 10 * day,
      });
      const { reference, starts_at, notice } = await open(person);
      paystack.replies.set(reference, {});
      expect([starts_at, notice]).toEqual([clock.now(), null]);
      expect((await confirm(person, reference)).subscription.start_date).toBe(clock.now());
    });

    test('ACC-08 a day of a plan lasts a minute where the setting says so', async () => {
      const { person, paystack, clock } = await start({ SUBSCRIPTION_TIME_UNIT: 'minutes' });
      const { reference } = await open(person, 'weekly');
      paystack.replies.set(reference, { amount: 250 });
      expect((await confirm(person, reference)).subscription.end_date).toBe(
        clock.now() + 7 * 60_000,
      );
      expect(await statusOf(person)).toMatchObject({ time_unit: 'minutes' });
    });
  });

  describe('again and again, out of order, at once', () => {
    test('one payment that is confirmed and delivered many times at once is one subscription', async () => {
      const { app, person, paystack, environment } = await start();
      const { reference } = await open(person);
      paystack.replies.set(reference, {});
      const all = await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          i % 2
            ? confirm(person, reference)
            : paystack.webhook(app, reference).then(({ body }) => body),
        ),
      );
      expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1);
      expect(all[0]).toMatchObject({ success: true });
      expect(await query(environment, 'select * from subscriptions')).toHaveLength(1);
    });

    test('reported ten times at once, the provider is asked once', async () => {
      const { person, paystack } = await start();
      const { reference } = await open(person);
      paystack.replies.set(reference, 'hang');
      const all = await Promise.all(Array.from({ length: 10 }, () => confirm(person, reference)));
      expect(all.every(({ pending }) => pending)).toBe(true);
      expect(paystack.asked).toEqual([reference]);
    });

    test('five payments of one person at once follow one another without a gap', async () => {
      const { person, paystack, environment } = await start();
      const intents = await Promise.all(Array.from({ length: 5 }, () => open(person)));
      for (const { reference } of intents) paystack.replies.set(reference, {});
      await Promise.all(intents.map(({ reference }) => confirm(person, reference)));
      const periods = await query(
        environment,
        'select start_at, end_at from subscriptions order by start_at',
      );
      expect(periods).toHaveLength(5);
      for (const [i, { start_at, end_at }] of periods.entries()) {
        expect(Number(end_at) - Number(start_at)).toBe(month);
        if (i > 0) expect(start_at).toEqual(periods[i - 1]?.['end_at']);
      }
    });

    test('news of a failure that arrive after the payment change nothing; a payment after a failure counts', async () => {
      const { app, person, paystack } = await start();
      const [one, other] = [await open(person), await open(person)];
      await paystack.webhook(app, one.reference);
      await paystack.webhook(app, one.reference, { status: 'failed' }, 'charge.failed');
      await paystack.webhook(app, other.reference, { status: 'failed' }, 'charge.failed');
      await paystack.webhook(app, other.reference);
      const { payments } = (await person.call('GET', '/api/payments')).body;
      expect(payments.map(({ status }: { status: string }) => status)).toEqual(['paid', 'paid']);
    });
  });

  describe('bad input: nothing of it activates, each has its message and its line in the log', () => {
    const nothingActivated = async (environment: Record<string, string>) =>
      expect(await query(environment, 'select * from subscriptions')).toEqual([]);

    test('a forged webhook, one without a signature, and one that was changed on the way', async () => {
      const { app, person, environment, logged } = await start();
      const { reference } = await open(person);
      const payload = JSON.stringify({
        event: 'charge.success',
        data: { status: 'success', reference, amount: 1000, currency: 'USD', id: 1 },
      });
      for (const signature of ['0'.repeat(128), 'short', null])
        expect(await sendEvent(app, payload, signature)).toMatchObject({
          status: 401,
          body: { code: 'forged_signature', message: 'The signature of this event is not right.' },
        });
      const { signature } = await import('node:crypto').then(({ createHmac }) => ({
        signature: createHmac('sha512', 'sk_test_of_the_tests').update(payload).digest('hex'),
      }));
      expect((await sendEvent(app, `${payload} `, signature)).status).toBe(401);
      expect((await sendEvent(app, '{', signature)).status).toBe(400);
      await nothingActivated(environment);
      expect(logged('webhook refused')).toHaveLength(4);
      expect((await sendEvent(app, payload, signature)).body).toMatchObject({ success: true });
    });

    test('a signed event of something else is taken and forgotten', async () => {
      const { app, environment } = await start();
      for (const payload of [
        '{"event":"transfer.success","data":{}}',
        '{"event":"charge.success","data":{"reference":7}}',
        '{"event":"charge.success","data":null}',
      ])
        expect((await sendEvent(app, payload)).body).toEqual({ success: true });
      await nothingActivated(environment);
    });

    hardlyStored(engine, () =>
      test.each([
        [
          'a wrong amount',
          { amount: 1 },
          'wrong_amount',
          'The amount that was paid is not the price of the plan. Please contact support.',
        ],
        [
          'more than the price',
          { amount: 1001 },
          'wrong_amount',
          'The amount that was paid is not the price of the plan. Please contact support.',
        ],
        [
          'a wrong currency',
          { currency: 'NGN' },
          'wrong_currency',
          'The payment was made in another currency than the plan’s. Please contact support.',
        ],
      ])('%s is refused by both ways, and support sees the money', async (_, paid, code, error) => {
        const { app, person, paystack, environment, logged } = await start();
        const { reference } = await open(person);
        paystack.replies.set(reference, paid);
        expect(await confirm(person, reference)).toEqual({ success: false, code, error });
        expect((await paystack.webhook(app, reference, paid)).body).toMatchObject({
          success: false,
          code,
        });
        await nothingActivated(environment);
        expect(logged('it is on the support list')).toHaveLength(2);
        expect(await query(environment, 'select reference, kind from payment_cases')).toEqual([
          { reference, kind: code },
        ]);
      }),
    );

    test('a reference of another user is told as one that does not exist, and stays theirs', async () => {
      const { app, person, paystack, environment, logged } = await start();
      const { reference } = await open(person);
      paystack.replies.set(reference, {});
      const thief = await signUp(app);
      expect(await confirm(thief, reference)).toEqual({
        success: false,
        code: 'unknown_reference',
        error: 'We do not know this payment. Please contact support with its reference.',
      });
      await nothingActivated(environment);
      expect(logged('not one of this person')).toMatchObject([{ isOthers: true }]);
      expect(
        (
          await thief.call(
            'POST',
            '/api/payment/success',
            reportOf(thief, reference, { user_id: person.userId }),
          )
        ).status,
      ).toBe(403);
      expect(await confirm(person, reference)).toMatchObject({ success: true });
    });

    test('a reference that we never gave out: the client is refused, and money that came in for it goes to the support list', async () => {
      const { app, person, paystack, environment } = await start();
      paystack.replies.set('pw_mine', {});
      expect(await confirm(person, 'pw_mine')).toMatchObject({
        success: false,
        code: 'unknown_reference',
      });
      expect(await query(environment, 'select * from payment_cases')).toEqual([]);
      expect((await paystack.webhook(app, 'pw_mine')).body).toMatchObject({
        success: false,
        code: 'unknown_reference',
      });
      await paystack.webhook(app, 'pw_mine');
      expect(await query(environment, 'select reference, kind from payment_cases')).toEqual([
        { reference: 'pw_mine', kind: 'no_intent' },
      ]);
      await nothingActivated(environment);
    });

    test('a reference that the provider does not know, and a payment that was not completed', async () => {
      const { person, paystack, environment, logged } = await start();
      const { reference } = await open(person);
      const error =
        'The payment has not been completed. If you have paid, your subscription starts as soon as the payment arrives.';
      expect(await confirm(person, reference)).toEqual({ success: false, code: 'not_paid', error });
      for (const status of ['abandoned', 'ongoing', 'failed', 'something new']) {
        paystack.replies.set(reference, { status });
        expect(await confirm(person, reference), status).toEqual({
          success: false,
          code: 'not_paid',
          error,
        });
      }
      await nothingActivated(environment);
      expect(logged('payment refused').length).toBe(5);
    });

    test('a payment that the provider is still working on is told as pending, and found when it is there', async () => {
      const { person, paystack, environment } = await start();
      const { reference } = await open(person);
      for (const status of ['pending', 'processing', 'queued']) {
        paystack.replies.set(reference, { status });
        expect(await confirm(person, reference), status).toMatchObject({
          success: false,
          code: 'not_verified_yet',
          pending: true,
        });
      }
      await nothingActivated(environment);
      paystack.replies.set(reference, {});
      expect(await confirm(person, reference)).toMatchObject({ success: true });
    });

    hardlyStored(engine, () =>
      test.each([
        'down',
        'html',
        'hang',
        'broken',
        'wrong key',
        'huge',
        'another reference',
      ] as const)(
        'the provider: %s. The payment is kept, told as pending, and found later',
        async (reply) => {
          const { person, paystack, clock, environment, logged } = await start();
          const { reference } = await open(person);
          paystack.replies.set(reference, reply);
          expect(await confirm(person, reference)).toEqual({
            success: false,
            pending: true,
            code: 'not_verified_yet',
            error:
              'Your payment could not be checked just now. We keep trying, and your subscription starts as soon as it is confirmed.',
          });
          await nothingActivated(environment);
          expect(logged('could not be verified')).toHaveLength(1);
          expect((await person.call('GET', '/api/payments')).body.payments).toMatchObject([
            { reference, status: 'pending', paid_at: null },
          ]);
          clock.advance(60_000);
          expect(await lookUpPayments(environment, clock.now)).toBe(0);
          paystack.replies.set(reference, {});
          clock.advance(2 * 60_000);
          expect(await lookUpPayments(environment, clock.now)).toBe(1);
          expect(await lookUpPayments(environment, clock.now)).toBe(0);
          expect(await statusOf(person)).toMatchObject({ has_active_subscription: true });
        },
      ),
    );

    hardlyStored(engine, () =>
      test.each([
        [
          'a negative duration',
          '/api/subscription/activate-days',
          { duration_days: -30 },
          'The duration must be a positive number of days.',
        ],
        [
          'a negative duration',
          '/api/payment/success',
          { plan_duration_minutes: -1 },
          'The duration must be a positive number of minutes.',
        ],
        [
          'a duration in words',
          '/api/payment/success',
          { plan_duration_minutes: 'long' },
          'The duration must be a positive number of minutes.',
        ],
        [
          'a plan that does not exist',
          '/api/payment/success',
          { plan_name: 'for ever' },
          'There is no such plan. Please select a plan to continue.',
        ],
        [
          'no reference',
          '/api/payment/success',
          { paystack_data: {} },
          'The payment has no reference.',
        ],
        [
          'a plan that does not exist',
          '/api/payment/intents',
          { plan: 'for ever' },
          'Please select a plan to continue.',
        ],
      ])('PAY-06 %s to %s', async (_, url, fields, message) => {
        const { person, paystack, environment } = await start();
        const { reference } = await open(person);
        paystack.replies.set(reference, {});
        const { status, body } = await person.call(
          'POST',
          url,
          reportOf(person, reference, fields),
        );
        expect([status, body.message]).toEqual([400, message]);
        expect(paystack.asked).toEqual([]);
        await nothingActivated(environment);
      }),
    );

    test('without a log-in nothing is opened, reported or listed', async () => {
      const { app } = await start();
      for (const [method, url] of [
        ['POST', '/api/payment/intents'],
        ['POST', '/api/payment/success'],
        ['POST', '/api/subscription/activate-days'],
        ['GET', '/api/payments'],
        ['GET', '/api/payment/config'],
      ] as const)
        expect(
          (await send(app, { method, url, ...(method === 'POST' ? { payload: {} } : {}) })).status,
        ).toBe(401);
    });

    test('a payment window that is opened without end is stopped', async () => {
      const { person } = await start();
      for (let each = 0; each < 30; each += 1) await open(person);
      expect(await person.call('POST', '/api/payment/intents', { plan: 'weekly' })).toMatchObject({
        status: 429,
        body: {
          message:
            'You have opened the payment window very often. Please wait an hour and try again.',
        },
      });
    });
  });

  const signInAgain = async (
    app: Parameters<typeof send>[0],
    person: TestPerson,
  ): Promise<TestPerson> => {
    const { body } = await send(app, {
      method: 'POST',
      url: '/api/login',
      payload: { email: person.email, password: person.password },
    });
    return {
      ...person,
      call: (method, url, payload, headers = {}) =>
        person.call(method, url, payload, {
          ...headers,
          authorization: `Bearer ${body.access_token}`,
        }),
    };
  };
});
