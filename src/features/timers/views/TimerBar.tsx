import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import type { TimersActor } from '../../../context/timers.tsx';
import { useSelector } from '../../../context/useSelector.ts';
import { EdgeBar } from '../../../ui/EdgeBar.tsx';

/** Most pages are read without a timer: what draws them comes with the first. */
const LazyTimers = lazyPart(() =>
  import('./Timers.tsx').then(({ Timers }) => ({ default: Timers })),
);

/** The timers on every page, along its lower edge. */
export function TimerBar({ actor }: { readonly actor: TimersActor }) {
  const hasTimers = useSelector(actor, (snapshot) => snapshot.context.timers.length > 0);
  if (!hasTimers) return null;
  return (
    <EdgeBar>
      <Suspense fallback={null}>
        <LazyTimers actor={actor} />
      </Suspense>
    </EdgeBar>
  );
}
