import { accountDeletion } from './samples/accountDeletion.ts';
import { testChart } from './testChart.ts';

testChart(accountDeletion);
