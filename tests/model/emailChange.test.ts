import { emailChange } from './samples/emailChange.ts';
import { testChart } from './testChart.ts';

testChart(emailChange);
