// What limits cost while a week is changed: hard ones may be broken at a price.
import type { Week } from './master.ts';
import { tolerance } from './menu.ts';
import type { DayRow } from './menu.ts';

/** Points for going past a hard limit while the search goes on, and for each unit past it. */
const [hardStep, hardPrice, aboveWorth] = [3, 60, 1.5];

/** Bounds side by side; a hard limit has a price here too. */
export interface Bounds {
  readonly lo: Float64Array;
  readonly hi: Float64Array;
  readonly price: Float64Array;
  /** Lost by going past the limit at all. */
  readonly step: Float64Array;
}

export const boundsOf = (rows: readonly DayRow[]): Bounds => ({
  lo: Float64Array.from(
    rows,
    ({ lo, weight }) => lo - (weight === Number.POSITIVE_INFINITY ? tolerance : 0),
  ),
  hi: Float64Array.from(
    rows,
    ({ hi, weight }) => hi + (weight === Number.POSITIVE_INFINITY ? tolerance : 0),
  ),
  step: Float64Array.from(rows, ({ weight }) =>
    weight === Number.POSITIVE_INFINITY ? hardStep : 0,
  ),
  price: Float64Array.from(rows, ({ weight }) =>
    weight === Number.POSITIVE_INFINITY ? hardPrice : weight,
  ),
});

/** What one row of the week loses at a sum. */
export type RowLoss = (row: number, sum: number) => number;

export function softLosses(rows: Week['rows'], prices: Float64Array): RowLoss {
  const column = (of: (row: Week['rows'][number]) => number): Float64Array =>
    Float64Array.from(rows, of);
  const [lo, hi] = [column((row) => row.lo), column((row) => row.hi)];
  const over = column((row) => row.over?.price ?? 0);
  const under = column((row) => row.under?.price ?? 0);
  const overMost = column((row) => row.over?.most ?? 0);
  const underMost = column((row) => row.under?.most ?? 0);
  const hard = Float64Array.from(rows, (_, r) =>
    Math.max(hardPrice, aboveWorth * Math.abs(prices[r] ?? 0)),
  );
  const lossBy = (row: number, by: number, price: number, most: number): number =>
    by > most + tolerance
      ? -hardStep - most * price - (by - most) * (hard[row] as number)
      : -by * price;
  return (row, sum) => {
    if (sum > (hi[row] as number))
      return lossBy(row, sum - (hi[row] as number), over[row] as number, overMost[row] as number);
    if (sum < (lo[row] as number))
      return lossBy(row, (lo[row] as number) - sum, under[row] as number, underMost[row] as number);
    return 0;
  };
}
