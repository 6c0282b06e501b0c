import { assign, emit, fromPromise, setup } from 'xstate';
import type { EndResult, MadeToken, OwnToken, ProofOutput, TokenScope } from '../shared/account.ts';
import type { Report } from '../shared/emitted.ts';
import type { proofMachine } from './proof.machine.ts';

const refusalIn = (result: MadeToken | EndResult) => ({
  refusal: result.outcome === 'refused' ? result.message : undefined,
});

const secretIn = (made: MadeToken) => ({ secret: made.outcome === 'made' ? made.secret : '' });

const missing = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));

export const apiTokensMachine = setup({
  types: {
    /** `secret`: the token that was just made, to be taken along; '' otherwise. `chosen`: which is to be revoked. */
    context: {} as {
      tokens: readonly OwnToken[];
      chosen: OwnToken | null;
      name: string;
      scopes: readonly TokenScope[];
      secret: string;
      refusal: string | undefined;
      callTimeout: number;
    },
    events: {} as
      | { type: 'tokens.retried' }
      | { type: 'making.requested' }
      | { type: 'making.cancelled' }
      | { type: 'name.changed'; name: string }
      | { type: 'scope.toggled'; scope: TokenScope }
      | { type: 'form.submitted' }
      | { type: 'token.copied' }
      | { type: 'token.stored' }
      | { type: 'revocation.requested'; token: OwnToken }
      | { type: 'revocation.cancelled' }
      | { type: 'revocation.confirmed' },
    emitted: {} as Report,
    input: {} as { callTimeout: number },
    children: {} as { proof: 'proof' },
  },
  actors: {
    readTokens: fromPromise<readonly OwnToken[]>(missing('readTokens')),
    makeToken: fromPromise<MadeToken, { name: string; scopes: readonly TokenScope[] }>(
      missing('makeToken'),
    ),
    copyToken: fromPromise<void, { text: string }>(missing('copyToken')),
    revokeToken: fromPromise<EndResult, { id: string }>(missing('revokeToken')),
    proof: fromPromise<ProofOutput, object>(missing('proof')) as unknown as typeof proofMachine,
  },
  actions: {
    keepTokens: assign({ tokens: (_, params: { tokens: readonly OwnToken[] }) => params.tokens }),
    keepChosen: assign({ chosen: (_, params: { token: OwnToken }) => params.token }),
    keepName: assign({ name: (_, params: { name: string }) => params.name }),
    keepScope: assign({
      scopes: ({ context: { scopes } }, { scope }: { scope: TokenScope }) =>
        scopes.includes(scope) ? scopes.filter((each) => each !== scope) : [...scopes, scope],
    }),
    keepSecret: assign({ secret: (_, params: { secret: string }) => params.secret }),
    clearForm: assign({ name: '', scopes: [] }),
    clearSecret: assign({ secret: '' }),
    keepRefusal: assign((_, params: { refusal: string | undefined }) => params),
    clearChosen: assign({
      tokens: ({ context }) => context.tokens.filter(({ id }) => id !== context.chosen?.id),
    }),
    report: emit(({ event }) => ({
      type: 'report' as const,
      code: 'account.proofStopped' as const,
      error: 'error' in event ? event.error : undefined,
    })),
  },
  guards: {
    isNameMissing: ({ context }) => context.name.trim() === '',
    isScopeMissing: ({ context }) => context.scopes.length === 0,
    isMade: (_, params: MadeToken) => params.outcome === 'made',
    isProofRequired: (_, params: MadeToken) => params.outcome === 'proofRequired',
    isDone: (_, params: EndResult) => params.outcome === 'done',
    isProven: (_, params: ProofOutput) => params.isProven,
  },
  delays: { callTimeout: ({ context }) => context.callTimeout },
}).createMachine({
  id: 'apiTokens',
  description:
    'The personal tokens of an account for the API: which there are, making one, which is shown once, and taking one back.',
  context: ({ input }) => ({
    tokens: [],
    chosen: null,
    name: '',
    scopes: [],
    secret: '',
    refusal: undefined,
    callTimeout: input.callTimeout,
  }),
  initial: 'readingTokens',
  states: {
    readingTokens: {
      description: 'The server is asked which there are.',
      invoke: {
        id: 'readTokens',
        src: 'readTokens',
        onDone: {
          target: 'listed',
          actions: { type: 'keepTokens', params: ({ event }) => ({ tokens: event.output }) },
        },
        onError: 'tokensUnread',
      },
      after: { callTimeout: 'tokensUnread' },
    },
    tokensUnread: {
      description: 'The server did not say.',
      on: { 'tokens.retried': 'readingTokens' },
    },
    listed: {
      description: 'The tokens that there are, with what can be done.',
      initial: 'resting',
      on: {
        'making.requested': { target: 'composing', actions: 'clearForm' },
        'revocation.requested': {
          target: 'confirmingRevocation',
          actions: { type: 'keepChosen', params: ({ event }) => ({ token: event.token }) },
        },
      },
      states: {
        resting: { description: 'Nothing was tried, or it was thought better of.' },
        revoked: { description: 'One was taken back just now.' },
        notRevoked: { description: 'Refused, or no usable answer: all is as before.' },
      },
    },
    composing: {
      description: 'The person says what the token is for and what it may do.',
      initial: 'editing',
      on: {
        'name.changed': {
          target: '.editing',
          actions: { type: 'keepName', params: ({ event }) => ({ name: event.name }) },
        },
        'scope.toggled': {
          target: '.editing',
          actions: { type: 'keepScope', params: ({ event }) => ({ scope: event.scope }) },
        },
        'form.submitted': [
          { guard: 'isNameMissing', target: '.nameMissing' },
          { guard: 'isScopeMissing', target: '.scopeMissing' },
          { target: 'makingToken' },
        ],
        'making.cancelled': 'listed',
      },
      states: {
        editing: { description: 'Nothing is wrong, as far as we know.' },
        nameMissing: { description: 'There was no name when the form was sent.' },
        scopeMissing: { description: 'Nothing was chosen that the token may do.' },
        notMade: { description: 'Refused, or no usable answer: there is no token.' },
      },
    },
    makingToken: {
      description: 'The server makes the token and keeps its hash.',
      entry: { type: 'keepRefusal', params: { refusal: undefined } },
      invoke: {
        id: 'makeToken',
        src: 'makeToken',
        input: ({ context: { name, scopes } }) => ({ name: name.trim(), scopes }),
        onDone: [
          {
            guard: { type: 'isMade', params: ({ event }) => event.output },
            target: 'showingToken',
            actions: { type: 'keepSecret', params: ({ event }) => secretIn(event.output) },
          },
          {
            guard: { type: 'isProofRequired', params: ({ event }) => event.output },
            target: 'proving',
          },
          {
            target: 'composing.notMade',
            actions: { type: 'keepRefusal', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: 'composing.notMade',
      },
      after: { callTimeout: 'composing.notMade' },
    },
    proving: {
      description: 'The person proves who they are, or thinks better of it.',
      invoke: {
        id: 'proof',
        src: 'proof',
        input: ({ context }) => ({ proofTimeout: context.callTimeout }),
        onDone: [
          {
            guard: { type: 'isProven', params: ({ event }) => event.output },
            target: 'makingToken',
          },
          { target: 'composing' },
        ],
        onError: { target: 'composing.notMade', actions: 'report' },
      },
    },
    showingToken: {
      description: 'The token stands there this once, to be taken along.',
      initial: 'offered',
      on: { 'token.stored': { target: 'readingTokens', actions: 'clearSecret' } },
      states: {
        offered: {
          description: 'It can be copied by a button or by hand.',
          initial: 'untouched',
          on: { 'token.copied': 'copyingToken' },
          states: {
            untouched: { description: 'Nothing was done with it yet.' },
            copied: { description: 'The device has it, to be put somewhere.' },
            notCopied: { description: 'The device did not take it.' },
          },
        },
        copyingToken: {
          description: 'It is being copied.',
          invoke: {
            id: 'copyToken',
            src: 'copyToken',
            input: ({ context }) => ({ text: context.secret }),
            onDone: 'offered.copied',
            onError: 'offered.notCopied',
          },
          after: { callTimeout: 'offered.notCopied' },
        },
      },
    },
    confirmingRevocation: {
      description: 'The person is asked whether they mean it.',
      on: { 'revocation.confirmed': 'revokingToken', 'revocation.cancelled': 'listed' },
    },
    revokingToken: {
      description: 'The token is being taken back.',
      entry: { type: 'keepRefusal', params: { refusal: undefined } },
      invoke: {
        id: 'revokeToken',
        src: 'revokeToken',
        input: ({ context }) => ({ id: context.chosen?.id ?? '' }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'listed.revoked',
            actions: 'clearChosen',
          },
          {
            target: 'listed.notRevoked',
            actions: { type: 'keepRefusal', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: 'listed.notRevoked',
      },
      after: { callTimeout: 'listed.notRevoked' },
    },
  },
});
