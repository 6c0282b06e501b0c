import { toast } from './samples/toast.ts';
import { testChart } from './testChart.ts';

testChart(toast);
