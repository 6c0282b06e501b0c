/** Payments in any order: opened, paid, reported, delivered, lost, late, repeated, forged, while the provider comes and goes. */
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { openPaymentDesk } from '../../server/modules/payments/paymentService.ts';
import { createPaymentService } from '../../server/modules/payments/payments.ts';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import type { Charge, PaymentProvider } from '../../server/modules/payments/provider.ts';
import { emptyDatabase, manualClock, query } from './support.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const people = ['ada', 'ben'] as const;
type Who = (typeof people)[number];

type Step =
  | { do: 'open'; who: Who }
  | { do: 'pay'; which: number; as: 'paid' | 'failed' | 'too little' | 'in naira' }
  | { do: 'report'; which: number; who: Who; times: number }
  | { do: 'deliver'; which: number; times: number }
  | { do: 'forge'; which: number }
  | { do: 'wait'; minutes: number }
  | { do: 'provider'; isUp: boolean };

const which = fc.nat(5);
const who = fc.constantFrom(...people);
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('open' as const), who }) },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('pay' as const),
        which,
        as: fc.constantFrom(
          'paid' as const,
          'paid' as const,
          'failed' as const,
          'too little' as const,
          'in naira' as const,
        ),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('report' as const),
        which,
        who,
        times: fc.integer({ min: 1, max: 3 }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('deliver' as const),
        which,
        times: fc.integer({ min: 1, max: 3 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('forge' as const), which }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('wait' as const),
        minutes: fc.constantFrom(1, 5, 60, 1440),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('provider' as const), isUp: fc.boolean() }),
    },
  ),
  { minLength: 5, maxLength: 40 },
);

