import { collections } from './samples/collections.ts';
import { testChart } from './testChart.ts';

testChart(collections);
