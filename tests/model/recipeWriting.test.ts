import { recipeWriting } from './samples/recipeWriting.ts';
import { testChart } from './testChart.ts';

testChart(recipeWriting);
