import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import type { Report } from '../shared/emitted.ts';
import type { FromListNews, ListNewsLimits } from '../shared/shopping.ts';

export const listNewsMachine = setup({
  types: {
    /** `attempts`: how often the stream was lost since it last stood. */
    context: {} as { attempts: number; limits: ListNewsLimits },
    events: {} as
      | { type: 'stream.opened' }
      | { type: 'stream.changed' }
      | { type: 'stream.lost' }
      | { type: 'network.lost' }
      | { type: 'network.returned' },
    emitted: {} as Report,
    input: {} as { limits: ListNewsLimits },
    meta: {} as { requirements: string[] },
  },
  actors: {
    newsStream: fromCallback(() => {
      throw new Error('newsStream is not provided');
    }),
    networkSigns: fromCallback(() => {
      throw new Error('networkSigns is not provided');
    }),
  },
  actions: {
    keepAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    clearAttempts: assign({ attempts: 0 }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellNews: sendTo(
      ({ self }) => self._parent ?? self,
      (): FromListNews => ({ type: 'news.received' }),
    ),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  delays: {
    openingTimeout: ({ context }) => context.limits.opening,
    backOff: ({ context: { attempts, limits } }) =>
      Math.min(limits.firstPause * 2 ** Math.max(0, attempts - 1), limits.longestPause),
  },
}).createMachine({
  id: 'listNews',
  description:
    'Whether this page hears of what others do to the list: at once by a stream, or by asking every so often.',
  context: ({ input }) => ({ attempts: 0, limits: input.limits }),
  initial: 'listening',
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
  on: { 'network.lost': '.offline' },
  states: {
    listening: {
      description: 'The stream lives.',
      initial: 'connecting',
      invoke: {
        id: 'newsStream',
        src: 'newsStream',
        onDone: 'reconnecting',
        onError: {
          target: 'reconnecting',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'shopping.newsStopped', error: event.error }),
          },
        },
      },
      on: { 'stream.lost': 'reconnecting' },
      states: {
        connecting: {
          description: 'It is being opened.',
          on: { 'stream.opened': 'connected' },
          after: { openingTimeout: '#listNews.reconnecting' },
        },
        connected: {
          description: 'What others do is heard at once. What was missed before is asked for.',
          entry: ['clearAttempts', 'tellNews'],
          on: { 'stream.changed': { actions: 'tellNews' } },
        },
      },
    },
    reconnecting: {
      description:
        'The stream is lost: the list is asked for, and the stream is tried again, less often each time.',
      entry: ['keepAttempt', 'tellNews'],
      after: { backOff: 'listening' },
    },
    offline: {
      description: 'The device has no network; it says when it has one again.',
      on: { 'network.returned': { target: 'listening', actions: 'clearAttempts' } },
    },
  },
});
