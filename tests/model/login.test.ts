import { login } from './samples/login.ts';
import { testChart } from './testChart.ts';

testChart(login);
