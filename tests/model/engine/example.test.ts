import { expect, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import * as engine from './index.ts';

const machine = setup({
  actors: { save: fromPromise<void>(() => Promise.reject(new Error('not provided'))) },
  delays: { limit: 5000 },
}).createMachine({
  id: 'note',
  initial: 'writing',
  states: {
    writing: { on: { submitted: 'saving' } },
    saving: {
      invoke: { id: 'save', src: 'save', onDone: 'saved', onError: 'writing' },
      after: { limit: 'writing' },
    },
    saved: { type: 'final' },
  },
});
const samples: engine.Samples = {
  chart: 'note',
  machine,
  person: { submitted: { type: 'submitted' } },
  actors: { save: { answers: { '': undefined }, failures: { '': new Error('offline') } } },
  delays: { limit: 5000 },
  distinguish: () => null,
};
const rows = engine.parseTable(
  `| from | event | when | to | effects | requirements |
| · | (start) | | writing | | |
| writing | submitted | | saving | start save | |
| saving | save answers | | saved | done | |
| saving | save fails | | writing | | |
| saving | after limit | | writing | stop save | |`,
  'note',
);
test('a chart is held against its table, on real actors too, and a lost timer is noticed', () => {
  const examination = engine.examine(samples, rows);
  expect([...engine.complaintsOf(examination), ...engine.silentCellsOf(examination)]).toEqual([]);
  for (const path of examination.paths)
    expect(engine.playPath(examination, path, engine.nothingGathered())).toBeNull();
  const particulars = { lasting: [], unbounded: {}, renewed: {}, typed: {} };
  const stated = engine.commonProperties(samples, examination.exploration, particulars);
  const graph = engine.graphOf(samples, examination.exploration);
  expect(stated.map(({ property }) => property(graph))).toEqual(stated.map(() => null));
  const lost = engine.mutantsOf(machine).find(({ name }) => name === 'saving · after limit: lost')!;
  const ill = { ...samples, machine: lost.machine };
  expect(stated[0]!.property(engine.graphOf(ill, engine.explore(ill)))).toBe('(start) → submitted');
});
