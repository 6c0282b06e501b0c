import { weekSheetMachine } from '../../../machines/planner/weekSheet.machine.ts';
import type { Samples } from '../engine/index.ts';
import { limits, newest, planNames } from './plans.ts';

const fault = { '': new Error('fault') };

export const weekSheet: Samples = {
  chart: 'weekSheet',
  machine: weekSheetMachine,
  input: { plan: newest, limits },
  person: {
    'week.shared': { type: 'week.shared' },
    'week.printed': { type: 'week.printed' },
  },
  actors: {
    shareWeek: {
      answers: { shared: { outcome: 'shared' }, copied: { outcome: 'copied' } },
      failures: fault,
    },
    sendToPrinter: { answers: { '': undefined }, failures: fault },
  },
  delays: { shareTimeout: 120_000 },
  distinguish: () => null,
  names: planNames,
};
