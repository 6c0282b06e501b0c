import { conditionField } from './samples/conditionField.ts';
import { testChart } from './testChart.ts';

testChart(conditionField);
