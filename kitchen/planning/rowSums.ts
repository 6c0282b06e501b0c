// The sums of a week's rows while choices are put into it and taken out, and what they lose.
import { softLosses } from './changedBounds.ts';
import type { RowLoss } from './changedBounds.ts';
import type { Week } from './master.ts';

export class RowSums {
  readonly #amounts: Week['amounts'];
  readonly #lossOf: RowLoss;
  readonly #lo: Float64Array;
  readonly #hi: Float64Array;
  readonly #sums: Float64Array;

  /** @param prices what a unit of each row is worth: going past a hard limit costs more */
  constructor({ rows, amounts }: Week, prices: Float64Array) {
    this.#amounts = amounts;
    this.#lossOf = softLosses(rows, prices);
    this.#lo = Float64Array.from(rows, ({ lo }) => lo);
    this.#hi = Float64Array.from(rows, ({ hi }) => hi);
    this.#sums = new Float64Array(rows.length);
  }

  /** What all rows lose now, at most nothing. */
  loss(): number {
    return this.#sums.reduce((sum, value, row) => sum + this.#lossOf(row, value), 0);
  }

  /** Adds a choice, or takes it out; returns what that is worth. */
  move(id: number, sign: 1 | -1): number {
    const { from, row, amount } = this.#amounts;
    let change = 0;
    for (let i = from[id] as number, end = from[id + 1] as number; i < end; i += 1) {
      const r = row[i] as number;
      const before = this.#sums[r] as number;
      const after = before + sign * (amount[i] as number);
      this.#sums[r] = after;
      // Most sums are within their bounds, where nothing is lost.
      const [least, most] = [this.#lo[r] as number, this.#hi[r] as number];
      if (before >= least && before <= most && after >= least && after <= most) continue;
      change += this.#lossOf(r, after) - this.#lossOf(r, before);
    }
    return change;
  }

  /** The same where what it is worth is known already. */
  restore(id: number, sign: 1 | -1): void {
    const { from, row, amount } = this.#amounts;
    for (let i = from[id] as number, end = from[id + 1] as number; i < end; i += 1)
      this.#sums[row[i] as number] =
        (this.#sums[row[i] as number] as number) + sign * (amount[i] as number);
  }
}
