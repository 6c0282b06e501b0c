import { planLibrary } from './samples/planLibrary.ts';
import { testChart } from './testChart.ts';

testChart(planLibrary);
