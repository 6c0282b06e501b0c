// The week's linear programme over a pool of day menus, whose prices tell pricing what a better menu would be.
import type { Highs, Model } from 'highs';
import type { Leftovers } from './leftovers.ts';
import { choicesOn, menuKey, menuWorth } from './menu.ts';
import type { Choices, Kind, Menu } from './menu.ts';

/** What the week's sum must keep: `lo` ≤ sum ≤ `hi`, each with what going past it costs and how far it may go. */
export interface WeekRow {
  readonly name: string;
  readonly lo: number;
  readonly hi: number;
  readonly over?: Slack;
  readonly under?: Slack;
}
/** Points a unit, and the most units; Infinity where there is no end. */
export interface Slack {
  readonly price: number;
  readonly most: number;
}

/** What each choice adds to the week's rows: entries of choice `c` are `from[c]` up to `from[c + 1]`. */
export interface WeekAmounts {
  readonly from: Int32Array;
  readonly row: Int32Array;
  readonly amount: Float64Array;
}

/** A week: kinds of days, limits of a day, limits of the week. */
export interface Week {
  readonly choices: Choices;
  readonly kinds: readonly Kind[];
  readonly rows: readonly WeekRow[];
  readonly amounts: WeekAmounts;
  /** Which choices are eaten from what was cooked before; absent: none. */
  readonly leftovers?: Leftovers;
  /**
   * Rows that hold leftovers to their cooking in the linear programme: sums of at most 0, over the kinds' `links`. Each has the price
   * that pricing takes as long as no menu stands in it. Whole weeks are held to the days themselves (`leftovers.ts`).
   */
  readonly links?: Float64Array;
}

/** A menu with its sums over the week's rows: `sums[i]` of row `rows[i]`. */
export interface PooledMenu {
  readonly kind: number;
  readonly menu: Menu;
  readonly worth: number;
  readonly rows: readonly number[];
  readonly sums: readonly number[];
}

export interface Prices {
  /** Points that one unit of a week's row is worth, then of a link; positive charges `hi`, negative `lo`. */
  readonly rows: Float64Array;
  /** Points that a day of each kind is worth. */
  readonly kinds: Float64Array;
  readonly objective: number;
  /** Days that the pool cannot fill. */
  readonly empty: number;
}

/** Sums of a menu over rows, as sparse entries in order of row. */
export function entriesOf(
  { from, row, amount }: WeekAmounts,
  menu: Menu,
): { indices: number[]; values: number[] } {
  const sums = new Map<number, number>();
  for (const id of menu)
    for (let i = from[id] ?? 0; i < (from[id + 1] ?? 0); i += 1)
      sums.set(row[i] ?? 0, (sums.get(row[i] ?? 0) ?? 0) + (amount[i] ?? 0));
  const indices = [...sums.keys()].sort((a, b) => a - b);
  return { indices, values: indices.map((index) => sums.get(index) ?? 0) };
}

/** What pricing sees: each choice's worth on a day of a kind, less what its share in the week's rows and links costs. */
export function valuesUnder(week: Week, kind: Kind, prices: Float64Array): Float64Array {
  const values = kind.worth.slice();
  const charge = ({ from, row, amount }: WeekAmounts, first: number): void => {
    for (let id = 0; id < values.length; id += 1) {
      let value = values[id] ?? 0;
      for (let i = from[id] ?? 0; i < (from[id + 1] ?? 0); i += 1)
        value -= (prices[first + (row[i] ?? 0)] ?? 0) * (amount[i] ?? 0);
      values[id] = value;
    }
  };
  charge(week.amounts, 0);
  if (kind.links) charge(kind.links, week.rows.length);
  return values;
}

/** The week's rows side by side, as the searches read them. */
interface RowTable {
  readonly lo: Float64Array;
  readonly hi: Float64Array;
  readonly overPrice: Float64Array;
  readonly overMost: Float64Array;
  readonly underPrice: Float64Array;
  readonly underMost: Float64Array;
}
const tables = new WeakMap<readonly WeekRow[], RowTable>();

