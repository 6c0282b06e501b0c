// The least that a week can cost under its hard limits: the same exact pricing, with money as the objective.
import type { Highs } from 'highs';
import type { Week, WeekAmounts, WeekRow } from './master.ts';
import { choicesOn } from './menu.ts';
import type { Choices, DayRow } from './menu.ts';
import { tightenMultipliers } from './multipliers.ts';
import type { PlannedDay } from './weekWorth.ts';
import { priceMenus } from './pricing.ts';
import type { Programme } from './programme.ts';
import { solveWeek } from './week.ts';

export interface Cheapest {
  /** The cheapest week found, or null where none was. */
  readonly days: readonly PlannedDay[] | null;
  /** Its cost for one person, in the currency of the choices. */
  readonly cost: number;
  /** No week at all costs less. */
  readonly atLeast: number;
  /** The hard limits leave no week at all: proven where `exact`. */
  readonly impossible: boolean;
  readonly exact: boolean;
}

/** Money is counted so that an ordinary day costs so many points: tolerances then mean the same as in a plan's programme. */
const dayPoints = 30;

/** What may be passed at a price may be passed for nothing, as far as it goes at all. */
const hard = (row: WeekRow): WeekRow => ({
  name: row.name,
  lo: row.lo - (row.under?.most ?? 0),
  hi: row.hi + (row.over?.most ?? 0),
});

/** Of each choice the amounts in the day's rows of these numbers alone. */
function dayAmountsIn(kept: readonly number[], { amounts, rows, dish }: Choices): Float64Array {
  const own = new Float64Array(dish.length * kept.length);
  for (let id = 0; id < dish.length; id += 1)
    for (const [i, r] of kept.entries())
      own[id * kept.length + i] = amounts[id * rows.length + r] ?? 0;
  return own;
}

/** Of each choice the amounts in the week's rows of these numbers alone, as rows numbered from 0. */
function weekAmountsIn(kept: readonly number[], { from, row, amount }: WeekAmounts): WeekAmounts {
  const at = new Map(kept.map((r, i) => [r, i]));
  const [starts, ids, values]: [number[], number[], number[]] = [[0], [], []];
  for (let id = 0; id < from.length - 1; id += 1) {
    for (let i = from[id] ?? 0; i < (from[id + 1] ?? 0); i += 1) {
      const r = at.get(row[i] ?? -1);
      if (r !== undefined) {
        ids.push(r);
        values.push(amount[i] ?? 0);
      }
    }
    starts.push(ids.length);
  }
  return {
    from: Int32Array.from(starts),
    row: Int32Array.from(ids),
    amount: Float64Array.from(values),
  };
}

/** The same week with hard limits only, and what it costs, counted off, as its worth. */
function thrifty({ week, choices, budgetRow }: Programme): {
  readonly week: Week;
  readonly scale: number;
} {
  const sorted = choices.map(({ cost }) => cost).sort((a, b) => a - b);
  const scale = dayPoints / Math.max(1e-9, 4 * (sorted[sorted.length >> 1] ?? 1));
  const worth = Float64Array.from(choices, ({ cost }) => -cost * scale);
  const kept = week.choices.rows.flatMap((row, r) =>
    row.weight === Number.POSITIVE_INFINITY ? [r] : [],
  );
  const keptOf = (own: readonly DayRow[]): DayRow[] => kept.flatMap((r) => own[r] ?? []);
  const all = week.rows.map(hard);
  const binding = all.flatMap((row, r) =>
    r !== budgetRow && (row.lo > 0 || row.hi < Number.POSITIVE_INFINITY) ? [r] : [],
  );
  return {
    scale,
    week: {
      choices: {
        ...week.choices,
        rows: keptOf(week.choices.rows),
        amounts: dayAmountsIn(kept, week.choices),
        sameMain: 0,
      },
      ...(week.leftovers ? { leftovers: week.leftovers } : {}),
      kinds: week.kinds.map((kind) => ({
        ...kind,
        worth,
        ...(kind.rows ? { rows: keptOf(kind.rows) } : {}),
      })),
      rows: binding.flatMap((r) => all[r] ?? []),
      amounts: weekAmountsIn(binding, week.amounts),
    },
  };
}

/**
 * A quick floor under the cost of a week for one person: seven times the cheapest day of each kind, dishes repeated at will.
 * Infinity where no day at all keeps the hard limits.
 */
export function leastCost(programme: Programme): number {
  const { week, scale } = thrifty(programme);
  let floor = 0;
  for (const kind of week.kinds) {
    const { days, open, worth } = kind;
    const choices = choicesOn(week.choices, kind);
    const { multipliers, bound } = tightenMultipliers(
      choices,
      open,
      worth,
      new Float64Array(choices.rows.length),
      null,
      150,
    );
    let upper = Number.POSITIVE_INFINITY;
    // Down from the bound until a day is met, or proven not to exist.
    for (const depth of [1, 4, 15]) {
      const priced = priceMenus(choices, open, worth, multipliers, {
        threshold: bound - depth,
        keep: 1,
        effort: 100_000,
      });
      upper = Math.min(upper, priced.upper);
      if (priced.menus.length || !priced.complete) break;
    }
    floor -= (days * upper) / scale;
  }
  return floor;
}

/** The cheapest week of a programme, its budget left aside. */
export function cheapestWeek(highs: Highs, programme: Programme, timeLeft: () => number): Cheapest {
  const { week, scale } = thrifty(programme);
  const { days, worth, bound, impossible, exact } = solveWeek(highs, week, {
    gap: 0.004,
    isPatient: true,
    timeLeft,
  });
  return {
    days,
    cost: days ? -worth / scale : Number.POSITIVE_INFINITY,
    atLeast: impossible ? Number.POSITIVE_INFINITY : Math.max(0, -bound / scale),
    impossible,
    exact,
  };
}
