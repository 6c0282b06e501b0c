/** Money that goes back: refunds and disputes reach the support list, and a person there ends what was bought. */
import { describe, expect, test } from 'vitest';
import { createPayments } from '../../server/modules/payments/repository.ts';
import { createIdSource } from '../../server/infrastructure/ids.ts';
import { openDatabase } from '../../server/infrastructure/database/database.ts';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import { reportOf, sendEvent, startPaystack } from './paystack.ts';
import {
  logIn,
  manualClock,
  onEachDatabase,
  query,
  signUp,
  startServer,
  type TestPerson,
  tokensOf,
} from './support.ts';

const day = 24 * 3_600_000;

onEachDatabase((engine) => {
  const start = async () => {
    const clock = manualClock();
    const paystack = await startPaystack();
    const server = await startServer(engine, { now: clock.now, environment: paystack.environment });
    const person = await signUp(server.app);
    const news = async (event: string, data: object) =>
      (await sendEvent(server.app, JSON.stringify({ event, data }))).body;
    const cases = () =>
      query(server.environment, 'select reference, kind, details, resolved_at from payment_cases');
    const desk = async <Result>(
      work: (payments: ReturnType<typeof createPayments>) => Promise<Result>,
    ): Promise<Result> => {
      const database = await openDatabase(readEnvironment(server.environment), () => {});
      try {
        return await work(
          createPayments(database, { now: clock.now, newId: createIdSource(clock.now) }),
        );
      } finally {
        await database.close();
      }
    };
    const end = async (reference: string) =>
      desk(async (payments) => payments.endPeriod((await payments.find(reference))?.id ?? ''));
    return { ...server, clock, paystack, person, news, cases, desk, end };
  };
  const open = async (person: TestPerson, plan = 'monthly'): Promise<string> =>
    (await person.call('POST', '/api/payment/intents', { plan })).body.reference;
  const isActive = async (person: TestPerson): Promise<boolean> =>
    (await person.call('GET', '/api/subscription/status')).body.data.has_active_subscription;

  describe('money that goes back', () => {
    test.each([
      [
        'refund.processed',
        (reference: string) => ({
          status: 'processed',
          transaction_reference: reference,
          refund_reference: '132013318360',
          amount: 1000,
          currency: 'usd',
        }),
        'refunded',
      ],
      [
        'refund.processed',
        (reference: string) => ({
          status: 'processed',
          transaction: { id: 1, reference },
          amount: '400',
        }),
        'refunded',
      ],
      [
        'charge.dispute.remind',
        (reference: string) => ({ transaction: { reference }, refund_amount: 12 }),
        'disputed',
      ],
      [
        'charge.dispute.create',
        (reference: string) => ({
          id: 358_950,
          refund_amount: 1000,
          currency: 'USD',
          status: 'awaiting-merchant-feedback',
          transaction: { id: 5_991_760, reference, amount: 1000 },
        }),
        'disputed',
      ],
      [
        'charge.success',
        (reference: string) => ({
          id: 1,
          status: 'reversed',
          reference,
          amount: 1000,
          currency: 'USD',
        }),
        'refunded',
      ],
    ])(
      '%s of a payment (%#) is on the support list once, with a line in the log, and ends nothing by itself',
      async (event, data, kind) => {
        const { app, paystack, person, news, cases, log } = await start();
        const reference = await open(person);
        await paystack.webhook(app, reference);
        for (let sent = 0; sent < 3; sent += 1)
          expect(await news(event, data(reference))).toEqual({ success: true });
        const [kept, ...more] = await cases();
        expect([kept, more]).toMatchObject([{ reference, kind, resolved_at: null }, []]);
        const facts = { amount: 1000, currency: 'USD', plan: 'monthly' };
        expect(JSON.parse(String(kept?.['details']))).toMatchObject(
          kind === 'disputed'
            ? { kind, reference, amount: expect.any(Number) as number, expected: facts }
            : {
                reference,
                refunded:
                  event === 'refund.processed' && 'transaction' in data(reference) ? 400 : 1000,
                of: facts,
              },
        );
        expect(
          log.filter(({ msg }) => msg === `payment ${kind}; it is on the support list`),
        ).toMatchObject([{ isNew: true, reference }, { isNew: false }, { isNew: false }]);
        expect(await isActive(person)).toBe(true);
      },
    );

    test.each([
      ['nothing', [], null],
      ['a refund of all of it', [['refund.processed', 1000]], 'refunded'],
      ['a refund that does not say how much', [['refund.processed', undefined]], 'refunded'],
      ['a refund of a part', [['refund.processed', 400]], 'partly_refunded'],
      [
        'news of one refund told twice',
        [
          ['refund.processed', 500, 'first'],
          ['refund.processed', 500, 'first'],
        ],
        'partly_refunded',
      ],
      [
        'two refunds that add up',
        [
          ['refund.processed', 500, 'first'],
          ['refund.processed', 500, 'second'],
        ],
        'refunded',
      ],
      [
        'a refund of a part in the payment’s currency',
        [['refund.processed', 400, 'first', 'usd']],
        'partly_refunded',
      ],
      ['a refund in another currency', [['refund.processed', 400, 'first', 'NGN']], 'refunded'],
      [
        'two refunds that do not',
        [
          ['refund.processed', 400, 'first'],
          ['refund.processed', 500, 'second'],
        ],
        'partly_refunded',
      ],
      ['a dispute', [['charge.dispute.create', 1000]], 'disputed'],
      [
        'a dispute, then a refund',
        [
          ['charge.dispute.create', 1000],
          ['refund.processed', 1000],
        ],
        'refunded',
      ],
      [
        'a refund, then a dispute',
        [
          ['refund.processed', 1000],
          ['charge.dispute.create', 1000],
        ],
        'refunded',
      ],
    ] as readonly (readonly [
      string,
      readonly (readonly [string, number | undefined, string?, string?])[],
      string | null,
    ])[])(
      'the receipt says what became of the money after %s, also once support has settled it',
      async (_what, told, returned) => {
        const { app, paystack, person, news, desk } = await start();
        const [reference, other] = [await open(person), await open(person, 'weekly')];
        await paystack.webhook(app, reference);
        await paystack.webhook(app, other, { amount: 250 });
        for (const [event, amount, refund_reference, currency] of told)
          await news(event, {
            transaction_reference: reference,
            amount,
            refund_reference,
            currency,
          });
        const receipts = async () => (await person.call('GET', '/api/payments')).body.payments;
        const expected = [
          { reference: other, status: 'paid', returned: null },
          { reference, status: 'paid', returned },
        ];
        expect(await receipts()).toMatchObject(expected);
        await desk((payments) => payments.resolveCase(reference, 'settled'));
        expect(await receipts()).toMatchObject(expected);
      },
    );

    test('news without a payment, of a refund that is not done yet, or of a payment that bought nothing, change nothing', async () => {
      const { person, news, cases, environment } = await start();
      const reference = await open(person);
      await news('refund.processed', {});
      await news('refund.processed', { transaction_reference: 7 });
      await news('refund.pending', { transaction_reference: reference, amount: 1000 });
      await news('refund.processed', { transaction_reference: reference, amount: 1000 });
      await news('refund.processed', { transaction_reference: 'pw_unknown', amount: 1000 });
      expect(await cases()).toEqual([]);
      expect(await query(environment, 'select * from subscriptions')).toEqual([]);
    });

    test('what was refunded before it bought anything buys nothing, whichever news come first', async () => {
      const { app, paystack, person, news, cases, environment } = await start();
      const reference = await open(person);
      await news('refund.processed', {
        transaction_reference: reference,
        amount: 600,
        refund_reference: 'first',
      });
      await news('refund.processed', {
        transaction_reference: reference,
        amount: 400,
        refund_reference: 'second',
      });
      expect((await paystack.webhook(app, reference)).body).toEqual({
        success: false,
        code: 'refunded',
        error: 'This payment was refunded, so it starts no subscription.',
      });
      paystack.replies.set(reference, {});
      expect(
        (await person.call('POST', '/api/payment/success', reportOf(person, reference))).body,
      ).toMatchObject({ success: false, code: 'refunded' });
      expect(await isActive(person)).toBe(false);
      expect(await cases()).toEqual([]);
      expect(
        await query(environment, 'select status, next_check_at from payment_intents'),
      ).toMatchObject([{ status: 'failed', next_check_at: null }]);
      expect((await person.call('GET', '/api/payments')).body.payments).toMatchObject([
        {
          reference,
          status: 'failed',
          returned: 'refunded',
          returned_amount: 1000,
          start_date: null,
        },
      ]);
    });

    test('what was refunded in part before it is known as paid buys what it was for, and is on the support list', async () => {
      const { app, paystack, person, news, cases } = await start();
      const reference = await open(person);
      await news('refund.processed', { transaction_reference: reference, amount: 400 });
      expect(await cases()).toEqual([]);
      await paystack.webhook(app, reference);
      expect(await isActive(person)).toBe(true);
      const [kept] = await cases();
      expect(JSON.parse(String(kept?.['details']))).toMatchObject({ reference, refunded: 400 });
      expect((await person.call('GET', '/api/payments')).body.payments).toMatchObject([
        { reference, status: 'paid', returned: 'partly_refunded', returned_amount: 400 },
      ]);
    });

    test('another refund brings back what was settled; the news of the first again do not, nor do they end a dispute', async () => {
      const { app, paystack, person, news, cases, desk } = await start();
      const reference = await open(person);
      await paystack.webhook(app, reference);
      const refund = (name: string, amount: number) =>
        news('refund.processed', {
          transaction_reference: reference,
          amount,
          refund_reference: name,
        });
      await refund('first', 100);
      await desk((payments) => payments.resolveCase(reference, 'goodwill'));
      await refund('first', 100);
      expect(await desk((payments) => payments.listCases())).toEqual([]);
      await refund('second', 200);
      expect(JSON.parse(String((await cases())[0]?.['details']))).toMatchObject({ refunded: 300 });
      await desk((payments) => payments.resolveCase(reference, 'goodwill'));
      await news('charge.dispute.create', { transaction: { reference } });
      await refund('second', 200);
      expect(await cases()).toMatchObject([{ reference, kind: 'disputed', resolved_at: null }]);
    });

    test('refunds that arrive together are all counted', async () => {
      const { app, paystack, person, news, cases } = await start();
      const reference = await open(person);
      await paystack.webhook(app, reference);
      await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          news('refund.processed', {
            transaction_reference: reference,
            amount: 100,
            refund_reference: n % 4,
          }),
        ),
      );
      expect(JSON.parse(String((await cases())[0]?.['details']))).toMatchObject({ refunded: 400 });
    });

    test('a forged one is refused', async () => {
      const { app, cases } = await start();
      expect(
        (
          await sendEvent(
            app,
            '{"event":"refund.processed","data":{"transaction_reference":"pw_1"}}',
            '0'.repeat(128),
          )
        ).status,
      ).toBe(401);
      expect(await cases()).toEqual([]);
    });

    test('a dispute after a case that was settled brings it back; the same news again do not', async () => {
      const { app, paystack, person, news, cases, desk } = await start();
      const reference = await open(person);
      await paystack.webhook(app, reference);
      await news('refund.processed', { transaction_reference: reference, amount: 100 });
      expect(await desk((payments) => payments.resolveCase(reference, 'goodwill'))).toBe(true);
      await news('refund.processed', { transaction_reference: reference, amount: 100 });
      expect(await desk((payments) => payments.listCases())).toEqual([]);
      await news('charge.dispute.create', { transaction: { reference } });
      expect(await cases()).toMatchObject([{ reference, kind: 'disputed', resolved_at: null }]);
    });

    test('support ends what a payment bought; what was paid for beside it loses no day', async () => {
      const { app, paystack, person, clock, end } = await start();
      const [first, second] = [await open(person), await open(person, 'weekly')];
      await paystack.webhook(app, first);
      await paystack.webhook(app, second, { amount: 250 });
      clock.advance(10 * day);
      const again = tokensOf(await logIn(app, person.email), app);
      expect(await end(first)).toBe(true);
      const { body } = await again.call('GET', '/api/subscription/status');
      expect(body.data).toMatchObject({
        has_active_subscription: true,
        subscription: {
          plan_id: 'weekly',
          start_date: clock.now(),
          end_date: clock.now() + 7 * day,
        },
      });
      expect(await end(first)).toBe(false);
      expect(await end(second)).toBe(true);
      expect((await again.call('GET', '/api/subscription/status')).body.data).toMatchObject({
        has_active_subscription: false,
        can_access_app: false,
        has_ever_had_subscription: true,
      });
    });

    test('of a period that has not begun nothing is left, and the one that runs goes on', async () => {
      const { app, paystack, person, clock, end } = await start();
      const [first, second, third] = [
        await open(person),
        await open(person, 'weekly'),
        await open(person, 'weekly'),
      ];
      await paystack.webhook(app, first);
      await paystack.webhook(app, second, { amount: 250 });
      await paystack.webhook(app, third, { amount: 250 });
      expect(await end(second)).toBe(true);
      expect(
        (await person.call('GET', '/api/subscription/status')).body.data.subscription,
      ).toMatchObject({ start_date: clock.now() + 30 * day, end_date: clock.now() + 37 * day });
      expect((await Promise.all([end(first), end(first)])).filter(Boolean)).toHaveLength(1);
    });
  });
});
