import { assign, emit, fromPromise, setup } from 'xstate';
import type { CalendarLink, CalendarLinkLimits } from '../shared/calendarLink.ts';
import type { Notice, Notify } from '../shared/emitted.ts';

export const calendarLinkMachine = setup({
  types: {
    context: {} as CalendarLink & { limits: CalendarLinkLimits },
    events: {} as
      | { type: 'link.retried' }
      | { type: 'link.requested' }
      | { type: 'link.revoked' }
      | { type: 'link.shared' },
    emitted: {} as Notify,
    input: {} as { limits: CalendarLinkLimits },
  },
  actors: {
    fetchLink: fromPromise<CalendarLink>(() =>
      Promise.reject(new Error('fetchLink is not provided')),
    ),
    makeLink: fromPromise<CalendarLink>(() =>
      Promise.reject(new Error('makeLink is not provided')),
    ),
    revokeLink: fromPromise<void>(() => Promise.reject(new Error('revokeLink is not provided'))),
    shareLink: fromPromise<{ outcome: 'shared' | 'copied' }, { link: string }>(() =>
      Promise.reject(new Error('shareLink is not provided')),
    ),
  },
  actions: {
    keepLink: assign((_, { madeAt, link }: CalendarLink) => ({ madeAt, link })),
    clearLink: assign({ madeAt: null, link: null }),
    notify: emit((_, params: Notice) => ({ type: 'notify' as const, code: params.code })),
  },
  guards: {
    isMade: ({ context }) => context.madeAt !== null,
    isTold: ({ context }) => context.link !== null,
    isCopied: (_, params: { outcome: 'shared' | 'copied' }) => params.outcome === 'copied',
  },
  delays: {
    callTimeout: ({ context }) => context.limits.callTimeout,
    shareTimeout: ({ context }) => context.limits.shareTimeout,
  },
}).createMachine({
  id: 'calendarLink',
  description:
    'The link by which a calendar program reads the planned weeks: made, renewed and taken back. It is told once.',
  context: ({ input }) => ({ madeAt: null, link: null, limits: input.limits }),
  initial: 'fetchingLink',
  states: {
    fetchingLink: {
      description: 'Whether there is a link is asked.',
      invoke: {
        id: 'fetchLink',
        src: 'fetchLink',
        onDone: {
          target: 'resting',
          actions: { type: 'keepLink', params: ({ event }) => event.output },
        },
        onError: 'linkUnfetched',
      },
      after: { callTimeout: 'linkUnfetched' },
    },
    linkUnfetched: {
      description: 'It could not be asked.',
      on: { 'link.retried': 'fetchingLink' },
    },
    resting: {
      description: 'Whether there is a link is shown; one that was just made can be taken along.',
      on: {
        'link.requested': 'makingLink',
        'link.revoked': { guard: 'isMade', target: 'revokingLink' },
        'link.shared': { guard: 'isTold', target: 'sharingLink' },
      },
    },
    makingLink: {
      description: 'A link is being made; one that was there ends.',
      invoke: {
        id: 'makeLink',
        src: 'makeLink',
        onDone: {
          target: 'resting',
          actions: { type: 'keepLink', params: ({ event }) => event.output },
        },
        onError: {
          target: 'resting',
          actions: { type: 'notify', params: { code: 'calendar.notMade' } },
        },
      },
      after: {
        callTimeout: {
          target: 'resting',
          actions: { type: 'notify', params: { code: 'calendar.notMade' } },
        },
      },
    },
    revokingLink: {
      description: 'The link is being taken back.',
      invoke: {
        id: 'revokeLink',
        src: 'revokeLink',
        onDone: { target: 'resting', actions: 'clearLink' },
        onError: {
          target: 'resting',
          actions: { type: 'notify', params: { code: 'calendar.notRevoked' } },
        },
      },
      after: {
        callTimeout: {
          target: 'resting',
          actions: { type: 'notify', params: { code: 'calendar.notRevoked' } },
        },
      },
    },
    sharingLink: {
      description: 'The link is handed to the device, to be shared or copied.',
      invoke: {
        id: 'shareLink',
        src: 'shareLink',
        input: ({ context }) => ({ link: context.link! }),
        onDone: [
          {
            guard: { type: 'isCopied', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'notify', params: { code: 'household.linkCopied' } },
          },
          { target: 'resting' },
        ],
        onError: {
          target: 'resting',
          actions: { type: 'notify', params: { code: 'household.linkNotShared' } },
        },
      },
      after: {
        shareTimeout: {
          target: 'resting',
          actions: { type: 'notify', params: { code: 'household.linkNotShared' } },
        },
      },
    },
  },
});
