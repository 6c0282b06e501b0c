import { secondFactorMachine } from '../../../machines/settings/secondFactor.machine.ts';
import type { Samples } from '../engine/index.ts';

interface Context {
  state: { isOn: boolean; since: number | null; codesLeft: number; isBegun: boolean };
  codes: readonly string[];
  purpose: string;
  refusal: string | undefined;
}

const codes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];
const refused = {
  refused: { outcome: 'refused' },
  'refused with a reason': { outcome: 'refused', message: 'Two-step log-in is off.' },
};

export const secondFactor: Samples = {
  chart: 'secondFactor',
  machine: secondFactorMachine,
  input: { callTimeout: 12_000 },
  person: {
    'state.retried': { type: 'state.retried' },
    'turningOn.requested': { type: 'turningOn.requested' },
    'codes.stored': { type: 'codes.stored' },
    'turningOff.requested': { type: 'turningOff.requested' },
    'newCodes.requested': { type: 'newCodes.requested' },
  },
  actors: {
    readSecondFactor: {
      answers: {
        off: { isOn: false, since: null, codesLeft: 0, isBegun: false },
        'off but begun': { isOn: false, since: null, codesLeft: 0, isBegun: true },
        on: { isOn: true, since: 1_770_000_000_000, codesLeft: 9, isBegun: false },
        'on with few codes': {
          isOn: true,
          since: 1_770_000_000_000,
          codesLeft: 2,
          isBegun: false,
        },
      },
      failures: { '': new Error('network') },
    },
    createCodes: {
      answers: {
        done: { outcome: 'done', codes },
        'proof required': { outcome: 'proofRequired' },
        ...refused,
      },
      failures: { '': new Error('network') },
    },
    endSecondFactor: {
      answers: {
        done: { outcome: 'done' },
        'proof required': { outcome: 'proofRequired' },
        ...refused,
      },
      failures: { '': new Error('network') },
    },
    proof: {
      answers: { proven: { isProven: true }, 'thought better of': { isProven: false } },
      failures: { '': new Error('fault') },
    },
    secondFactorSetup: {
      answers: { on: { codes }, 'not at all': { codes: [] } },
      failures: { '': new Error('fault') },
    },
  },
  delays: { callTimeout: 12_000 },
  distinguish: ({ purpose, refusal, state }: Context) => [
    purpose,
    refusal,
    state.isOn,
    state.codesLeft,
    state.isBegun,
  ],
  situations: { 'to turn it off': ({ purpose }: Context) => purpose === 'endingSecondFactor' },
  holds: {
    'readSecondFactor answers off': ({ state }: Context) => !state.isOn && !state.isBegun,
    'readSecondFactor answers off but begun': ({ state }: Context) => !state.isOn && state.isBegun,
    'readSecondFactor answers on with few codes': ({ state }: Context) => state.codesLeft === 2,
    'proof fails, endingSecondFactor · after callTimeout, creatingCodes · after callTimeout': ({
      refusal,
    }: Context) => refusal === undefined,
    'turningOff.requested': ({ purpose }: Context) => purpose === 'endingSecondFactor',
    'newCodes.requested': ({ purpose }: Context) => purpose === 'creatingCodes',
    showingCodes: (context: Context) => context.codes === codes,
    'codes.stored': (context: Context) => context.codes.length === 0,
    'endSecondFactor answers refused with a reason': ({ refusal }: Context) =>
      refusal !== undefined,
    'endSecondFactor answers refused': ({ refusal }: Context) => refusal === undefined,
    'endSecondFactor fails': ({ refusal }: Context) => refusal === undefined,
    'createCodes answers refused with a reason': ({ refusal }: Context) => refusal !== undefined,
    'createCodes answers refused': ({ refusal }: Context) => refusal === undefined,
    'createCodes fails': ({ refusal }: Context) => refusal === undefined,
    'readSecondFactor answers on': ({ state }: Context) => state.codesLeft === 9,
  },
};
