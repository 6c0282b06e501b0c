import { pantryUse } from './samples/pantryUse.ts';
import { testChart } from './testChart.ts';

testChart(pantryUse);
