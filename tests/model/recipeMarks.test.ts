import { recipeMarks } from './samples/recipeMarks.ts';
import { testChart } from './testChart.ts';

testChart(recipeMarks);
