import { entryDeletion } from './samples/entryDeletion.ts';
import { testChart } from './testChart.ts';

testChart(entryDeletion);
