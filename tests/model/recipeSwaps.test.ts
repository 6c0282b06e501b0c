import { recipeSwaps } from './samples/recipeSwaps.ts';
import { testChart } from './testChart.ts';

testChart(recipeSwaps);
