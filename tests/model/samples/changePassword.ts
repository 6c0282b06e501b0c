import { changePasswordMachine } from '../../../machines/profile/changePassword.machine.ts';
import type { Samples } from '../engine/index.ts';

interface Context {
  refusal: string | undefined;
  profile: { email: string; hasPassword: boolean } | null;
  form: { currentPassword: string; newPassword: string; confirmation: string };
}

const profile = { email: 'ada@example.org', name: 'Ada Lovelace', hasPassword: true };

export const changePassword: Samples = {
  chart: 'changePassword',
  machine: changePasswordMachine,
  input: { limits: { passwordMinimum: 6, profileTimeout: 11_000, callTimeout: 12_000 } },
  person: {
    'profile.retried': { type: 'profile.retried' },
    'verification.requested': { type: 'verification.requested' },
    'form.changed (current)': { type: 'form.changed', changes: { currentPassword: 'lovelace' } },
    'form.changed (new 5)': { type: 'form.changed', changes: { newPassword: 'abcde' } },
    'form.changed (new 6)': { type: 'form.changed', changes: { newPassword: 'abcdef' } },
    'form.changed (new 7)': { type: 'form.changed', changes: { newPassword: 'abcdefg' } },
    'form.changed (confirmation)': { type: 'form.changed', changes: { confirmation: 'abcdef' } },
    'form.submitted': { type: 'form.submitted' },
  },
  actors: {
    tabReturns: {
      answers: { '': undefined },
      failures: { '': new Error('deaf') },
      messages: { 'tab.shown': { type: 'tab.shown' } },
    },
    readProfile: {
      answers: {
        verified: { ...profile, isEmailVerified: true },
        unverified: { ...profile, isEmailVerified: false },
        'unverified without a password': { ...profile, hasPassword: false, isEmailVerified: false },
        'no password': { ...profile, hasPassword: false, isEmailVerified: true },
      },
      failures: { '': new Error('network') },
    },
    sendVerification: { answers: { '': undefined }, failures: { '': new Error('network') } },
    changePassword: {
      answers: {
        updated: { outcome: 'updated' },
        'proof required': { outcome: 'proofRequired' },
        refused: { outcome: 'refused' },
        'refused with a reason': {
          outcome: 'refused',
          message: 'Your current password is not right.',
        },
      },
      failures: { '': new Error('network') },
    },
    emailChange: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    proof: {
      answers: { proven: { isProven: true }, 'thought better of': { isProven: false } },
      failures: { '': new Error('fault') },
    },
  },
  delays: { profileTimeout: 11_000, callTimeout: 12_000 },
  distinguish: ({ form, profile: known, refusal }: Context) => [
    known?.hasPassword !== false,
    form.currentPassword,
    form.newPassword,
    form.confirmation,
    refusal,
  ],
  situations: {
    'a current password': ({ form }: Context) => form.currentPassword !== '',
    'all fields': ({ form, profile: known }: Context) =>
      (form.currentPassword !== '' || known?.hasPassword === false) &&
      form.newPassword !== '' &&
      form.confirmation !== '',
    'six characters': ({ form }: Context) => form.newPassword.length >= 6,
    confirmed: ({ form }: Context) => form.newPassword === form.confirmation,
  },
  holds: {
    'changePassword fails': ({ refusal }: Context) => refusal === undefined,
    'proof fails': ({ refusal }: Context) => refusal === undefined,
    'after callTimeout': ({ refusal }: Context) => refusal === undefined,

    'readProfile answers verified': ({ profile: known }: Context) => known?.email === profile.email,
    'readProfile answers unverified': ({ profile: known }: Context) =>
      known?.email === profile.email,
    'readProfile answers unverified without a password': ({ profile: known }: Context) =>
      known?.hasPassword === false,
    'readProfile answers no password': ({ profile: known }: Context) =>
      known?.hasPassword === false,
    'changePassword answers updated': ({ form }: Context) =>
      Object.values(form).every((field) => field === ''),
    'changePassword answers refused with a reason': ({ refusal }: Context) =>
      refusal === 'Your current password is not right.',
    'changePassword answers refused': ({ refusal }: Context) => refusal === undefined,
  },
};
