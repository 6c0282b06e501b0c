/** One payment is one subscription: many at once, all of whom found it unpaid, in two processes' worth of connections. */
import { expect, onTestFinished, test } from 'vitest';
import { openPaymentDesk } from '../../server/modules/payments/paymentService.ts';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import { emptyDatabase, manualClock, onEachDatabase, query } from './support.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const day = 24 * 3_600_000;
const activation = { planName: '$2.5 Weekly', length: 7 * day, providerData: '{}' };

onEachDatabase((engine) => {
  const start = async () => {
    const environment = await emptyDatabase(engine);
    const { now } = manualClock();
    const open = async () => {
      const desk = await openPaymentDesk(
        readEnvironment({ NODE_ENV: 'test', ...environment }),
        now,
        silent,
      );
      onTestFinished(() => desk.close());
      return desk;
    };
    const desks = [await open(), await open()] as const;
    const userId =
      (await desks[0].users.create({
        email: 'ada@example.org',
        passwordHash: '',
        firstName: 'Ada',
        lastName: 'Obi',
      })) ?? '';
    const openIntent = async (reference: string) => {
      await desks[0].payments.open(
        {
          reference,
          userId,
          planId: 'weekly',
          amount: 250,
          currency: 'USD',
          firstCheckAt: now(),
          openUntil: now(),
        },
        { most: 1000, since: 0, only: false },
      );
      const intent = await desks[0].payments.find(reference);
      if (!intent) throw new Error('The intent was not stored.');
      return intent;
    };
    return { environment, desks, openIntent };
  };

  test('twenty activations of one intent, each of which read it as pending, make one subscription', async () => {
    const { environment, desks, openIntent } = await start();
    const intent = await openIntent('pw_one');
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        desks[i % 2 ? 1 : 0].payments.activate(intent, activation),
      ),
    );
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(all.map(({ subscription }) => subscription?.id)).size).toBe(1);
    expect(await query(environment, 'select * from subscriptions')).toHaveLength(1);
  });

  test('activations of twenty intents of one person follow one another without gap or overlap', async () => {
    const { environment, desks, openIntent } = await start();
    const intents = await Promise.all(Array.from({ length: 20 }, (_, i) => openIntent(`pw_${i}`)));
    await Promise.all(
      intents.map((intent, i) => desks[i % 2 ? 1 : 0].payments.activate(intent, activation)),
    );
    const periods = await query(
      environment,
      'select start_at, end_at from subscriptions order by start_at',
    );
    expect(periods).toHaveLength(20);
    for (const [i, { start_at }] of periods.entries())
      if (i > 0) expect(start_at).toEqual(periods[i - 1]?.['end_at']);
  });

  test('what is due is looked up by one process alone', async () => {
    const { desks, openIntent } = await start();
    for (let each = 0; each < 10; each += 1) await openIntent(`pw_${each}`);
    const taken = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        desks[i % 2 ? 1 : 0].payments.takeDue(5, Date.UTC(2027, 0)),
      ),
    );
    const references = taken.flat().map(({ reference }) => reference);
    expect(new Set(references).size).toBe(references.length);
    expect(references.length).toBeGreaterThanOrEqual(5);
  });
});
