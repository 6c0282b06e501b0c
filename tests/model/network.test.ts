import { network } from './samples/network.ts';
import { testChart } from './testChart.ts';

testChart(network);
