import { ownRecipes } from './samples/ownRecipes.ts';
import { testChart } from './testChart.ts';

testChart(ownRecipes);
