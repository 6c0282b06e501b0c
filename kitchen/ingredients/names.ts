// The names of dishes and ingredients, to be completed while somebody types, and what is likeliest before they do.
import type { FoodName } from '../../contract/detection.ts';
import type { Catalogue, Country, Ingredient, Recipe } from '../catalogue/types.ts';
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

type WeightOf = (ingredient: Ingredient) => number;

/** How often a food is cooked: in counted recipes, or in our own. */
function weightsOf({ recipes }: Catalogue): WeightOf {
  const dishesWith = new Map<string, number>();
  for (const { ingredients } of recipes)
    for (const { key } of ingredients) dishesWith.set(key, (dishesWith.get(key) ?? 0) + 1);
  return ({ key, frequency }) =>
    Math.max(frequency, (dishesWith.get(key) ?? 0) / Math.max(1, recipes.length));
}

/** A food by its own name, or by another. */
const foodEntry = (ingredient: Ingredient, weightOf: WeightOf, alias?: string): Entry => ({
  pick: { name: ingredient.label, key: ingredient.key, kind: 'ingredient' },
  words: plain(alias ?? ingredient.label),
  own: alias === undefined,
  weight: weightOf(ingredient),
  ingredient,
  countries: [],
});

/** A dish of several common things, or at home in several countries, is a common dish. */
function dishEntry(recipe: Recipe, weightOf: WeightOf, foods: Catalogue['ingredients']): Entry {
  const { id, title, countries } = recipe;
  const weights = recipe.ingredients
    .flatMap(({ key }) => {
      const ingredient = foods.get(key);
      return ingredient && !shelf.has(ingredient.category) ? [weightOf(ingredient)] : [];
    })
    .toSorted((a, b) => b - a)
    .slice(0, telling);
  return {
    pick: { name: title, key: id, kind: 'dish' },
    words: plain(title),
    own: true,
    weight:
      weights.reduce((sum, each) => sum + each, 0) / telling / 2 +
      Math.min(0.1, 0.04 * (countries.length - 1)),
    ingredient: null,
    countries,
  };
}

function entriesOf(catalogue: Catalogue): readonly Entry[] {
  const { ingredients, aliases, recipes } = catalogue;
  const weightOf = weightsOf(catalogue);
  return [
    ...[...ingredients.values()].map((ingredient) => foodEntry(ingredient, weightOf)),
    ...aliases.flatMap(({ alias, key }) => {
      const ingredient = ingredients.get(key);
      return ingredient ? [foodEntry(ingredient, weightOf, alias)] : [];
    }),
    ...recipes.map((recipe) => dishEntry(recipe, weightOf, ingredients)),
  ];
}

/** How much more a name counts in a country where it is ordinary food. */
function homeWorth({ ingredient, countries }: Entry, country: Country | undefined): number {
  if (!country) return 0;
  if (!ingredient) return countries.includes(country.iso2) ? 0.3 : 0;
  return ingredient.regions.includes('GLB') || !isLocal(ingredient, country) ? 0 : 0.15;
}

/** Where in a name that is typed stands: 4 for the whole of it, 1 for the middle of a word, 0 for nowhere. */
function placeIn(words: string, asked: string, one: string): 0 | 1 | 2 | 3 | 4 {
  if (words === asked || words === one) return 4;
  if (words.startsWith(asked) || words.startsWith(one)) return 3;
  if (words.includes(` ${asked}`) || words.includes(` ${one}`)) return 2;
  return asked.length > 3 && words.includes(asked) ? 1 : 0;
}

interface Scored {
  readonly entry: Entry;
  readonly score: number;
}

/** The best, each food and dish once. */
function bestOf(scored: readonly Scored[], count: number): FoodName[] {
  const chosen = new Map<string, FoodName>();
  for (const { entry } of scored.toSorted(
    (a, b) => b.score - a.score || (a.entry.words < b.entry.words ? -1 : 1),
  )) {
    if (chosen.size >= count) break;
    const name = `${entry.pick.kind} ${entry.pick.key}`;
    if (!chosen.has(name)) chosen.set(name, entry.pick);
  }
  return [...chosen.values()];
}

const countOf = ({ count = 8 }: NameOptions): number => Math.max(0, Math.min(50, count));

/** Builds the index, once: 4,500 names, 20 ms. */
export function namesOf(catalogue: Catalogue): Names {
  const entries = entriesOf(catalogue);
  const countryOf = ({ country }: NameOptions): Country | undefined =>
    country ? catalogue.countries.get(country) : undefined;

  const likely = (options: NameOptions): FoodName[] => {
    const country = countryOf(options);
    const each = options.kinds.map((kind) =>
      bestOf(
        entries
          .filter(
            ({ pick, own, ingredient }) =>
              own && pick.kind === kind && !(ingredient && shelf.has(ingredient.category)),
          )
          .map((entry) => ({ entry, score: entry.weight + homeWorth(entry, country) })),
        countOf(options),
      ),
    );
    return Array.from({ length: countOf(options) }, (_, at) =>
      each.flatMap((chosen) => chosen[at] ?? []),
    )
      .flat()
      .slice(0, countOf(options));
  };

  const find = (typed: string, options: NameOptions): FoodName[] => {
    const asked = plain(typed.slice(0, 100));
    if (asked === '') return likely(options);
    const one = singular(asked);
    const country = countryOf(options);
    const scored = entries.flatMap((entry) => {
      if (!options.kinds.includes(entry.pick.kind)) return [];
      const where = placeIn(entry.words, asked, one);
      if (where === 0) return [];
      const own = entry.own ? 0.3 : 0;
      return [{ entry, where, score: where + own + entry.weight + homeWorth(entry, country) }];
    });
    // In the middle of a word ('frijoles' for 'jol') only where nothing begins so.
    const begin = scored.filter(({ where }) => where > 1);
    return bestOf(begin.length > 0 ? begin : scored, countOf(options));
  };

  return { likely, find };
}
