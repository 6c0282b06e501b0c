import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock, type AnyEventObject } from 'xstate';
import { listNewsMachine } from '../../machines/shopping/listNews.machine.ts';
import { listNews } from './samples/listNews.ts';
import { testChart } from './testChart.ts';

testChart(listNews);

/** The news with a stream that the test speaks for, and the pauses that it counts. */
function listenedTo() {
  const clock = new SimulatedClock();
  const heard = { streams: 0 };
  let tellStream: (event: AnyEventObject) => void = () => undefined;
  let tellNetwork: (event: AnyEventObject) => void = () => undefined;
  const actor = createActor(
    listNewsMachine.provide({
      actors: {
        newsStream: fromCallback(({ sendBack }) => {
          heard.streams += 1;
          tellStream = sendBack;
        }),
        networkSigns: fromCallback(({ sendBack }) => {
          tellNetwork = sendBack;
        }),
      },
    }),
    { clock, input: { limits: { opening: 8000, firstPause: 1000, longestPause: 4000 } } },
  ).start();
  return {
    actor,
    stream: (type: string) => tellStream({ type }),
    network: (type: string) => tellNetwork({ type }),
    /** It is tried again after just so long. */
    triesAfter: (pause: number) => {
      const before = heard.streams;
      clock.increment(pause - 1);
      expect(heard.streams).toBe(before);
      clock.increment(1);
      expect(heard.streams).toBe(before + 1);
    },
  };
}

test('the pauses double to the longest, and begin again once the stream stood', () => {
  const { actor, stream, triesAfter } = listenedTo();
  for (const pause of [1000, 2000, 4000, 4000]) {
    stream('stream.lost');
    triesAfter(pause);
  }
  stream('stream.opened');
  stream('stream.lost');
  triesAfter(1000);
  expect(actor.getSnapshot().matches({ listening: 'connecting' })).toBe(true);
});

test('the pauses begin again once the network is back', () => {
  const { stream, network, triesAfter } = listenedTo();
  for (const pause of [1000, 2000]) {
    stream('stream.lost');
    triesAfter(pause);
  }
  network('network.lost');
  network('network.returned');
  stream('stream.lost');
  triesAfter(1000);
});
