import { accountCareMachine } from '../../../machines/settings/accountCare.machine.ts';
import type { Samples } from '../engine/index.ts';

interface Context {
  places: readonly object[];
  endingId: string;
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
const limits = {
  sessionsTimeout: 12_000,
  downloadTimeout: 60_000,
  deletionTimeout: 13_000,
  passkeyTimeout: 310_000,
  deletionWord: 'DELETE',
};
const guarded = {
  answers: { done: { outcome: 'done' }, 'proof required': { outcome: 'proofRequired' } },
  failures: { '': new Error('network') },
};

export const accountCare: Samples = {
  chart: 'accountCare',
  machine: accountCareMachine,
  input: { limits },
  person: {
    'places.retried': { type: 'places.retried' },
    'place.dismissed': { type: 'place.dismissed', place: 'there' },
    'others.dismissed': { type: 'others.dismissed' },
  },
  actors: {
    fetchPlaces: {
      answers: { 'here alone': [here], 'two places': [here, there] },
      failures: { '': new Error('network') },
    },
    endSession: guarded,
    endOtherSessions: guarded,
    proof: {
      answers: { proven: { isProven: true }, 'thought better of': { isProven: false } },
      failures: { '': new Error('fault') },
    },
    secondFactor: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    passkeys: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    identities: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    dataExport: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    apiTokens: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    accountDeletion: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'it is over': { type: 'session.dropped', to: '/landing' } },
    },
  },
  delays: { sessionsTimeout: 12_000 },
  distinguish: ({ endingId }: Context) => [endingId],
  situations: {
    'one is meant': ({ endingId }: Context) => endingId !== '',
  },
  holds: {
    'place.dismissed': ({ endingId }: Context) => endingId === 'there',
    'others.dismissed': ({ endingId }: Context) => endingId === '',
    'fetchPlaces answers here alone': ({ places }: Context) => places.length === 1,
    'fetchPlaces answers two places': ({ places }: Context) => places.length === 2,
  },
  names: [[limits, 'the limits']],
};
