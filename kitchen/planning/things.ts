// What a dish adds to the shopping: things that are no staple, fewer where many dishes share them, more where most of a pack is left.
import type { Catalogue, Country } from '../catalogue/types.ts';
import { groupOf } from '../ingredients/likeness.ts';
import { packsIn, stapleKeys } from '../shopping/packs.ts';
import type { Dish } from './dishes.ts';

/** The share of the smallest pack that so many grams leave; 0 where it is sold by weight. */
export function packLeft(
  key: string,
  grams: number,
  country: Country | null,
  catalogue: Catalogue,
): number {
  const pack = catalogue.packs.get(key);
  const sizes = pack && packsIn(pack, country);
  const smallest = sizes?.grams[0];
  return !sizes || sizes.loose || smallest === undefined ? 0 : Math.max(0, 1 - grams / smallest);
}

/** A jar that lasts for months is bought once in a while. */
const jar = 0.5;
/** Dishes of a week that are cooked, about. */
const dishesAWeek = 12;
/** A pack counts as wasted where less than this share of it is used. */
const halfUsed = 0.5;

export interface ThingsFor {
  readonly country: Country | null;
  readonly have: ReadonlySet<string> | null;
  readonly people: number;
  readonly catalogue: Catalogue;
}

/**
 * How many things each dish adds to a week's list, about: each thing that is no staple and not at hand counts as one, divided by the
 * dishes of a week that will likely share it, and up to double where most of its pack would be left.
 */
export function thingsOf(
  dishes: readonly Dish[],
  { country, have, people, catalogue }: ThingsFor,
): ReadonlyMap<Dish, number> {
  const counts = new Map<string, number>();
  for (const dish of dishes)
    for (const group of new Set(dish.grams.map(({ ingredient }) => groupOf(ingredient.key))))
      counts.set(group, (counts.get(group) ?? 0) + 1);
  const owned = new Set([...(have ?? []), ...stapleKeys(country, catalogue)].map(groupOf));
  return new Map(
    dishes.map((dish) => {
      let things = 0;
      for (const { ingredient, grams } of dish.grams) {
        const { key } = ingredient;
        const group = groupOf(key);
        if (owned.has(group)) continue;
        if (catalogue.packs.get(key)?.usedSlowly) {
          things += jar;
          continue;
        }
        const share = (counts.get(group) ?? 1) / dishes.length;
        const shared = (1 - (1 - share) ** dishesAWeek) / (dishesAWeek * share);
        const left = packLeft(key, 2 * grams * people, country, catalogue);
        things += shared * (1 + Math.max(0, left - halfUsed) / halfUsed);
      }
      return [dish, things] as const;
    }),
  );
}
