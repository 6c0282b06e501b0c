import { appUpdate } from './samples/appUpdate.ts';
import { testChart } from './testChart.ts';

testChart(appUpdate);
