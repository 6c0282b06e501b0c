import { changePasswordMachine } from '../../../machines/profile/changePassword.machine.ts';
import type { Samples } from '../samples.ts';

interface Context {
  refusal: string | undefined;
  profile: { email: string } | null;
  form: { currentPassword: string; newPassword: string; confirmation: string };
}

const profile = { email: 'ada@example.org', name: 'Ada Lovelace' };

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
    readProfile: {
      answers: {
        verified: { ...profile, isEmailVerified: true },
        unverified: { ...profile, isEmailVerified: false },
      },
      failures: { '': new Error('network') },
    },
    sendVerification: { answers: { '': undefined }, failures: { '': new Error('network') } },
    changePassword: {
      answers: {
        updated: { outcome: 'updated' },
        refused: { outcome: 'refused' },
        'refused with a reason': {
          outcome: 'refused',
          message: 'Your current password is not right.',
        },
      },
      failures: { '': new Error('network') },
    },
  },
  delays: { profileTimeout: 11_000, callTimeout: 12_000 },
  distinguish: ({ form, refusal }: Context) => [
    form.currentPassword,
    form.newPassword,
    form.confirmation,
    refusal,
  ],
  situations: {
    'all fields': ({ form }: Context) =>
      form.currentPassword !== '' && form.newPassword !== '' && form.confirmation !== '',
    'six characters': ({ form }: Context) => form.newPassword.length >= 6,
    confirmed: ({ form }: Context) => form.newPassword === form.confirmation,
  },
  holds: {
    'changePassword fails': ({ refusal }: Context) => refusal === undefined,
    'after callTimeout': ({ refusal }: Context) => refusal === undefined,

    'readProfile answers verified': ({ profile: known }: Context) => known?.email === profile.email,
    'readProfile answers unverified': ({ profile: known }: Context) =>
      known?.email === profile.email,
    'changePassword answers updated': ({ form }: Context) =>
      Object.values(form).every((field) => field === ''),
    'changePassword answers refused with a reason': ({ refusal }: Context) =>
      refusal === 'Your current password is not right.',
    'changePassword answers refused': ({ refusal }: Context) => refusal === undefined,
  },
};
