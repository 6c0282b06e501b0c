import { emailChangeMachine } from '../../../machines/profile/emailChange.machine.ts';
import type { Samples } from '../engine/index.ts';

interface Context {
  email: string;
  refusal: string | undefined;
}

const hasNone = ({ refusal }: Context) => refusal === undefined;

export const emailChange: Samples = {
  chart: 'emailChange',
  machine: emailChangeMachine,
  input: { callTimeout: 12_000 },
  person: {
    'change.started': { type: 'change.started' },
    'change.abandoned': { type: 'change.abandoned' },
    'email.changed (an address)': { type: 'email.changed', email: ' ada@new.example ' },
    'email.changed (none)': { type: 'email.changed', email: 'ada' },
    'email.changed (blank)': { type: 'email.changed', email: ' ' },
    'form.submitted': { type: 'form.submitted' },
  },
  actors: {
    changeEmail: {
      answers: {
        done: { outcome: 'done' },
        'proof required': { outcome: 'proofRequired' },
        refused: { outcome: 'refused' },
        'refused with a reason': { outcome: 'refused', message: 'Another account has it.' },
      },
      failures: { '': new Error('network') },
    },
    proof: {
      answers: { proven: { isProven: true }, 'thought better of': { isProven: false } },
      failures: { '': new Error('fault') },
    },
  },
  delays: { callTimeout: 12_000 },
  distinguish: ({ email, refusal }: Context) => [email, refusal],
  situations: {
    'no text': ({ email }: Context) => email.trim() === '',
    'an address': ({ email }: Context) => email.includes('@'),
  },
  holds: {
    'changeEmail answers refused with a reason': ({ refusal }: Context) =>
      refusal === 'Another account has it.',
    'changeEmail answers refused': hasNone,
    'changeEmail fails': hasNone,
    'proof fails': hasNone,
    'after callTimeout': hasNone,
    'email.changed (none)': ({ email }: Context) => email === 'ada',
  },
};
