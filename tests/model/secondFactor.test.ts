import { secondFactor } from './samples/secondFactor.ts';
import { testChart } from './testChart.ts';

testChart(secondFactor);
