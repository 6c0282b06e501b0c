import { mealAdding } from './samples/mealAdding.ts';
import { testChart } from './testChart.ts';

testChart(mealAdding);
