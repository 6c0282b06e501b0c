import { app } from './samples/app.ts';
import { testChart } from './testChart.ts';

testChart(app);
