// The names of dishes and ingredients, to be completed while somebody types, and what is likeliest before they do.
import type { FoodName } from '../../contract/detection.ts';
import type { Catalogue, Country, Ingredient } from '../catalogue/types.ts';
import { isLocal } from '../recipes/cost.ts';
import { plain, singular } from './words.ts';

export type NameKind = FoodName['kind'];
export interface NameOptions {
  readonly kinds: readonly NameKind[];
  /** At most this many; 8 by default, 50 at most. */
  readonly count?: number;
  /** ISO 3166 alpha-2: what is ordinary food there comes first. */
  readonly country?: string | null;
}

export interface Names {
  /** Names that begin with what was typed, then those with a word that does, then those that hold it; what is cooked often first. Never throws. */
  find(typed: string, options: NameOptions): FoodName[];
  /** What is in most kitchens and on most tables, of each kind in turn. */
  likely(options: NameOptions): FoodName[];
}

/** One way to name something: `words` in plain letters, `weight` how often it is cooked, 0 to 1. */
interface Entry {
  readonly pick: FoodName;
  readonly words: string;
  readonly own: boolean;
  readonly weight: number;
  readonly ingredient: Ingredient | null;
  readonly countries: readonly string[];
}

/** What stands on every shelf, yet is not what somebody photographs. */
const shelf = new Set(['oil', 'spice', 'herb', 'sauce', 'sugar', 'flour', 'bev']);

/** So many of a dish's ingredients say how common it is. */
const telling = 6;

/** Builds the index, once: 4,500 names, 20 ms. */
export function namesOf(catalogue: Catalogue): Names {
  const entries: Entry[] = [];
  const dishesWith = new Map<string, number>();
  for (const { ingredients } of catalogue.recipes)
    for (const { key } of ingredients) dishesWith.set(key, (dishesWith.get(key) ?? 0) + 1);
  const weightOf = ({ key, frequency }: Ingredient): number =>
    Math.max(frequency, (dishesWith.get(key) ?? 0) / Math.max(1, catalogue.recipes.length));
  for (const ingredient of catalogue.ingredients.values())
    entries.push({
      pick: { name: ingredient.label, key: ingredient.key, kind: 'ingredient' },
      words: plain(ingredient.label),
      own: true,
      weight: weightOf(ingredient),
      ingredient,
      countries: [],
    });
  for (const { alias, key } of catalogue.aliases) {
    const ingredient = catalogue.ingredients.get(key);
    if (ingredient)
      entries.push({
        pick: { name: ingredient.label, key, kind: 'ingredient' },
        words: plain(alias),
        own: false,
        weight: weightOf(ingredient),
        ingredient,
        countries: [],
      });
  }
  for (const { id, title, countries, ingredients } of catalogue.recipes) {
    // A dish of several common things, or at home in several countries, is a common dish.
    const weights = ingredients
      .flatMap(({ key }) => {
        const ingredient = catalogue.ingredients.get(key);
        return ingredient && !shelf.has(ingredient.category) ? [weightOf(ingredient)] : [];
      })
      .toSorted((a, b) => b - a)
      .slice(0, telling);
    entries.push({
      pick: { name: title, key: id, kind: 'dish' },
      words: plain(title),
      own: true,
      weight:
        weights.reduce((sum, each) => sum + each, 0) / telling / 2 +
        Math.min(0.1, 0.04 * (countries.length - 1)),
      ingredient: null,
      countries,
    });
  }

  const home = ({ ingredient, countries }: Entry, country: Country | undefined): number =>
    !country
      ? 0
      : ingredient
        ? ingredient.regions.includes('GLB') || !isLocal(ingredient, country)
          ? 0
          : 0.15
        : countries.includes(country.iso2)
          ? 0.3
          : 0;

  const best = (
    scored: readonly { readonly entry: Entry; readonly score: number }[],
    count: number,
  ): FoodName[] => {
    const chosen = new Map<string, FoodName>();
    for (const { entry } of scored.toSorted(
      (a, b) => b.score - a.score || (a.entry.words < b.entry.words ? -1 : 1),
    )) {
      if (chosen.size >= count) break;
      if (!chosen.has(`${entry.pick.kind} ${entry.pick.key}`))
        chosen.set(`${entry.pick.kind} ${entry.pick.key}`, entry.pick);
    }
    return [...chosen.values()];
  };
  const countOf = ({ count = 8 }: NameOptions): number => Math.max(0, Math.min(50, count));
  const countryOf = ({ country }: NameOptions): Country | undefined =>
    country ? catalogue.countries.get(country) : undefined;

  const likely = (options: NameOptions): FoodName[] => {
    const country = countryOf(options);
    const each = options.kinds.map((kind) =>
      best(
        entries
          .filter(
            ({ pick, own, ingredient }) =>
              own && pick.kind === kind && !(ingredient && shelf.has(ingredient.category)),
          )
          .map((entry) => ({ entry, score: entry.weight + home(entry, country) })),
        countOf(options),
      ),
    );
    return Array.from({ length: countOf(options) }, (_, at) =>
      each.flatMap((chosen) => chosen[at] ?? []),
    )
      .flat()
      .slice(0, countOf(options));
  };

  return {
    likely,
    find(typed, options) {
      const asked = plain(typed.slice(0, 100));
      if (asked === '') return likely(options);
      const one = singular(asked);
      const country = countryOf(options);
      const scored = entries.flatMap((entry) => {
        if (!options.kinds.includes(entry.pick.kind)) return [];
        const { words } = entry;
        const where =
          words === asked || words === one
            ? 4
            : words.startsWith(asked) || words.startsWith(one)
              ? 3
              : words.includes(` ${asked}`) || words.includes(` ${one}`)
                ? 2
                : asked.length > 3 && words.includes(asked)
                  ? 1
                  : 0;
        return where === 0
          ? []
          : [
              {
                entry,
                where,
                score: where + (entry.own ? 0.3 : 0) + entry.weight + home(entry, country),
              },
            ];
      });
      // In the middle of a word ('frijoles' for 'jol') only where nothing begins so.
      const begin = scored.filter(({ where }) => where > 1);
      return best(begin.length > 0 ? begin : scored, countOf(options));
    },
  };
}
