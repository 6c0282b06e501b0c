// The catalogue as a library: every recipe in its usual order, with what it can be found and filtered by. Worked out once for a
// kitchen, in slices between which the server answers others.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { titles } from '../../../domain/french/titles.ts';
import { factsOf, type Kitchen } from '../../../kitchen/index.ts';
import { groupOf } from '../../../kitchen/ingredients/likeness.ts';
import { singular, tokensOf } from '../../../kitchen/ingredients/words.ts';
import type { Facts } from '../../../kitchen/recipes/facts.ts';
import {
  type Filter,
  fits,
  type HealthFilter,
  healthFiltersOf,
  type Kind,
  nameOf,
  plainFiltersOf,
  plainNamesOf,
} from './filters.ts';
import { usualOrder } from './order.ts';
import { type Document, indexDocuments, type SearchIndex } from './searchIndex.ts';

export interface Library {
  readonly kitchen: Kitchen;
  /** In their usual order: a document's number in the index is its place here. */
  readonly recipes: readonly Facts[];
  readonly placeOf: ReadonlyMap<string, number>;
  readonly filters: ReadonlyMap<string, Filter>;
  readonly health: readonly HealthFilter[];
  readonly index: SearchIndex;
}

const weights = { title: 40, other: 16, food: 16 } as const;
/** What a title is worth more the fewer words it has, so that 'rice and beans' comes before a stew with both. */
const share = 16;

export const wordsOf = (text: string): string[] => tokensOf(text).map(singular);
/** As a food stands in the index, whatever it is called. */
export const foodWord = (key: string): string => `food:${groupOf(key)}`;

/** Every word that finds a recipe, with its weight. */
export function weighedWords({ recipe }: Facts, { catalogue }: Kitchen): Map<string, number> {
  const words = new Map<string, number>();
  const put = (each: string, weight: number): void => {
    if (weight > (words.get(each) ?? 0)) words.set(each, weight);
  };
  const countries = recipe.countries.map((code) => catalogue.countries.get(code)?.name ?? '');
  for (const { key } of recipe.ingredients) {
    put(foodWord(key), weights.food);
    for (const each of wordsOf(catalogue.ingredients.get(key)?.label ?? ''))
      put(each, weights.other);
  }
  for (const each of wordsOf([recipe.cuisine, ...countries, ...recipe.tags].join(' ')))
    put(each, weights.other);
  for (const each of wordsOf(recipe.id.replaceAll('-', ' '))) put(each, weights.title);
  const title = new Set(wordsOf(recipe.title));
  for (const each of title) put(each, weights.title + share / title.size);
  for (const each of wordsOf(titles[recipe.id] ?? '')) put(each, weights.title);
  return words;
}

const libraries = new WeakMap<Kitchen, Promise<Library>>();

/** The same library for everyone who asks; begun with the first of them. */
export function openLibrary(kitchen: Kitchen): Promise<Library> {
  const before = libraries.get(kitchen);
  if (before) return before;
  const begun = build(kitchen);
  libraries.set(kitchen, begun);
  return begun;
}

/** So many recipes are looked at in one go: a few milliseconds. */
const slice = 4;

async function build(kitchen: Kitchen): Promise<Library> {
  const { ingredients, recipes: all } = kitchen.catalogue;
  const unordered: Facts[] = [];
  for (const [n, recipe] of all.entries()) {
    if (n % slice === 0) await nextTurn();
    unordered.push(factsOf(recipe, ingredients));
  }
  const recipes = usualOrder(unordered, ingredients);
  await nextTurn();
  const health = healthFiltersOf(kitchen);
  const documents: Document[] = [];
  for (const [n, facts] of recipes.entries()) {
    if (n % slice === 0) await nextTurn();
    const fitting = health.filter((filter) => fits(facts, filter, kitchen)).map(nameOf);
    documents.push({
      words: weighedWords(facts, kitchen),
      filters: [...plainNamesOf(facts), ...fitting],
    });
  }
  const filters = [...health, ...plainFiltersOf(kitchen)];
  return {
    kitchen,
    recipes,
    placeOf: new Map(recipes.map(({ recipe }, place) => [recipe.id, place])),
    filters: new Map(filters.map((filter) => [nameOf(filter), filter])),
    health,
    index: indexDocuments(documents),
  };
}

export const filtersOf = ({ filters }: Library, kind: Kind): Filter[] =>
  [...filters.values()].filter((filter) => filter.kind === kind);
