import { tableMachine } from '../../../machines/table/table.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import type { Ports } from '../../actors/ports.ts';
import { createDrafts } from '../../actors/drafts.ts';
import { conditionFieldChart } from '../health/chart.ts';
import { createChangeTable, createFetchTable } from './actors/callTable.ts';
import { tableDraftIn } from './actors/tableForm.ts';

export const tableChart = (connections: Connections) =>
  tableMachine.provide({
    actors: {
      fetchTable: createFetchTable(connections),
      changeTable: createChangeTable(connections),
      conditionField: conditionFieldChart(connections),
      drafts: createDrafts('table', connections.storage, tableDraftIn),
    } satisfies Ports<typeof tableMachine>,
  });
