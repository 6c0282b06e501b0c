import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock, type AnyEventObject } from 'xstate';
import { listNewsMachine } from '../../machines/shopping/listNews.machine.ts';
import { listNews } from './samples/listNews.ts';
import { testChart } from './testChart.ts';

testChart(listNews);

test('the pauses double to the longest, and begin again once the stream stood', () => {
  const clock = new SimulatedClock();
  let streams = 0;
  let tell: (event: AnyEventObject) => void = () => undefined;
  const actor = createActor(
    listNewsMachine.provide({
      actors: {
        newsStream: fromCallback(({ sendBack }) => {
          streams += 1;
          tell = sendBack;
        }),
        networkSigns: fromCallback(() => undefined),
      },
    }),
    { clock, input: { limits: { opening: 8000, firstPause: 1000, longestPause: 4000 } } },
  ).start();
  for (const pause of [1000, 2000, 4000, 4000]) {
    const before = streams;
    tell({ type: 'stream.lost' });
    clock.increment(pause - 1);
    expect(streams).toBe(before);
    clock.increment(1);
    expect(streams).toBe(before + 1);
  }
  tell({ type: 'stream.opened' });
  tell({ type: 'stream.lost' });
  clock.increment(1000);
  expect(actor.getSnapshot().matches({ listening: 'connecting' })).toBe(true);
});
