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

export function exceptionNotTaken(allergen: Allergen, foods: readonly Ingredient[]): KitchenNote {
  const named = foods.slice(0, mostNamed);
  const name = allergenNames[allergen];
  return coded(
    'health.exceptionNotTaken',
    {
      what: { of: 'allergen', id: allergen },
      foods: named.map(({ key }) => ({ of: 'food', id: key })),
    },
    `We leave out ${named.map(({ label }) => label).join(', ')} as well: where a reaction to ${name} can be severe, we make no exception. Your doctor can tell you which are safe.`,
  );
}

/** Whether single foods of an allergen were named rather than all of it: 'cashews and pistachios'. */
const isNamedSingly = (allergen: Allergen, { families, catalogue }: Hearing): boolean =>
  [...families.keys()].some(
    (id) =>
      id !== 'nut' &&
      id !== allergen &&
      [...(catalogue.families.get(id)?.members.keys() ?? [])].some((key) =>
        catalogue.ingredients.get(key)?.tags.has(allergen),
      ),
  );

/**
 * Into the hearing: which foods of an allergen stay in. With a severe reaction to the whole of it told, none of them
 * does; who names single foods knows which.
 */
export function noteExceptFoods(hearing: Hearing): void {
  const { allergens, allowedKeys, avoidedKeys, catalogue, notes, isSevereTold } = hearing;
  for (const allergen of allergens) {
    const foods = foodsOf(allergen, allowedKeys, catalogue);
    if (foods.length === 0) continue;
    if (isSevereTold && allergen !== 'gluten' && !isNamedSingly(allergen, hearing)) {
      for (const { key } of foods) {
        allowedKeys.delete(key);
        avoidedKeys.add(key);
      }
      notes.push(exceptionNotTaken(allergen, foods));
    } else if (!toldElsewhere.has(allergen)) notes.push(exceptFoods(allergen, foods));
  }
}
