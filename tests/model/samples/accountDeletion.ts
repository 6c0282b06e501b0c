import { accountDeletionMachine } from '../../../machines/settings/accountDeletion.machine.ts';
import type { Samples } from '../engine/index.ts';

interface Context {
  refusal: string | undefined;
  form: { confirmation: string };
}

export const accountDeletion: Samples = {
  chart: 'accountDeletion',
  machine: accountDeletionMachine,
  input: { deletionTimeout: 13_000, deletionWord: 'DELETE' },
  person: {
    'deletion.requested': { type: 'deletion.requested' },
    'deletion.cancelled': { type: 'deletion.cancelled' },
    'form.changed (delete)': { type: 'form.changed', changes: { confirmation: 'delete' } },
    'form.changed (DELETE)': { type: 'form.changed', changes: { confirmation: ' DELETE ' } },
    'form.submitted': { type: 'form.submitted' },
  },
  actors: {
    deleteAccount: {
      answers: {
        deleted: { outcome: 'deleted' },
        'proof required': { outcome: 'proofRequired' },
        refused: { outcome: 'refused' },
        'refused with a reason': { outcome: 'refused', message: 'Please type DELETE to confirm.' },
      },
      failures: { '': new Error('network') },
    },
    proof: {
      answers: { proven: { isProven: true }, 'thought better of': { isProven: false } },
      failures: { '': new Error('fault') },
    },
  },
  delays: { deletionTimeout: 13_000 },
  distinguish: ({ form, refusal }: Context) => [form.confirmation, refusal],
  situations: {
    'the word': ({ form }: Context) => form.confirmation.trim() === 'DELETE',
  },
  holds: {
    'deleteAccount answers deleted': ({ form }: Context) => form.confirmation === '',
    'deleteAccount answers refused with a reason': ({ refusal }: Context) =>
      refusal === 'Please type DELETE to confirm.',
    'deleteAccount answers refused': ({ refusal }: Context) => refusal === undefined,
    'deleteAccount fails': ({ refusal }: Context) => refusal === undefined,
    'deletion.cancelled': ({ form }: Context) => form.confirmation === '',
    'proof fails': ({ refusal }: Context) => refusal === undefined,
    'after deletionTimeout': ({ refusal }: Context) => refusal === undefined,
  },
};
