import { assign, setup } from 'xstate';
import type { Notice } from '../shared/emitted.ts';

export const toastMachine = setup({
  types: {
    context: {} as { notice: Notice | null; duration: number; removal: number },
    events: {} as
      | { type: 'toast.requested'; notice: Notice }
      | { type: 'toast.dismissed' }
      | { type: 'toast.held' }
      | { type: 'toast.released' },
    input: {} as { duration: number; removal: number },
    tags: {} as 'visible',
    meta: {} as { requirements: string[] },
  },
  actions: {
    keepNotice: assign({ notice: (_, params: { notice: Notice }) => params.notice }),
    clearNotice: assign({ notice: null }),
  },
  delays: {
    duration: ({ context }) => context.duration,
    removal: ({ context }) => context.removal,
  },
}).createMachine({
  id: 'toast',
  description:
    'One message at a time at the edge of the screen; a newer one takes the place of the one before.',
  context: ({ input }) => ({ notice: null, duration: input.duration, removal: input.removal }),
  initial: 'quiet',
  on: {
    'toast.requested': {
      target: '.showing',
      actions: { type: 'keepNotice', params: ({ event }) => ({ notice: event.notice }) },
    },
  },
  states: {
    quiet: { description: 'There is no message, and none on record.' },
    showing: {
      description:
        'The message is on the screen until its time is up, or until it is closed or swiped away.',
      meta: { requirements: ['NAV-06'] },
      tags: ['visible'],
      initial: 'counting',
      on: { 'toast.dismissed': 'dismissed' },
      states: {
        counting: {
          description: 'Its five seconds run.',
          on: { 'toast.held': 'held' },
          after: { duration: '#toast.dismissed' },
        },
        held: {
          description: 'The pointer or the focus rests on it, so that it can be read to the end.',
          on: { 'toast.released': 'counting' },
        },
      },
    },
    dismissed: {
      description: 'Off the screen, still on record for a while.',
      meta: { requirements: ['NAV-06'] },
      after: { removal: { target: 'quiet', actions: 'clearNotice' } },
    },
  },
});
