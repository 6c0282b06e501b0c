import { identitiesMachine } from '../../../machines/settings/identities.machine.ts';
import type { ConnectedIdentity, IdentitiesState } from '../../../machines/shared/account.ts';
import type { Samples } from '../engine/index.ts';

interface Context {
  state: IdentitiesState;
  chosen: ConnectedIdentity | null;
  refusal: string | undefined;
}

export const work: ConnectedIdentity = {
  id: 'work',
  email: 'ada@work.example',
  createdAt: 1_769_000_000_000,
  usedAt: 1_770_000_000_000,
};
const unnamed: ConnectedIdentity = {
  id: 'unnamed',
  email: null,
  createdAt: 1_769_000_000_000,
  usedAt: null,
};
const refused = {
  refused: { outcome: 'refused' },
  'refused with a reason': { outcome: 'refused', message: 'Example ID could not be reached.' },
};
const hasReason = ({ refusal }: Context) => refusal === 'Example ID could not be reached.';
const hasNone = ({ refusal }: Context) => refusal === undefined;
const proofRequired = { 'proof required': { outcome: 'proofRequired' } };
const failures = { '': new Error('network') };

export const identities: Samples = {
  chart: 'identities',
  machine: identitiesMachine,
  input: { callTimeout: 12_000 },
  person: {
    'identities.retried': { type: 'identities.retried' },
    'connecting.requested': { type: 'connecting.requested' },
    'removal.requested': { type: 'removal.requested', identity: work },
    'removal.cancelled': { type: 'removal.cancelled' },
    'removal.confirmed': { type: 'removal.confirmed' },
  },
  actors: {
    readIdentities: {
      answers: {
        two: { provider: 'Example ID', identities: [work, unnamed] },
        none: { provider: 'Example ID', identities: [] },
        'one without a provider': { provider: null, identities: [work] },
        nothing: { provider: null, identities: [] },
      },
      failures,
    },
    openProvider: {
      answers: { opened: { outcome: 'opened' }, ...proofRequired, ...refused },
      failures,
    },
    removeIdentity: {
      answers: { done: { outcome: 'done' }, ...proofRequired, ...refused },
      failures,
    },
    proof: {
      answers: { proven: { isProven: true }, 'thought better of': { isProven: false } },
      failures: { '': new Error('fault') },
    },
  },
  delays: { callTimeout: 12_000 },
  distinguish: ({ chosen, refusal, state }: Context) => [
    chosen?.id,
    refusal,
    state.provider,
    state.identities.length,
  ],
  situations: { 'to connect': ({ chosen }: Context) => chosen === null },
  holds: {
    'readIdentities answers two': ({ state }: Context) => state.identities.length === 2,
    'readIdentities answers none': ({ state }: Context) => state.identities.length === 0,
    'connecting.requested': ({ chosen }: Context) => chosen === null,
    'removal.requested': ({ chosen }: Context) => chosen === work,
    'openProvider answers refused with a reason': hasReason,
    'openProvider answers refused': hasNone,
    'openProvider fails': hasNone,
    'removeIdentity answers refused with a reason': hasReason,
    'removeIdentity answers refused': hasNone,
    'removeIdentity fails': hasNone,
  },
};
