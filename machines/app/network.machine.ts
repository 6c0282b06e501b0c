import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Report } from '../shared/emitted.ts';

interface NetworkLimits {
  /** Between two questions whether the server can be reached again. */
  recheck: number;
  checkTimeout: number;
  sendingTimeout: number;
}

export const networkMachine = setup({
  types: {
    /** `copiedAt`: when the oldest copy that is shown was made; null: what is shown has come from the server. */
    context: {} as { copiedAt: number | null; limits: NetworkLimits },
    events: {} as
      /** From the source `networkSigns`: what the device and the calls notice. */
      | { type: 'network.lost' }
      | { type: 'network.returned' }
      | { type: 'server.answered' }
      | { type: 'copy.read'; copiedAt: number }
      | { type: 'newest.requested' }
      | { type: 'notice.dismissed' },
    emitted: {} as Report,
    input: {} as { limits: NetworkLimits },
    tags: {} as 'offline' | 'stale',
  },
  actors: {
    networkSigns: fromCallback<{ type: 'none' }>(() => {
      throw new Error('networkSigns is not provided');
    }),
    verifyConnection: fromPromise<void>(() =>
      Promise.reject(new Error('verifyConnection is not provided')),
    ),
    sendQueued: fromPromise<void>(() => Promise.reject(new Error('sendQueued is not provided'))),
    loadPage: fromPromise<void>(() => Promise.reject(new Error('loadPage is not provided'))),
  },
  actions: {
    keepCopyTime: assign({
      copiedAt: ({ context }, params: { copiedAt: number }) =>
        Math.min(context.copiedAt ?? params.copiedAt, params.copiedAt),
    }),
    clearCopyTime: assign({ copiedAt: null }),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    hasCopies: ({ context }) => context.copiedAt !== null,
  },
  delays: {
    recheck: ({ context }) => context.limits.recheck,
    checkTimeout: ({ context }) => context.limits.checkTimeout,
    sendingTimeout: ({ context }) => context.limits.sendingTimeout,
  },
}).createMachine({
  id: 'network',
  description: 'Whether the server can be reached, and how old is what is shown where it cannot.',
  context: ({ input }) => ({ copiedAt: null, limits: input.limits }),
  invoke: {
    id: 'networkSigns',
    src: 'networkSigns',
    onDone: { actions: { type: 'report', params: { code: 'network.unheard' } } },
    onError: {
      actions: {
        type: 'report',
        params: ({ event }) => ({ code: 'network.unheard', error: event.error }),
      },
    },
  },
  initial: 'sendingQueued',
  on: {
    'network.lost': '.offline',
    'copy.read': {
      target: '.offline',
      actions: { type: 'keepCopyTime', params: ({ event }) => ({ copiedAt: event.copiedAt }) },
    },
  },
  states: {
    sendingQueued: {
      description:
        'What was queued on this device is sent: after the load, and whenever the server can be reached again.',
      invoke: {
        id: 'sendQueued',
        src: 'sendQueued',
        onDone: 'settling',
        onError: {
          target: 'settling',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'network.queueUnsent', error: event.error }),
          },
        },
      },
      after: {
        sendingTimeout: {
          target: 'settling',
          actions: { type: 'report', params: { code: 'network.queueUnsent' } },
        },
      },
    },
    settling: {
      description:
        'Passed through at once: copies that are on the screen stay there until the person asks for the newest.',
      always: [{ guard: 'hasCopies', target: 'recovered' }, { target: 'online' }],
    },
    online: { description: 'The server can be reached, and what is shown has come from it.' },
    offline: {
      description:
        'The server cannot be reached; what was kept on this device is shown, with its time.',
      tags: ['offline'],
      initial: 'waiting',
      on: {
        'server.answered': 'sendingQueued',
        'network.returned': '.verifyingConnection',
        'copy.read': {
          actions: { type: 'keepCopyTime', params: ({ event }) => ({ copiedAt: event.copiedAt }) },
        },
      },
      states: {
        waiting: {
          description: 'Until the device says that the network is back, or for a while.',
          after: { recheck: 'verifyingConnection' },
        },
        verifyingConnection: {
          description: 'The server is asked for a sign of life.',
          invoke: {
            id: 'verifyConnection',
            src: 'verifyConnection',
            onDone: '#network.sendingQueued',
            onError: 'waiting',
          },
          after: { checkTimeout: 'waiting' },
        },
      },
    },
    recovered: {
      description: 'The server can be reached again, but copies are still on the screen.',
      tags: ['stale'],
      on: {
        'newest.requested': 'loadingPage',
        'notice.dismissed': { target: 'online', actions: 'clearCopyTime' },
      },
    },
    loadingPage: {
      description: 'The page is reloaded.',
      tags: ['stale'],
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        onDone: { target: 'online', actions: 'clearCopyTime' },
        onError: 'recovered',
      },
      after: { checkTimeout: 'recovered' },
    },
  },
});
