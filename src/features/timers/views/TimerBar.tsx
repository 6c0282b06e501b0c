import type { TimersActor } from '../../../context/timers.tsx';
import { EdgeBar } from '../../../ui/EdgeBar.tsx';
import { Timers } from './Timers.tsx';

/** The timers on every page, along its lower edge. */
export function TimerBar({ actor }: { readonly actor: TimersActor }) {
  return (
    <EdgeBar>
      <Timers actor={actor} />
    </EdgeBar>
  );
}
