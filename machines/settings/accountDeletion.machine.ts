import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type { DeletionForm, DeletionResult } from '../shared/account.ts';
import type { Notice, Notify } from '../shared/emitted.ts';
import type { SessionDropped } from '../shared/messages.ts';

interface DeletionLimits {
  deletionTimeout: number;
  /** To be typed by whoever means it. */
  deletionWord: string;
}

export const accountDeletionMachine = setup({
  types: {
    context: {} as { form: DeletionForm; refusal: string | undefined; limits: DeletionLimits },
    events: {} as
      | { type: 'deletion.requested' }
      | { type: 'deletion.cancelled' }
      | { type: 'form.changed'; changes: Partial<DeletionForm> }
      | { type: 'form.submitted' },
    emitted: {} as Notify,
    input: {} as DeletionLimits,
    meta: {} as { requirements: string[] },
  },
  actors: {
    deleteAccount: fromPromise<DeletionResult, DeletionForm>(() =>
      Promise.reject(new Error('deleteAccount is not provided')),
    ),
  },
  actions: {
    keepField: assign({
      form: ({ context }, params: Partial<DeletionForm>) => Object.assign({}, context.form, params),
    }),
    keepRefusal: assign({
      refusal: (_, params: { refusal: string | undefined }) => params.refusal,
    }),
    clearForm: assign({ form: { confirmation: '', password: '' } }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellSessionDropped: sendTo(
      ({ self }) => self._parent ?? self,
      (): SessionDropped => ({ type: 'session.dropped', to: '/landing' }),
    ),
    notify: emit((_, params: Notice) => ({ type: 'notify' as const, code: params.code })),
  },
  guards: {
    isWordWrong: ({ context }) => context.form.confirmation.trim() !== context.limits.deletionWord,
    isPasswordMissing: ({ context }) => context.form.password === '',
    isDeleted: (_, params: DeletionResult) => params.outcome === 'deleted',
  },
  delays: { deletionTimeout: ({ context }) => context.limits.deletionTimeout },
}).createMachine({
  id: 'accountDeletion',
  description: 'The way out of an account, which cannot be walked by accident.',
  context: ({ input }) => ({
    form: { confirmation: '', password: '' },
    refusal: undefined,
    limits: input,
  }),
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody has asked for it.',
      on: { 'deletion.requested': 'confirming' },
    },
    confirming: {
      description: 'The person types the word and their password, or thinks better of it.',
      initial: 'editing',
      on: {
        'deletion.cancelled': { target: 'closed', actions: 'clearForm' },
        'form.changed': {
          target: '.editing',
          actions: { type: 'keepField', params: ({ event }) => event.changes },
        },
        'form.submitted': [
          { guard: 'isWordWrong', target: '.wordWrong' },
          { guard: 'isPasswordMissing', target: '.passwordMissing' },
          { target: 'deletingAccount' },
        ],
      },
      states: {
        editing: { description: 'Nothing is wrong, as far as we know.' },
        wordWrong: { description: 'The word is not the one that was asked for.' },
        passwordMissing: { description: 'The password is missing.' },
        notDeleted: { description: 'Refused, or no usable answer: the account is as it was.' },
      },
    },
    deletingAccount: {
      description: 'Everything goes, and every session ends.',
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context: { form } }) => ({
          confirmation: form.confirmation.trim(),
          password: form.password,
        }),
        onDone: [
          {
            guard: { type: 'isDeleted', params: ({ event }) => event.output },
            target: 'deleted',
            actions: [
              'clearForm',
              { type: 'notify', params: { code: 'account.deleted' } },
              'tellSessionDropped',
            ],
          },
          {
            target: 'confirming.notDeleted',
            actions: {
              type: 'keepRefusal',
              params: ({ event }) => ({
                refusal: event.output.outcome === 'refused' ? event.output.message : undefined,
              }),
            },
          },
        ],
        onError: {
          target: 'confirming.notDeleted',
          actions: { type: 'keepRefusal', params: { refusal: undefined } },
        },
      },
      after: {
        deletionTimeout: {
          target: 'confirming.notDeleted',
          actions: { type: 'keepRefusal', params: { refusal: undefined } },
        },
      },
    },
    deleted: { description: 'There is no account any more; the app goes to the landing page.' },
  },
});
