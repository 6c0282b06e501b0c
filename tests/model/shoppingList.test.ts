import { shoppingList } from './samples/shoppingList.ts';
import { testChart } from './testChart.ts';

testChart(shoppingList);
