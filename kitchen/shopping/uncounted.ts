// What a week costs more for whoever has none of the staples and of what lasts for months.
import { roundMoney } from '../../domain/money.ts';
import type { KitchenNote } from '../../domain/notes.ts';
import type { Ingredient } from '../catalogue/types.ts';
import { money } from '../planning/words.ts';
import { namingFoods } from './namedFoods.ts';

/** Names first what costs most. Nothing to say where it comes to no money. */
export function uncountedPacks(
  foods: readonly { readonly food: Ingredient; readonly uncounted: number }[],
  currency: string,
): KitchenNote[] {
  const sum = roundMoney(foods.reduce((total, { uncounted }) => total + uncounted, 0));
  if (sum <= 0) return [];
  const named = foods
    .filter(({ uncounted }) => uncounted > 0)
    .toSorted((a, b) => b.uncounted - a.uncounted)
    .map(({ food }) => food);
  return [
    namingFoods(
      named,
      ['cost.uncounted', 'cost.uncountedMore'],
      (names) =>
        `Not counted: whole packs of what most kitchens have or what lasts for months (${names}). If you have none of them, up to about ${money(sum, currency)} more at the till.`,
      { sum: { sum, currency } },
    ),
  ];
}
