import { speak } from '../../../texts/language.ts';

export const timers = {
  title: 'Timers',
  left: '{left} left',
  stop: 'Stop timer: {label}',
  minute: '+1 min',
  more: '+1 min: {label}',
  /** On its row; a notification's heading, whose text is the timer's own. */
  over: 'Time is up',
};

speak({ timers });
