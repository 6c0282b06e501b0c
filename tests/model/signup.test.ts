import { signup } from './samples/signup.ts';
import { testChart } from './testChart.ts';

testChart(signup);
