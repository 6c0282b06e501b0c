import { onboarding } from './samples/onboarding.ts';
import { testChart } from './testChart.ts';

testChart(onboarding);
