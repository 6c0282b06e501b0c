// The order in which somebody walks through their shop, learnt from the order in which they tick.
import { hour } from './durations.ts';

/** How often one aisle came before another; what is newer counts for more. */
type Before = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface AisleTicks {
  readonly before: Before;
  /** The trip that is going on, with its aisles in the order of their first ticks. */
  readonly trip: { readonly last: number; readonly aisles: readonly string[] } | null;
}

export const noTicks: AisleTicks = { before: {}, trip: null };

/** So long after the last tick, in ms, a trip is over. */
const tripEnds = 2 * hour;
/** Fewer aisles are no walk through a shop: somebody ticks what they have at home. */
const fewestAisles = 3;
/** What was learnt before counts so much after another trip. */
const fades = 0.7;

const weightOf = (before: Before, first: string, then: string): number =>
  before[first]?.[then] ?? 0;

/** @returns `before` with one more trip */
function withTrip(before: Before, aisles: readonly string[]): Before {
  if (aisles.length < fewestAisles) return before;
  const next: Record<string, Record<string, number>> = {};
  for (const [first, row] of Object.entries(before)) next[first] = { ...row };
  for (const [place, first] of aisles.entries())
    for (const then of aisles.slice(place + 1)) {
      next[first] = { ...next[first], [then]: weightOf(before, first, then) * fades + 1 };
      next[then] = { ...next[then], [first]: weightOf(before, then, first) * fades };
    }
  return next;
}

const isOver = ({ trip }: AisleTicks, now: number): boolean =>
  trip !== null && now - trip.last > tripEnds;

/** What is known once a trip that is over has been learnt from. */
const settled = (known: AisleTicks, now: number): AisleTicks =>
  known.trip && isOver(known, now)
    ? { before: withTrip(known.before, known.trip.aisles), trip: null }
    : known;

/** What is known after something of an aisle was ticked. */
export function withTick(known: AisleTicks, aisle: string, now: number): AisleTicks {
  const { before, trip } = settled(known, now);
  const aisles = trip?.aisles ?? [];
  return {
    before,
    trip: { last: now, aisles: aisles.includes(aisle) ? aisles : [...aisles, aisle] },
  };
}

/** The aisles in which something was ticked, as they are walked. The trip that is going on does not count yet, so that nothing moves while somebody shops. */
export function walkedAisles(known: AisleTicks, now: number): readonly string[] {
  const { before } = settled(known, now);
  const walked = Object.keys(before);
  const aheadOf = (aisle: string): number =>
    walked.filter((other) => weightOf(before, aisle, other) > weightOf(before, other, aisle))
      .length;
  return walked.toSorted((a, b) => aheadOf(b) - aheadOf(a));
}

/** All aisles in that order; one in which nothing was ticked follows the one that it usually follows, and the last stays last. */
export function inWalkedOrder(
  usual: readonly string[],
  walked: readonly string[],
): readonly string[] {
  const order = walked.filter((aisle) => usual.includes(aisle));
  for (const [place, aisle] of usual.entries())
    if (!order.includes(aisle)) {
      const isLast = place === usual.length - 1;
      const after = isLast ? order.length - 1 : order.indexOf(usual[place - 1] ?? '');
      order.splice(after + 1, 0, aisle);
    }
  return order;
}

/** As it was written down; what is not understood is nothing learnt. */
export function readTicks(text: string | null): AisleTicks {
  try {
    const { before, trip } = JSON.parse(text ?? '') as Partial<AisleTicks>;
    const isRead =
      typeof before === 'object' &&
      before !== null &&
      (trip === null || (typeof trip?.last === 'number' && Array.isArray(trip.aisles)));
    return isRead ? { before, trip } : noTicks;
  } catch {
    return noTicks;
  }
}
