import { assign, emit, fromPromise, setup } from 'xstate';
import type { Notice, Notify } from '../shared/emitted.ts';
import type {
  Household,
  HouseholdChange,
  HouseholdLimits,
  HouseholdMember,
  HouseholdNow,
  Invited,
} from '../shared/household.ts';
import type { RouteInput } from '../shared/messages.ts';

type HouseholdEvent =
  | { type: 'household.retried' }
  | { type: 'household.founded' }
  | { type: 'invitation.accepted' }
  | { type: 'invitation.declined' }
  | { type: 'invitation.requested' }
  | { type: 'invitation.revoked'; id: string }
  | { type: 'link.shared' }
  | { type: 'weeks.shared'; shares: boolean }
  | { type: 'removal.requested'; member: HouseholdMember }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' };

/** What an actor's answer carries. */
const outputOf = (event: object): unknown => ('output' in event ? event.output : null);
/** Why something failed, in the server's words; empty where it has none. */
const reasonOf = (event: object): string =>
  'error' in event && event.error instanceof Error ? event.error.message : '';
/** What the server is to be told. */
function changeBy(event: HouseholdEvent, leaving: HouseholdMember | null): HouseholdChange {
  switch (event.type) {
    case 'invitation.requested':
      return { kind: 'invite' };
    case 'invitation.revoked':
      return { kind: 'revoke', id: event.id };
    case 'weeks.shared':
      return { kind: 'share', shares: event.shares };
    case 'removal.confirmed':
      return leaving?.me === false ? { kind: 'remove', id: leaving.id } : { kind: 'leave' };
    default:
      return { kind: 'create' };
  }
}

