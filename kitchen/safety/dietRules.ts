// What a person's diets and medicines leave out of a dish.
import type { JointLimit } from '../health/limits.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { Diet } from '../catalogue/families.ts';
import type { Person } from '../types.ts';

/** Two kinds of food that one dish does not hold together. */
export interface Apart {
  readonly diet: string;
  readonly one: ReadonlySet<string>;
  readonly other: ReadonlySet<string>;
}

export interface DietRules {
  /** Ingredients that are left out, with the name of the diet or medicine. */
  readonly leftOut: ReadonlyMap<string, string>;
  /** Bought foods that only may hold what a diet leaves out. */
  readonly doubtful: ReadonlyMap<string, string>;
  readonly apart: readonly Apart[];
  readonly perMeal: readonly (JointLimit & { readonly condition: string })[];
}

/**
 * Carbohydrate of one meal, in grams: a third of the day's 130 g (Feinman and others 2015), and of the
 * most that a ketogenic diet allows, 50 g. Which part of the day a meal is, is our estimate.
 */
const carbohydrateOfMeal: Readonly<Record<string, number>> = { low_carb: 43, keto: 17 };

/** Vinegar is made of alcohol and stays where alcohol is left out. */
const staysWithoutAlcohol = 'vinegar';

export function dietRulesOf(person: Person, catalogue: Catalogue): DietRules {
  const leftOut = new Map<string, string>();
  const doubtful = new Map<string, string>();
  const apart: Apart[] = [];
  const perMeal: (JointLimit & { condition: string })[] = [];
  for (const id of person.diets) {
    const diet = catalogue.diets.get(id);
    if (!diet) continue;
    addMembers(diet, catalogue, leftOut, doubtful);
    for (const [one, other] of diet.notTogether)
      apart.push({ diet: diet.name, one: keysOf(one, catalogue), other: keysOf(other, catalogue) });
    const most = carbohydrateOfMeal[id];
    if (most !== undefined) perMeal.push(carbohydrateLimit(most, diet));
  }
  for (const key of person.allowedKeys ?? []) leftOut.delete(key);
  for (const { id, name, leavesOut } of catalogue.medicines)
    if (person.medicines.includes(id))
      for (const key of leavesOut.keys) if (!leftOut.has(key)) leftOut.set(key, name);
  for (const key of person.allowedKeys ?? []) doubtful.delete(key);
  return { leftOut, doubtful, apart, perMeal };
}

function addMembers(
  diet: Diet,
  catalogue: Catalogue,
  leftOut: Map<string, string>,
  doubtful: Map<string, string>,
): void {
  const vinegars = keysOf(staysWithoutAlcohol, catalogue);
  for (const family of diet.leavesOut)
    for (const [key, how] of catalogue.families.get(family)?.members ?? []) {
      if (family === 'alcohol' && vinegars.has(key)) continue;
      (how === 'may_hold' ? doubtful : leftOut).set(key, diet.name);
    }
}

const keysOf = (family: string, catalogue: Catalogue): ReadonlySet<string> =>
  new Set(
    [...(catalogue.families.get(family)?.members ?? [])]
      .filter(([, how]) => how !== 'may_hold')
      .map(([key]) => key),
  );

const carbohydrateLimit = (
  max: number,
  { name, source }: Diet,
): JointLimit & { condition: string } => ({
  nutrient: 'carb_g',
  basis: 'per_meal',
  min: null,
  max,
  unit: 'g',
  priority: 'hard',
  from: [name],
  sources: [source],
  provenance: 'memory',
  condition: `a ${name} diet`,
});

/** Tags that a person's medicines leave out, each with the medicine's name. */
export const medicineBans = (person: Person, catalogue: Catalogue): [tag: string, name: string][] =>
  catalogue.medicines
    .filter(({ id }) => person.medicines.includes(id))
    .flatMap(({ name, leavesOut }) => leavesOut.tags.map((tag): [string, string] => [tag, name]));

/** Names of what needs a clinic, for which nothing is suggested. */
export const supervisedNames = (person: Person, catalogue: Catalogue): string[] =>
  catalogue.supervised.filter(({ id }) => person.supervised.includes(id)).map(({ name }) => name);
