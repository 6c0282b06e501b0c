import { aiKitchen } from './samples/aiKitchen.ts';
import { testChart } from './testChart.ts';

testChart(aiKitchen);