async function live(all: readonly Step[]): Promise<void> {
  const environment = await emptyDatabase('SQLite');
  const clock = manualClock();
  const desk = await openPaymentDesk(
    readEnvironment({ NODE_ENV: 'test', ...environment }),
    clock.now,
    silent,
  );
  onTestFinished(() => desk.close());
  const ids = new Map<Who, string>();
  for (const name of people)
    ids.set(
      name,
      (await desk.users.create({
        email: `${name}@example.org`,
        passwordHash: '',
        firstName: name,
        lastName: '',
      })) ?? '',
    );

  /** What the provider knows, and what of it has reached us by one way or the other. */
  const charges = new Map<string, Charge>();
  const opened: { reference: string; who: Who; at: number }[] = [];
  let isUp = true;
  const provider: PaymentProvider = {
    publicKey: 'pk_test',
    scriptUrl: '',
    testMode: true,
    verify: async (reference) => {
      if (!isUp) throw new Error('down');
      return charges.get(reference) ?? 'unknown';
    },
    readEvent: (raw, signature) =>
      signature === 'right' ? (JSON.parse(raw.toString()) as Charge) : 'forged',
  };
  let references = 0;
  const accessState = {
    now: 0,
    trialStart: 0,
    trialEnd: 0,
    isTrialOver: false,
    latest: undefined,
    isSubscribed: false,
  };
  const service = createPaymentService({
    storage: desk,
    provider,
    now: clock.now,
    log: silent,
    demandsVerifiedEmail: false,
    timeUnit: 'days',
    access: { stateOf: async () => accessState },
    newReference: () => `pw_${(references += 1)}`,
  });
  const personOf = (name: Who) => ({ userId: ids.get(name) ?? '', sessionId: '' });

  for (const step of all) {
    if (step.do === 'open') {
      if (opened.length < 20)
        opened.push({
          who: step.who,
          at: clock.now(),
          reference: (await service.open(personOf(step.who), 'monthly')).reference,
        });
    } else if (step.do === 'wait') {
      clock.advance(step.minutes * minute);
      await service.lookUpDue();
    } else if (step.do === 'provider') {
      isUp = step.isUp;
    } else {
      const intent = opened[step.which];
      if (!intent) continue;
      const { reference } = intent;
      if (step.do === 'pay') {
        // Who has paid has paid; a failed attempt may be followed by another; no window stays open for longer than a day.
        if (charges.get(reference)?.state !== 'paid' && clock.now() - intent.at <= day)
          charges.set(reference, {
            reference,
            transactionId: '1',
            said: step.as,
            state: step.as === 'failed' ? 'failed' : 'paid',
            amount: step.as === 'too little' ? 999 : 1000,
            currency: step.as === 'in naira' ? 'NGN' : 'USD',
          });
      } else if (step.do === 'report') {
        const outcomes = await Promise.all(
          Array.from({ length: step.times }, () => service.confirm(personOf(step.who), reference)),
        );
        const charge = charges.get(reference);
        for (const { success } of outcomes)
          if (success)
            expect([step.who, charge?.state, charge?.amount, charge?.currency]).toEqual([
              intent.who,
              'paid',
              1000,
              'USD',
            ]);
      } else if (step.do === 'deliver') {
        const charge = charges.get(reference);
        if (charge)
          await Promise.all(
            Array.from({ length: step.times }, () =>
              service.hear(Buffer.from(JSON.stringify(charge)), 'right'),
            ),
          );
      } else {
        expect(
          await service.hear(
            Buffer.from(
              JSON.stringify({
                reference,
                transactionId: '1',
                said: 'success',
                state: 'paid',
                amount: 1000,
                currency: 'USD',
              }),
            ),
            'wrong',
          ),
        ).toBeUndefined();
      }
    }
  }

  // In the end the provider is up again: whoever paid the right price has a subscription, and nobody else.
  isUp = true;
  for (let each = 0; each < 8; each += 1) {
    clock.advance(day / 2);
    await service.lookUpDue();
  }
  const rows = await query(
    environment,
    'select i.reference, i.created_at, i.verified_at, s.user_id, s.start_at, s.end_at from subscriptions s join payment_intents i on i.id = s.intent_id order by s.start_at',
  );
  const paid = opened.filter(({ reference }) => {
    const charge = charges.get(reference);
    return charge?.state === 'paid' && charge.amount === 1000 && charge.currency === 'USD';
  });
  expect(rows).toHaveLength(paid.length);
  expect(new Map(rows.map((row) => [row['reference'], row['user_id']]))).toEqual(
    new Map(paid.map((each) => [each.reference, ids.get(each.who)])),
  );
  const twice: string[] = [];
  for (const id of ids.values()) {
    const periods = rows.filter((row) => row['user_id'] === id);
    for (const [i, { reference, created_at, start_at, end_at }] of periods.entries()) {
      expect(Number(end_at) - Number(start_at)).toBe(30 * day);
      // Its window was open while another payment of the same person was confirmed.
      const isBeside = periods
        .slice(0, i)
        .some(({ verified_at }) => Number(verified_at) > Number(created_at));
      if (isBeside) twice.push(String(reference));
      if (i > 0)
        expect(Number(start_at)).toBeGreaterThanOrEqual(Number(periods[i - 1]?.['end_at']));
    }
  }
  const cases = await desk.payments.listCases();
  const listed = (isTwice: boolean) =>
    cases
      .filter(({ kind }) => (kind === 'paid_twice') === isTwice)
      .map(({ reference }) => reference);
  const odd = opened.filter(({ reference }) => {
    const charge = charges.get(reference);
    return charge?.state === 'paid' && (charge.amount !== 1000 || charge.currency !== 'USD');
  });
  expect(new Set(listed(false))).toEqual(new Set(odd.map(({ reference }) => reference)));
  expect(new Set(listed(true))).toEqual(new Set(twice));
}

test(
  'whatever happens in whatever order, each right payment is one subscription of its own person, nothing else is, and what was paid twice is listed',
  { timeout: 180_000 },
  async () => {
    await fc.assert(fc.asyncProperty(steps, live), { numRuns: process.env['VERIFY'] ? 300 : 15 });
  },
);
