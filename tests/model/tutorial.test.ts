import { tutorial } from './samples/tutorial.ts';
import { testChart } from './testChart.ts';

testChart(tutorial);
