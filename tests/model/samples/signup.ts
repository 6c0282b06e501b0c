import { signupMachine } from '../../../machines/signup/signup.machine.ts';
import type { Samples } from '../engine/index.ts';

interface Context {
  form: {
    firstName: string;
    lastName: string;
    email: string;
    password: string;
    confirmPassword: string;
  };
  refusal: string | undefined;
}
const field = (name: string, value: string) => ({ type: `${name}.changed`, [name]: value });

export const signup: Samples = {
  chart: 'signup',
  machine: signupMachine,
  input: {
    limits: { passwordMinimum: 6, fairFrom: 6, goodFrom: 8, strongFrom: 12, callTimeout: 12_000 },
  },
  person: {
    'firstName.changed': field('firstName', ' Ada '),
    'firstName.changed (blank)': field('firstName', '  '),
    'lastName.changed': field('lastName', ' Lovelace'),
    'email.changed': field('email', ' ada@example.org'),
    'email.changed (no @)': field('email', 'ada.example.org'),
    'password.changed (empty)': field('password', ''),
    'password.changed (5)': field('password', 'abcde'),
    'password.changed (6)': field('password', 'abcdef'),
    'password.changed (7)': field('password', 'abcdefg'),
    'password.changed (8)': field('password', 'abcdefgh'),
    'password.changed (11)': field('password', 'abcdefghijk'),
    'password.changed (12)': field('password', 'abcdefghijkl'),
    'confirmPassword.changed (empty)': field('confirmPassword', ''),
    'confirmPassword.changed (12)': field('confirmPassword', 'abcdefghijkl'),
    'form.submitted': { type: 'form.submitted' },
  },
  actors: {
    register: {
      answers: {
        registered: { outcome: 'registered' },
        refused: { outcome: 'refused' },
        'refused with a reason': {
          outcome: 'refused',
          message: 'An account with this email exists.',
        },
      },
      failures: { '': new Error('network') },
    },
    logIn: {
      answers: {
        'logged in': { outcome: 'loggedIn' },
        refused: { outcome: 'refused' },
        'without a token': { outcome: 'tokenMissing' },
      },
      failures: { '': new Error('network') },
    },
  },
  delays: { callTimeout: 12_000 },
  distinguish: ({ form, refusal }: Context) => [
    refusal === undefined,
    form.firstName.trim() === '',
    form.lastName === '',
    form.email.length,
    form.password.length,
    form.confirmPassword.length,
  ],
  situations: {
    'first name': ({ form }: Context) => form.firstName.trim() !== '',
    'last name': ({ form }: Context) => form.lastName !== '',
    email: ({ form }: Context) => form.email !== '',
    '@': ({ form }: Context) => form.email.includes('@'),
    'six characters': ({ form }: Context) => form.password.length >= 6,
    confirmed: ({ form }: Context) => form.password === form.confirmPassword,
    'a confirmation': ({ form }: Context) => form.confirmPassword !== '',
    'a password': ({ form }: Context) => form.password !== '',
    'twelve characters': ({ form }: Context) => form.password.length === 12,
  },
  holds: {
    'register answers refused with a reason': ({ refusal }: Context) =>
      refusal === 'An account with this email exists.',
    'register answers refused, register fails, registering · after callTimeout': ({
      refusal,
    }: Context) => refusal === undefined,
  },
};
