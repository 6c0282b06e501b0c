import { networkMachine } from '../../../machines/app/network.machine.ts';
import type { Samples } from '../engine/index.ts';

interface Context {
  copiedAt: number | null;
}
const earlier = Date.UTC(2026, 4, 3, 9, 5);
const later = Date.UTC(2026, 4, 3, 9, 30);

export const network: Samples = {
  chart: 'network',
  machine: networkMachine,
  input: { limits: { recheck: 20_000, checkTimeout: 5_000, sendingTimeout: 30_000 } },
  person: {
    'newest.requested': { type: 'newest.requested' },
    'notice.dismissed': { type: 'notice.dismissed' },
  },
  actors: {
    networkSigns: {
      answers: { '': undefined },
      failures: { '': new Error('deaf') },
      messages: {
        'network.lost': { type: 'network.lost' },
        'network.returned': { type: 'network.returned' },
        'server.answered': { type: 'server.answered' },
        'copy.read (9:05)': { type: 'copy.read', copiedAt: earlier },
        'copy.read (9:30)': { type: 'copy.read', copiedAt: later },
      },
    },
    verifyConnection: { answers: { '': undefined }, failures: { '': new Error('network') } },
    sendQueued: { answers: { '': undefined }, failures: { '': new Error('storage') } },
    loadPage: { answers: { '': undefined }, failures: { '': new Error('stuck') } },
  },
  delays: { recheck: 20_000, checkTimeout: 5_000, sendingTimeout: 30_000 },
  distinguish: ({ copiedAt }: Context) => copiedAt,
  situations: {
    copies: ({ copiedAt }: Context) => copiedAt !== null,
    '9:30': ({ copiedAt }: Context) => copiedAt === later,
  },
  holds: {
    'networkSigns says copy.read (9:05)': ({ copiedAt }: Context) => copiedAt === earlier,
    'networkSigns says copy.read (9:30)': ({ copiedAt }: Context) => copiedAt !== null,
    'loadPage answers': ({ copiedAt }: Context) => copiedAt === null,
    'notice.dismissed': ({ copiedAt }: Context) => copiedAt === null,
  },
};
