// The list that a week is made from: foods at hand, and what it says of health beside them.
import type { Kitchen } from '../../../kitchen/index.ts';

/** What a list says of health is heard as what the settings say, and is no food at hand. */
export function partTypedList(kitchen: Kitchen, list: string | null | undefined) {
  if (typeof list !== 'string') return { foods: {}, health: [] };
  const { foods, health } = kitchen.partList(list);
  return { foods: { ingredients: foods }, health };
}

/** @returns the foods of a list by their keys, in grams; null where no amount is told */
export function foodsListed(
  kitchen: Kitchen,
  list: string | undefined,
  country: string | null,
): Map<string, number | null> | null {
  if (list === undefined) return null;
  const { items } = kitchen.readIngredients(kitchen.partList(list).foods, { country });
  return new Map(items.map(({ key, grams }) => [key, grams ?? null]));
}

/** What is asked by the list that a week was made from: what is at hand is not bought. One that names no food is read for what it says of health. */
export const ofStoredList = (
  kitchen: Kitchen,
  list: string,
): { readonly ingredients?: string; readonly sickness?: string } =>
  foodsListed(kitchen, list, null)?.size
    ? { ingredients: list }
    : { sickness: kitchen.partList(list).health.join('\n') };
