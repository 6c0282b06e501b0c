import { confirmation } from './samples/confirmation.ts';
import { testChart } from './testChart.ts';

testChart(confirmation);
