import { home } from './samples/home.ts';
import { testChart } from './testChart.ts';

testChart(home);
