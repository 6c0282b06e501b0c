import { healthSettings } from './samples/healthSettings.ts';
import { testChart } from './testChart.ts';

testChart(healthSettings);
