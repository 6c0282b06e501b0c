import { assign, emit, fromPromise, sendTo, setup, type InputFrom } from 'xstate';
import type { externalLogInMachine } from '../externalLogIn/externalLogIn.machine.ts';
import type { forgotPasswordMachine } from '../forgotPassword/forgotPassword.machine.ts';
import type { resetPasswordMachine } from '../resetPassword/resetPassword.machine.ts';
import type { onboardingMachine } from '../onboarding/onboarding.machine.ts';
import type { verifyEmailMachine } from '../verifyEmail/verifyEmail.machine.ts';
import type { Report } from '../shared/emitted.ts';
import type { PublicPagesOutput, SessionDropped } from '../shared/messages.ts';
import type { sourcesMachine } from '../sources/sources.machine.ts';
import type { tryOutMachine } from '../tryOut/tryOut.machine.ts';

/** What the forms start with; the limits come from the contract, by way of src/app. */
interface FormInputs {
  forgotPassword: InputFrom<typeof forgotPasswordMachine>;
  resetPassword: InputFrom<typeof resetPasswordMachine>;
  verifyEmail: InputFrom<typeof verifyEmailMachine>;
  externalLogIn: InputFrom<typeof externalLogInMachine>;
  onboarding: InputFrom<typeof onboardingMachine>;
  sources: InputFrom<typeof sourcesMachine>;
  tryOut: InputFrom<typeof tryOutMachine>;
}

const unwired = fromPromise<void, object>(() =>
  Promise.reject(new Error('This chart is not provided')),
);

export const publicPagesMachine = setup({
  types: {
    context: {} as { path: string; inputs: FormInputs; to: PublicPagesOutput['to'] },
    events: {} as { type: 'page.retried' } | SessionDropped,
    emitted: {} as Report,
    input: {} as { path: string; inputs: FormInputs },
    output: {} as PublicPagesOutput,
    meta: {} as { requirements: string[] },
    children: {} as {
      forgotPassword: 'forgotPassword';
      resetPassword: 'resetPassword';
      verifyEmail: 'verifyEmail';
      externalLogIn: 'externalLogIn';
      onboarding: 'onboarding';
      sources: 'sources';
      tryOut: 'tryOut';
    },
  },
  actors: {
    forgotPassword: unwired as unknown as typeof forgotPasswordMachine,
    resetPassword: unwired as unknown as typeof resetPasswordMachine,
    verifyEmail: unwired as unknown as typeof verifyEmailMachine,
    externalLogIn: unwired as unknown as typeof externalLogInMachine,
    onboarding: unwired as unknown as typeof onboardingMachine,
    sources: unwired as unknown as typeof sourcesMachine,
    tryOut: unwired as unknown as typeof tryOutMachine,
  },
  actions: {
    keepWay: assign({ to: (_, params: PublicPagesOutput) => params.to }),
    tellSessionDropped: sendTo(
      ({ self }) => self._parent ?? self,
      (_, params: { to: SessionDropped['to'] }) => ({
        type: 'session.dropped' as const,
        to: params.to,
      }),
    ),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isAt: ({ context }, params: { path: string }) => context.path === params.path,
  },
}).createMachine({
  id: 'publicPages',
  description: 'A page that anyone may see, and the form that lives while it is shown.',
  context: ({ input }) => ({ path: input.path, inputs: input.inputs, to: '/login' }),
  initial: 'choosing',
  output: ({ context }) => ({ to: context.to }),
  states: {
    choosing: {
      description: 'Passed through at once: the address decides.',
      always: [
        { guard: { type: 'isAt', params: { path: '/forgot-password' } }, target: 'forgotPassword' },
        { guard: { type: 'isAt', params: { path: '/reset-password' } }, target: 'resetPassword' },
        { guard: { type: 'isAt', params: { path: '/verify-email' } }, target: 'verifyEmail' },
        { guard: { type: 'isAt', params: { path: '/external-log-in' } }, target: 'externalLogIn' },
        { guard: { type: 'isAt', params: { path: '/onboarding' } }, target: 'onboarding' },
        { guard: { type: 'isAt', params: { path: '/sources' } }, target: 'sources' },
        { guard: { type: 'isAt', params: { path: '/try' } }, target: 'tryOut' },
        { target: 'plainPage' },
      ],
    },
    plainPage: { description: 'A page to read, without a form.' },
    forgotPassword: {
      description: 'A link to a new password can be asked for.',
      meta: { requirements: ['PWD-01'] },
      invoke: {
        id: 'forgotPassword',
        src: 'forgotPassword',
        input: ({ context }) => context.inputs.forgotPassword,
        onDone: 'left',
        onError: {
          target: 'pageStopped',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'publicPages.pageStopped', error: event.error }),
          },
        },
      },
    },
    resetPassword: {
      description:
        'The mailed link leads here, to a new password. Whoever was signed in is so no longer.',
      meta: { requirements: ['PWD-03'] },
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context }) => context.inputs.resetPassword,
        onDone: 'left',
        onError: {
          target: 'pageStopped',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'publicPages.pageStopped', error: event.error }),
          },
        },
      },
      on: {
        'session.dropped': {
          actions: { type: 'tellSessionDropped', params: ({ event }) => ({ to: event.to }) },
        },
      },
    },
    verifyEmail: {
      description: 'The mailed link that confirms an address leads here.',
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: ({ context }) => context.inputs.verifyEmail,
        onDone: {
          target: 'left',
          actions: { type: 'keepWay', params: ({ event }) => ({ to: event.output.to }) },
        },
        onError: {
          target: 'pageStopped',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'publicPages.pageStopped', error: event.error }),
          },
        },
      },
      on: {
        'session.dropped': {
          actions: { type: 'tellSessionDropped', params: ({ event }) => ({ to: event.to }) },
        },
      },
    },
    externalLogIn: {
      description: 'An outside provider of log-ins sends people back to here.',
      invoke: {
        id: 'externalLogIn',
        src: 'externalLogIn',
        input: ({ context }) => context.inputs.externalLogIn,
        onDone: 'left',
        onError: {
          target: 'pageStopped',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'publicPages.pageStopped', error: event.error }),
          },
        },
      },
    },
    onboarding: {
      description: 'The first five steps after the sign-up.',
      meta: { requirements: ['ONB-01', 'ONB-02', 'ONB-03'] },
      invoke: {
        id: 'onboarding',
        src: 'onboarding',
        input: ({ context }) => context.inputs.onboarding,
        onDone: { target: 'left', actions: { type: 'keepWay', params: { to: '/ai-kitchen' } } },
        onError: {
          target: 'pageStopped',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'publicPages.pageStopped', error: event.error }),
          },
        },
      },
    },
    sources: {
      description: 'Where the figures come from.',
      invoke: {
        id: 'sources',
        src: 'sources',
        input: ({ context }) => context.inputs.sources,
        onDone: 'left',
        onError: {
          target: 'pageStopped',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'publicPages.pageStopped', error: event.error }),
          },
        },
      },
    },
    tryOut: {
      description: 'The kitchen, tried without an account.',
      invoke: {
        id: 'tryOut',
        src: 'tryOut',
        input: ({ context }) => context.inputs.tryOut,
        onDone: 'left',
        onError: {
          target: 'pageStopped',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'publicPages.pageStopped', error: event.error }),
          },
        },
      },
    },
    pageStopped: {
      description: 'The form has failed; it can be started again.',
      on: { 'page.retried': 'choosing' },
    },
    left: { description: 'The form is done; the app leads on.', type: 'final' },
  },
});
