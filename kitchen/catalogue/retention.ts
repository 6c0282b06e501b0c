// What cooking leaves of four vitamins. Minerals, and whatever else has a ceiling, count as raw: a loss that is only assumed could let
// too much through.

/** In water that is eaten too or poured away, in steam, in fat, and in dry heat. */
export const ways = ['boiled', 'drained', 'steamed', 'fried', 'baked'] as const;
export type Way = (typeof ways)[number];

/** Vitamins whose figures are those after cooking, in the order of `Kept.shares`. */
export const cookedVitamins = ['vit_c_mg', 'folate_dfe_ug', 'vit_a_rae_ug', 'vit_b12_ug'] as const;

/** How a line of a recipe is cooked: in one way after another, or in one of several where its steps leave that open. */
export interface Cooked {
  readonly ways: readonly Way[];
  /** How long the whole dish is on heat: no line is longer. */
  readonly minutes: number;
}

/** What one way of cooking leaves of a food's vitamins, as shares. */
export interface Kept {
  readonly way: Way | 'any';
  /** It holds from so many minutes on. */
  readonly fromMinutes: number;
  readonly shares: readonly number[];
}

export const isOf = (row: Kept, way: Way): boolean => row.way === way || row.way === 'any';

/** Of each vitamin the share that the worst of the ways leaves. */
export function sharesKept(kept: readonly Kept[], cooked: Cooked): readonly number[] {
  const rows = cooked.ways.flatMap((way) =>
    kept
      .filter((row) => isOf(row, way) && row.fromMinutes <= cooked.minutes)
      .toSorted((a, b) => b.fromMinutes - a.fromMinutes)
      .slice(0, 1),
  );
  return cookedVitamins.map((_, i) => Math.min(1, ...rows.map(({ shares }) => shares[i] ?? 1)));
}
