import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type { DeletionForm, DeletionResult, ProofOutput } from '../shared/account.ts';
import type { Notice, Notify } from '../shared/emitted.ts';
import type { SessionDropped } from '../shared/messages.ts';
import type { proofMachine } from './proof.machine.ts';

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
    children: {} as { proof: 'proof' },
  },
  actors: {
    proof: fromPromise<ProofOutput, object>(() =>
      Promise.reject(new Error('proof is not provided')),
    ) as unknown as typeof proofMachine,
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
    clearForm: assign({ form: { confirmation: '' } }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellSessionDropped: sendTo(
      ({ self }) => self._parent ?? self,
      (): SessionDropped => ({ type: 'session.dropped', to: '/landing' }),
    ),
    notify: emit((_, params: Notice) => ({ type: 'notify' as const, code: params.code })),
  },
  guards: {
    isWordWrong: ({ context }) => context.form.confirmation.trim() !== context.limits.deletionWord,
    isProofRequired: (_, params: DeletionResult) => params.outcome === 'proofRequired',
    isProven: (_, params: ProofOutput) => params.isProven,
    isDeleted: (_, params: DeletionResult) => params.outcome === 'deleted',
  },
  delays: { deletionTimeout: ({ context }) => context.limits.deletionTimeout },
}).createMachine({
  id: 'accountDeletion',
  description: 'The way out of an account, which cannot be walked by accident.',
  context: ({ input }) => ({
    form: { confirmation: '' },
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
      description: 'The person types the word, or thinks better of it.',
      initial: 'editing',
      on: {
        'deletion.cancelled': { target: 'closed', actions: 'clearForm' },
        'form.changed': {
          target: '.editing',
          actions: { type: 'keepField', params: ({ event }) => event.changes },
        },
        'form.submitted': [
          { guard: 'isWordWrong', target: '.wordWrong' },
          { target: 'deletingAccount' },
        ],
      },
      states: {
        editing: { description: 'Nothing is wrong, as far as we know.' },
        wordWrong: { description: 'The word is not the one that was asked for.' },
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
            guard: { type: 'isProofRequired', params: ({ event }) => event.output },
            target: 'proving',
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
    proving: {
      description: 'The person proves who they are, or thinks better of it.',
      invoke: {
        id: 'proof',
        src: 'proof',
        input: ({ context }) => ({ proofTimeout: context.limits.deletionTimeout }),
        onDone: [
          {
            guard: { type: 'isProven', params: ({ event }) => event.output },
            target: 'deletingAccount',
          },
          { target: 'confirming' },
        ],
        onError: {
          target: 'confirming.notDeleted',
          actions: { type: 'keepRefusal', params: { refusal: undefined } },
        },
      },
    },
    deleted: { description: 'There is no account any more; the app goes to the landing page.' },
  },
});
