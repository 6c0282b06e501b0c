import { recipeFile } from './samples/recipeFile.ts';
import { testChart } from './testChart.ts';

testChart(recipeFile);
