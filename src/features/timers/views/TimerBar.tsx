import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import type { TimersActor } from '../../../context/timers.tsx';
import { useSelector } from '../../../context/useSelector.ts';
import { EdgeBar } from '../../../ui/EdgeBar.tsx';

/** Most pages are read without a timer: what draws them comes with the first. */
const LazyTimers = lazyPart(() =>
  import('./Timers.tsx').then(({ Timers }) => ({ default: Timers })),
);

interface TimerBarProps {
  readonly actor: TimersActor | undefined;
  /** Within what lies over every page and cannot be closed: what rings has to be stopped there. */
  readonly round?: boolean;
}

/** The timers on every page, along its lower edge. */
export function TimerBar({ actor, round = false }: TimerBarProps) {
  const hasTimers = useSelector(actor, (snapshot) => !!snapshot?.context.timers.length);
  if (!actor || !hasTimers) return null;
  const timers = (
    <Suspense fallback={null}>
      <LazyTimers actor={actor} round={round} />
    </Suspense>
  );
  return round ? timers : <EdgeBar>{timers}</EdgeBar>;
}
