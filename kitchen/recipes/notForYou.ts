// What of a list the person must not eat: they named it, so that they are told where it went.
import { coded } from '../../domain/notes.ts';
import type { KitchenNote } from '../../domain/notes.ts';
import type { Catalogue, Ingredient } from '../catalogue/types.ts';
import { rulesOf } from '../safety/rules.ts';
import { unfitFor } from '../shopping/unfit.ts';
import type { Person } from '../types.ts';
import { joined } from '../safety/wording.ts';

/** Said of foods that are in none of the dishes. */
export const notForYouNote = (foods: readonly Ingredient[]): KitchenNote =>
  coded(
    'list.notForYou',
    { foods: foods.map(({ key }) => ({ of: 'food', id: key })) },
    `Not for you, and in none of the dishes here: ${joined(foods.map(({ label }) => label))}.`,
  );

/** @param keys the foods of a list */
export function notForYou(
  keys: readonly string[],
  person: Person,
  catalogue: Catalogue,
): readonly KitchenNote[] {
  const rules = rulesOf(person, catalogue);
  const foods = [...new Set(keys)]
    .flatMap((key) => catalogue.ingredients.get(key) ?? [])
    .filter(({ label }) => unfitFor(label, rules, catalogue) === 'holds');
  return foods.length === 0 ? [] : [notForYouNote(foods)];
}
