import { receiptPrices } from './samples/receiptPrices.ts';
import { testChart } from './testChart.ts';

testChart(receiptPrices);
