import { secondFactorSetup } from './samples/secondFactorSetup.ts';
import { testChart } from './testChart.ts';

testChart(secondFactorSetup);
