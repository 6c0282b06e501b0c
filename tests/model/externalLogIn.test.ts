import { externalLogIn } from './samples/externalLogIn.ts';
import { testChart } from './testChart.ts';

testChart(externalLogIn);
