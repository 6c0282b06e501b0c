// One kitchen for all tests of a run: reading the catalogue takes a quarter of a second.
import { loadKitchen } from '../../kitchen/index.ts';
import type { HealthWords, Kitchen, Person } from '../../kitchen/index.ts';

export const kitchen: Kitchen = loadKitchen();
export const { catalogue } = kitchen;

export const personOf = (words: HealthWords): Person => kitchen.understand(words).person;

/** Keys that a typed list is read as. */
export const keysOf = (list: string, country?: string): string[] =>
  kitchen.readIngredients(list, { country: country ?? null }).items.map(({ key }) => key);

/** Titles of the dishes suggested for a typed list. */
export const idsFor = (
  list: string,
  options: { readonly country?: string; readonly count?: number; readonly person?: Person } = {},
): string[] =>
  kitchen
    .suggest({
      keys: keysOf(list, options.country),
      count: options.count ?? 3,
      person: options.person ?? personOf({ country: options.country ?? null }),
    })
    .map(({ recipe_id }) => recipe_id);
