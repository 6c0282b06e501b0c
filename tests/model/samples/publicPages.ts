import { publicPagesMachine } from '../../../machines/app/publicPages.machine.ts';
import type { Samples } from '../engine/index.ts';

const form = { answers: { '': undefined }, failures: { '': new Error('fault') } };
const inputs = {
  forgotPassword: {},
  resetPassword: {},
  verifyEmail: {},
  externalLogIn: {},
  onboarding: {},
  sources: {},
  tryOut: {},
};

const paths = [
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/external-log-in',
  '/onboarding',
  '/sources',
  '/try',
  '/terms',
];

export const publicPages: Samples = {
  chart: 'publicPages',
  machine: publicPagesMachine,
  starts: Object.fromEntries(paths.map((path) => [path, { path, inputs }])),
  person: { 'page.retried': { type: 'page.retried' } },
  actors: {
    forgotPassword: form,
    resetPassword: {
      ...form,
      messages: { 'session dropped': { type: 'session.dropped', to: null } },
    },
    verifyEmail: {
      answers: {
        'to the kitchen': { to: '/ai-kitchen' },
        'to log in': { to: '/login' },
      },
      failures: { '': new Error('fault') },
      messages: { 'session dropped': { type: 'session.dropped', to: null } },
    },
    externalLogIn: form,
    onboarding: form,
    sources: form,
    tryOut: form,
  },
  delays: {},
  distinguish: ({ path }: { path: string }) => path,
  situations: Object.fromEntries(
    paths.map((each) => [`at ${each}`, ({ path }: { path: string }) => path === each]),
  ),
  names: Object.values(inputs).map((each) => [each, 'its limits'] as const),
};
