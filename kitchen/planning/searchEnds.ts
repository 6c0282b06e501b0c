// When the search for a better week ends.

export interface PlanLimits {
  /** Milliseconds for the whole answer; the best by then is returned with the gap proven by then. */
  readonly milliseconds: number;
  /** The clock, in milliseconds. */
  readonly now: () => number;
  /** The share of the proven bound that a week may be short of it for the search to end; 0.01 unless given. */
  readonly gap?: number;
}

/** What ends the search for a week: its time, or a week as close to the bound as is good enough. */
export interface SearchEnds {
  readonly timeLeft: () => number;
  readonly gap: number;
  /** The same with time for one more search from now on, however little is left: one that gives something up after one that found nothing. */
  readonly onceMore: () => SearchEnds;
}

/** A gap under this is good enough to stop at; twice as much after a longer search, half where no minutes are asked for. */
const usualGap = 0.01;

/** The share of its time that a search has at least after another that found nothing. */
const onceMore = 0.6;

/** All searches for one answer together take at most so many times its time. */
export const mostTogether = 2;

/**
 * What ends a search that began at `began`, on the clock of its limits.
 * @param last when no search at all goes on
 */
export function endsOf(
  limits: PlanLimits,
  began: number,
  last = began + mostTogether * limits.milliseconds,
): SearchEnds {
  const { milliseconds, now, gap = usualGap } = limits;
  const timeLeft = (): number => milliseconds - (now() - began);
  return {
    timeLeft,
    gap,
    onceMore: () => {
      const more = Math.max(timeLeft(), onceMore * milliseconds);
      return endsOf({ ...limits, milliseconds: Math.min(more, last - now()) }, now(), last);
    },
  };
}
