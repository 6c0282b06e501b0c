import { tableMachine } from '../../../machines/table/table.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import type { Ports } from '../../actors/ports.ts';
import { conditionFieldChart } from '../health/chart.ts';
import { createChangeTable, createFetchTable } from './actors/callTable.ts';

export const tableChart = (connections: Connections) =>
  tableMachine.provide({
    actors: {
      fetchTable: createFetchTable(connections),
      changeTable: createChangeTable(connections),
      conditionField: conditionFieldChart(connections),
    } satisfies Ports<typeof tableMachine>,
  });
