import { feedback } from './samples/feedback.ts';
import { testChart } from './testChart.ts';

testChart(feedback);
