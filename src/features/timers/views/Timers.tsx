import type { TimersActor } from '../../../context/timers.tsx';
import { useSelector } from '../../../context/useSelector.ts';
import { timers as words } from '../texts/en.ts';
import { clockFace } from '../../../texts/clockFace.ts';
import { fill } from '../../../texts/fill.ts';
import { TimerRows } from '../../../ui/TimerRows.tsx';

interface TimersProps {
  readonly actor: TimersActor;
  /** By itself within a page, not along an edge of the window. */
  readonly round?: boolean;
}

/** The timers that run, and those that have just ended. */
export function Timers({ actor, round = false }: TimersProps) {
  const timers = useSelector(actor, (snapshot) => snapshot.context.timers);
  if (timers.length === 0) return null;
  return (
    <section aria-label={words.title}>
      <TimerRows
        round={round}
        more={words.minute}
        timers={timers.map(({ id, label, seconds, left }) => ({
          id,
          seconds,
          left,
          label,
          time: left > 0 ? fill(words.left, { left: clockFace(left) }) : words.over,
          moreLabel: fill(words.more, { label }),
          stopLabel: fill(words.stop, { label }),
        }))}
        onMore={(id) => actor.send({ type: 'timer.extended', id, seconds: 60 })}
        onStop={(id) => actor.send({ type: 'timer.stopped', id })}
      />
    </section>
  );
}
