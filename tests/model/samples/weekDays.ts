import { weekDaysMachine } from '../../../machines/planner/weekDays.machine.ts';
import type { Samples } from '../engine/index.ts';
import { limits, newest, older, planNames } from './plans.ts';

export const weekDays: Samples = {
  chart: 'weekDays',
  machine: weekDaysMachine,
  input: { limits },
  person: { 'days.retried': { type: 'days.retried' } },
  shell: {
    'days.wanted (the older)': { type: 'days.wanted', planId: older.id },
    'days.wanted (the newest)': { type: 'days.wanted', planId: newest.id },
  },
  actors: {
    fetchDays: { answers: { '': older }, failures: { '': new Error('network') } },
  },
  delays: { callTimeout: 12_000 },
  distinguish: ({ planId }: { planId: string }) => planId,
  situations: {
    'the older': ({ planId }: { planId: string }) => planId === older.id,
    'the newest': ({ planId }: { planId: string }) => planId === newest.id,
  },
  names: planNames,
};
