import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor, type InputFrom } from 'xstate';
import { checkoutMachine } from '../../machines/payment/checkout.machine.ts';
import type { Confirmation, PaymentRecord } from '../../machines/shared/payment.ts';
import { checkout } from './samples/checkout.ts';
import { testChart } from './testChart.ts';

testChart(checkout);

test('PAY-06: the pauses before the server is asked again grow up to the longest', async () => {
  const clock = new SimulatedClock();
  let asked = 0;
  const machine = checkoutMachine.provide({
    actors: {
      confirmPayment: fromPromise<Confirmation, PaymentRecord>(async () => {
        asked += 1;
        return { success: false, isPending: true };
      }),
    },
  });
  const actor = createActor(machine, {
    clock,
    input: {
      ...(checkout.starts!['a payment that is not checked yet'] as InputFrom<typeof machine>),
      limits: {
        callTimeout: 12_000,
        scriptTimeout: 20_000,
        popupTimeout: 1_800_000,
        popupHelp: 60_000,
        firstRecheckPause: 5000,
        longestRecheckPause: 15_000,
      },
    },
  }).start();
  const settled = () => waitFor(actor, (snapshot) => snapshot.matches('paymentUnchecked'));
  await settled();
  for (const pause of [5000, 10_000, 15_000, 15_000]) {
    const before = asked;
    clock.increment(pause - 1);
    expect(asked).toBe(before);
    clock.increment(1);
    expect(asked).toBe(before + 1);
    await settled();
  }
  actor.stop();
});
