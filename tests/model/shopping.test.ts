import { shopping } from './samples/shopping.ts';
import { testChart } from './testChart.ts';

testChart(shopping);
