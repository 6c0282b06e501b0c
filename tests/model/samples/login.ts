import { loginMachine } from '../../../machines/login/login.machine.ts';
import type { Samples } from '../samples.ts';

interface Context {
  email: string;
  password: string;
  code: string;
  refusal: string | undefined;
}

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
  },
  delays: { logInTimeout: 12_000 },
  distinguish: ({ email, password, code }: Context) => [
    email.trim() === '',
    password === '',
    code.trim() === '',
  ],
  situations: {
    'a code': ({ code }: Context) => code.trim() !== '',
    complete: ({ email, password }: Context) => email.trim() !== '' && password !== '',
  },
  holds: {
    'logIn answers refused with a reason': ({ refusal }: Context) =>
      refusal === 'This account is closed.',
    'logIn answers refused': ({ refusal }: Context) => refusal === undefined,
    'code.abandoned': ({ password, code }: Context) => password === '' && code === '',
    'askingForCode.codeRefused': ({ code }: Context) => code === '',
  },
};
