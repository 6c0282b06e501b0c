import { assign, emit, fromPromise, setup } from 'xstate';
import type { DataForm, GuardedResult, ProofOutput } from '../shared/account.ts';
import type { Notice, Notify } from '../shared/emitted.ts';
import type { proofMachine } from './proof.machine.ts';

interface DataExportLimits {
  downloadTimeout: number;
  sessionsTimeout: number;
}

export const dataExportMachine = setup({
  types: {
    context: {} as { form: DataForm; limits: DataExportLimits },
    events: {} as { type: 'data.requested'; form: DataForm },
    emitted: {} as Notify,
    input: {} as DataExportLimits,
    meta: {} as { requirements: string[] },
    children: {} as { proof: 'proof' },
  },
  actors: {
    fetchData: fromPromise<GuardedResult, { form: DataForm }>(() =>
      Promise.reject(new Error('fetchData is not provided')),
    ),
    proof: fromPromise<ProofOutput, object>(() =>
      Promise.reject(new Error('proof is not provided')),
    ) as unknown as typeof proofMachine,
  },
  actions: {
    keepForm: assign({ form: (_, params: { form: DataForm }) => params.form }),
    notify: emit((_, params: Notice) => ({ type: 'notify' as const, code: params.code })),
  },
  guards: {
    isProofRequired: (_, params: GuardedResult) => params.outcome === 'proofRequired',
    isProven: (_, params: ProofOutput) => params.isProven,
  },
  delays: { downloadTimeout: ({ context }) => context.limits.downloadTimeout },
}).createMachine({
  id: 'dataExport',
  description:
    'What is stored on the person is taken along: everything as one file for programs, or what they wrote, planned and cooked as one for reading.',
  context: ({ input }) => ({ form: 'everything', limits: input }),
  initial: 'offered',
  states: {
    offered: {
      description: 'Both files can be asked for.',
      on: {
        'data.requested': {
          target: 'fetchingData',
          actions: { type: 'keepForm', params: ({ event }) => ({ form: event.form }) },
        },
      },
    },
    fetchingData: {
      description: 'The file is on its way to the downloads.',
      invoke: {
        id: 'fetchData',
        src: 'fetchData',
        input: ({ context }) => ({ form: context.form }),
        onDone: [
          {
            guard: { type: 'isProofRequired', params: ({ event }) => event.output },
            target: 'proving',
          },
          {
            target: 'offered',
            actions: { type: 'notify', params: { code: 'account.dataDownloaded' } },
          },
        ],
        onError: 'notFetched',
      },
      after: { downloadTimeout: 'notFetched' },
    },
    notFetched: {
      description: 'Passed through at once: there is no file.',
      entry: { type: 'notify', params: { code: 'account.dataNotDownloaded' } },
      always: 'offered',
    },
    proving: {
      description: 'The person proves who they are, or thinks better of it.',
      invoke: {
        id: 'proof',
        src: 'proof',
        input: ({ context }) => ({ proofTimeout: context.limits.sessionsTimeout }),
        onDone: [
          {
            guard: { type: 'isProven', params: ({ event }) => event.output },
            target: 'fetchingData',
          },
          { target: 'offered' },
        ],
        onError: 'notFetched',
      },
    },
  },
});
