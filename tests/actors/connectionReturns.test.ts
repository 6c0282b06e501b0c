/** Waiting for the server: a device may say too early that the network is back, or not at all. */
import { expect, test } from 'vitest';
import { assign, createActor, setup, waitFor } from 'xstate';
import { createConnectionReturns } from '../../src/actors/connectionReturns.ts';

test.each([
  ['the device says so', 60_000],
  ['the device says nothing', 1],
])('tells once the server answers, where %s', async (_, pause) => {
  const device = new EventTarget();
  let asked = 0;
  const isAnswered = async (): Promise<boolean> => {
    asked += 1;
    queueMicrotask(() => device.dispatchEvent(new Event('online')));
    return asked === 3;
  };
  const machine = setup({
    types: { context: {} as { told: number }, events: {} as { type: 'connection.returned' } },
    actors: { connectionReturns: createConnectionReturns({ device, pause, isAnswered }) },
  }).createMachine({
    context: { told: 0 },
    initial: 'waiting',
    states: {
      waiting: {
        invoke: { src: 'connectionReturns' },
        on: {
          'connection.returned': {
            target: 'told',
            actions: assign({ told: ({ context }) => context.told + 1 }),
          },
        },
      },
      told: {},
    },
  });
  const actor = createActor(machine).start();
  if (pause > 1) device.dispatchEvent(new Event('online'));
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('told'));
  expect(context.told).toBe(1);
  expect(asked).toBeGreaterThanOrEqual(3);
});
