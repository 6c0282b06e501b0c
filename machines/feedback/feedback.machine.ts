import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { DraftFound, SaveResult, ToDrafts } from '../shared/account.ts';
import type { Notice, Notify, Report } from '../shared/emitted.ts';
import type { RouteInput } from '../shared/messages.ts';

interface FeedbackLimits {
  callTimeout: number;
  textMaximum: number;
}

export const feedbackMachine = setup({
  types: {
    context: {} as { text: string; refusal: string | undefined; limits: FeedbackLimits },
    events: {} as
      | { type: 'text.changed'; text: string }
      | { type: 'form.submitted' }
      | { type: 'feedback.closed' }
      | DraftFound<string>,
    emitted: {} as Notify | Report,
    input: {} as RouteInput<FeedbackLimits>,
    tags: {} as 'busy',
    meta: {} as { requirements: string[] },
    children: {} as { drafts: 'drafts'; sendFeedback: 'sendFeedback' },
  },
  actors: {
    drafts: fromCallback<ToDrafts<string>>(() => {
      throw new Error('drafts is not provided');
    }),
    sendFeedback: fromPromise<SaveResult, { text: string }>(() =>
      Promise.reject(new Error('sendFeedback is not provided')),
    ),
  },
  actions: {
    keepText: assign({ text: (_, params: { text: string }) => params.text }),
    keepRefusal: assign({
      refusal: (_, params: { refusal: string | undefined }) => params.refusal,
    }),
    tellDraft: sendTo('drafts', ({ context }): ToDrafts<string> => ({
      type: 'draft.changed',
      values: context.text,
    })),
    tellDraftCleared: sendTo('drafts', { type: 'draft.cleared' }),
    notify: emit((_, params: Notice) => ({
      type: 'notify' as const,
      code: params.code,
      message: params.message,
    })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isTextMissing: ({ context }) => context.text.trim() === '',
    isTextTooLong: ({ context }) => context.text.trim().length > context.limits.textMaximum,
    isSent: (_, params: SaveResult) => params.outcome === 'saved',
  },
  delays: {
    callTimeout: ({ context }) => context.limits.callTimeout,
  },
}).createMachine({
  id: 'feedback',
  description:
    'What a person has to say to us, from the user menu. Closed or failed, what they wrote is kept.',
  context: ({ input }) => ({ text: '', refusal: undefined, limits: input.limits }),
  initial: 'writing',
  invoke: {
    id: 'drafts',
    src: 'drafts',
    onDone: { actions: { type: 'report', params: { code: 'drafts.stopped' } } },
    onError: {
      actions: {
        type: 'report',
        params: ({ event }) => ({ code: 'drafts.stopped', error: event.error }),
      },
    },
  },
  states: {
    writing: {
      description: 'The dialog is open.',
      meta: { requirements: ['FB-01'] },
      initial: 'editing',
      on: {
        'draft.found': {
          actions: { type: 'keepText', params: ({ event }) => ({ text: event.values }) },
        },
        'text.changed': {
          target: '.editing',
          actions: [
            { type: 'keepText', params: ({ event }) => ({ text: event.text }) },
            'tellDraft',
          ],
        },
        'feedback.closed': 'closed',
        'form.submitted': [
          { guard: 'isTextMissing', target: '.textMissing' },
          { guard: 'isTextTooLong', target: '.textTooLong' },
          { target: 'sendingFeedback' },
        ],
      },
      states: {
        editing: { description: 'Nothing is wrong, as far as we know.' },
        textMissing: { description: 'Nothing was written.' },
        textTooLong: {
          description: 'More than we take at once. It stays as typed, to be shortened.',
        },
        notSent: {
          description: 'Refused, or nobody was reached. What was written stays.',
          meta: { requirements: ['FB-01'] },
        },
      },
    },
    sendingFeedback: {
      description: 'It is on its way; the text waits.',
      meta: { requirements: ['FB-01'] },
      tags: ['busy'],
      invoke: {
        id: 'sendFeedback',
        src: 'sendFeedback',
        input: ({ context }) => ({ text: context.text.trim() }),
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'sent',
            actions: ['tellDraftCleared', { type: 'notify', params: { code: 'feedback.sent' } }],
          },
          {
            target: 'writing.notSent',
            actions: [
              {
                type: 'keepRefusal',
                params: ({ event }) => ({
                  refusal: event.output.outcome === 'refused' ? event.output.message : undefined,
                }),
              },
              {
                type: 'notify',
                params: ({ event }) => ({
                  code: 'feedback.failed',
                  message: event.output.outcome === 'refused' ? event.output.message : undefined,
                }),
              },
            ],
          },
        ],
        onError: {
          target: 'writing.notSent',
          actions: [
            { type: 'keepRefusal', params: { refusal: undefined } },
            { type: 'notify', params: { code: 'feedback.failed' } },
          ],
        },
      },
      after: {
        callTimeout: {
          target: 'writing.notSent',
          actions: [
            { type: 'keepRefusal', params: { refusal: undefined } },
            { type: 'notify', params: { code: 'feedback.failed' } },
          ],
        },
      },
    },
    sent: { description: 'It has reached us.', meta: { requirements: ['FB-01'] }, type: 'final' },
    closed: { description: 'Closed; what was written is found again.', type: 'final' },
  },
});
