import { proof } from './samples/proof.ts';
import { testChart } from './testChart.ts';

testChart(proof);
