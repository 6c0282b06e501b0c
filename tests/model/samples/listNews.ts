import { listNewsMachine } from '../../../machines/shopping/listNews.machine.ts';
import type { Samples } from '../engine/index.ts';

interface Context {
  attempts: number;
}

export const listNews: Samples = {
  chart: 'listNews',
  machine: listNewsMachine,
  input: { limits: { opening: 8000, firstPause: 1000, longestPause: 1000 } },
  person: {},
  actors: {
    newsStream: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        'it is open': { type: 'stream.opened' },
        'something has changed': { type: 'stream.changed' },
        'it is lost': { type: 'stream.lost' },
      },
    },
    networkSigns: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        'the network is gone': { type: 'network.lost' },
        'the network is back': { type: 'network.returned' },
      },
    },
  },
  delays: { openingTimeout: 8000, backOff: 1000 },
  distinguish: ({ attempts }: Context) => attempts > 0,
  holds: {
    'listening.connected, networkSigns says the network is back': ({ attempts }: Context) =>
      attempts === 0,
    'listening.* · newsStream says it is lost': ({ attempts }: Context, before: Context) =>
      attempts === before.attempts + 1,
  },
};
