import { tryOut } from './samples/tryOut.ts';
import { testChart } from './testChart.ts';

testChart(tryOut);
