import { emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Report } from '../shared/emitted.ts';

export const appUpdateMachine = setup({
  types: {
    context: {} as { taskTimeout: number },
    events: {} as
      /** From the source `versions`: a newer version lies ready. */
      | { type: 'version.arrived' }
      /** From there too: another tab has let it in. */
      | { type: 'version.replaced' }
      | { type: 'version.accepted' }
      | { type: 'version.postponed' },
    emitted: {} as Report,
    input: {} as { taskTimeout: number },
    tags: {} as 'asking' | 'busy',
  },
  actors: {
    versions: fromCallback<{ type: 'none' }>(() => {
      throw new Error('versions is not provided');
    }),
    activateVersion: fromPromise<void>(() =>
      Promise.reject(new Error('activateVersion is not provided')),
    ),
    loadPage: fromPromise<void>(() => Promise.reject(new Error('loadPage is not provided'))),
  },
  actions: {
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  delays: {
    taskTimeout: ({ context }) => context.taskTimeout,
  },
}).createMachine({
  id: 'appUpdate',
  description:
    'A newer version of the app: it waits, the person is asked, and only then is the page reloaded.',
  context: ({ input }) => ({ taskTimeout: input.taskTimeout }),
  invoke: {
    id: 'versions',
    src: 'versions',
    onDone: { actions: { type: 'report', params: { code: 'update.unheard' } } },
    onError: {
      actions: {
        type: 'report',
        params: ({ event }) => ({ code: 'update.unheard', error: event.error }),
      },
    },
  },
  initial: 'current',
  states: {
    current: {
      description: 'No newer version is known.',
      on: { 'version.arrived': 'offered', 'version.replaced': 'replaced' },
    },
    offered: {
      description:
        'A newer version lies ready; the person is asked whether the page may be reloaded.',
      tags: ['asking'],
      on: {
        'version.accepted': 'activatingVersion',
        'version.postponed': 'postponed',
        'version.replaced': 'replaced',
      },
    },
    postponed: {
      description:
        'Not now. The newer version comes by itself when the last tab of this one is closed; one that is newer still is asked about.',
      on: { 'version.arrived': 'offered', 'version.replaced': 'replaced' },
    },
    activatingVersion: {
      description: 'The newer version takes over.',
      tags: ['asking', 'busy'],
      invoke: {
        id: 'activateVersion',
        src: 'activateVersion',
        onDone: 'loadingPage',
        onError: {
          target: 'versionHeld',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'update.notActivated', error: event.error }),
          },
        },
      },
      after: {
        taskTimeout: {
          target: 'versionHeld',
          actions: { type: 'report', params: { code: 'update.notActivated' } },
        },
      },
    },
    versionHeld: {
      description: 'The newer version did not take over; it can be tried again.',
      tags: ['asking'],
      on: {
        'version.accepted': 'activatingVersion',
        'version.postponed': 'postponed',
        'version.replaced': 'replaced',
      },
    },
    replaced: {
      description:
        'Another tab has let the newer version in: this page is of the one before, and its parts are no longer kept.',
      tags: ['asking'],
      on: { 'version.accepted': 'loadingPage', 'version.postponed': 'postponed' },
    },
    loadingPage: {
      description: 'The page is reloaded.',
      tags: ['asking', 'busy'],
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        onDone: 'current',
        onError: {
          target: 'replaced',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'update.notLoaded', error: event.error }),
          },
        },
      },
      after: {
        taskTimeout: {
          target: 'replaced',
          actions: { type: 'report', params: { code: 'update.notLoaded' } },
        },
      },
    },
  },
});
