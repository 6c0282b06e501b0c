import { recipePhoto } from './samples/recipePhoto.ts';
import { testChart } from './testChart.ts';

testChart(recipePhoto);
