import { followUp } from './samples/followUp.ts';
import { testChart } from './testChart.ts';

testChart(followUp);
