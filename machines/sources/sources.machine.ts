import { assign, fromPromise, setup } from 'xstate';
import type { FigureSources, SourcesLimits } from '../shared/sources.ts';

export const sourcesMachine = setup({
  types: {
    context: {} as { sources: FigureSources | null; limits: SourcesLimits },
    events: {} as { type: 'sources.retried' },
    input: {} as { limits: SourcesLimits },
    meta: {} as { requirements: string[] },
  },
  actors: {
    fetchSources: fromPromise<FigureSources, void>(() =>
      Promise.reject(new Error('fetchSources is not provided')),
    ),
  },
  actions: {
    keepSources: assign({ sources: (_, params: { sources: FigureSources }) => params.sources }),
  },
  delays: {
    callTimeout: ({ context }) => context.limits.callTimeout,
  },
}).createMachine({
  id: 'sources',
  description: 'Where the figures come from: a page to read, for anyone.',
  context: ({ input }) => ({ sources: null, limits: input.limits }),
  initial: 'fetchingSources',
  states: {
    fetchingSources: {
      description: 'The list is on its way.',
      invoke: {
        id: 'fetchSources',
        src: 'fetchSources',
        onDone: {
          target: 'showing',
          actions: { type: 'keepSources', params: ({ event }) => ({ sources: event.output }) },
        },
        onError: 'sourcesFailed',
      },
      after: { callTimeout: 'sourcesFailed' },
    },
    sourcesFailed: {
      description: 'No usable answer came; it can be asked for again.',
      on: { 'sources.retried': 'fetchingSources' },
    },
    showing: { description: 'Data sets, licences, dates, guidelines, and who has reviewed them.' },
  },
});
