import { table } from './samples/table.ts';
import { testChart } from './testChart.ts';

testChart(table);
