import { dataExportMachine } from '../../../machines/settings/dataExport.machine.ts';
import type { Samples } from '../engine/index.ts';

interface Context {
  form: string;
}

export const dataExport: Samples = {
  chart: 'dataExport',
  machine: dataExportMachine,
  input: { downloadTimeout: 60_000, sessionsTimeout: 12_000 },
  person: {
    'data.requested (everything)': { type: 'data.requested', form: 'everything' },
    'data.requested (reading)': { type: 'data.requested', form: 'reading' },
  },
  actors: {
    fetchData: {
      answers: { done: { outcome: 'done' }, 'proof required': { outcome: 'proofRequired' } },
      failures: { '': new Error('network') },
    },
    proof: {
      answers: { proven: { isProven: true }, 'thought better of': { isProven: false } },
      failures: { '': new Error('fault') },
    },
  },
  delays: { downloadTimeout: 60_000 },
  distinguish: ({ form }: Context) => [form],
  situations: {
    'for programs': ({ form }: Context) => form === 'everything',
    'for reading': ({ form }: Context) => form === 'reading',
  },
  holds: {
    'data.requested (everything)': ({ form }: Context) => form === 'everything',
    'data.requested (reading)': ({ form }: Context) => form === 'reading',
  },
};
