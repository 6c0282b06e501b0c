import { apiTokens } from './samples/apiTokens.ts';
import { testChart } from './testChart.ts';

testChart(apiTokens);
