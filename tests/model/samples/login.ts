import { loginMachine } from '../../../machines/login/login.machine.ts';
import type { Samples } from '../engine/index.ts';

interface Context {
  email: string;
  password: string;
  code: string;
  passkey: object | undefined;
  canUsePasskeys: boolean;
  provider: string | null;
  refusal: string | undefined;
}

const passkey = {
  id: 'passkey-1',
  rawId: 'passkey-1',
  type: 'public-key',
  response: { clientDataJSON: 'data', authenticatorData: 'data', signature: 'signature' },
} as const;

export const login: Samples = {
  chart: 'login',
  machine: loginMachine,
  input: { logInTimeout: 12_000 },
  person: {
    'email.changed': { type: 'email.changed', email: ' ada@example.org ' },
    'email.changed (blank)': { type: 'email.changed', email: '  ' },
    'password.changed': { type: 'password.changed', password: 'correct horse' },
    'code.changed': { type: 'code.changed', code: ' 123456 ' },
    'code.abandoned': { type: 'code.abandoned' },
    'form.submitted': { type: 'form.submitted' },
    'passkey.requested': { type: 'passkey.requested' },
  },
  actors: {
    logIn: {
      answers: {
        'logged in': { outcome: 'loggedIn' },
        'logged in by a recovery code': { outcome: 'loggedIn', recoveryCodesLeft: 9 },
        'code required': { outcome: 'codeRequired' },
        refused: { outcome: 'refused' },
        'refused with a reason': { outcome: 'refused', message: 'This account is closed.' },
        'without a token': { outcome: 'tokenMissing' },
      },
      failures: { '': new Error('network') },
    },
    fetchPasskey: {
      answers: {
        chosen: { outcome: 'chosen', passkey },
        cancelled: { outcome: 'cancelled' },
        refused: { outcome: 'refused' },
        'refused with a reason': { outcome: 'refused', message: 'Please wait a minute.' },
      },
      failures: { '': new Error('browser') },
    },
    readProvider: {
      answers: { 'a name': { name: 'Example ID' }, nobody: { name: null } },
      failures: { '': new Error('network') },
    },
    autofillChoices: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        chosen: { type: 'passkey.chosen', passkey },
        unsupported: { type: 'passkeys.unsupported' },
      },
    },
  },
  delays: { logInTimeout: 12_000 },
  distinguish: ({ email, password, code, passkey: signed }: Context) => [
    signed === undefined,
    email.trim() === '',
    password === '',
    code.trim() === '',
  ],
  situations: {
    'by passkey': ({ passkey: signed }: Context) => signed !== undefined,
    'a code': ({ code }: Context) => code.trim() !== '',
    complete: ({ email, password }: Context) => email.trim() !== '' && password !== '',
  },
  holds: {
    'logIn answers refused with a reason': ({ refusal }: Context) =>
      refusal === 'This account is closed.',
    'readProvider answers a name': ({ provider }: Context) => provider === 'Example ID',
    'readProvider answers nobody': ({ provider }: Context) => provider === null,
    'autofillChoices says unsupported': ({ canUsePasskeys }: Context) => !canUsePasskeys,
    'fetchPasskey answers refused with a reason': ({ refusal }: Context) =>
      refusal === 'Please wait a minute.',
    'fetchPasskey answers refused': ({ refusal }: Context) => refusal === undefined,
    'logIn answers refused': ({ refusal }: Context) => refusal === undefined,
    'code.abandoned': ({ password, code }: Context) => password === '' && code === '',
    'askingForCode.codeRefused': ({ code }: Context) => code === '',
  },
  names: [[passkey, 'a passkey']],
};
