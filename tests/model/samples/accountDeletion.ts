import { accountDeletionMachine } from '../../../machines/settings/accountDeletion.machine.ts';
import type { Samples } from '../samples.ts';

interface Context {
  refusal: string | undefined;
  form: { confirmation: string; password: string };
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
    'form.changed (password)': { type: 'form.changed', changes: { password: 'lovelace' } },
    'form.submitted': { type: 'form.submitted' },
  },
  actors: {
    deleteAccount: {
      answers: {
        deleted: { outcome: 'deleted' },
        refused: { outcome: 'refused' },
        'refused with a reason': { outcome: 'refused', message: 'Your password is not right.' },
      },
      failures: { '': new Error('network') },
    },
  },
  delays: { deletionTimeout: 13_000 },
  distinguish: ({ form, refusal }: Context) => [form.confirmation, form.password, refusal],
  situations: {
    'the word': ({ form }: Context) => form.confirmation.trim() === 'DELETE',
    'a password': ({ form }: Context) => form.password !== '',
  },
  holds: {
    'deleteAccount answers deleted': ({ form }: Context) =>
      form.password === '' && form.confirmation === '',
    'deleteAccount answers refused with a reason': ({ refusal }: Context) =>
      refusal === 'Your password is not right.',
    'deleteAccount answers refused': ({ refusal }: Context) => refusal === undefined,
    'deleteAccount fails': ({ refusal }: Context) => refusal === undefined,
    'deletion.cancelled': ({ form }: Context) => form.confirmation === '' && form.password === '',
    'after deletionTimeout': ({ refusal }: Context) => refusal === undefined,
  },
};
