import { publicPagesMachine } from '../../../machines/app/publicPages.machine.ts';
import type { Samples } from '../samples.ts';

const form = { answers: { '': undefined }, failures: { '': new Error('fault') } };
const inputs = {
  forgotPassword: {},
  resetPassword: {},
  verifyEmail: {},
  onboarding: {},
  sources: {},
};

const paths = [
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/onboarding',
  '/sources',
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
    verifyEmail: form,
    onboarding: form,
    sources: form,
  },
  delays: {},
  distinguish: ({ path }: { path: string }) => path,
  situations: Object.fromEntries(
    paths.map((each) => [`at ${each}`, ({ path }: { path: string }) => path === each]),
  ),
  names: Object.values(inputs).map((each) => [each, 'its limits'] as const),
};
