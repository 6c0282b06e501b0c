import { lobby } from './samples/lobby.ts';
import { testChart } from './testChart.ts';

testChart(lobby);
