import { historyEntry } from './samples/historyEntry.ts';
import { testChart } from './testChart.ts';

testChart(historyEntry);
