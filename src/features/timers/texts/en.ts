import { speak } from '../../../texts/language.ts';

export const timers = {
  title: 'Timers',
  left: '{label}: {left} left',
  isOver: '{label}: time is up',
  stop: 'Stop timer: {label}',
  minute: '+1 min',
  more: '+1 min: {label}',
  /** A notification's heading; its text is the timer's own. */
  over: 'Time is up',
};

speak({ timers });
