// A day's menu: one choice for each meal of the day, and what the whole day is worth.

import type { WeekAmounts } from './master.ts';

/** What a day's sum must keep. Amounts are in units of the limit itself, so that 0.1 is a tenth of it. */
export interface DayRow {
  readonly name: string;
  /** Bounds of the sum over the day; ±Infinity where there is none. */
  readonly lo: number;
  readonly hi: number;
  /** Points lost for each unit outside; Infinity: the menu is not allowed. */
  readonly weight: number;
  /** Amounts are whole numbers, so many to the unit, and `hi` is hard: a day's bound then keeps this row exactly. */
  readonly whole?: number;
}

/**
 * All choices for all meals of a day, each choice being one dish in one portion for one meal, numbered through.
 * Choices of meal `m` are `from[m]` up to `from[m + 1]`.
 */
export interface Choices {
  readonly from: readonly number[];
  /** Row-major: what choice `c` adds to row `r` stands at `c * rows.length + r`. */
  readonly amounts: Float64Array;
  readonly rows: readonly DayRow[];
  /** The dish of each choice; one dish is never eaten twice on a day. */
  readonly dish: Int32Array;
  /** The group of each choice's main ingredient; the same one twice on a day costs `sameMain` points. */
  readonly main: Int32Array;
  readonly sameMain: number;
}

/** Days that are alike: how many there are, which choices each meal may take, and what a choice is worth on such a day. */
export interface Kind {
  readonly days: number;
  /** Which days of the week they are, Monday = 0. Where it is left out, the kinds follow one another. */
  readonly on?: readonly number[];
  /** The day's rows where they are not those of the choices: the same sums within other bounds. */
  readonly rows?: readonly DayRow[];
  /** Kinds of the same name differ in their place in the week alone. */
  readonly like?: string;
  /** What each choice adds to the week's links on such a day. */
  readonly links?: WeekAmounts;
  readonly open: readonly Int32Array[];
  readonly worth: Float64Array;
}

const ownChoices = new WeakMap<Kind, { readonly of: Choices; readonly own: Choices }>();

/** The choices under the bounds of a kind of day. */
export function choicesOn(choices: Choices, kind: Kind): Choices {
  if (!kind.rows) return choices;
  const known = ownChoices.get(kind);
  if (known?.of === choices) return known.own;
  const own = { ...choices, rows: kind.rows };
  ownChoices.set(kind, { of: choices, own });
  return own;
}

/** One choice for each meal. */
export type Menu = Int32Array;

/** How much rounding a hard limit forgives, in units of the limit. */
export const tolerance = 1e-9;

/** Points lost by a day's sums: limits missed, and the same main ingredient twice. -Infinity where a hard limit is broken or a dish stands twice. */
export function dayLoss(choices: Choices, menu: Menu): number {
  const { rows, amounts } = choices;
  const width = rows.length;
  let loss = repeatLoss(choices, menu);
  for (let r = 0; r < width && loss > Number.NEGATIVE_INFINITY; r += 1) {
    let sum = 0;
    for (let i = 0; i < menu.length; i += 1) sum += amounts[(menu[i] ?? 0) * width + r] ?? 0;
    loss -= missOf(rows[r] as DayRow, sum);
  }
  return loss;
}

/** Points lost by the same main ingredient twice on a day; -Infinity where a dish stands twice. */
function repeatLoss({ dish, main, sameMain }: Choices, menu: Menu): number {
  let loss = 0;
  for (let i = 0; i < menu.length; i += 1)
    for (let j = i + 1; j < menu.length; j += 1) {
      const [a, b] = [menu[i] ?? 0, menu[j] ?? 0];
      if (dish[a] === dish[b]) return Number.NEGATIVE_INFINITY;
      if (main[a] === main[b]) loss -= sameMain;
    }
  return loss;
}

/** Points that a row costs whose day comes to this sum; Infinity where a hard limit is broken. */
function missOf({ lo, hi, weight }: DayRow, sum: number): number {
  const outside = outsideOf(sum, lo, hi);
  if (outside === 0) return 0;
  if (weight < Number.POSITIVE_INFINITY) return weight * outside;
  return outside > tolerance ? weight : 0;
}

function outsideOf(sum: number, lo: number, hi: number): number {
  if (sum < lo) return lo - sum;
  return sum > hi ? sum - hi : 0;
}

/** `dayLoss` of a menu with one meal changed, for many choices of that meal: the other meals are summed once. */
export function dayLossWith(choices: Choices, menu: Menu, meal: number): (id: number) => number {
  const { rows, amounts, dish, main, sameMain } = choices;
  const width = rows.length;
  const others = menu.filter((_, i) => i !== meal);
  const sums = new Float64Array(width);
  for (const id of others)
    for (let r = 0; r < width; r += 1)
      sums[r] = (sums[r] as number) + (amounts[id * width + r] as number);
  const among = others.reduce(
    (loss, a, i) => loss - sameMain * others.filter((b, j) => j > i && main[a] === main[b]).length,
    0,
  );
  return (id) => {
    let loss = among;
    for (let i = 0; i < others.length; i += 1) {
      const other = others[i] as number;
      if (dish[other] === dish[id]) return Number.NEGATIVE_INFINITY;
      if (main[other] === main[id]) loss -= sameMain;
    }
    for (let r = 0; r < width && loss > Number.NEGATIVE_INFINITY; r += 1)
      loss -= missOf(rows[r] as DayRow, (sums[r] as number) + (amounts[id * width + r] as number));
    return loss;
  };
}

/** What a menu is worth on a day of a kind, in points; -Infinity where it is not allowed. */
export function menuWorth(choices: Choices, menu: Menu, worth: Float64Array): number {
  let sum = dayLoss(choices, menu);
  for (let i = 0; i < menu.length; i += 1) sum += worth[menu[i] ?? 0] ?? 0;
  return sum;
}

export const menuKey = (menu: Menu): string => menu.join(' ');
