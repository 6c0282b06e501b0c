import { resetPasswordMachine } from '../../../machines/resetPassword/resetPassword.machine.ts';
import type { Samples } from '../engine/index.ts';

interface Context {
  refusal: string | undefined;
  token: string | null;
  isLinkRefused: boolean;
  newPassword: string;
  confirmation: string;
}

export const resetPassword: Samples = {
  chart: 'resetPassword',
  machine: resetPasswordMachine,
  input: { limits: { passwordMinimum: 6, callTimeout: 12_000, leaveDelay: 1000 } },
  person: {
    'newPassword.changed (5)': { type: 'newPassword.changed', newPassword: 'abcde' },
    'newPassword.changed (6)': { type: 'newPassword.changed', newPassword: 'abcdef' },
    'confirmation.changed (6)': { type: 'confirmation.changed', confirmation: 'abcdef' },
    'confirmation.changed (empty)': { type: 'confirmation.changed', confirmation: '' },
    'form.submitted': { type: 'form.submitted' },
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
        'with nothing': { token: null, isRefused: false },
      },
      failures: { '': new Error('history') },
    },
    verifyLink: {
      answers: { usable: { isUsable: true }, spent: { isUsable: false } },
      failures: { '': new Error('network') },
    },
    clearSession: { answers: { '': undefined }, failures: { '': new Error('storage') } },
    resetPassword: {
      answers: {
        updated: { outcome: 'updated' },
        refused: { outcome: 'refused' },
        'refused with a reason': { outcome: 'refused', message: 'This link was used already.' },
      },
      failures: { '': new Error('network') },
    },
  },
  delays: { callTimeout: 12_000, leaveDelay: 1000 },
  distinguish: ({ token, isLinkRefused, newPassword, confirmation, refusal }: Context) => [
    token,
    refusal,
    isLinkRefused,
    newPassword.length,
    confirmation.length,
  ],
  situations: {
    'a token': ({ token }: Context) => token !== null,
    'an error': ({ isLinkRefused }: Context) => isLinkRefused,
    'six characters': ({ newPassword }: Context) => newPassword.length >= 6,
    confirmed: ({ newPassword, confirmation }: Context) => newPassword === confirmation,
  },
  holds: {
    'verifyLink answers spent': ({ token }: Context) => token === null,
    'verifyLink answers usable, verifyLink fails, verifyingLink · after callTimeout': ({
      token,
    }: Context) => token === 'token-1',
    'newPassword.changed (6)': ({ newPassword }: Context) => newPassword === 'abcdef',
    'confirmation.changed (6)': ({ confirmation }: Context) => confirmation === 'abcdef',
    'resetPassword answers refused with a reason': ({ refusal }: Context) =>
      refusal === 'This link was used already.',
    'resetPassword answers refused, resetPassword fails, resettingPassword · after callTimeout': ({
      refusal,
    }: Context) => refusal === undefined,
  },
};
