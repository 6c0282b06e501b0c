// Cook once, eat twice: which day's cooking feeds which later meal, and in what order the days must stand for it.
import type { Week, WeekAmounts } from './master.ts';
import type { Kind, Menu } from './menu.ts';
import { isWeekday } from './weekRules.ts';
import type { PlannedDay } from './weekWorth.ts';

/** Of each choice of a week. */
export interface Leftovers {
  /** 1 where the meal is eaten from what an earlier day has cooked. */
  readonly left: Uint8Array;
  /** 1 where the meal is cooked, and enough of it for later. */
  readonly cooked: Uint8Array;
  /** Days for which the dish keeps. */
  readonly keeps: Int32Array;
  /** Later meals that one cooking may feed. */
  readonly most: number;
}

/** A meal of the week: the day from Monday = 0, and the index of the meal. */
export interface Place {
  readonly day: number;
  readonly meal: number;
}

/**
 * Which cooking feeds each meal from leftovers, days in the order of the week: the oldest that still keeps goes first, which feeds
 * as many meals as can be fed.
 * @returns a place for each meal that is fed, by 'day meal', and how many are not
 */
export function feedingOf(
  { left, cooked, keeps, most }: Leftovers,
  dish: Int32Array,
  menus: readonly Menu[],
): { readonly from: ReadonlyMap<string, Place>; readonly unfed: number } {
  const from = new Map<string, Place>();
  const used = new Map<number, number>();
  let unfed = 0;
  for (const [day, menu] of menus.entries())
    for (const [meal, id] of menu.entries()) {
      if (left[id] !== 1) continue;
      let source: Place | null = null;
      for (let d = Math.max(0, day - (keeps[id] ?? 0)); d < day && !source; d += 1)
        for (const [m, other] of (menus[d] ?? new Int32Array()).entries())
          if (
            cooked[other] === 1 &&
            dish[other] === dish[id] &&
            (used.get(d * 8 + m) ?? 0) < most
          ) {
            source = { day: d, meal: m };
            used.set(d * 8 + m, (used.get(d * 8 + m) ?? 0) + 1);
            break;
          }
      if (source) from.set(`${day} ${meal}`, source);
      else unfed += 1;
    }
  return { from, unfed };
}

/** Meals from leftovers that nothing feeds, the days in the order of the week. */
export function unfedIn(week: Week, menus: readonly Menu[]): number {
  const { leftovers, choices } = week;
  if (!leftovers) return 0;
  if (!menus.some((menu) => menu.some((id) => leftovers.left[id] === 1))) return 0;
  return feedingOf(leftovers, choices.dish, menus).unfed;
}

const consecutive = (kinds: readonly Kind[]): number[][] => {
  let next = 0;
  return kinds.map(({ days, on }) => (on ? [...on] : Array.from({ length: days }, () => next++)));
};

/** All orders of a list; five weekdays have 120. */
function ordersOf<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, i) =>
    ordersOf([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [first, ...rest]),
  );
}

/**
 * Puts planned days on the days of the week, kind by kind.
 * @param score of an order, more is better; leftovers that nothing feeds count before it
 * @returns the days from Monday on, and how many meals from leftovers nothing feeds in the best order
 */
export function placeDays(
  week: Week,
  days: readonly PlannedDay[],
  score: (menus: readonly Menu[]) => number = () => 0,
): { readonly days: PlannedDay[]; readonly unfed: number } {
  const on = consecutive(week.kinds);
  let orders: PlannedDay[][] = [[]];
  for (const [kind, own] of on.entries()) {
    const menus = days
      .filter((day) => day.kind === kind)
      .sort((a, b) => (a.menu.join() < b.menu.join() ? -1 : 1));
    orders = orders.flatMap((before) =>
      ordersOf(menus).map((order) => {
        const next = [...before];
        for (const [i, day] of own.entries()) {
          const planned = order[i];
          if (planned) next[day] = planned;
        }
        return next;
      }),
    );
  }
  let best = { days: orders[0] ?? [], unfed: Number.POSITIVE_INFINITY, score: 0 };
  for (const order of orders) {
    const menus = order.map(({ menu }) => menu);
    const unfed = unfedIn(week, menus);
    if (unfed > best.unfed) continue;
    const own = score(menus);
    if (unfed < best.unfed || own > best.score + 1e-9) best = { days: order, unfed, score: own };
  }
  return best;
}

const amountsOf = (
  count: number,
  entriesOf: (id: number, add: (row: number, amount: number) => void) => void,
): WeekAmounts => {
  const [from, row, amount]: [number[], number[], number[]] = [[0], [], []];
  for (let id = 0; id < count; id += 1) {
    entriesOf(id, (at, value) => {
      row.push(at);
      amount.push(value);
    });
    from.push(row.length);
  }
  return {
    from: Int32Array.from(from),
    row: Int32Array.from(row),
    amount: Float64Array.from(amount),
  };
};

const numbered = (dishes: Iterable<number>): ReadonlyMap<number, number> =>
  new Map([...new Set(dishes)].map((dish, i) => [dish, i]));

