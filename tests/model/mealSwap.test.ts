import { mealSwap } from './samples/mealSwap.ts';
import { testChart } from './testChart.ts';

testChart(mealSwap);
