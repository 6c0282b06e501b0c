// Where little carbohydrate is asked for, dishes stand in its order, and each says how much it has.
import type { Facts } from '../../../kitchen/recipes/facts.ts';
import { indexOf } from '../../../kitchen/recipes/nutrition.ts';
import { type Filter, nameOf } from './filters.ts';

const limiting: ReadonlySet<string> = new Set(['diet=low-carb', 'diet=keto']);

export const limitsCarbs = (filters: readonly Filter[]): boolean =>
  filters.some((filter) => limiting.has(nameOf(filter)));

/** Of one serving, in whole grams as the card says it: those that say the same keep their usual order. */
export const carbsOf = (facts: Facts | undefined): number =>
  Math.round(facts?.serving[indexOf.carb_g] ?? 0);
