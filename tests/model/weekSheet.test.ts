import { weekSheet } from './samples/weekSheet.ts';
import { testChart } from './testChart.ts';

testChart(weekSheet);
