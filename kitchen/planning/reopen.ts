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

/** What every reopened day works with. */
interface Reopened {
  readonly week: Week;
  /** The week's hard rows, which become limits of the day, and which of its rows are none. */
  readonly hard: readonly number[];
  readonly isSoft: readonly boolean[];
  readonly widened: Float64Array;
  readonly lossOf: ReturnType<typeof rowLosses>;
  /** Of each kind of day, the multipliers to begin from; those that its last search ended with. */
  readonly starts: Float64Array[];
  readonly effort: number;
}

/**
 * Plans each day again in turn, while the week gets better. A hard row of the week, such as the budget, becomes a limit of the day:
 * what the other days leave. The rest of the week's rows count by what each choice alone would change.
 */
export function reopenDays(
  week: Week,
  days: readonly PlannedDay[],
  options: Reopening,
  timeLeft: () => number,
): PlannedDay[] {
  const reopened = reopenedOf(week, options);
  let best: Valued = { worth: searchWorth(week, days), days: [...days] };
  let stale = 0;
  const turns = 6 * days.length;
  for (let turn = 0; stale < days.length && turn < turns && timeLeft() > 0; turn += 1) {
    const better = reopenDay(reopened, best, turn % days.length);
    stale = better ? 0 : stale + 1;
    best = better ?? best;
  }
  return best.days;
}

function reopenedOf(week: Week, { multipliers, prices, effort }: Reopening): Reopened {
  const { choices, rows } = week;
  const hard = rows.flatMap((own, r) =>
    own.over === undefined && own.hi < Number.POSITIVE_INFINITY ? [r] : [],
  );
  const [width, wide] = [choices.rows.length, choices.rows.length + hard.length];
  return {
    week,
    hard,
    isSoft: rows.map((_, r) => !hard.includes(r)),
    widened: widenedAmounts(week, hard),
    lossOf: rowLosses(rows),
    starts: multipliers.map((own) =>
      Float64Array.from({ length: wide }, (_, r) =>
        r < width ? (own[r] ?? 0) : Math.max(0, prices[hard[r - width] ?? 0] ?? 0),
      ),
    ),
    effort,
  };
}

interface Valued {
  readonly worth: number;
  readonly days: PlannedDay[];
}

/** The week with the best other menu on one of its days; null where none betters it. */
function reopenDay(reopened: Reopened, { worth, days }: Valued, at: number): Valued | null {
  const { week, starts, effort } = reopened;
  const day = days[at];
  const kind = day && week.kinds[day.kind];
  if (!day || !kind) return null;
  const sums = weekSums(
    week,
    days.filter((_, i) => i !== at),
  );
  const { open, needed } = fedOpen(week, days, at, kind);
  const values = valuesBeside(reopened, kind, { open, needed, sums });
  const own = choicesOn(week.choices, kind);
  const left = withinTheWeek(reopened, own, sums);
  let now = dayLoss(own, day.menu);
  for (const id of day.menu) now += values[id] ?? 0;
  const start = starts[day.kind] ?? new Float64Array(left.rows.length);
  const { multipliers } = tightenMultipliers(left, open, values, start, now, 20);
  starts[day.kind] = multipliers;
  const { menus } = priceMenus(left, open, values, multipliers, {
    threshold: now + 1e-7,
    keep: 8,
    effort,
  });
  let best: Valued | null = null;
  for (const { menu } of menus) {
    if (menuKey(menu) === menuKey(day.menu)) continue;
    const changed = days.map((each, i) => (i === at ? { kind: day.kind, menu } : each));
    const changedWorth = searchWorth(week, changed);
    if (changedWorth > (best?.worth ?? worth + 1e-7)) best = { worth: changedWorth, days: changed };
  }
  return best;
}

interface Beside {
  readonly open: readonly Int32Array[];
  /** Dishes that the other days want cooked on this one. */
  readonly needed: readonly number[];
  /** What the other days come to in the week's rows. */
  readonly sums: Float64Array;
}

/** What each open choice is worth beside the other days: its own worth, and what it alone changes of the week's soft rows. */
function valuesBeside(
  { week, isSoft, lossOf }: Reopened,
  kind: Kind,
  { open, needed, sums }: Beside,
): Float64Array {
  const { choices, leftovers } = week;
  const { from, row, amount } = week.amounts;
  const values = kind.worth.slice();
  const feeds = (id: number): boolean =>
    needed.includes(choices.dish[id] ?? -1) && Boolean(leftovers?.cooked[id]);
  for (const list of open)
    for (const id of list) {
      let value = (values[id] ?? 0) + (needed.length > 0 && feeds(id) ? feeding : 0);
      for (let i = from[id] ?? 0; i < (from[id + 1] ?? 0); i += 1) {
        const r = row[i] ?? 0;
        const before = sums[r] ?? 0;
        if (isSoft[r]) value += lossOf(r, before + (amount[i] ?? 0)) - lossOf(r, before);
      }
      values[id] = value;
    }
  return values;
}

/** The day's choices, with what the other days leave of the week's hard rows as limits of the day. */
function withinTheWeek(
  { week, hard, widened }: Reopened,
  own: Choices,
  sums: Float64Array,
): Choices {
  const ofTheWeek = hard.map((r) => ({
    name: week.rows[r]?.name ?? '',
    lo: Number.NEGATIVE_INFINITY,
    hi: (week.rows[r]?.hi ?? 0) - (sums[r] ?? 0),
    weight: Number.POSITIVE_INFINITY,
  }));
  return { ...own, amounts: widened, rows: [...own.rows, ...ofTheWeek] };
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
