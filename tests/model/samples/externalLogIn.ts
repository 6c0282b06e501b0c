import { externalLogInMachine } from '../../../machines/externalLogIn/externalLogIn.machine.ts';
import type { Samples } from '../engine/index.ts';

interface Context {
  password: string;
  code: string;
  needsPassword: boolean;
  needsCode: boolean;
  offersAccount: boolean;
  message: string | undefined;
  refusal: string | undefined;
  to: string;
}
const account = 'There is an account for ada@example.org already.';
const unknown = 'There is no account for ada@example.org yet.';
const asked = {
  'password required': { outcome: 'passwordRequired', message: account },
  'code required': { outcome: 'codeRequired' },
};
const refused = {
  refused: { outcome: 'refused' },
  'refused with a reason': { outcome: 'refused', message: 'This log-in has expired.' },
};
const hasReason = ({ refusal }: Context) => refusal === 'This log-in has expired.';
const hasNone = ({ refusal }: Context) => refusal === undefined;

export const externalLogIn: Samples = {
  chart: 'externalLogIn',
  machine: externalLogInMachine,
  input: { limits: { callTimeout: 62_000 } },
  person: {
    'password.changed': { type: 'password.changed', password: 'correct horse' },
    'code.changed': { type: 'code.changed', code: ' 123456 ' },
    'form.submitted': { type: 'form.submitted' },
    'answer.retried': { type: 'answer.retried' },
    'page.closed': { type: 'page.closed' },
  },
  actors: {
    readAnswer: {
      answers: { '': { answer: 'code=1&state=2' } },
      failures: { '': new Error('history') },
    },
    sendAnswer: {
      answers: {
        'logged in': { outcome: 'loggedIn' },
        connected: { outcome: 'connected' },
        ...asked,
        'account unknown': { outcome: 'accountUnknown', message: unknown },
        ...refused,
      },
      failures: { '': new Error('network') },
    },
    sendMore: {
      answers: { 'logged in': { outcome: 'loggedIn' }, ...asked, ...refused },
      failures: { '': new Error('network') },
    },
    openPage: { answers: { '': undefined }, failures: { '': new Error('browser') } },
  },
  delays: { callTimeout: 62_000 },
  distinguish: ({ needsPassword, needsCode, offersAccount, password, code, to }: Context) => [
    needsPassword,
    needsCode,
    offersAccount,
    password === '',
    code === '',
    to,
  ],
  situations: {
    'a field is missing': ({ needsPassword, needsCode, password, code }: Context) =>
      (needsPassword && password === '') || (needsCode && code.trim() === ''),
    'an account is wished for': ({ offersAccount }: Context) => offersAccount,
    'password and code': ({ password, code, offersAccount }: Context) =>
      password !== '' && code !== '' && !offersAccount,
    'a password': ({ password, code, offersAccount }: Context) =>
      password !== '' && code === '' && !offersAccount,
    'a code': ({ password, code, offersAccount }: Context) =>
      password === '' && code !== '' && !offersAccount,
    'to the kitchen': ({ to }: Context) => to === '/ai-kitchen',
    'to the settings': ({ to }: Context) => to === '/settings',
    'to the first steps': ({ to }: Context) => to === '/onboarding',
  },
  holds: {
    'sendAnswer answers password required': ({ message, needsPassword }: Context) =>
      message === account && needsPassword,
    'sendAnswer answers code required': ({ needsCode, needsPassword }: Context) =>
      needsCode && !needsPassword,
    'sendAnswer answers account unknown': ({ message, offersAccount }: Context) =>
      message === unknown && offersAccount,
    'sendAnswer answers refused with a reason': hasReason,
    'sendAnswer answers refused': hasNone,
    'sendMore answers refused with a reason': hasReason,
    'sendMore answers refused': hasNone,
    'sendMore answers code required': ({ needsCode, needsPassword, message }: Context) =>
      needsCode && (!needsPassword || message === account),
    'asking.moreRefused': ({ code }: Context) => code === '',
  },
};
