import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { useTimers, type TimersActor } from '../../../context/timers.tsx';
import { useSelector } from '../../../context/useSelector.ts';
import { EdgeBar } from '../../../ui/EdgeBar.tsx';

/** Most pages are read without a timer: what draws them comes with the first. */
const LazyTimers = lazyPart(() =>
  import('./Timers.tsx').then(({ Timers }) => ({ default: Timers })),
);

/** The timers on every page, along its lower edge. */
export function TimerBar({ actor }: { readonly actor: TimersActor }) {
  const isShown = useSelector(actor, (snapshot) => snapshot.context.timers.length > 0);
  if (!isShown) return null;
  return (
    <EdgeBar>
      <Suspense fallback={null}>
        <LazyTimers actor={actor} />
      </Suspense>
    </EdgeBar>
  );
}

/** The same within what lies over every page and cannot be closed: what rings there has to be stopped there. */
export function TimersOverPages() {
  const actor = useTimers();
  const isShown = useSelector(actor, (snapshot) => (snapshot?.context.timers.length ?? 0) > 0);
  if (!actor || !isShown) return null;
  return (
    <Suspense fallback={null}>
      <LazyTimers actor={actor} round />
    </Suspense>
  );
}