function tableOf(rows: readonly WeekRow[]): RowTable {
  const known = tables.get(rows);
  if (known) return known;
  const column = (of: (row: WeekRow) => number): Float64Array => Float64Array.from(rows, of);
  const table = {
    lo: column(({ lo }) => lo),
    hi: column(({ hi }) => hi),
    overPrice: column(({ over }) => over?.price ?? 0),
    overMost: column(({ over }) => (over?.most ?? 0) + rowTolerance),
    underPrice: column(({ under }) => under?.price ?? 0),
    underMost: column(({ under }) => (under?.most ?? 0) + rowTolerance),
  };
  tables.set(rows, table);
  return table;
}
const rowTolerance = 2e-7;

/** Points that each row's sum costs: a function of row and sum; -Infinity where the row is hard and broken. */
export function rowLosses(rows: readonly WeekRow[]): (row: number, sum: number) => number {
  const { lo, hi, overPrice, overMost, underPrice, underMost } = tableOf(rows);
  return (row, sum) => {
    if (sum > (hi[row] as number)) {
      const by = sum - (hi[row] as number);
      return by > (overMost[row] as number)
        ? Number.NEGATIVE_INFINITY
        : -by * (overPrice[row] as number);
    }
    if (sum < (lo[row] as number)) {
      const by = (lo[row] as number) - sum;
      return by > (underMost[row] as number)
        ? Number.NEGATIVE_INFINITY
        : -by * (underPrice[row] as number);
    }
    return 0;
  };
}

/** Points lost by the sums of all the week's rows; -Infinity where a hard one is broken. */
export function weekLoss(rows: readonly WeekRow[], sums: Float64Array): number {
  const lossOf = rowLosses(rows);
  let loss = 0;
  for (let r = 0; r < rows.length; r += 1) loss += lossOf(r, sums[r] ?? 0);
  return loss;
}

/** Points lost by a day that no menu fills. */
export const emptyDay = 1000;

/** A pool of menus in the solver, which keeps its basis from one solve to the next. `dispose` gives its memory back. */
export class Master {
  readonly pool: PooledMenu[] = [];
  readonly #week: Week;
  readonly #highs: Highs;
  readonly #model: Model;
  readonly #seen: Set<string>[];
  /** Links that some menu of the pool stands in. */
  readonly #touched: Uint8Array;
  /** Columns before the first menu: empty days, then what going past a limit costs. */
  readonly #first: number;

