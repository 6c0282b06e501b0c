import { sources } from './samples/sources.ts';
import { testChart } from './testChart.ts';

testChart(sources);
