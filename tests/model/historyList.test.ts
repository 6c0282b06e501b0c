import { historyList } from './samples/historyList.ts';
import { testChart } from './testChart.ts';

testChart(historyList);
