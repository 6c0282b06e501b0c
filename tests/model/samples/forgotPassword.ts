import { forgotPasswordMachine } from '../../../machines/forgotPassword/forgotPassword.machine.ts';
import type { Samples } from '../engine/index.ts';

interface Context {
  email: string;
}

export const forgotPassword: Samples = {
  chart: 'forgotPassword',
  machine: forgotPasswordMachine,
  input: { limits: { callTimeout: 12_000, leaveDelay: 1200 } },
  person: {
    'email.changed': { type: 'email.changed', email: ' ada@example.org ' },
    'email.changed (blank)': { type: 'email.changed', email: '   ' },
    'form.submitted': { type: 'form.submitted' },
  },
  actors: {
    sendResetLink: { answers: { '': undefined }, failures: { '': new Error('network') } },
  },
  delays: { callTimeout: 12_000, leaveDelay: 1200 },
  distinguish: ({ email }: Context) => email.trim() === '',
  situations: { 'an email': ({ email }: Context) => email.trim() !== '' },
};
