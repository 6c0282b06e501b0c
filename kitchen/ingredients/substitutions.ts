// What a cook may take in place of what a recipe names, and what then changes. Our own judgement, kept narrow: whatever is
// not listed is bought. No pair crosses an allergen or a diet, whatever the tables say.
import { allergensIn } from '../health/allergens.ts';
import type { Catalogue, Ingredient } from '../catalogue/types.ts';
import type { Change } from '../catalogue/substitutionTables.ts';

export type { Change } from '../catalogue/substitutionTables.ts';

export interface Substitution {
  /** What the recipe names. */
  readonly forIt: string;
  readonly change: Change;
  /** How well it does, 0 to 1: only the order of dishes rests on it. */
  readonly share: number;
}

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
  /** Of these a food and what comes out of it: 'egg egg_white'. */
  readonly parts: ReadonlySet<string>;
  readonly swaps: ReadonlyMap<string, readonly Substitution[]>;
  /** For who must not eat what the recipe names, and for nobody else: by the key of the food that they have. */
  readonly insteadOfForbidden: ReadonlyMap<string, readonly Substitution[]>;
}

const built = new WeakMap<Catalogue, Substitutions>();

function insteadIn(
  catalogue: Catalogue,
  grades: (key: string) => string[],
): Map<string, Substitution[]> {
  const instead = new Map<string, Substitution[]>();
  for (const { yours, forIt, change, share, allowed } of catalogue.substitutions)
    if (allowed === 'where_forbidden')
      for (const each of grades(forIt)) put(instead, yours, { forIt: each, change, share });
  return instead;
}

/** Whether a food may stand for another: two that the catalogue has, and none of them crosses an allergen or a diet. */
type IsComparable = (one: string, other: string) => boolean;
const comparableIn =
  ({ ingredients }: Catalogue): IsComparable =>
  (one, other) => {
    const [a, b] = [ingredients.get(one), ingredients.get(other)];
    return one !== other && a !== undefined && b !== undefined && isComparable(a, b);
  };

function put<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

/** What else a food is. */
function gradesIn({ sameFoods }: Catalogue, areComparable: IsComparable): Map<string, string[]> {
  const same = new Map<string, string[]>();
  for (const { kind, foods } of sameFoods)
    for (const one of kind === 'parts' ? foods.slice(0, 1) : foods)
      for (const other of foods) if (areComparable(one, other)) put(same, one, other);
  return same;
}

const partsIn = ({ sameFoods }: Catalogue): Set<string> =>
  new Set(
    sameFoods.flatMap(({ kind, foods: [whole = '', ...parts] }) =>
      kind === 'parts' ? parts.map((part) => `${whole} ${part}`) : [],
    ),
  );

/** Swaps by their rows, then by their groups. What holds of a food holds of its other grades. */
function swapsIn(
  { substitutions, substitutionGroups }: Catalogue,
  grades: (key: string) => string[],
  areComparable: IsComparable,
): Map<string, Substitution[]> {
  const swaps = new Map<string, Substitution[]>();
  const swap = (yours: string, { forIt, change, share }: Substitution): void => {
    for (const one of grades(yours))
      for (const other of grades(forIt))
        if (areComparable(one, other)) put(swaps, one, { forIt: other, change, share });
  };
  for (const row of substitutions) if (row.allowed === 'anyone') swap(row.yours, row);
  for (const { foods, change, share } of substitutionGroups)
    for (const yours of foods) for (const forIt of foods) swap(yours, { forIt, change, share });
  return swaps;
}

/** The tables of a catalogue, without what crosses an allergen or a diet there; built at the first call. */
export function substitutionsOf(catalogue: Catalogue): Substitutions {
  const known = built.get(catalogue);
  if (known) return known;
  const areComparable = comparableIn(catalogue);
  const same = gradesIn(catalogue, areComparable);
  const grades = (key: string): string[] => [key, ...(same.get(key) ?? [])];
  const swaps = swapsIn(catalogue, grades, areComparable);
  const substitutions = {
    same,
    parts: partsIn(catalogue),
    swaps,
    insteadOfForbidden: insteadIn(catalogue, grades),
  };
  built.set(catalogue, substitutions);
  return substitutions;
}
