import { ownNote } from './samples/ownNote.ts';
import { testChart } from './testChart.ts';

testChart(ownNote);
