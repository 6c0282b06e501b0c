// Hard limits that cannot be kept together on any day, named before a plan is looked for.
import type { KitchenNote } from '../../domain/notes.ts';
import type { Catalogue, Limit } from '../catalogue/types.ts';
import { quantities } from '../recipes/nutrition.ts';
import type { Quantity } from '../recipes/nutrition.ts';
import { roomBetween } from './energyAim.ts';
import type { Energy, Interval } from './energyAim.ts';
import type { DietLimit } from '../health/dietLimits.ts';
import type { OwnLimit } from '../types.ts';
import { ownLimitId } from '../../domain/ownLimit.ts';
import * as notes from './needsNotes.ts';
import { namedCondition } from './words.ts';

export const kcalPerGram: Readonly<Partial<Record<Quantity, number>>> = {
  carb_g: 4,
  free_sugars_g: 4,
  sugars_g: 4,
  protein_g: 4,
  fat_g: 9,
  sat_fat_g: 9,
};
export const isQuantity = (name: string): name is Quantity =>
  (quantities as readonly string[]).includes(name);

const anything: Interval = {
  lo: Number.NEGATIVE_INFINITY,
  hi: Number.POSITIVE_INFINITY,
  loFrom: '',
  hiFrom: '',
};

/** An interval within another limit's bounds. */
function narrowed(
  known: Interval,
  id: string,
  least: number | null,
  most: number | null,
): Interval {
  const isRaised = least !== null && least > known.lo;
  const isLowered = most !== null && most < known.hi;
  return {
    lo: isRaised ? least : known.lo,
    loFrom: isRaised ? id : known.loFrom,
    hi: isLowered ? most : known.hi,
    hiFrom: isLowered ? id : known.hiFrom,
  };
}

const isHardSum = ({ priority, nutrient }: Limit): boolean =>
  priority === 'hard' && !nutrient.startsWith('energy') && isQuantity(nutrient);

/** Hard limits of one nutrient whose day figures leave no room between them. */
export function conflictOf(
  ids: readonly string[],
  weightKg: number,
  energy: Energy,
  catalogue: Catalogue,
  told: readonly OwnLimit[] = [],
  diet: DietLimit | null = null,
): KitchenNote | null {
  const bounds = new Map<string, Interval>(
    told
      .filter(({ basis }) => basis === 'per_day')
      .map(({ quantity, max }) => [quantity, { ...anything, hi: max, hiFrom: ownLimitId }]),
  );
  if (diet) {
    const known = bounds.get('carb_g') ?? anything;
    bounds.set('carb_g', narrowed(known, diet.diet, null, diet.max));
  }
  for (const id of ids)
    for (const limit of catalogue.conditions.get(id)?.limits ?? []) {
      if (!isHardSum(limit)) continue;
      const least = dayFigure(limit, limit.min, weightKg, energy.lo);
      const most = dayFigure(limit, limit.max, weightKg, energy.hi);
      const known = bounds.get(limit.nutrient) ?? anything;
      bounds.set(limit.nutrient, narrowed(known, id, least, most));
    }
  for (const [nutrient, { lo, hi, loFrom, hiFrom }] of bounds) {
    if (lo <= hi * (1 - roomBetween) || loFrom === hiFrom || !isQuantity(nutrient)) continue;
    const by = (id: string, amount: number) => ({
      by: [namedCondition(id, catalogue)],
      amount,
    });
    return notes.quantityConflict(nutrient, by(loFrom, lo), by(hiFrom, hi));
  }
  return null;
}

function dayFigure(
  limit: Limit,
  bound: number | null,
  weightKg: number,
  energyKcal: number,
): number | null {
  if (bound === null) return null;
  if (limit.basis === 'per_day') return bound;
  if (limit.basis === 'per_kg_day') return bound * weightKg;
  if (limit.basis === 'per_1000kcal') return (bound * energyKcal) / 1000;
  if (limit.basis === 'pct_energy')
    return (bound * energyKcal) / 100 / (kcalPerGram[limit.nutrient as Quantity] ?? 1);
  return null;
}
