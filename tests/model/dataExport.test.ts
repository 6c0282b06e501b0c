import { dataExport } from './samples/dataExport.ts';
import { testChart } from './testChart.ts';

testChart(dataExport);
