// Improves a whole week one day at a time: a day is planned again from all menus, with the rest of the week as it is.
import { unfedIn } from './leftovers.ts';
import type { Choices, Kind } from './menu.ts';
import { choicesOn, dayLoss, menuKey } from './menu.ts';
import { rowLosses } from './master.ts';
import type { Week } from './master.ts';
import { tightenMultipliers } from './multipliers.ts';
import { searchWorth, weekSums } from './weekWorth.ts';
import type { PlannedDay } from './weekWorth.ts';
import { priceMenus } from './pricing.ts';

export interface Reopening {
  /** Multipliers of each kind's days, and the price of each hard row of the week: where to begin. */
  readonly multipliers: readonly Float64Array[];
  readonly prices: Float64Array;
  /** Menus to look at for one day at most. */
  readonly effort: number;
}

interface Widened {
  readonly of: Float64Array;
  readonly hard: readonly number[];
  readonly amounts: Float64Array;
}

const widenedBefore = new WeakMap<Week['amounts'], Widened>();

/** The day's amounts of each choice, with those of the week's hard rows behind them; worked out once for weeks that share their choices. */
function widenedAmounts({ choices, amounts }: Week, hard: readonly number[]): Float64Array {
  const known = widenedBefore.get(amounts);
  if (known?.of === choices.amounts && known.hard.join() === hard.join()) return known.amounts;
  const { from, row, amount } = amounts;
  const [width, wide] = [choices.rows.length, choices.rows.length + hard.length];
  const widened = new Float64Array(choices.dish.length * wide);
  for (let id = 0; id < choices.dish.length; id += 1) {
    for (let r = 0; r < width; r += 1)
      widened[id * wide + r] = choices.amounts[id * width + r] ?? 0;
    for (let i = from[id] ?? 0; i < (from[id + 1] ?? 0); i += 1) {
      const at = hard.indexOf(row[i] ?? -1);
      if (at >= 0) widened[id * wide + width + at] = amount[i] ?? 0;
    }
  }
  widenedBefore.set(amounts, { of: choices.amounts, hard, amounts: widened });
  return widened;
}

/**
 * Plans each day again in turn, while the week gets better. A hard row of the week, such as the budget, becomes a limit of the day:
 * what the other days leave. The rest of the week's rows count by what each choice alone would change.
 */
export function reopenDays(
  week: Week,
  days: readonly PlannedDay[],
  { multipliers, prices, effort }: Reopening,
  timeLeft: () => number,
): PlannedDay[] {
  const {
    choices,
    rows,
    kinds,
    amounts: { from, row, amount },
  } = week;
  const hard = rows.flatMap((own, r) =>
    own.over === undefined && own.hi < Number.POSITIVE_INFINITY ? [r] : [],
  );
  const isSoft = rows.map((_, r) => !hard.includes(r));
  const [width, wide] = [choices.rows.length, choices.rows.length + hard.length];
  const widened = widenedAmounts(week, hard);
  const lossOf = rowLosses(rows);
  const starts: Float64Array[] = multipliers.map((own) =>
    Float64Array.from({ length: wide }, (_, r) =>
      r < width ? (own[r] ?? 0) : Math.max(0, prices[hard[r - width] ?? 0] ?? 0),
    ),
  );
  let result = [...days];
  let worth = searchWorth(week, result);
  let stale = 0;
  for (
    let turn = 0;
    stale < result.length && turn < 6 * result.length && timeLeft() > 0;
    turn += 1
  ) {
    const at = turn % result.length;
    const day = result[at];
    const kind = day && kinds[day.kind];
    stale += 1;
    if (!day || !kind) continue;
    const sums = weekSums(
      week,
      result.filter((_, i) => i !== at),
    );
    const values = kind.worth.slice();
    const { open, needed } = fedOpen(week, result, at, kind);
    for (const dish of needed)
      for (const list of open)
        for (const id of list)
          if (choices.dish[id] === dish && week.leftovers?.cooked[id])
            values[id] = (values[id] ?? 0) + feeding;
    for (const list of open)
      for (const id of list) {
        let value = values[id] ?? 0;
        for (let i = from[id] ?? 0; i < (from[id + 1] ?? 0); i += 1) {
          const r = row[i] ?? 0;
          const before = sums[r] ?? 0;
          if (isSoft[r]) value += lossOf(r, before + (amount[i] ?? 0)) - lossOf(r, before);
        }
        values[id] = value;
      }
    const left: Choices = {
      ...choices,
      amounts: widened,
      rows: [
        ...choicesOn(choices, kind).rows,
        ...hard.map((r) => ({
          name: rows[r]?.name ?? '',
          lo: Number.NEGATIVE_INFINITY,
          hi: (rows[r]?.hi ?? 0) - (sums[r] ?? 0),
          weight: Number.POSITIVE_INFINITY,
        })),
      ],
    };
    let now = dayLoss(choicesOn(choices, kind), day.menu);
    for (const id of day.menu) now += values[id] ?? 0;
    const tightened = tightenMultipliers(
      left,
      open,
      values,
      starts[day.kind] ?? new Float64Array(wide),
      now,
      20,
    );
    starts[day.kind] = tightened.multipliers;
    const { menus } = priceMenus(left, open, values, tightened.multipliers, {
      threshold: now + 1e-7,
      keep: 8,
      effort,
    });
    let best = { worth: worth + 1e-7, days: result };
    for (const { menu } of menus) {
      if (menuKey(menu) === menuKey(day.menu)) continue;
      const changed = result.map((each, i) => (i === at ? { kind: day.kind, menu } : each));
      const changedWorth = searchWorth(week, changed);
      if (changedWorth > best.worth) best = { worth: changedWorth, days: changed };
    }
    if (best.days === result) continue;
    [result, worth, stale] = [best.days, best.worth, 0];
  }
  return result;
}

/** Points for cooking what another day eats: above anything that a meal is worth. */
const feeding = 60;

/** What a day may eat with the other days as they are, and the dishes that other days want cooked on it. */
function fedOpen(
  week: Week,
  days: readonly PlannedDay[],
  at: number,
  kind: Kind,
): { readonly open: readonly Int32Array[]; readonly needed: readonly number[] } {
  const { leftovers, choices } = week;
  if (!leftovers) return { open: kind.open, needed: [] };
  const menus = days.map(({ menu }, i) => (i === at ? new Int32Array() : menu));
  const unfed = unfedIn(week, menus);
  /** Whether the other days are as well fed with this meal eaten, or better with it cooked. */
  const unfedWith = (id: number): number => {
    menus[at] = Int32Array.of(id);
    const count = unfedIn(week, menus);
    menus[at] = new Int32Array();
    return count;
  };
  const fed = new Map<number, boolean>();
  const open = kind.open.map((list) =>
    list.length < 2
      ? list
      : list.filter((id) => {
          if (leftovers.left[id] !== 1) return true;
          const dish = choices.dish[id] ?? 0;
          const known = fed.get(dish) ?? unfedWith(id) <= unfed;
          fed.set(dish, known);
          return known;
        }),
  );
  const wanted = new Map<number, boolean>();
  if (unfed > 0)
    for (const list of kind.open)
      for (const id of list) {
        const dish = choices.dish[id] ?? 0;
        if (leftovers.cooked[id] && !wanted.has(dish)) wanted.set(dish, unfedWith(id) < unfed);
      }
  return { open, needed: [...wanted].flatMap(([dish, is]) => (is ? [dish] : [])) };
}
