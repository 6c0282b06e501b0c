import { verifyEmailMachine } from '../../../machines/verifyEmail/verifyEmail.machine.ts';
import type { Samples } from '../engine/index.ts';

interface Context {
  to: string;
  refusal: string | undefined;
}

export const verifyEmail: Samples = {
  chart: 'verifyEmail',
  machine: verifyEmailMachine,
  input: { limits: { callTimeout: 12_000 } },
  person: {
    'verification.retried': { type: 'verification.retried' },
    'page.closed': { type: 'page.closed' },
  },
  actors: {
    mailedLinks: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'link.opened': { type: 'link.opened' } },
    },
    readLink: {
      answers: {
        'with a token': { token: 'token-1', isRefused: false },
        'with an error': { token: null, isRefused: true },
      },
      failures: { '': new Error('history') },
    },
    clearSession: { answers: { '': undefined }, failures: { '': new Error('storage') } },
    verifyEmail: {
      answers: {
        verified: { outcome: 'verified' },
        changed: { outcome: 'changed' },
        refused: { outcome: 'refused' },
        'refused with a reason': { outcome: 'refused', message: 'This link was used already.' },
      },
      failures: { '': new Error('network') },
    },
  },
  delays: { callTimeout: 12_000 },
  distinguish: ({ to }: Context) => to,
  situations: { 'to log in': ({ to }: Context) => to === '/login' },
  holds: {
    'verifyEmail answers refused with a reason': ({ refusal }: Context) =>
      refusal === 'This link was used already.',
    'verifyEmail answers refused': ({ refusal }: Context) => refusal === undefined,
  },
};
