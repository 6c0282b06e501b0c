import { accountCare } from './samples/accountCare.ts';
import { testChart } from './testChart.ts';

testChart(accountCare);
