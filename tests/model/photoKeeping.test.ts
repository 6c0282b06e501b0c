import { photoKeeping } from './samples/photoKeeping.ts';
import { testChart } from './testChart.ts';

testChart(photoKeeping);
