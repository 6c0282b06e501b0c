import { payment } from './samples/payment.ts';
import { testChart } from './testChart.ts';

testChart(payment);
