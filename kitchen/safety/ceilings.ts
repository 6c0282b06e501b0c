// What a serving, a meal and a day should not pass, and what a person's own figures make of it.
import type { NamedTerm } from '../../domain/notes.ts';
import { ownLimitId } from '../../domain/ownLimit.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { limitsOf } from '../health/limits.ts';
import type { JointLimit } from '../health/limits.ts';
import { indexOf } from '../recipes/nutrition.ts';
import type { Quantity } from '../recipes/nutrition.ts';
import type { Person } from '../types.ts';

/** A sum over one serving that should stay under a share of the day. */
export interface Ceiling {
  readonly quantity: Quantity;
  readonly by: NamedTerm;
  readonly dayMax: number;
  readonly mealMax: number;
  readonly unit: string;
  readonly hard: boolean;
  /** A hard limit above an aim. */
  readonly refuses?: Pick<Ceiling, 'by' | 'dayMax'>;
}

/** How far a sum is past a limit. */
export const severities = { within: 0, muchOfDay: 1, overDayAim: 2, refused: 3 } as const;

export function severityOf(value: number, ceiling: Ceiling): number {
  const { dayMax, mealMax } = ceiling;
  const firm = firmOf(ceiling);
  if (firm && value > firm.dayMax) return severities.refused;
  if (value > dayMax) return severities.overDayAim;
  return value > mealMax ? severities.muchOfDay : severities.within;
}

/** The hard limit of a sum, where it has one. */
export const firmOf = (ceiling: Ceiling): Pick<Ceiling, 'by' | 'dayMax'> | undefined =>
  ceiling.hard ? ceiling : ceiling.refuses;

/** Of two limits of one sum the lower counts; a hard one above an aim still refuses. */
export function joinedCeiling(before: Ceiling | undefined, next: Ceiling): Ceiling {
  if (!before) return next;
  const both = [before, next].toSorted(
    (one, other) => one.dayMax - other.dayMax || Number(other.hard) - Number(one.hard),
  );
  const [low = next] = both;
  if (low.hard) return low;
  const [refuses] = both
    .flatMap((each) => (each.hard ? [each] : (each.refuses ?? [])))
    .toSorted((one, other) => one.dayMax - other.dayMax);
  return refuses ? { ...low, refuses: { by: refuses.by, dayMax: refuses.dayMax } } : low;
}

export interface Counted {
  readonly tags: readonly string[];
  readonly quantity: Quantity;
  readonly what: string;
  readonly by: NamedTerm;
}

/** A limit of a single meal, and whose it is. */
export type MealLimit = JointLimit & { readonly by: NamedTerm };

/** Whether a limit of a meal holds for a dish of these meals: one of breakfast is for what is eaten at no other. */
export const isCountedIn = ({ nutrient, basis }: MealLimit, meals: readonly string[]): boolean =>
  nutrient in indexOf && (basis !== 'per_breakfast' || meals.every((meal) => meal === 'breakfast'));

/**
 * Shares of the day: one meal may bring a third before it is worth a word, or what `dish_limits.csv` gives
 * where that is less, and never more than the whole of a hard limit.
 */
const mealShare = 1 / 3;

export const mealMaxOf = (quantity: Quantity, dayMax: number, { dishLimits }: Catalogue): number =>
  Math.min(dayMax * mealShare, dishLimits.get(quantity)?.most ?? Number.POSITIVE_INFINITY);

const ownTerm: NamedTerm = { of: 'condition', id: ownLimitId, name: 'Your own limit' };

interface Draft {
  readonly ceilings: Map<Quantity, Ceiling>;
  readonly counted: Map<Quantity, Counted & { tags: string[] }>;
  readonly perMeal: MealLimit[];
}

/** Foods that bring much of it, by their tags: they are named where amounts are not known. */
function countedOf(quantity: Quantity, { limitedTags }: Catalogue) {
  const found = [...limitedTags].filter(([, { sum }]) => sum?.quantity === quantity);
  const what = found[0]?.[1].sum?.what;
  return what === undefined
    ? undefined
    : { tags: found.map(([tag]) => tag), quantity, what, by: ownTerm };
}

/** Of protein the main meal brings more than a third of a day; a half is our estimate. */
const shareInMeal = (quantity: Quantity, max: number, catalogue: Catalogue): number =>
  quantity === 'protein_g' ? max / 2 : mealMaxOf(quantity, max, catalogue);

/** What their clinician told them, where it is stricter than what their conditions bring. Drinks are not counted. */
export function readOwnLimits(
  { ceilings, counted, perMeal }: Draft,
  { ownLimits = [] }: Person,
  catalogue: Catalogue,
): void {
  for (const { quantity, basis, max } of ownLimits) {
    if (basis !== 'per_day' || quantity === 'fluid_ml') continue;
    const joint = joinedCeiling(ceilings.get(quantity), {
      quantity,
      by: ownTerm,
      dayMax: max,
      mealMax: shareInMeal(quantity, max, catalogue),
      unit: quantity.replace(/^.*_/, ''),
      hard: true,
    });
    ceilings.set(quantity, joint);
    if (joint.by !== ownTerm) continue;
    const foods = countedOf(quantity, catalogue);
    if (foods && !counted.has(quantity)) counted.set(quantity, foods);
  }
  for (const limit of limitsOf([], catalogue, ownLimits).limits)
    if (limit.basis === 'per_meal' && limit.from.includes(ownLimitId))
      perMeal.push({ ...limit, by: ownTerm });
}
