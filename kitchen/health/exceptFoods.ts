// Foods that a person eats although they leave the rest of an allergen out: said back to them, since it holds everywhere.
import type { Catalogue, Ingredient } from '../catalogue/types.ts';
import { coded } from '../../domain/notes.ts';
import type { KitchenNote } from '../../domain/notes.ts';
import { type Allergen, allergenNames } from './allergens.ts';
import type { Hearing } from './hearing.ts';

/** So many foods are named. */
const mostNamed = 8;
/** What stays of these is told by sentences of its own. */
const toldElsewhere: ReadonlySet<Allergen> = new Set(['gluten', 'wheat', 'milk']);

export function exceptFoods(allergen: Allergen, foods: readonly Ingredient[]): KitchenNote {
  const named = foods.slice(0, mostNamed);
  const name = allergenNames[allergen];
  return coded(
    'health.exceptFoods',
    {
      what: { of: 'allergen', id: allergen },
      foods: named.map(({ key }) => ({ of: 'food', id: key })),
    },
    `${name.charAt(0).toUpperCase()}${name.slice(1)}, but not ${named.map(({ label }) => label).join(', ')}, as you said.`,
  );
}

const foodsOf = (
  allergen: Allergen,
  keys: ReadonlySet<string>,
  { ingredients }: Pick<Catalogue, 'ingredients'>,
): Ingredient[] =>
  [...keys].flatMap((key) => {
    const food = ingredients.get(key);
    return food?.tags.has(allergen) ? [food] : [];
  });

/** Into the hearing: which foods of an allergen stay in. */
export function noteExceptFoods({ allergens, allowedKeys, catalogue, notes }: Hearing): void {
  for (const allergen of allergens) {
    if (toldElsewhere.has(allergen)) continue;
    const foods = foodsOf(allergen, allowedKeys, catalogue);
    if (foods.length > 0) notes.push(exceptFoods(allergen, foods));
  }
}
