// 'Low' and 'high' of a dish, by its own figures.
import type { Facts } from './facts.ts';
import { indexOf, type Quantity } from './nutrition.ts';

export const nutritionClaims = [
  'low-salt',
  'low-sugar',
  'low-fat',
  'high-fibre',
  'high-protein',
] as const;
export type NutritionClaim = (typeof nutritionClaims)[number];

/** One serving in the order of `quantities`, and what it weighs before cooking. */
export type Portion = Pick<Facts, 'serving' | 'servingGrams' | 'notCounted'>;

interface Ceiling {
  readonly quantity: Quantity;
  /** In 100 g, as Regulation (EC) 1924/2006 lets a label say 'low' (annex). */
  readonly in100g: number;
  /** In a serving: a plate is more than 100 g, and what is thin may still be much. */
  readonly inServing: number;
}

/**
 * By serving: sodium at most a third of 1,500 mg a day (NHLBI DASH, the lower level, as in condition_limits.csv); sugars and fat at
 * most 30 % of the reference intake, above which the UK's guide to front-of-pack labels (Department of Health, 2016) calls a
 * portion high.
 */
export const ceilings: Readonly<Record<'low-salt' | 'low-sugar' | 'low-fat', Ceiling>> = {
  'low-salt': { quantity: 'sodium_mg', in100g: 120, inServing: 500 },
  'low-sugar': { quantity: 'sugars_g', in100g: 5, inServing: 27 },
  'low-fat': { quantity: 'fat_g', in100g: 3, inServing: 21 },
};

export const inServing = ({ serving }: Portion, quantity: Quantity): number =>
  serving[indexOf[quantity]] ?? 0;
/** By 100 g of the dish, whose raw weight stands for it. */
const by100g = (portion: Portion, quantity: Quantity): number =>
  (100 * inServing(portion, quantity)) / portion.servingGrams;

/** A figure that is not known of every ingredient may be higher than it looks. */
const isBelow = (portion: Portion, { quantity, in100g, inServing: most }: Ceiling): boolean =>
  !portion.notCounted.has(quantity) &&
  by100g(portion, quantity) <= in100g &&
  inServing(portion, quantity) <= most;

/** As the same regulation has it: protein at least 20 % of the energy; fibre at least 3 g in 100 kcal or 6 g in 100 g. */
export function meetsClaim(claim: NutritionClaim, portion: Portion): boolean {
  const energy = inServing(portion, 'energy_kcal');
  if (claim === 'high-protein')
    return energy > 0 && 4 * inServing(portion, 'protein_g') >= 0.2 * energy;
  if (claim === 'high-fibre')
    return (
      by100g(portion, 'fibre_g') >= 6 ||
      (energy > 0 && inServing(portion, 'fibre_g') >= (3 * energy) / 100)
    );
  return isBelow(portion, ceilings[claim]);
}
