import { forgotPassword } from './samples/forgotPassword.ts';
import { testChart } from './testChart.ts';

testChart(forgotPassword);
