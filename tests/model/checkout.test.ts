import { checkout } from './samples/checkout.ts';
import { testChart } from './testChart.ts';

testChart(checkout);
