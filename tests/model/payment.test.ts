import { expect, test } from 'vitest';
import { createActor, fromPromise, type InputFrom } from 'xstate';
import type { paymentMachine } from '../../machines/payment/payment.machine.ts';
import type { OfferAnswer, Receipt } from '../../machines/shared/payment.ts';
import { payment } from './samples/payment.ts';
import { testChart } from './testChart.ts';

testChart(payment);

test('PAY-01: another word of a payment while the plans are asked for again does not ask a second time', async () => {
  let asked = 0;
  const machine = (payment.machine as typeof paymentMachine).provide({
    actors: {
      fetchOffer: fromPromise<OfferAnswer>(async () => {
        asked += 1;
        // The first answer opens the page; the second does not come.
        return asked === 1
          ? (payment.actors['fetchOffer']!.answers!['the plans'] as OfferAnswer)
          : new Promise(() => {});
      }),
      fetchReceipts: fromPromise<readonly Receipt[]>(async () => []),
    },
  });
  const actor = createActor(machine, {
    input: payment.input as InputFrom<typeof machine>,
  }).start();
  await expect.poll(() => actor.getSnapshot().matches({ counter: 'browsing' })).toBe(true);
  actor.send({ type: 'access.paid', until: 1 });
  expect(asked).toBe(2);
  actor.send({ type: 'access.paid', until: 2 });
  expect(asked).toBe(2);
  actor.stop();
});
