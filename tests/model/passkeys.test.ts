import { passkeys } from './samples/passkeys.ts';
import { testChart } from './testChart.ts';

testChart(passkeys);
