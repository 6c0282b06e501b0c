import { cookingTimers } from './samples/cookingTimers.ts';
import { testChart } from './testChart.ts';

testChart(cookingTimers);
