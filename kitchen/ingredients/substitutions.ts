// What a cook may take in place of what a recipe names, and what then changes. Our own judgement, kept narrow: whatever is
// not listed is bought. No pair crosses an allergen or a diet, whatever the tables say.
import { allergensIn } from '../health/allergens.ts';
import type { SwapMark } from '../../contract/kitchen.ts';
import type { Catalogue, Ingredient } from '../catalogue/types.ts';
import { eachForEach, oneForOther, sameFood } from './substitutionTables.ts';

/** What the cook does differently; the screen has the words. */
export type Change = SwapMark['change'];

export interface Substitution {
  /** What the recipe names. */
  readonly forIt: string;
  readonly change: Change;
  /** How well it does, 0 to 1: only the order of dishes rests on it. */
  readonly share: number;
}

const rows = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
const changes: Readonly<Record<Change, true>> = {
  as_written: true,
  follow_packet: true,
  cook_less: true,
  cook_more: true,
  skip_soaking: true,
  cut_up: true,
  chop: true,
  drain: true,
  third_as_much: true,
  three_times: true,
  add_to_taste: true,
  crumble: true,
};
const isChange = (word: string): word is Change => Object.hasOwn(changes, word);

/** Keys named here, for the check that the tables know them all. */
export const substitutionKeys: readonly string[] = [
  ...rows(sameFood).flat(),
  ...rows(eachForEach).flatMap((line) => line.slice(1)),
  ...rows(oneForOther).flatMap((line) => line.slice(0, 2)),
].filter((word) => word !== '>');

const diets = ['vegan', 'vegetarian', 'pork', 'alcohol', 'animal_gelatin', 'animal'] as const;

/**
 * Whether two foods hold the same allergens and suit the same diets. What a brand may hold besides is the person's own matter:
 * a food of theirs that they must not eat is never taken for another.
 */
export const isComparable = (one: Ingredient, other: Ingredient): boolean =>
  allergensIn(one.tags).contains.join() === allergensIn(other.tags).contains.join() &&
  suitSameDiets(one, other);

const suitSameDiets = (one: Ingredient, other: Ingredient): boolean =>
  diets.every((tag) => one.tags.has(tag) === other.tags.has(tag));

/** Whether one food, in place of another, brings no allergen and breaks no diet. */
export function addsNothing(one: Ingredient, other: Ingredient): boolean {
  const its = new Set(allergensIn(other.tags).contains);
  return allergensIn(one.tags).contains.every((id) => its.has(id)) && suitSameDiets(one, other);
}

export interface Substitutions {
  /** What else a food is: other grades of it, and parts. */
  readonly same: ReadonlyMap<string, readonly string[]>;
  readonly swaps: ReadonlyMap<string, readonly Substitution[]>;
}

const built = new WeakMap<Catalogue, Substitutions>();

/** The tables of a catalogue, without what crosses an allergen or a diet there; built at the first call. */
export function substitutionsOf(catalogue: Catalogue): Substitutions {
  const known = built.get(catalogue);
  if (known) return known;
  const same = new Map<string, string[]>();
  const swaps = new Map<string, Substitution[]>();
  const comparable = (one: string, other: string): boolean => {
    const [a, b] = [catalogue.ingredients.get(one), catalogue.ingredients.get(other)];
    return one !== other && a !== undefined && b !== undefined && isComparable(a, b);
  };
  const put = <Value>(map: Map<string, Value[]>, key: string, value: Value): void => {
    map.set(key, [...(map.get(key) ?? []), value]);
  };
  for (const line of rows(sameFood)) {
    const [first = '', mark] = line;
    const foods = line.filter((word) => word !== '>');
    for (const one of mark === '>' ? [first] : foods)
      for (const other of foods) if (comparable(one, other)) put(same, one, other);
  }
  const grades = (key: string): string[] => [key, ...(same.get(key) ?? [])];
  /** What holds of a food holds of its other grades. */
  const swap = (yours: string, forIt: string, change: string, share: number): void => {
    for (const one of grades(yours))
      for (const other of grades(forIt))
        if (comparable(one, other) && isChange(change))
          put(swaps, one, { forIt: other, change, share });
  };
  for (const [yours = '', forIt = '', change = '', share = ''] of rows(oneForOther))
    swap(yours, forIt, change, Number(share));
  for (const [change = '', ...foods] of rows(eachForEach))
    for (const yours of foods) for (const forIt of foods) swap(yours, forIt, change, 0.85);
  const substitutions = { same, swaps };
  built.set(catalogue, substitutions);
  return substitutions;
}