export const householdMachine = setup({
  types: {
    /** `secret` is a link's that was followed; `link` one that was just made; `leaving` who is to be taken out; `message` a refusal in the server's words. */
    context: {} as {
      secret: string | null;
      invitation: Invited | null;
      household: Household | null;
      change: HouseholdChange;
      link: string | null;
      leaving: HouseholdMember | null;
      message: string | null;
      limits: HouseholdLimits;
    },
    events: {} as HouseholdEvent,
    emitted: {} as Notify,
    input: {} as RouteInput<HouseholdLimits>,
    tags: {} as 'loading',
    meta: {} as { requirements: string[] },
  },
  actors: {
    readInvitation: fromPromise<Invited, { secret: string }>(() =>
      Promise.reject(new Error('readInvitation is not provided')),
    ),
    confirmInvitation: fromPromise<void, { secret: string }>(() =>
      Promise.reject(new Error('confirmInvitation is not provided')),
    ),
    fetchHousehold: fromPromise<HouseholdNow>(() =>
      Promise.reject(new Error('fetchHousehold is not provided')),
    ),
    changeHousehold: fromPromise<HouseholdNow, HouseholdChange>(() =>
      Promise.reject(new Error('changeHousehold is not provided')),
    ),
    shareLink: fromPromise<{ outcome: 'shared' | 'copied' }, { link: string }>(() =>
      Promise.reject(new Error('shareLink is not provided')),
    ),
  },
  actions: {
    keepInvitation: assign({ invitation: ({ event }) => outputOf(event) as Invited }),
    keepHousehold: assign({
      household: ({ event }) => (outputOf(event) as HouseholdNow).household,
      link: ({ context, event }) => (outputOf(event) as HouseholdNow).link ?? context.link,
    }),
    keepChange: assign({ change: ({ context, event }) => changeBy(event, context.leaving) }),
    keepLeaving: assign({ leaving: (_, params: { member: HouseholdMember }) => params.member }),
    keepMessage: assign({ message: ({ event }) => reasonOf(event) }),
    clearMessage: assign({ message: null }),
    clearLink: assign({ link: null }),
    clearInvitation: assign({ secret: null, invitation: null }),
    notify: emit((_, params: Notice) => ({ type: 'notify' as const, code: params.code })),
  },
  guards: {
    isInvited: ({ context }) => context.secret !== null,
    isInside: (_, params: HouseholdNow) => params.household !== null,
    hasLink: ({ context }) => context.link !== null,
    isWithin: ({ context }) => context.household !== null,
    canJoin: ({ context }) =>
      context.invitation?.membership === 'outside' && !context.invitation.full,
    isCopied: (_, params: { outcome: 'shared' | 'copied' }) => params.outcome === 'copied',
  },
  delays: {
    callTimeout: ({ context }) => context.limits.callTimeout,
    shareTimeout: ({ context }) => context.limits.shareTimeout,
  },
}).createMachine({
  id: 'household',
  description:
    'Who a person shops with: a household is made, joined by a link, shown, and left. What that does to their data is said before.',
  context: ({ input }) => ({
    secret: /[?&]invite=([\w-]+)/.exec(input.search)?.[1] ?? null,
    invitation: null,
    household: null,
    change: { kind: 'create' },
    link: null,
    leaving: null,
    message: null,
    limits: input.limits,
  }),
  initial: 'entering',
  states: {
    entering: {
      description: 'Passed through at once: who followed a link is asked first.',
      always: [{ guard: 'isInvited', target: 'readingInvitation' }, { target: 'fetching' }],
    },
    readingInvitation: {
      description: 'Whose household the link leads to.',
      tags: ['loading'],
      invoke: {
        id: 'readInvitation',
        src: 'readInvitation',
        input: ({ context }) => ({ secret: context.secret ?? '' }),
        onDone: {
          target: 'invited',
          actions: 'keepInvitation',
        },
        onError: {
          target: 'invitationUnread',
          actions: 'keepMessage',
        },
      },
      after: { callTimeout: 'invitationUnread' },
    },
    invitationUnread: {
      description: 'The link leads nowhere, or the server could not be asked.',
      on: {
        'household.retried': { target: 'readingInvitation', actions: 'clearMessage' },
        'invitation.declined': {
          target: 'fetching',
          actions: ['clearMessage', 'clearInvitation'],
        },
      },
    },
    invited: {
      description: 'What joining means is on the screen; nothing has happened yet.',
      on: {
        'invitation.accepted': { guard: 'canJoin', target: 'joining', actions: 'clearMessage' },
        'invitation.declined': {
          target: 'fetching',
          actions: ['clearMessage', 'clearInvitation'],
        },
      },
    },
    joining: {
      description: 'The link is used.',
      invoke: {
        id: 'confirmInvitation',
        src: 'confirmInvitation',
        input: ({ context }) => ({ secret: context.secret ?? '' }),
        onDone: { target: 'fetching', actions: 'clearInvitation' },
        onError: {
          target: 'invited',
          actions: 'keepMessage',
        },
      },
      after: {
        callTimeout: {
          target: 'invited',
          actions: 'keepMessage',
        },
      },
    },
    fetching: {
      description: 'Whether they are in one, and with whom.',
      tags: ['loading'],
      invoke: {
        id: 'fetchHousehold',
        src: 'fetchHousehold',
        onDone: [
          {
            guard: { type: 'isInside', params: ({ event }) => event.output },
            target: 'inside',
            actions: 'keepHousehold',
          },
          { target: 'outside' },
        ],
        onError: 'unread',
      },
      after: { callTimeout: 'unread' },
    },
    unread: {
      description: 'The server did not say.',
      on: { 'household.retried': 'fetching' },
    },
    outside: {
      description: 'They are in no household, and can make one.',
      on: {
        'household.founded': { target: 'changing', actions: ['clearMessage', 'keepChange'] },
      },
    },
    inside: {
      description: 'Who is in it is on the screen.',
      initial: 'resting',
      on: {
        'invitation.requested': { target: 'changing', actions: ['clearMessage', 'keepChange'] },
        'invitation.revoked': {
          target: 'changing',
          actions: ['clearMessage', 'clearLink', 'keepChange'],
        },
        'weeks.shared': { target: 'changing', actions: ['clearMessage', 'keepChange'] },
        'removal.requested': {
          target: '.confirmingRemoval',
          actions: [
            'clearMessage',
            { type: 'keepLeaving', params: ({ event }) => ({ member: event.member }) },
          ],
        },
      },
      states: {
        resting: {
          description: 'Nothing is asked.',
          on: { 'link.shared': { guard: 'hasLink', target: 'sharingLink' } },
        },
        sharingLink: {
          description: "The device's own sharing, or else the link is copied.",
          invoke: {
            id: 'shareLink',
            src: 'shareLink',
            input: ({ context }) => ({ link: context.link ?? '' }),
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
          after: { shareTimeout: 'resting' },
        },
        confirmingRemoval: {
          description: 'What leaving does to the list is on the screen, and they are asked.',
          on: {
            'removal.confirmed': { target: '#household.changing', actions: 'keepChange' },
            'removal.cancelled': 'resting',
          },
        },
      },
    },
    changing: {
      description: 'The server is told.',
      invoke: {
        id: 'changeHousehold',
        src: 'changeHousehold',
        input: ({ context }) => context.change,
        onDone: [
          {
            guard: { type: 'isInside', params: ({ event }) => event.output },
            target: 'inside',
            actions: 'keepHousehold',
          },
          {
            target: 'outside',
            actions: ['keepHousehold', 'clearLink'],
          },
        ],
        onError: {
          target: 'deciding',
          actions: 'keepMessage',
        },
      },
      after: {
        callTimeout: {
          target: 'deciding',
          actions: 'keepMessage',
        },
      },
    },
    deciding: {
      description: 'Passed through at once: it stands as it stood before.',
      always: [{ guard: 'isWithin', target: 'inside' }, { target: 'outside' }],
    },
  },
});
