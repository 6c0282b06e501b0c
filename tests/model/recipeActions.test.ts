import { recipeActions } from './samples/recipeActions.ts';
import { testChart } from './testChart.ts';

testChart(recipeActions);
