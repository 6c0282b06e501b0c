/**
 * Charts and views that are on every page of the signed-in. Each is small: fetched one by one they cost
 * a slow line more in waiting than in bytes, so they come in one file.
 */
export { accessChart } from './access/chart.ts';
export { AccessView } from './access/views/AccessView.tsx';
export { feedbackChart } from './feedback/chart.ts';
export { FeedbackView } from './feedback/views/FeedbackView.tsx';
export { timersChart } from './timers/chart.ts';
export { TimerBar } from './timers/views/TimerBar.tsx';
