import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { shoppingMachine } from '../../machines/planner/shopping.machine.ts';
import type { ShoppingList } from '../../contract/planShopping.ts';
import { limits, newest } from './samples/plans.ts';
import { list, shopping } from './samples/shopping.ts';
import { testChart } from './testChart.ts';

testChart(shopping);

test('what is ticked here is ticked at once, each item once, until the outbox says how it stands', async () => {
  const board: {
    tell: (event: { type: 'ticks.read'; ticks: { ticked: string[]; waiting: number } }) => void;
    heard: unknown[];
  } = { tell: () => undefined, heard: [] };
  const tickOutbox = fromCallback<
    { type: 'item.ticked'; key: string; ticked: boolean },
    { planId: string }
  >(({ sendBack, receive }) => {
    board.tell = sendBack;
    receive((event) => board.heard.push(event));
  });
  const actor = createActor(
    shoppingMachine.provide({
      actors: {
        tickOutbox,
        fetchShopping: fromPromise<ShoppingList, { plan: typeof newest }>(async () => list),
      },
    }),
    { input: { plan: newest, limits } },
  ).start();
  const ticks = () => actor.getSnapshot().context.ticks;
  const tick = (key: string, ticked = true) => actor.send({ type: 'item.ticked', key, ticked });
  await waitFor(actor, (snapshot) => snapshot.matches('listing'));
  expect(ticks()).toEqual({ ticked: [], waiting: 0 });
  for (const key of ['tomato', 'rice', 'tomato']) tick(key);
  expect(ticks()).toEqual({ ticked: ['rice', 'tomato'], waiting: 0 });
  tick('rice', false);
  expect(ticks().ticked).toEqual(['tomato']);
  expect(board.heard).toEqual(
    [
      ['tomato', true],
      ['rice', true],
      ['tomato', true],
      ['rice', false],
    ].map(([key, ticked]) => ({ type: 'item.ticked', key, ticked })),
  );
  board.tell({ type: 'ticks.read', ticks: { ticked: ['rice'], waiting: 2 } });
  expect(ticks()).toEqual({ ticked: ['rice'], waiting: 2 });
  tick('tomato');
  expect(ticks()).toEqual({ ticked: ['rice', 'tomato'], waiting: 2 });
});
