import { testChart } from './testChart.ts';
import { voiceControl } from './samples/voiceControl.ts';

testChart(voiceControl);
