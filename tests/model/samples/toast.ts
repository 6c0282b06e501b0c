import { toastMachine } from '../../../machines/app/toast.machine.ts';
import type { Samples } from '../engine/index.ts';

interface Context {
  notice: { code: string } | null;
}

export const toast: Samples = {
  chart: 'toast',
  machine: toastMachine,
  input: { duration: 5000, removal: 1_000_000 },
  person: {
    'toast.dismissed': { type: 'toast.dismissed' },
    'toast.held': { type: 'toast.held' },
    'toast.released': { type: 'toast.released' },
  },
  shell: { 'toast.requested': { type: 'toast.requested', notice: { code: 'login.failed' } } },
  actors: {},
  delays: { duration: 5000, removal: 1_000_000 },
  distinguish: () => null,
  holds: {
    'toast.requested': ({ notice }: Context) => notice?.code === 'login.failed',
    'after removal': ({ notice }: Context) => notice === null,
  },
};
