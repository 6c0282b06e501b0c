import { assign, emit, fromPromise, setup } from 'xstate';
import type { Notice, Notify } from '../shared/emitted.ts';
import type {
  LogInDetails,
  LogInResult,
  RegisterResult,
  SignupOutput,
} from '../shared/messages.ts';

interface SignupForm {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
}

interface SignupLimits {
  passwordMinimum: number;
  fairFrom: number;
  goodFrom: number;
  strongFrom: number;
  callTimeout: number;
}

export const signupMachine = setup({
  types: {
    context: {} as {
      form: SignupForm;
      limits: SignupLimits;
      refusal: string | undefined;
      signedIn: boolean;
    },
    events: {} as
      | { type: 'firstName.changed'; firstName: string }
      | { type: 'lastName.changed'; lastName: string }
      | { type: 'email.changed'; email: string }
      | { type: 'password.changed'; password: string }
      | { type: 'confirmPassword.changed'; confirmPassword: string }
      | { type: 'form.submitted' },
    emitted: {} as Notify,
    input: {} as { limits: SignupLimits },
    output: {} as SignupOutput,
    tags: {} as 'busy',
    meta: {} as { requirements: string[] },
  },
  actors: {
    register: fromPromise<RegisterResult, Omit<SignupForm, 'confirmPassword'>>(() =>
      Promise.reject(new Error('register is not provided')),
    ),
    logIn: fromPromise<LogInResult, LogInDetails>(() =>
      Promise.reject(new Error('logIn is not provided')),
    ),
  },
  actions: {
    keepField: assign({
      form: ({ context }, params: Partial<SignupForm>) => Object.assign({}, context.form, params),
    }),
    keepRefusal: assign({
      refusal: (_, params: { refusal: string | undefined }) => params.refusal,
    }),
    keepSignedIn: assign({ signedIn: true }),
    notify: emit((_, params: Notice) => ({
      type: 'notify' as const,
      code: params.code,
      message: params.message,
    })),
  },
  guards: {
    isFirstNameMissing: ({ context }) => context.form.firstName.trim() === '',
    isLastNameMissing: ({ context }) => context.form.lastName.trim() === '',
    isEmailMissing: ({ context }) => context.form.email.trim() === '',
    isEmailInvalid: ({ context }) => !context.form.email.includes('@'),
    isPasswordTooShort: ({ context }) =>
      context.form.password.length < context.limits.passwordMinimum,
    isConfirmationDifferent: ({ context }) =>
      context.form.password !== context.form.confirmPassword,
    isPasswordEmpty: ({ context }) => context.form.password === '',
    isPasswordStrong: ({ context }) => context.form.password.length >= context.limits.strongFrom,
    isPasswordGood: ({ context }) => context.form.password.length >= context.limits.goodFrom,
    isPasswordFair: ({ context }) => context.form.password.length >= context.limits.fairFrom,
    isConfirmationEmpty: ({ context }) => context.form.confirmPassword === '',
    isRegistered: (_, params: RegisterResult) => params.outcome === 'registered',
    isLoggedIn: (_, params: LogInResult) => params.outcome === 'loggedIn',
    isTokenMissing: (_, params: LogInResult) => params.outcome === 'tokenMissing',
  },
  delays: {
    callTimeout: ({ context }) => context.limits.callTimeout,
  },
}).createMachine({
  id: 'signup',
  description:
    'The sign-up form: live hints, validation in the specified order, then registration and automatic log-in.',
  context: ({ input }) => ({
    form: { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' },
    limits: input.limits,
    refusal: undefined,
    signedIn: false,
  }),
  output: ({ context }) => ({ signedIn: context.signedIn }),
  initial: 'filling',
  states: {
    filling: {
      description: 'The form is on the screen, with its two live hints beside it.',
      meta: { requirements: ['SIGN-01'] },
      type: 'parallel',
      states: {
        form: {
          description:
            'The fields. A message about one of them goes as soon as any of them changes.',
          initial: 'editing',
          on: {
            'firstName.changed': {
              target: '.editing',
              actions: {
                type: 'keepField',
                params: ({ event }) => ({ firstName: event.firstName }),
              },
            },
            'lastName.changed': {
              target: '.editing',
              actions: { type: 'keepField', params: ({ event }) => ({ lastName: event.lastName }) },
            },
            'email.changed': {
              target: '.editing',
              actions: { type: 'keepField', params: ({ event }) => ({ email: event.email }) },
            },
            'password.changed': {
              target: '.editing',
              actions: { type: 'keepField', params: ({ event }) => ({ password: event.password }) },
            },
            'confirmPassword.changed': {
              target: '.editing',
              actions: {
                type: 'keepField',
                params: ({ event }) => ({ confirmPassword: event.confirmPassword }),
              },
            },
            'form.submitted': [
              {
                guard: 'isFirstNameMissing',
                target: '.firstNameMissing',
                actions: { type: 'notify', params: { code: 'signup.firstNameMissing' } },
              },
              {
                guard: 'isLastNameMissing',
                target: '.lastNameMissing',
                actions: { type: 'notify', params: { code: 'signup.lastNameMissing' } },
              },
              {
                guard: 'isEmailMissing',
                target: '.emailMissing',
                actions: { type: 'notify', params: { code: 'signup.emailMissing' } },
              },
              {
                guard: 'isEmailInvalid',
                target: '.emailInvalid',
                actions: { type: 'notify', params: { code: 'signup.emailInvalid' } },
              },
              {
                guard: 'isPasswordTooShort',
                target: '.passwordTooShort',
                actions: { type: 'notify', params: { code: 'signup.passwordTooShort' } },
              },
              {
                guard: 'isConfirmationDifferent',
                target: '.passwordsDiffer',
                actions: { type: 'notify', params: { code: 'signup.passwordsDiffer' } },
              },
              { target: '#signup.registering' },
            ],
          },
          states: {
            editing: { description: 'Nothing is wrong, as far as we know.' },
            firstNameMissing: {
              description: 'The first name was blank.',
              meta: { requirements: ['SIGN-03'] },
            },
            lastNameMissing: {
              description: 'The last name was blank.',
              meta: { requirements: ['SIGN-03'] },
            },
            emailMissing: {
              description: 'The email was blank.',
              meta: { requirements: ['SIGN-03'] },
            },
            emailInvalid: {
              description: 'The email had no @.',
              meta: { requirements: ['SIGN-03'] },
            },
            passwordTooShort: {
              description: 'The password was shorter than six characters.',
              meta: { requirements: ['SIGN-03'] },
            },
            passwordsDiffer: {
              description: 'The two passwords were not the same.',
              meta: { requirements: ['SIGN-03'] },
            },
            registrationFailed: {
              description:
                'No account came of it: refused with a reason, or no usable answer. The form keeps everything.',
              meta: { requirements: ['SIGN-05'] },
            },
          },
        },
        strength: {
          description: 'How strong the password is by its length, shown live.',
          meta: { requirements: ['SIGN-02'] },
          initial: 'rating',
          on: { 'password.changed': '.rating' },
          states: {
            rating: {
              description: 'Passed through at once: the length decides.',
              always: [
                { guard: 'isPasswordEmpty', target: 'unrated' },
                { guard: 'isPasswordStrong', target: 'strong' },
                { guard: 'isPasswordGood', target: 'good' },
                { guard: 'isPasswordFair', target: 'fair' },
                { target: 'weak' },
              ],
            },
            unrated: { description: 'No password yet, so nothing to rate.' },
            weak: { description: 'Under six characters: 25 %.' },
            fair: { description: 'Six or seven characters: 50 %.' },
            good: { description: 'Eight to eleven characters: 75 %.' },
            strong: { description: 'Twelve characters or more: 100 %.' },
          },
        },
        match: {
          description: 'Whether the two passwords are the same, shown live.',
          meta: { requirements: ['SIGN-01'] },
          initial: 'comparing',
          on: { 'password.changed': '.comparing', 'confirmPassword.changed': '.comparing' },
          states: {
            comparing: {
              description: 'Passed through at once: the two texts decide.',
              always: [
                { guard: 'isConfirmationEmpty', target: 'unchecked' },
                { guard: 'isConfirmationDifferent', target: 'different' },
                { target: 'same' },
              ],
            },
            unchecked: {
              description: 'The confirmation is empty, so there is nothing to compare.',
            },
            same: { description: 'The two are the same.' },
            different: { description: 'The two are not the same.' },
          },
        },
      },
    },
    registering: {
      description: 'The account is being created; the form waits and keeps its values.',
      meta: { requirements: ['SIGN-04'] },
      tags: ['busy'],
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => ({
          firstName: context.form.firstName.trim(),
          lastName: context.form.lastName.trim(),
          email: context.form.email.trim(),
          password: context.form.password,
        }),
        onDone: [
          {
            guard: { type: 'isRegistered', params: ({ event }) => event.output },
            target: 'loggingIn',
          },
          {
            target: 'filling.form.registrationFailed',
            actions: [
              {
                type: 'keepRefusal',
                params: ({ event }) => ({
                  refusal: event.output.outcome === 'refused' ? event.output.message : undefined,
                }),
              },
              {
                type: 'notify',
                params: ({ event }) => ({
                  code: 'signup.registrationFailed',
                  message: event.output.outcome === 'refused' ? event.output.message : undefined,
                }),
              },
            ],
          },
        ],
        onError: {
          target: 'filling.form.registrationFailed',
          actions: [
            { type: 'keepRefusal', params: { refusal: undefined } },
            { type: 'notify', params: { code: 'signup.registrationFailed' } },
          ],
        },
      },
      after: {
        callTimeout: {
          target: 'filling.form.registrationFailed',
          actions: [
            { type: 'keepRefusal', params: { refusal: undefined } },
            { type: 'notify', params: { code: 'signup.registrationFailed' } },
          ],
        },
      },
    },
    loggingIn: {
      description: 'The account exists; the same email and password open its first session.',
      meta: { requirements: ['SIGN-04'] },
      tags: ['busy'],
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => ({
          email: context.form.email.trim(),
          password: context.form.password,
        }),
        onDone: [
          {
            guard: { type: 'isLoggedIn', params: ({ event }) => event.output },
            target: 'accountCreated',
            actions: [
              'keepSignedIn',
              { type: 'notify', params: { code: 'signup.accountCreated' } },
            ],
          },
          {
            guard: { type: 'isTokenMissing', params: ({ event }) => event.output },
            target: 'tokenMissing',
            actions: { type: 'notify', params: { code: 'signup.tokenMissing' } },
          },
          {
            target: 'autoLogInFailed',
            actions: { type: 'notify', params: { code: 'signup.autoLogInFailed' } },
          },
        ],
        onError: {
          target: 'autoLogInFailed',
          actions: { type: 'notify', params: { code: 'signup.autoLogInFailed' } },
        },
      },
      after: {
        callTimeout: {
          target: 'autoLogInFailed',
          actions: { type: 'notify', params: { code: 'signup.autoLogInFailed' } },
        },
      },
    },
    accountCreated: {
      description: 'Registered and logged in; the app goes on to the onboarding.',
      meta: { requirements: ['SIGN-04'] },
      type: 'final',
    },
    tokenMissing: {
      description:
        'Registered, but the log-in answered without a token; the app goes to the log-in.',
      meta: { requirements: ['SIGN-05'] },
      type: 'final',
    },
    autoLogInFailed: {
      description:
        'Registered, but the automatic log-in did not succeed; the app goes to the log-in.',
      meta: { requirements: ['SIGN-06'] },
      type: 'final',
    },
  },
});
