import { recipe } from './samples/recipe.ts';
import { testChart } from './testChart.ts';

testChart(recipe);
