import { secondFactorSetupMachine } from '../../../machines/settings/secondFactorSetup.machine.ts';
import type { Samples } from '../engine/index.ts';

interface Context {
  key: object | null;
  code: string;
  refusal: string | undefined;
}

export const setupKey = {
  text: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  address: 'otpauth://totp/Platewise:ada%40example.org?secret=GEZDGNBVGY3TQOJQ',
  picture: { size: 29, path: 'M4 4h1v1h-1z' },
};
const refused = {
  refused: { outcome: 'refused' },
  'refused with a reason': { outcome: 'refused', message: 'There were too many wrong codes.' },
};

export const secondFactorSetup: Samples = {
  chart: 'secondFactorSetup',
  machine: secondFactorSetupMachine,
  input: { callTimeout: 12_000 },
  person: {
    'code.changed': { type: 'code.changed', code: ' 123456 ' },
    'form.submitted': { type: 'form.submitted' },
    'setup.retried': { type: 'setup.retried' },
    'setup.cancelled': { type: 'setup.cancelled' },
  },
  actors: {
    createKey: {
      answers: {
        begun: { outcome: 'begun', key: setupKey },
        'proof required': { outcome: 'proofRequired' },
        ...refused,
      },
      failures: { '': new Error('network') },
    },
    confirmSetup: {
      answers: { done: { outcome: 'done', codes: ['aaaa-bbbb'] }, ...refused },
      failures: { '': new Error('network') },
    },
    proof: {
      answers: { proven: { isProven: true }, 'thought better of': { isProven: false } },
      failures: { '': new Error('fault') },
    },
  },
  delays: { callTimeout: 12_000 },
  distinguish: ({ code, refusal }: Context) => [code, refusal],
  situations: { 'a code': ({ code }: Context) => code.trim() !== '' },
  holds: {
    'createKey fails, creatingKey · after callTimeout, proof fails, confirmingSetup · after callTimeout':
      ({ refusal }: Context) => refusal === undefined,
    'createKey answers begun': ({ key, code }: Context) => key === setupKey && code === '',
    notBegun: ({ refusal }: Context) =>
      refusal === undefined || refusal === 'There were too many wrong codes.',
    'createKey answers refused with a reason': ({ refusal }: Context) => refusal !== undefined,
    'createKey answers refused': ({ refusal }: Context) => refusal === undefined,
    'confirmSetup answers refused with a reason': ({ refusal }: Context) => refusal !== undefined,
    'confirmSetup answers refused': ({ refusal }: Context) => refusal === undefined,
    'confirmSetup fails': ({ refusal }: Context) => refusal === undefined,
  },
};
