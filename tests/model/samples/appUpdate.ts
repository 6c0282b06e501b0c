import { appUpdateMachine } from '../../../machines/app/appUpdate.machine.ts';
import type { Samples } from '../engine/index.ts';

export const appUpdate: Samples = {
  chart: 'appUpdate',
  machine: appUpdateMachine,
  input: { taskTimeout: 10_000 },
  person: {
    'version.accepted': { type: 'version.accepted' },
    'version.postponed': { type: 'version.postponed' },
  },
  actors: {
    versions: {
      answers: { '': undefined },
      failures: { '': new Error('deaf') },
      messages: {
        'version.arrived': { type: 'version.arrived' },
        'version.replaced': { type: 'version.replaced' },
      },
    },
    activateVersion: { answers: { '': undefined }, failures: { '': new Error('held') } },
    loadPage: { answers: { '': undefined }, failures: { '': new Error('stuck') } },
  },
  delays: { taskTimeout: 10_000 },
  distinguish: () => null,
};
