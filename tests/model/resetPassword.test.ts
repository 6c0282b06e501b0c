import { resetPassword } from './samples/resetPassword.ts';
import { testChart } from './testChart.ts';

testChart(resetPassword);
