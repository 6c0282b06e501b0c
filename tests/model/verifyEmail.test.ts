import { verifyEmail } from './samples/verifyEmail.ts';
import { testChart } from './testChart.ts';

testChart(verifyEmail);
