import { ownPhoto } from './samples/ownPhoto.ts';
import { testChart } from './testChart.ts';

testChart(ownPhoto);
