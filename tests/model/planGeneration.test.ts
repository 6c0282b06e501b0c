import { planGeneration } from './samples/planGeneration.ts';
import { testChart } from './testChart.ts';

testChart(planGeneration);
