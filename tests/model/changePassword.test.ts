import { changePassword } from './samples/changePassword.ts';
import { testChart } from './testChart.ts';

testChart(changePassword);
