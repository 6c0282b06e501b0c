import { household } from './samples/household.ts';
import { testChart } from './testChart.ts';

testChart(household);
