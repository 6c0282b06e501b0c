import { assign, emit, fromPromise, setup } from 'xstate';
import type {
  CreatedPasskey,
  EndResult,
  NewPasskey,
  OwnPasskey,
  PasskeysState,
  ProofOutput,
  SavedPasskey,
} from '../shared/account.ts';
import type { Notice, Notify, Report } from '../shared/emitted.ts';
import type { proofMachine } from './proof.machine.ts';

const refusalIn = (result: CreatedPasskey | SavedPasskey | EndResult) => ({
  refusal: result.outcome === 'refused' ? result.message : undefined,
});

export const passkeysMachine = setup({
  types: {
    /** `chosen`: which is to be renamed or removed; null while one is added. `created`: not yet on the server. */
    context: {} as {
      state: PasskeysState;
      chosen: OwnPasskey | null;
      created: NewPasskey | null;
      name: string;
      refusal: string | undefined;
      callTimeout: number;
      windowTimeout: number;
    },
    events: {} as
      | { type: 'passkeys.retried' }
      | { type: 'adding.requested' }
      | { type: 'adding.cancelled' }
      | { type: 'naming.requested'; passkey: OwnPasskey }
      | { type: 'naming.cancelled' }
      | { type: 'name.changed'; name: string }
      | { type: 'form.submitted' }
      | { type: 'removal.requested'; passkey: OwnPasskey }
      | { type: 'removal.cancelled' }
      | { type: 'removal.confirmed' },
    emitted: {} as Notify | Report,
    input: {} as { callTimeout: number; windowTimeout: number },
    meta: {} as { requirements: string[] },
    children: {} as { proof: 'proof' },
  },
  actors: {
    readPasskeys: fromPromise<PasskeysState>(() =>
      Promise.reject(new Error('readPasskeys is not provided')),
    ),
    createPasskey: fromPromise<CreatedPasskey>(() =>
      Promise.reject(new Error('createPasskey is not provided')),
    ),
    savePasskey: fromPromise<SavedPasskey, { passkey: NewPasskey | null }>(() =>
      Promise.reject(new Error('savePasskey is not provided')),
    ),
    changeName: fromPromise<EndResult, { id: string; name: string }>(() =>
      Promise.reject(new Error('changeName is not provided')),
    ),
    removePasskey: fromPromise<EndResult, { id: string }>(() =>
      Promise.reject(new Error('removePasskey is not provided')),
    ),
    proof: fromPromise<ProofOutput, object>(() =>
      Promise.reject(new Error('proof is not provided')),
    ) as unknown as typeof proofMachine,
  },
  actions: {
    keepState: assign({ state: (_, params: PasskeysState) => params }),
    keepChosen: assign({
      chosen: (_, params: { passkey: OwnPasskey | null }) => params.passkey,
      name: (_, params) => params.passkey?.name ?? '',
    }),
    keepCreated: assign({
      created: (_, params: { passkey: NewPasskey | null }) => params.passkey,
    }),
    keepName: assign({ name: (_, params: { name: string }) => params.name }),
    keepRefusal: assign({
      refusal: (_, params: { refusal: string | undefined }) => params.refusal,
    }),
    notify: emit((_, params: Notice) => ({ type: 'notify' as const, code: params.code })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    hasName: ({ context }) => context.name.trim() !== '',
    isCreated: (_, params: CreatedPasskey) => params.outcome === 'created',
    isCancelled: (_, params: CreatedPasskey) => params.outcome === 'cancelled',
    isKnown: (_, params: CreatedPasskey) => params.outcome === 'known',
    isDone: (_, params: SavedPasskey | EndResult) => params.outcome === 'done',
    isProofRequired: (_, params: CreatedPasskey | EndResult) => params.outcome === 'proofRequired',
    isProven: (_, params: ProofOutput) => params.isProven,
    isProvenToAdd: ({ context }, params: ProofOutput) => params.isProven && context.chosen === null,
  },
  delays: {
    callTimeout: ({ context }) => context.callTimeout,
    windowTimeout: ({ context }) => context.windowTimeout,
  },
}).createMachine({
  id: 'passkeys',
  description: 'The passkeys of an account: which there are, and adding, naming and removing one.',
  context: ({ input }) => ({
    state: { passkeys: [], canAdd: false },
    chosen: null,
    created: null,
    name: '',
    refusal: undefined,
    callTimeout: input.callTimeout,
    windowTimeout: input.windowTimeout,
  }),
  initial: 'readingPasskeys',
  states: {
    readingPasskeys: {
      description: 'The server is asked which there are, and the browser whether it knows any.',
      invoke: {
        id: 'readPasskeys',
        src: 'readPasskeys',
        onDone: {
          target: 'listed',
          actions: { type: 'keepState', params: ({ event }) => event.output },
        },
        onError: 'passkeysUnread',
      },
      after: { callTimeout: 'passkeysUnread' },
    },
    passkeysUnread: {
      description: 'The server did not say.',
      on: { 'passkeys.retried': 'readingPasskeys' },
    },
    listed: {
      description: 'The passkeys that there are, with what can be done.',
      initial: 'resting',
      on: {
        'adding.requested': {
          target: 'creatingPasskey',
          actions: { type: 'keepChosen', params: { passkey: null } },
        },
        'naming.requested': {
          target: 'naming',
          actions: { type: 'keepChosen', params: ({ event }) => ({ passkey: event.passkey }) },
        },
        'removal.requested': {
          target: 'confirmingRemoval',
          actions: { type: 'keepChosen', params: ({ event }) => ({ passkey: event.passkey }) },
        },
      },
      states: {
        resting: { description: 'Nothing was tried, or it was thought better of.' },
        knownHere: { description: 'The device has a passkey of this account already.' },
        notChanged: { description: 'Refused, or no usable answer: all is as before.' },
      },
    },
    creatingPasskey: {
      description: 'The browser makes a passkey, in a window of its own.',
      on: { 'adding.cancelled': 'listed' },
      invoke: {
        id: 'createPasskey',
        src: 'createPasskey',
        onDone: [
          {
            guard: { type: 'isCreated', params: ({ event }) => event.output },
            target: 'savingPasskey',
            actions: {
              type: 'keepCreated',
              params: ({ event: { output } }) => ({
                passkey: output.outcome === 'created' ? output.passkey : null,
              }),
            },
          },
          {
            guard: { type: 'isProofRequired', params: ({ event }) => event.output },
            target: 'proving',
          },
          {
            guard: { type: 'isCancelled', params: ({ event }) => event.output },
            target: 'listed',
          },
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'listed.knownHere',
          },
          {
            target: 'listed.notChanged',
            actions: { type: 'keepRefusal', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: 'unanswered',
      },
      after: { windowTimeout: 'unanswered' },
    },
    savingPasskey: {
      description: 'The server checks the new passkey and keeps it.',
      invoke: {
        id: 'savePasskey',
        src: 'savePasskey',
        input: ({ context }) => ({ passkey: context.created }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'naming',
            actions: [
              {
                type: 'keepChosen',
                params: ({ event: { output } }) => ({
                  passkey: output.outcome === 'done' ? output.passkey : null,
                }),
              },
              { type: 'notify', params: { code: 'passkeys.added' } },
            ],
          },
          {
            target: 'listed.notChanged',
            actions: { type: 'keepRefusal', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: 'unanswered',
      },
      after: { callTimeout: 'unanswered' },
    },
    naming: {
      description: 'The person gives a passkey a name by which they know it.',
      initial: 'editing',
      on: {
        'name.changed': {
          target: '.editing',
          actions: { type: 'keepName', params: ({ event }) => ({ name: event.name }) },
        },
        'form.submitted': [{ guard: 'hasName', target: 'changingName' }, '.nameMissing'],
        'naming.cancelled': 'readingPasskeys',
      },
      states: {
        editing: { description: 'Nothing is wrong, as far as we know.' },
        nameMissing: { description: 'There was no name when the form was sent.' },
        nameRefused: { description: 'Not taken, or no usable answer.' },
      },
    },
    changingName: {
      description: 'The name is being stored.',
      invoke: {
        id: 'changeName',
        src: 'changeName',
        input: ({ context }) => ({ id: context.chosen?.id ?? '', name: context.name.trim() }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'readingPasskeys',
          },
          {
            target: 'naming.nameRefused',
            actions: { type: 'keepRefusal', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: 'nameUnanswered',
      },
      after: { callTimeout: 'nameUnanswered' },
    },
    nameUnanswered: {
      description: 'Passed through at once: no usable answer came to a new name.',
      entry: { type: 'keepRefusal', params: { refusal: undefined } },
      always: 'naming.nameRefused',
    },
    confirmingRemoval: {
      description: 'The person is asked whether they mean it.',
      on: { 'removal.confirmed': 'removingPasskey', 'removal.cancelled': 'listed' },
    },
    removingPasskey: {
      description: 'The passkey is being removed.',
      invoke: {
        id: 'removePasskey',
        src: 'removePasskey',
        input: ({ context }) => ({ id: context.chosen?.id ?? '' }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'readingPasskeys',
            actions: { type: 'notify', params: { code: 'passkeys.removed' } },
          },
          {
            guard: { type: 'isProofRequired', params: ({ event }) => event.output },
            target: 'proving',
          },
          {
            target: 'listed.notChanged',
            actions: { type: 'keepRefusal', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: 'unanswered',
      },
      after: { callTimeout: 'unanswered' },
    },
    unanswered: {
      description: 'Passed through at once: no usable answer came, and nobody knows why.',
      entry: { type: 'keepRefusal', params: { refusal: undefined } },
      always: 'listed.notChanged',
    },
    proving: {
      description: 'The person proves who they are, or thinks better of it.',
      invoke: {
        id: 'proof',
        src: 'proof',
        input: ({ context }) => ({ proofTimeout: context.callTimeout }),
        onDone: [
          {
            guard: { type: 'isProvenToAdd', params: ({ event }) => event.output },
            target: 'creatingPasskey',
          },
          {
            guard: { type: 'isProven', params: ({ event }) => event.output },
            target: 'removingPasskey',
          },
          { target: 'listed' },
        ],
        onError: {
          target: 'unanswered',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'account.proofStopped', error: event.error }),
          },
        },
      },
    },
  },
});
