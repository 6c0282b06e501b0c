import { cooking } from './samples/cooking.ts';
import { testChart } from './testChart.ts';

testChart(cooking);
