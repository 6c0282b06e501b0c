import { passkeysMachine } from '../../../machines/settings/passkeys.machine.ts';
import type { OwnPasskey } from '../../../machines/shared/account.ts';
import type { Samples } from '../engine/index.ts';

interface Context {
  state: { passkeys: readonly OwnPasskey[]; canAdd: boolean };
  chosen: OwnPasskey | null;
  created: object | null;
  name: string;
  refusal: string | undefined;
}

export const phone: OwnPasskey = {
  id: 'phone',
  name: 'My phone',
  createdAt: 1_769_000_000_000,
  usedAt: 1_770_000_000_000,
};
export const laptop: OwnPasskey = {
  id: 'laptop',
  name: 'Firefox on Linux',
  createdAt: 1_769_000_000_000,
  usedAt: null,
};
const made = {
  id: 'passkey-1',
  rawId: 'passkey-1',
  type: 'public-key',
  response: { clientDataJSON: 'data', attestationObject: 'data' },
} as const;
const refused = {
  refused: { outcome: 'refused' },
  'refused with a reason': { outcome: 'refused', message: 'Please wait a minute.' },
};
const hasReason = ({ refusal }: Context) => refusal === 'Please wait a minute.';
const hasNone = ({ refusal }: Context) => refusal === undefined;
const proofRequired = { 'proof required': { outcome: 'proofRequired' } };
const failures = { '': new Error('network') };

export const passkeys: Samples = {
  chart: 'passkeys',
  machine: passkeysMachine,
  input: { callTimeout: 12_000, windowTimeout: 310_000 },
  person: {
    'passkeys.retried': { type: 'passkeys.retried' },
    'adding.requested': { type: 'adding.requested' },
    'adding.cancelled': { type: 'adding.cancelled' },
    'naming.requested': { type: 'naming.requested', passkey: phone },
    'naming.cancelled': { type: 'naming.cancelled' },
    'name.changed': { type: 'name.changed', name: ' Old phone ' },
    'name.changed (blank)': { type: 'name.changed', name: '' },
    'form.submitted': { type: 'form.submitted' },
    'removal.requested': { type: 'removal.requested', passkey: phone },
    'removal.cancelled': { type: 'removal.cancelled' },
    'removal.confirmed': { type: 'removal.confirmed' },
  },
  actors: {
    readPasskeys: {
      answers: {
        two: { passkeys: [phone, laptop], canAdd: true },
        none: { passkeys: [], canAdd: true },
        'one where none can be added': { passkeys: [phone], canAdd: false },
      },
      failures,
    },
    createPasskey: {
      answers: {
        created: { outcome: 'created', passkey: made },
        cancelled: { outcome: 'cancelled' },
        known: { outcome: 'known' },
        ...proofRequired,
        ...refused,
      },
      failures: { '': new Error('browser') },
    },
    savePasskey: { answers: { done: { outcome: 'done', passkey: laptop }, ...refused }, failures },
    changeName: { answers: { done: { outcome: 'done' }, ...refused }, failures },
    removePasskey: {
      answers: { done: { outcome: 'done' }, ...proofRequired, ...refused },
      failures,
    },
    proof: {
      answers: { proven: { isProven: true }, 'thought better of': { isProven: false } },
      failures: { '': new Error('fault') },
    },
  },
  delays: { callTimeout: 12_000, windowTimeout: 310_000 },
  distinguish: ({ chosen, name, refusal }: Context) => [chosen?.id, name, refusal],
  situations: {
    'to add': ({ chosen }: Context) => chosen === null,
    'a name': ({ name }: Context) => name.trim() !== '',
    'the phone': ({ chosen, name }: Context) => chosen === phone && name === ' Old phone ',
    'the laptop': ({ chosen, name }: Context) => chosen === laptop && name === ' Old phone ',
    'the laptop as it was': ({ chosen, name }: Context) =>
      chosen === laptop && name === 'Firefox on Linux',
    'the phone as it was': ({ chosen, name }: Context) => chosen === phone && name === 'My phone',
  },
  holds: {
    'readPasskeys answers two': ({ state }: Context) => state.passkeys.length === 2,
    'readPasskeys answers none': ({ state }: Context) => state.passkeys.length === 0,
    'adding.requested': ({ chosen }: Context) => chosen === null,
    'createPasskey answers created': ({ created }: Context) => created === made,
    'savePasskey answers done': ({ chosen, name }: Context) =>
      chosen === laptop && name === 'Firefox on Linux',
    'createPasskey answers refused with a reason': hasReason,
    'createPasskey answers refused': hasNone,
    'createPasskey fails': hasNone,
    'savePasskey answers refused with a reason': hasReason,
    'savePasskey fails': hasNone,
    'changeName answers refused with a reason': hasReason,
    'changeName answers refused': hasNone,
    'changeName fails': hasNone,
    'removePasskey answers refused with a reason': hasReason,
    'removePasskey fails': hasNone,
  },
  names: [[made, 'what was made']],
};
