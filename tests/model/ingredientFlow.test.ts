import { ingredientFlow } from './samples/ingredientFlow.ts';
import { testChart } from './testChart.ts';

testChart(ingredientFlow);
