import { access } from './samples/access.ts';
import { testChart } from './testChart.ts';

testChart(access);