/**
 * The week with days that are alike taken together: leftovers are then held to what the week cooks and no longer to its order, so
 * that no week of the days as they are is worth more than the best of this one. Sunday's cooking still feeds nothing.
 */
export function unorderedWeek(week: Week): Week {
  const { leftovers, kinds, choices } = week;
  if (!leftovers) return week;
  const { left, cooked, most } = leftovers;
  const number = numbered(choices.dish.filter((_, id) => left[id] === 1));
  // What is left over before Saturday was cooked before it: a row of its own for each dish.
  const linksOf = (isEarly: boolean, isLast: boolean): WeekAmounts =>
    amountsOf(choices.dish.length, (id, add) => {
      const at = number.get(choices.dish[id] ?? -1);
      if (at === undefined || (!left[id] && !cooked[id])) return;
      const amount = left[id] ? 1 : -most;
      if (left[id] || !isLast) add(at, amount);
      if (isEarly) add(number.size + at, amount);
    });
  const [early, late, last] = [linksOf(true, false), linksOf(false, false), linksOf(false, true)];
  const groups = new Map<string | Kind, Kind[]>();
  for (const kind of kinds) {
    const name = kind.like ?? kind;
    groups.set(name, [...(groups.get(name) ?? []), kind]);
  }
  return {
    ...week,
    links: new Float64Array(2 * number.size).fill(leftoverGuess / 2),
    kinds: [...groups.values()].flatMap((own): Kind[] => {
      const [first] = own;
      const on = own.flatMap((kind) => kind.on ?? []);
      return first
        ? [
            {
              ...first,
              days: own.length,
              on,
              links: on.includes(weekLength - 1) ? last : on.every(isWeekday) ? early : late,
            },
          ]
        : [];
    }),
  };
}
/** Days of a week. */
const weekLength = 7;
/** Points, about half of what a meal from leftovers is worth more than one that is cooked. */
const leftoverGuess = 1.5;

/**
 * The week day by day for a linear programme over few menus: their dishes alone, and left over those alone that some menu has left
 * over. What is left over on a day is no more than what the days before it that still count have cooked, and all that is left over
 * no more than all that may be.
 */
export function orderedWeek(week: Week, menus: readonly Menu[]): Week {
  const { leftovers, kinds, choices } = week;
  if (!leftovers) return week;
  const { left, cooked, keeps, most } = leftovers;
  const dishes = new Set(menus.flatMap((menu) => [...menu].map((id) => choices.dish[id])));
  const number = numbered(
    menus.flatMap((menu) => [...menu].flatMap((id) => (left[id] ? (choices.dish[id] ?? []) : []))),
  );
  const open = kinds.map((kind) =>
    kind.open.map((list) =>
      list.length < 2
        ? list
        : list.filter((id) =>
            left[id] ? number.has(choices.dish[id] ?? -1) : dishes.has(choices.dish[id]),
          ),
    ),
  );
  const guesses = new Float64Array(number.size * weekLength);
  for (let at = 0; at < number.size; at += 1) guesses[at * weekLength] = leftoverGuess;
  return {
    ...week,
    ...rowsFor(week, open),
    links: guesses,
    kinds: kinds.map((kind, k): Kind => {
      const day = kind.on?.[0] ?? 0;
      return {
        ...kind,
        open: open[k] ?? [],
        links: amountsOf(choices.dish.length, (id, add) => {
          const first = (number.get(choices.dish[id] ?? -1) ?? -1) * weekLength;
          if (first < 0) return;
          if (left[id]) {
            add(first + day, 1);
            add(first, 1);
          }
          const last = cooked[id] ? Math.min(weekLength - 1, day + (keeps[id] ?? 0)) : day;
          for (let later = day + 1; later <= last; later += 1) add(first + later, -1);
          if (last > day) add(first, -most);
        }),
      };
    }),
  };
}

/** The rows of a week that its open choices stand in, and those that ask for something. */
function rowsFor(
  week: Week,
  open: readonly (readonly Int32Array[])[],
): Pick<Week, 'rows' | 'amounts'> {
  const { from, row, amount } = week.amounts;
  const isOpen = new Uint8Array(week.choices.dish.length);
  for (const lists of open) for (const list of lists) for (const id of list) isOpen[id] = 1;
  const stands = Uint8Array.from(week.rows, ({ lo }) => (lo > Number.NEGATIVE_INFINITY ? 1 : 0));
  for (const [id, is] of isOpen.entries())
    if (is) for (let i = from[id] ?? 0; i < (from[id + 1] ?? 0); i += 1) stands[row[i] ?? 0] = 1;
  const at = Int32Array.from(stands);
  let next = 0;
  for (const [r, is] of stands.entries()) at[r] = is ? next++ : -1;
  return {
    rows: week.rows.filter((_, r) => stands[r] === 1),
    amounts: amountsOf(week.choices.dish.length, (id, add) => {
      if (isOpen[id])
        for (let i = from[id] ?? 0; i < (from[id + 1] ?? 0); i += 1)
          add(at[row[i] ?? 0] ?? 0, amount[i] ?? 0);
    }),
  };
}
