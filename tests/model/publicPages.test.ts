import { publicPages } from './samples/publicPages.ts';
import { testChart } from './testChart.ts';

testChart(publicPages);
