import { proofMachine } from '../../../machines/settings/proof.machine.ts';
import type { Samples } from '../engine/index.ts';

interface Context {
  password: string;
  code: string;
  hasPassword: boolean;
  hasPasskey: boolean;
  needsCode: boolean;
  refusal: string | undefined;
}

const has = (context: Context, password: boolean, code: boolean, passkey: boolean) =>
  context.hasPassword === password && context.needsCode === code && context.hasPasskey === passkey;

export const proof: Samples = {
  chart: 'proof',
  machine: proofMachine,
  input: { proofTimeout: 12_000 },
  person: {
    'password.changed': { type: 'password.changed', password: 'lovelace' },
    'password.changed (blank)': { type: 'password.changed', password: '' },
    'code.changed': { type: 'code.changed', code: ' 123456 ' },
    'form.submitted': { type: 'form.submitted' },
    'passkey.requested': { type: 'passkey.requested' },
    'proof.cancelled': { type: 'proof.cancelled' },
  },
  actors: {
    readWays: {
      answers: {
        'a password': { password: true, code: false, passkey: false },
        'a password and a code': { password: true, code: true, passkey: false },
        'a password and a passkey': { password: true, code: false, passkey: true },
        'a passkey': { password: false, code: false, passkey: true },
        nothing: { password: false, code: false, passkey: false },
      },
      failures: { '': new Error('network') },
    },
    verifyPasskey: {
      answers: {
        proven: { outcome: 'proven' },
        cancelled: { outcome: 'cancelled' },
        refused: { outcome: 'refused' },
        'refused with a reason': { outcome: 'refused', message: 'This passkey was not accepted.' },
      },
      failures: { '': new Error('network') },
    },
    verifyPerson: {
      answers: {
        proven: { outcome: 'proven' },
        'code required': { outcome: 'codeRequired' },
        refused: { outcome: 'refused' },
        'refused with a reason': { outcome: 'refused', message: 'This code is not right.' },
      },
      failures: { '': new Error('network') },
    },
  },
  delays: { proofTimeout: 12_000, windowTimeout: 360_000 },
  distinguish: ({ password, code, hasPassword, hasPasskey, needsCode }: Context) => [
    password,
    code,
    hasPassword,
    hasPasskey,
    needsCode,
  ],
  situations: {
    'a password': ({ password }: Context) => password !== '',
    'a code': ({ code }: Context) => code.trim() !== '',
    'a code is needed': ({ needsCode }: Context) => needsCode,
  },
  holds: {
    'readWays answers a password': (context: Context) => has(context, true, false, false),
    'readWays answers a password and a code': (context: Context) => has(context, true, true, false),
    'readWays answers a password and a passkey': (context: Context) =>
      has(context, true, false, true),
    'readWays answers a passkey': (context: Context) => has(context, false, false, true),
    'readWays answers nothing': (context: Context) => has(context, false, false, false),
    'readWays fails': (context: Context) => has(context, true, false, false),
    'verifyPasskey answers refused': ({ refusal }: Context) => refusal === undefined,
    'verifyPasskey answers refused with a reason': ({ refusal }: Context) =>
      refusal === 'This passkey was not accepted.',
    'verifyPerson answers code required': ({ needsCode }: Context) => needsCode,
    'verifyPerson answers refused': ({ code, refusal }: Context) =>
      code === '' && refusal === undefined,
    'verifyPerson answers refused with a reason': ({ code, refusal }: Context) =>
      code === '' && refusal === 'This code is not right.',
  },
};
