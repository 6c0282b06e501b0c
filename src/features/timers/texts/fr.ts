import type { Translation } from '../../../texts/translation.ts';
import type * as en from './en.ts';

export const timers = {
  title: 'Minuteurs',
  left: 'Encore {left}',
  stop: 'Arrêter le minuteur : {label}',
  minute: '+1 min',
  more: '+1 min : {label}',
  over: 'Le temps est écoulé',
} satisfies Translation<typeof en.timers>;
