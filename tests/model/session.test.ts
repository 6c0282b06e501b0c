import { session } from './samples/session.ts';
import { testChart } from './testChart.ts';

testChart(session);
