import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { AccountProfile, PasswordResult, ProofOutput } from '../shared/account.ts';
import type { Notice, Notify, Report } from '../shared/emitted.ts';
import type { RouteInput, SessionDropped } from '../shared/messages.ts';
import type { proofMachine } from '../settings/proof.machine.ts';
import type { emailChangeMachine } from './emailChange.machine.ts';

interface PasswordForm {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}
interface ChangePasswordLimits {
  passwordMinimum: number;
  profileTimeout: number;
  callTimeout: number;
}

export const changePasswordMachine = setup({
  types: {
    context: {} as {
      profile: AccountProfile | null;
      form: PasswordForm;
      refusal: string | undefined;
      limits: ChangePasswordLimits;
    },
    events: {} as
      | { type: 'profile.retried' }
      | { type: 'verification.requested' }
      | { type: 'tab.shown' }
      | { type: 'form.changed'; changes: Partial<PasswordForm> }
      | { type: 'form.submitted' },
    emitted: {} as Notify | Report,
    input: {} as RouteInput<ChangePasswordLimits>,
    tags: {} as 'busy',
    meta: {} as { requirements: string[] },
    children: {} as { proof: 'proof'; emailChange: 'emailChange' },
  },
  actors: {
    proof: fromPromise<ProofOutput, object>(() =>
      Promise.reject(new Error('proof is not provided')),
    ) as unknown as typeof proofMachine,
    emailChange: fromPromise<void, object>(() =>
      Promise.reject(new Error('emailChange is not provided')),
    ) as unknown as typeof emailChangeMachine,
    tabReturns: fromCallback<{ type: 'none' }>(() => {
      throw new Error('tabReturns is not provided');
    }),
    readProfile: fromPromise<AccountProfile>(() =>
      Promise.reject(new Error('readProfile is not provided')),
    ),
    sendVerification: fromPromise<void>(() =>
      Promise.reject(new Error('sendVerification is not provided')),
    ),
    changePassword: fromPromise<PasswordResult, Omit<PasswordForm, 'confirmation'>>(() =>
      Promise.reject(new Error('changePassword is not provided')),
    ),
  },
  actions: {
    keepProfile: assign({ profile: (_, params: AccountProfile) => params }),
    keepField: assign({
      form: ({ context }, params: Partial<PasswordForm>) => Object.assign({}, context.form, params),
    }),
    keepRefusal: assign({
      refusal: (_, params: { refusal: string | undefined }) => params.refusal,
    }),
    clearForm: assign({ form: { currentPassword: '', newPassword: '', confirmation: '' } }),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellSessionDropped: sendTo(
      ({ self }) => self._parent ?? self,
      (): SessionDropped => ({ type: 'session.dropped', to: '/login' }),
    ),
    notify: emit((_, params: Notice) => ({
      type: 'notify' as const,
      code: params.code,
      message: params.message,
    })),
    report: emit(({ event }) => ({
      type: 'report' as const,
      code: 'account.partStopped' as const,
      error: 'error' in event ? event.error : undefined,
    })),
  },
  guards: {
    isVerified: (_, params: AccountProfile) => params.isEmailVerified,
    isFieldMissing: ({ context: { form, profile } }) =>
      (form.currentPassword === '' && profile?.hasPassword !== false) ||
      form.newPassword === '' ||
      form.confirmation === '',
    isPasswordTooShort: ({ context }) =>
      context.form.newPassword.length < context.limits.passwordMinimum,
    isConfirmationDifferent: ({ context: { form } }) => form.newPassword !== form.confirmation,
    isProofRequired: (_, params: PasswordResult) => params.outcome === 'proofRequired',
    isProven: (_, params: ProofOutput) => params.isProven,
    isUpdated: (_, params: PasswordResult) => params.outcome === 'updated',
  },
  delays: {
    profileTimeout: ({ context }) => context.limits.profileTimeout,
    callTimeout: ({ context }) => context.limits.callTimeout,
  },
}).createMachine({
  id: 'changePassword',
  description:
    'The profile: who the person is, whether their address is confirmed, another address, and a new password.',
  context: ({ input }) => ({
    profile: null,
    form: { currentPassword: '', newPassword: '', confirmation: '' },
    refusal: undefined,
    limits: input.limits,
  }),
  type: 'parallel',
  invoke: [
    {
      id: 'emailChange',
      src: 'emailChange',
      input: ({ context }) => ({ callTimeout: context.limits.callTimeout }),
      onDone: { actions: 'report' },
      onError: { actions: 'report' },
    },
    {
      id: 'tabReturns',
      src: 'tabReturns',
      onDone: { actions: 'report' },
      onError: { actions: 'report' },
    },
  ],
  states: {
    profile: {
      description: 'Who this is, to be read and not changed.',
      meta: { requirements: ['SET-04', 'SET-08'] },
      initial: 'readingProfile',
      states: {
        readingProfile: {
          description: 'The server is asked.',
          meta: { requirements: ['SET-08'] },
          invoke: {
            id: 'readProfile',
            src: 'readProfile',
            onDone: [
              {
                guard: { type: 'isVerified', params: ({ event }) => event.output },
                target: 'verified',
                actions: { type: 'keepProfile', params: ({ event }) => event.output },
              },
              {
                target: 'unverified',
                actions: { type: 'keepProfile', params: ({ event }) => event.output },
              },
            ],
            onError: 'profileUnread',
          },
          after: { profileTimeout: 'profileUnread' },
        },
        profileUnread: {
          description: 'The server did not say; the password can be changed all the same.',
          on: { 'profile.retried': 'readingProfile' },
        },
        verified: { description: 'The person has followed the link that was mailed to them.' },
        unverified: {
          description:
            'The address is not confirmed: gently asked for, and needed before the first payment.',
          on: { 'verification.requested': 'sendingVerification', 'tab.shown': 'lookingAgain' },
        },
        lookingAgain: {
          description:
            'The person is back at this tab: the link may have been opened in another one meanwhile.',
          invoke: {
            id: 'readProfile',
            src: 'readProfile',
            onDone: [
              {
                guard: { type: 'isVerified', params: ({ event }) => event.output },
                target: 'verified',
                actions: { type: 'keepProfile', params: ({ event }) => event.output },
              },
              {
                target: 'unverified',
                actions: { type: 'keepProfile', params: ({ event }) => event.output },
              },
            ],
            onError: 'unverified',
          },
          on: { 'verification.requested': 'sendingVerification' },
          after: { profileTimeout: 'unverified' },
        },
        sendingVerification: {
          description: 'The link is being mailed once more.',
          invoke: {
            id: 'sendVerification',
            src: 'sendVerification',
            onDone: {
              target: 'verificationSent',
              actions: { type: 'notify', params: { code: 'verification.linkSent' } },
            },
            onError: {
              target: 'unverified',
              actions: { type: 'notify', params: { code: 'verification.linkNotSent' } },
            },
          },
          after: {
            profileTimeout: {
              target: 'unverified',
              actions: { type: 'notify', params: { code: 'verification.linkNotSent' } },
            },
          },
        },
        verificationSent: {
          description: 'The mail is on its way.',
          on: { 'tab.shown': 'lookingAgain' },
        },
      },
    },
    password: {
      description: 'The current password once, where there is one, the new one twice.',
      meta: { requirements: ['SET-04'] },
      initial: 'filling',
      states: {
        filling: {
          description: 'The person fills in. What they typed stays, whatever went wrong.',
          initial: 'editing',
          on: {
            'form.changed': {
              target: '.editing',
              actions: { type: 'keepField', params: ({ event }) => event.changes },
            },
            'form.submitted': [
              {
                guard: 'isFieldMissing',
                target: '.fieldsMissing',
                actions: { type: 'notify', params: { code: 'password.fieldsMissing' } },
              },
              {
                guard: 'isPasswordTooShort',
                target: '.passwordTooShort',
                actions: { type: 'notify', params: { code: 'password.tooShort' } },
              },
              {
                guard: 'isConfirmationDifferent',
                target: '.passwordsDiffer',
                actions: { type: 'notify', params: { code: 'password.different' } },
              },
              { target: 'changingPassword' },
            ],
          },
          states: {
            editing: { description: 'Nothing is wrong, as far as we know.' },
            fieldsMissing: {
              description: 'One of the three was empty.',
              meta: { requirements: ['SET-05'] },
            },
            passwordTooShort: {
              description: 'The new password was shorter than six characters.',
              meta: { requirements: ['SET-05'] },
            },
            passwordsDiffer: {
              description: 'The new password and its repetition were not the same.',
              meta: { requirements: ['SET-05'] },
            },
            changeFailed: {
              description:
                'The password is the old one: refused with a reason, or no usable answer.',
              meta: { requirements: ['SET-06'] },
            },
          },
        },
        changingPassword: {
          description: 'The call is under way; the form waits and keeps its values.',
          meta: { requirements: ['SET-06', 'SET-08'] },
          tags: ['busy'],
          invoke: {
            id: 'changePassword',
            src: 'changePassword',
            input: ({ context: { form } }) => ({
              currentPassword: form.currentPassword,
              newPassword: form.newPassword,
            }),
            onDone: [
              {
                guard: { type: 'isUpdated', params: ({ event }) => event.output },
                target: 'passwordUpdated',
                actions: [
                  'clearForm',
                  { type: 'notify', params: { code: 'password.updated' } },
                  'tellSessionDropped',
                ],
              },
              {
                guard: { type: 'isProofRequired', params: ({ event }) => event.output },
                target: 'proving',
              },
              {
                target: 'filling.changeFailed',
                actions: [
                  {
                    type: 'keepRefusal',
                    params: ({ event }) => ({
                      refusal:
                        event.output.outcome === 'refused' ? event.output.message : undefined,
                    }),
                  },
                  {
                    type: 'notify',
                    params: ({ event }) => ({
                      code: 'password.failed',
                      message:
                        event.output.outcome === 'refused' ? event.output.message : undefined,
                    }),
                  },
                ],
              },
            ],
            onError: 'changeUnanswered',
          },
          after: { callTimeout: 'changeUnanswered' },
        },
        proving: {
          description:
            'The account asks for more than its password, or has none: the person proves who they are, or thinks better of it.',
          tags: ['busy'],
          invoke: {
            id: 'proof',
            src: 'proof',
            input: ({ context }) => ({ proofTimeout: context.limits.callTimeout }),
            onDone: [
              {
                guard: { type: 'isProven', params: ({ event }) => event.output },
                target: 'changingPassword',
              },
              { target: 'filling' },
            ],
            onError: 'changeUnanswered',
          },
        },
        changeUnanswered: {
          description: 'Passed through at once: no usable answer came, and nobody knows why.',
          entry: [
            { type: 'keepRefusal', params: { refusal: undefined } },
            { type: 'notify', params: { code: 'password.failed' } },
          ],
          always: 'filling.changeFailed',
        },
        passwordUpdated: {
          description:
            'The new password holds; this session and its cache go, and the person signs in again.',
          meta: { requirements: ['SET-06'] },
          tags: ['busy'],
        },
      },
    },
  },
});