  /** @param strategy HiGHS's simplex: 4 primal, where menus come in; 1 dual, where days are fixed */
  constructor(highs: Highs, week: Week, strategy: 1 | 4 = 4) {
    this.#week = week;
    this.#highs = highs;
    this.#seen = week.kinds.map(() => new Set());
    this.#touched = new Uint8Array(week.links?.length ?? 0);
    this.#model = highs.createModel();
    this.#model.options.set({
      output_flag: false,
      random_seed: 1,
      presolve: 'off',
      simplex_strategy: strategy,
      mip_rel_gap: 0,
    });
    const rows = [
      ...week.kinds.map(({ days }) => ({ lo: days, hi: days })),
      ...week.rows,
      ...Array.from(week.links ?? [], () => ({ lo: Number.NEGATIVE_INFINITY, hi: 0 })),
    ];
    const slacks = week.rows.flatMap(({ over, under }, i) => [
      ...(over ? [{ row: week.kinds.length + i, sign: -1, slack: over }] : []),
      ...(under ? [{ row: week.kinds.length + i, sign: 1, slack: under }] : []),
    ]);
    this.#first = slacks.length + week.kinds.length;
    // An empty day, at a price that no menu comes near, keeps the programme solvable until the pool can fill the week.
    this.#model.passModel({
      numCols: this.#first,
      numRows: rows.length,
      sense: highs.constants.objectiveSense.maximize,
      colCost: [...week.kinds.map(() => -emptyDay), ...slacks.map(({ slack }) => -slack.price)],
      colLower: [...week.kinds.map(() => 0), ...slacks.map(() => 0)],
      colUpper: [...week.kinds.map(({ days }) => days), ...slacks.map(({ slack }) => slack.most)],
      rowLower: rows.map(({ lo }) => lo),
      rowUpper: rows.map(({ hi }) => hi),
      matrix: {
        format: 'csc',
        numRows: rows.length,
        numCols: this.#first,
        starts: Array.from({ length: this.#first + 1 }, (_, i) => i),
        indices: [...week.kinds.keys(), ...slacks.map(({ row }) => row)],
        values: [...week.kinds.map(() => 1), ...slacks.map(({ sign }) => sign)],
      },
    });
  }

  /** Adds menus that the pool does not hold yet; menus that break a hard limit are left out. Returns how many were new. */
  add(kind: number, menus: readonly Menu[]): number {
    const { choices, kinds } = this.#week;
    const own = kinds[kind];
    const seen = this.#seen[kind];
    if (!own || !seen) return 0;
    let added = 0;
    for (const menu of menus) {
      const key = menuKey(menu);
      if (seen.has(key)) continue;
      const worth = menuWorth(choicesOn(choices, own), menu, own.worth);
      if (worth === Number.NEGATIVE_INFINITY) continue;
      seen.add(key);
      const { indices, values } = entriesOf(this.#week.amounts, menu);
      const links = own.links ? entriesOf(own.links, menu) : { indices: [], values: [] };
      for (const link of links.indices) this.#touched[link] = 1;
      const firstLink = kinds.length + this.#week.rows.length;
      this.#model.addCol(worth, 0, this.#highs.infinity, {
        indices: [
          kind,
          ...indices.map((row) => row + kinds.length),
          ...links.indices.map((link) => link + firstLink),
        ],
        values: [1, ...values, ...links.values],
      });
      this.pool.push({ kind, menu, worth, rows: indices, sums: values });
      added += 1;
    }
    return added;
  }

  /** Where a menu stands in the pool, or -1. */
  find(kind: number, menu: Menu): number {
    const key = menuKey(menu);
    return this.pool.findIndex((pooled) => pooled.kind === kind && menuKey(pooled.menu) === key);
  }

  /** Solves the linear programme over the pool; null where the pool cannot make a week. */
  solve(): Prices | null {
    this.#model.run();
    const isOptimal = (): boolean =>
      this.#model.getModelStatus() === this.#highs.constants.modelStatus.optimal;
    // A basis kept from the solve before may have grown too inexact: once more from the beginning.
    if (!isOptimal()) {
      this.#model.clearSolver();
      this.#model.run();
    }
    if (!isOptimal()) return null;
    const { rowDual, colValue } = this.#model.getSolution();
    const kinds = this.#week.kinds.length;
    const rows = rowDual.slice(kinds);
    // What no menu touches has no price yet; any that is not negative is right, since the row's bound is 0.
    for (const [link, guess] of (this.#week.links ?? []).entries())
      if (this.#touched[link] === 0) rows[this.#week.rows.length + link] = guess;
    return {
      kinds: rowDual.slice(0, kinds),
      rows,
      empty: colValue.slice(0, kinds).reduce((sum, days) => sum + days, 0),
      objective: this.#model.getObjectiveValue(),
    };
  }

  /** How often each menu of the pool stands in the linear programme's week, as it was last solved. */
  counts(): Float64Array {
    return this.#model.getSolution().colValue.slice(this.#first);
  }

  /** Makes a menu of the pool stand in the week at least so often, and at most so often; 0 alone sets it free. */
  hold(entry: number, count: number, most = this.#highs.infinity): void {
    this.#model.changeColBounds(this.#first + entry, count, most);
  }

  dispose(): void {
    this.#model.dispose();
  }
}
