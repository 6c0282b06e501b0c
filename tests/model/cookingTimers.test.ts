import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { cookingTimersMachine } from '../../machines/timers/cookingTimers.machine.ts';
import { cookingTimers } from './samples/cookingTimers.ts';
import { testChart } from './testChart.ts';

testChart(cookingTimers);

test.each([
  [1, true],
  [86_400, true],
  [0, false],
  [-60, false],
  [86_401, false],
  [NaN, false],
  [Infinity, false],
])('PLAN-09: a timer of %d seconds, a day at most: %s', (seconds, isOne) => {
  const actor = createActor(
    cookingTimersMachine.provide({ actors: { timerBoard: fromCallback(() => undefined) } }),
  ).start();
  expect(actor.getSnapshot().context.timers).toEqual([]);
  expect(actor.getSnapshot().can({ type: 'timer.started', label: 'Rice', seconds })).toBe(isOne);
});
