import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import type { Notify, Report } from '../shared/emitted.ts';
import type { FromMarksSource, MarkChange, RecipeMark, ToMarksSource } from '../shared/marks.ts';

export const recipeMarksMachine = setup({
  types: {
    context: {} as { marks: readonly RecipeMark[]; callTimeout: number },
    events: {} as
      | ({ type: 'mark.chosen' } & MarkChange)
      | { type: 'marks.retried' }
      | FromMarksSource,
    emitted: {} as Notify | Report,
    input: {} as { callTimeout: number },
    meta: {} as { requirements: string[] },
  },
  actors: {
    marksSource: fromCallback<ToMarksSource>(() => {
      throw new Error('marksSource is not provided');
    }),
  },
  actions: {
    keepMarks: assign({ marks: (_, params: { marks: readonly RecipeMark[] }) => params.marks }),
    tellChange: sendTo('marksSource', (_, { recipeId, title, mark }: MarkChange) => ({
      type: 'mark.changed' as const,
      recipeId,
      title,
      mark,
    })),
    tellAsked: sendTo('marksSource', { type: 'marks.asked' as const }),
    notify: emit((_, params: { message: string | null }) => ({
      type: 'notify' as const,
      code: 'recipe.notMarked' as const,
      message: params.message ?? undefined,
    })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  delays: { callTimeout: ({ context }) => context.callTimeout },
}).createMachine({
  id: 'recipeMarks',
  description:
    'Favourites, and what the person does not want again. A mark shows at once and is sent when it can be.',
  context: ({ input }) => ({ marks: [], callTimeout: input.callTimeout }),
  initial: 'open',
  states: {
    open: {
      description: 'The source lives: it reads, keeps and sends.',
      initial: 'reading',
      invoke: {
        id: 'marksSource',
        src: 'marksSource',
        onDone: {
          target: 'stopped',
          actions: { type: 'report', params: { code: 'recipe.marksStopped' } },
        },
        onError: {
          target: 'stopped',
          actions: {
            type: 'report',
            params: ({ event }) => ({ code: 'recipe.marksStopped', error: event.error }),
          },
        },
      },
      on: {
        'marks.read': {
          target: '.listing',
          actions: { type: 'keepMarks', params: ({ event }) => ({ marks: event.marks }) },
        },
        'mark.chosen': { actions: { type: 'tellChange', params: ({ event }) => event } },
        'mark.refused': {
          actions: { type: 'notify', params: ({ event }) => ({ message: event.message }) },
        },
      },
      states: {
        reading: {
          description:
            'The marks are asked for; where the server cannot be reached, a copy serves.',
          on: { 'marks.unread': 'unread' },
          after: { callTimeout: 'unread' },
        },
        unread: {
          description: 'They could not be had. A recipe can be marked all the same.',
          on: { 'marks.retried': { target: 'reading', actions: 'tellAsked' } },
        },
        listing: { description: 'They are known, with what is still to be sent.' },
      },
    },
    stopped: {
      description: 'The source has stopped by a fault; it can be started again.',
      on: { 'marks.retried': 'open' },
    },
  },
});
