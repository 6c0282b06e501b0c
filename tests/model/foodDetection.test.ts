import { foodDetection } from './samples/foodDetection.ts';
import { testChart } from './testChart.ts';

testChart(foodDetection);
