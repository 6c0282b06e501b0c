import { weekDays } from './samples/weekDays.ts';
import { testChart } from './testChart.ts';

testChart(weekDays);
