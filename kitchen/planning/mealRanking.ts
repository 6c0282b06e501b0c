// What each choice of a meal is worth once the multipliers have charged it, and which choices are worth looking at.
import type { Choices } from './menu.ts';

/** The list of a meal, best first under the multipliers, with what the search needs side by side. */
export interface Ranked {
  readonly ids: Int32Array;
  readonly units: Int32Array;
  readonly charged: Float64Array;
  readonly values: Float64Array;
  /** Row-major, the rows in the order of the search. */
  readonly amounts: Float64Array;
}

/** What a choice must be worth to matter. */
export interface Bounds {
  /** What the other meals are worth at most, by the units that are left for them. */
  readonly beside: Float64Array;
  /** The day must be worth more than this. */
  readonly least: number;
}

/** By choice: its value after and before the charges, and its units of the day's knapsack. */
export interface Columns {
  readonly charged: Float64Array;
  readonly values: Float64Array;
  readonly units: Int32Array;
}

/** Whether some day with this choice may be worth more than the least, whatever stands beside it. */
export function isWithinBounds({ charged, units }: Columns, bounds: Bounds, id: number): boolean {
  const left = bounds.beside.length - 1 - (units[id] as number);
  return left >= 0 && (charged[id] as number) + (bounds.beside[left] as number) > bounds.least;
}

/**
 * Choices within reach, best first.
 * @param options.byUnits those that take the same units stand together, each run best first
 */
export function rankMeal(
  choices: Choices,
  ids: Int32Array,
  bounds: Bounds,
  columns: Columns,
  options: { readonly rowOrder: readonly number[]; readonly byUnits: boolean },
): Ranked {
  const { charged, values, units } = columns;
  const { rowOrder, byUnits } = options;
  const unitOf = (id: number): number => units[id] as number;
  const sorted = ids
    .filter((id) => isWithinBounds(columns, bounds, id))
    .sort(
      (a, b) =>
        (byUnits ? unitOf(a) - unitOf(b) : 0) || (charged[b] ?? 0) - (charged[a] ?? 0) || a - b,
    );
  return {
    ids: sorted,
    units: Int32Array.from(sorted, unitOf),
    charged: Float64Array.from(sorted, (id) => charged[id] ?? 0),
    values: Float64Array.from(sorted, (id) => values[id] ?? 0),
    amounts: amountsOf(choices, sorted, rowOrder),
  };
}

function amountsOf(choices: Choices, ids: Int32Array, rowOrder: readonly number[]): Float64Array {
  const width = rowOrder.length;
  const amounts = new Float64Array(ids.length * width);
  for (let i = 0; i < ids.length; i += 1)
    for (let r = 0; r < width; r += 1)
      amounts[i * width + r] = choices.amounts[(ids[i] ?? 0) * width + (rowOrder[r] ?? 0)] ?? 0;
  return amounts;
}

/** Sum of what the multipliers credit for the bounds themselves. */
export function creditOf(choices: Choices, multipliers: Float64Array): number {
  let credit = 0;
  for (const [r, row] of choices.rows.entries()) {
    const multiplier = multipliers[r] ?? 0;
    if (multiplier > 0) credit += multiplier * row.hi;
    else if (multiplier < 0) credit += multiplier * row.lo;
  }
  return credit;
}

/** Each choice's value less what the multipliers charge for its amounts. */
export function boundedValues(
  choices: Choices,
  values: Float64Array,
  multipliers: Float64Array,
  open: readonly Int32Array[],
  into: Float64Array,
): Float64Array {
  const width = choices.rows.length;
  const { amounts } = choices;
  const charged = [...multipliers.keys()].filter((r) => multipliers[r] !== 0);
  for (const list of open)
    for (let i = 0; i < list.length; i += 1) {
      const id = list[i] as number;
      let value = values[id] as number;
      const at = id * width;
      for (let k = 0; k < charged.length; k += 1)
        value -=
          (amounts[at + (charged[k] as number)] as number) *
          (multipliers[charged[k] as number] as number);
      into[id] = value;
    }
  return into;
}
