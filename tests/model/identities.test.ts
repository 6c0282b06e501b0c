import { identities } from './samples/identities.ts';
import { testChart } from './testChart.ts';

testChart(identities);
