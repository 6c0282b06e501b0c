import { apiTokensMachine } from '../../../machines/settings/apiTokens.machine.ts';
import type { OwnToken } from '../../../machines/shared/account.ts';
import type { Samples } from '../engine/index.ts';

export interface Context {
  tokens: readonly OwnToken[];
  chosen: OwnToken | null;
  name: string;
  scopes: readonly string[];
  secret: string;
  refusal: string | undefined;
}

export const script: OwnToken = {
  id: 'script',
  name: 'My script',
  scopes: ['recipes:read', 'own_recipes:write'],
  createdAt: 1_769_000_000_000,
  usedAt: 1_770_000_000_000,
};
const unused: OwnToken = {
  id: 'unused',
  name: 'Kitchen display',
  scopes: ['plans:read'],
  createdAt: 1_769_000_000_000,
  usedAt: null,
};
const reason = 'You have 10 tokens.';
const refused = {
  refused: { outcome: 'refused' },
  'refused with a reason': { outcome: 'refused', message: reason },
};
const failures = { '': new Error('network') };
const hasReason = ({ refusal }: Context) => refusal === reason;
const hasNone = ({ refusal }: Context) => refusal === undefined;

export const apiTokens: Samples = {
  chart: 'apiTokens',
  machine: apiTokensMachine,
  input: { callTimeout: 12_000 },
  person: {
    'tokens.retried': { type: 'tokens.retried' },
    'making.requested': { type: 'making.requested' },
    'making.cancelled': { type: 'making.cancelled' },
    'name.changed (named)': { type: 'name.changed', name: ' My script ' },
    'name.changed (only spaces)': { type: 'name.changed', name: '  ' },
    'scope.toggled': { type: 'scope.toggled', scope: 'recipes:read' },
    'form.submitted': { type: 'form.submitted' },
    'token.copied': { type: 'token.copied' },
    'token.stored': { type: 'token.stored' },
    'revocation.requested': { type: 'revocation.requested', token: script },
    'revocation.cancelled': { type: 'revocation.cancelled' },
    'revocation.confirmed': { type: 'revocation.confirmed' },
  },
  actors: {
    readTokens: { answers: { two: [script, unused], none: [] }, failures },
    makeToken: {
      answers: {
        made: { outcome: 'made', secret: 'pw_a' },
        'proof required': { outcome: 'proofRequired' },
        ...refused,
      },
      failures,
    },
    copyToken: { answers: { '': undefined }, failures },
    revokeToken: { answers: { done: { outcome: 'done' }, ...refused }, failures },
    proof: {
      answers: { proven: { isProven: true }, 'thought better of': { isProven: false } },
      failures: { '': new Error('fault') },
    },
  },
  delays: { callTimeout: 12_000 },
  distinguish: ({ name, scopes, refusal, tokens, secret }: Context) => [
    name,
    scopes.length,
    refusal,
    tokens.length,
    secret,
  ],
  situations: {
    'no name': ({ name }: Context) => name.trim() === '',
    chosen: ({ scopes }: Context) => scopes.length > 0,
  },
  holds: {
    'readTokens answers two': ({ tokens }: Context) => tokens.length === 2,
    'readTokens answers none': ({ tokens }: Context) => tokens.length === 0,
    'making.requested': ({ name, scopes }: Context) => name === '' && scopes.length === 0,
    'name.changed (named)': ({ name }: Context) => name === ' My script ',
    'revocation.requested': ({ chosen }: Context) => chosen === script,
    'makeToken answers made': ({ secret }: Context) => secret === 'pw_a',
    'token.stored': ({ secret }: Context) => secret === '',
    'makeToken answers refused with a reason': hasReason,
    'makeToken answers refused': hasNone,
    'makeToken fails': hasNone,
    'revokeToken answers done': ({ tokens }: Context) => tokens.every(({ id }) => id !== 'script'),
    'revokeToken answers refused with a reason': hasReason,
    'revokeToken answers refused': hasNone,
    'revokeToken fails': hasNone,
  },
};
