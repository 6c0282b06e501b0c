import { pantry } from './samples/pantry.ts';
import { testChart } from './testChart.ts';

testChart(pantry);
