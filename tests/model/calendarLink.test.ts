import { calendarLink } from './samples/calendarLink.ts';
import { testChart } from './testChart.ts';

testChart(calendarLink);
