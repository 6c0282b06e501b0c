import { accountCareMachine } from '../../../machines/settings/accountCare.machine.ts';
import type { Samples } from '../samples.ts';

interface Context {
  refusal: string | undefined;
  places: readonly object[];
  form: { confirmation: string; password: string };
}

const here = {
  id: 'here',
  isCurrent: true,
  device: 'Firefox on Linux',
  lastSeenAt: 1_770_000_000_000,
};
const there = {
  id: 'there',
  isCurrent: false,
  device: 'Safari on iPhone',
  lastSeenAt: 1_769_000_000_000,
};

export const accountCare: Samples = {
  chart: 'accountCare',
  machine: accountCareMachine,
  input: {
    limits: {
      sessionsTimeout: 12_000,
      downloadTimeout: 60_000,
      deletionTimeout: 13_000,
      deletionWord: 'DELETE',
    },
  },
  person: {
    'places.retried': { type: 'places.retried' },
    'place.dismissed': { type: 'place.dismissed', place: 'there' },
    'others.dismissed': { type: 'others.dismissed' },
    'data.requested': { type: 'data.requested' },
    'deletion.requested': { type: 'deletion.requested' },
    'deletion.cancelled': { type: 'deletion.cancelled' },
    'form.changed (delete)': { type: 'form.changed', changes: { confirmation: 'delete' } },
    'form.changed (DELETE)': { type: 'form.changed', changes: { confirmation: ' DELETE ' } },
    'form.changed (password)': { type: 'form.changed', changes: { password: 'lovelace' } },
    'form.submitted': { type: 'form.submitted' },
  },
  actors: {
    fetchPlaces: {
      answers: { 'here alone': [here], 'two places': [here, there] },
      failures: { '': new Error('network') },
    },
    endSession: { answers: { '': undefined }, failures: { '': new Error('network') } },
    endOtherSessions: { answers: { '': undefined }, failures: { '': new Error('network') } },
    fetchData: { answers: { '': undefined }, failures: { '': new Error('network') } },
    deleteAccount: {
      answers: {
        deleted: { outcome: 'deleted' },
        refused: { outcome: 'refused' },
        'refused with a reason': { outcome: 'refused', message: 'Your password is not right.' },
      },
      failures: { '': new Error('network') },
    },
  },
  delays: { sessionsTimeout: 12_000, downloadTimeout: 60_000, deletionTimeout: 13_000 },
  distinguish: ({ form, refusal }: Context) => [form.confirmation, form.password, refusal],
  situations: {
    'the word': ({ form }: Context) => form.confirmation.trim() === 'DELETE',
    'a password': ({ form }: Context) => form.password !== '',
  },
  holds: {
    'deleteAccount fails': ({ refusal }: Context) => refusal === undefined,
    'fetchPlaces answers here alone': ({ places }: Context) => places.length === 1,
    'fetchPlaces answers two places': ({ places }: Context) => places.length === 2,
    'deletion.cancelled': ({ form }: Context) => form.confirmation === '' && form.password === '',
    'after deletionTimeout': ({ refusal }: Context) => refusal === undefined,

    'deleteAccount answers deleted': ({ form }: Context) =>
      form.password === '' && form.confirmation === '',
    'deleteAccount answers refused with a reason': ({ refusal }: Context) =>
      refusal === 'Your password is not right.',
    'deleteAccount answers refused': ({ refusal }: Context) => refusal === undefined,
  },
};
