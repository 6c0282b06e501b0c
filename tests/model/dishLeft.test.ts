import { dishLeft } from './samples/dishLeft.ts';
import { testChart } from './testChart.ts';

testChart(dishLeft);
