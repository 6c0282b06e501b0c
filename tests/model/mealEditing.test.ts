import { mealEditing } from './samples/mealEditing.ts';
import { testChart } from './testChart.ts';

testChart(mealEditing);
