// Betters a whole week by many small changes, some for the worse, fewer and fewer of them: simulated annealing.
import { ChangedWeek } from './changedWeek.ts';
import type { Beside } from './changedWeek.ts';
import type { Menu } from './menu.ts';
import type { Week } from './master.ts';
import { Moves } from './moves.ts';
import type { Tried } from './moves.ts';
import type { PlannedDay } from './weekWorth.ts';

export interface Annealing extends Tried {
  /** What a unit of each row of the week is worth to the linear programme: going past a hard one costs more than that. */
  readonly prices: Float64Array;
  /** Points for a meal from leftovers that nothing feeds: few where the search moves freely, many where leftovers are needed. */
  readonly unfed: number;
  /** Changes to try. */
  readonly moves: number;
  /** Points: how much worse a change may be that is still taken, at first and at the end. */
  readonly warm: number;
  readonly cold: number;
  /** The same seed gives the same week. */
  readonly seed: number;
  /** What counts beside the week's worth, and which weeks are taken for it; left out, the worth alone. */
  readonly beside?: Beside & { readonly allows: (days: readonly PlannedDay[]) => boolean };
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/**
 * Changes a week, from Monday on, again and again.
 * @returns the best week met by what the search counts; hard limits may be broken still
 */
export function anneal(week: Week, days: readonly PlannedDay[], about: Annealing): PlannedDay[] {
  const { moves, warm, cold, seed, beside } = about;
  const random = randomOf(seed);
  const state = new ChangedWeek(week, days, about);
  const kinds = days.map(({ kind }) => kind);
  const proposed = new Moves(week, state, kinds, about, random);
  const now = (): PlannedDay[] =>
    kinds.map((kind, day) => ({ kind, menu: (state.menus[day] as Menu).slice() }));
  let best = { score: state.score, days: now() };
  let warmth = warm;
  const cooling = (cold / warm) ** (1 / moves);
  for (let move = 0; move < moves; move += 1) {
    warmth *= cooling;
    const count = proposed.propose();
    if (count === 0) continue;
    if (!state.tryOut(proposed.changes, count, -warmth * Math.log(random()))) continue;
    if (state.score <= best.score + 1e-9) continue;
    const changed = now();
    if (!beside || beside.allows(changed)) best = { score: state.score, days: changed };
  }
  return best.days;
}
