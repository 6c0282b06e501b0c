// What a person's diets and medicines leave out of a dish.
import type { NamedTerm } from '../../domain/notes.ts';
import { carbohydrateOfDay } from '../health/dietLimits.ts';
import type { JointLimit } from '../health/limits.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { ChildCaution } from '../catalogue/safetyTypes.ts';
import type { Diet } from '../catalogue/families.ts';
import type { Person } from '../types.ts';

/** Two kinds of food that one dish does not hold together. */
export interface Apart {
  readonly diet: NamedTerm;
  readonly one: ReadonlySet<string>;
  readonly other: ReadonlySet<string>;
}

/** Foods that are made ready in some way for a child. */
export interface ChildRule {
  readonly id: ChildCaution['id'];
  readonly by: NamedTerm;
  readonly keys: ReadonlySet<string>;
}

export interface DietRules {
  /** Ingredients that are left out, with the diet or medicine. */
  readonly leftOut: ReadonlyMap<string, NamedTerm>;
  /** Bought foods that only may contain what a diet leaves out. */
  readonly doubtful: ReadonlyMap<string, NamedTerm>;
  /** Ingredients that are not for a child who may be too young for them. */
  readonly perhapsTooYoung: ReadonlyMap<string, NamedTerm>;
  /** What is done to foods before a small child eats them. */
  readonly childCautions: readonly ChildRule[];
  readonly apart: readonly Apart[];
  readonly perMeal: readonly (JointLimit & { readonly by: NamedTerm })[];
}

/** Carbohydrate of one meal, in grams: a third of the day's most. Which part of the day a meal is, is our estimate. */
const mostOfMeal = (id: string): number | undefined => {
  const ofDay = carbohydrateOfDay[id];
  return ofDay === undefined ? undefined : Math.round(ofDay / 3);
};

/** Vinegar is made of alcohol and stays where alcohol is left out. */
const staysWithoutAlcohol = 'vinegar';

export function dietRulesOf(person: Person, catalogue: Catalogue): DietRules {
  const leftOut = new Map<string, NamedTerm>();
  const doubtful = new Map<string, NamedTerm>();
  const apart: Apart[] = [];
  const perMeal: (JointLimit & { by: NamedTerm })[] = [];
  for (const id of person.diets) {
    const diet = catalogue.diets.get(id);
    if (!diet) continue;
    addMembers(diet, catalogue, leftOut, doubtful);
    for (const [one, other] of diet.notTogether)
      apart.push({
        diet: dietTerm(diet),
        one: keysOf(one, catalogue),
        other: keysOf(other, catalogue),
      });
    const most = mostOfMeal(id);
    if (most !== undefined) perMeal.push(carbohydrateLimit(most, diet));
  }
  for (const key of person.allowedKeys ?? []) leftOut.delete(key);
  for (const { id, name, leavesOut } of catalogue.medicines) {
    const by: NamedTerm = { of: 'medicine', id, name };
    if (person.medicines.includes(id))
      for (const key of leavesOut.keys) if (!leftOut.has(key)) leftOut.set(key, by);
  }
  for (const key of person.allowedKeys ?? []) doubtful.delete(key);
  // An age is no matter of what somebody says does no harm.
  addTooYoung(person.tooYoungFor ?? [], catalogue, leftOut, doubtful);
  const perhapsTooYoung = new Map<string, NamedTerm>();
  addTooYoung(person.perhapsTooYoungFor ?? [], catalogue, perhapsTooYoung);
  const childCautions = childRulesOf(person, catalogue);
  return { leftOut, doubtful, perhapsTooYoung, childCautions, apart, perMeal };
}

/** For a child who is too young, or may be. */
const childRulesOf = (
  { tooYoungFor = [], perhapsTooYoungFor = [] }: Person,
  { childFoods, childCautions }: Catalogue,
): readonly ChildRule[] =>
  childCautions.flatMap(({ id, of, keys }) => {
    const age = childFoods.find((row) => row.id === of);
    return age && [...tooYoungFor, ...perhapsTooYoungFor].includes(of)
      ? [{ id, by: { of: 'supervised', id: age.id, name: age.name }, keys: new Set(keys) }]
      : [];
  });

/** @param doubtful what only may contain it, where that is to be told */
function addTooYoung(
  ids: readonly string[],
  { childFoods, families }: Catalogue,
  leftOut: Map<string, NamedTerm>,
  doubtful?: Map<string, NamedTerm>,
): void {
  for (const row of childFoods) {
    if (!ids.includes(row.id)) continue;
    const by: NamedTerm = { of: 'supervised', id: row.id, name: row.name };
    const members = row.families.flatMap((family) => [...(families.get(family)?.members ?? [])]);
    for (const key of row.keys) if (!leftOut.has(key)) leftOut.set(key, by);
    for (const [key, how] of members) {
      const into = how === 'may_hold' ? doubtful : leftOut;
      if (into && !leftOut.has(key)) into.set(key, by);
    }
  }
}

function addMembers(
  diet: Diet,
  catalogue: Catalogue,
  leftOut: Map<string, NamedTerm>,
  doubtful: Map<string, NamedTerm>,
): void {
  const by = dietTerm(diet);
  const vinegars = keysOf(staysWithoutAlcohol, catalogue);
  for (const family of diet.leavesOut)
    for (const [key, how] of catalogue.families.get(family)?.members ?? []) {
      if (family === 'alcohol' && vinegars.has(key)) continue;
      (how === 'may_hold' ? doubtful : leftOut).set(key, by);
    }
}

const keysOf = (family: string, catalogue: Catalogue): ReadonlySet<string> =>
  new Set(
    [...(catalogue.families.get(family)?.members ?? [])]
      .filter(([, how]) => how !== 'may_hold')
      .map(([key]) => key),
  );

const dietTerm = ({ id, name }: Diet): NamedTerm => ({ of: 'diet', id, name });

const carbohydrateLimit = (
  max: number,
  { id, name, source }: Diet,
): JointLimit & { by: NamedTerm } => ({
  nutrient: 'carb_g',
  basis: 'per_meal',
  min: null,
  max,
  unit: 'g',
  priority: 'hard',
  from: [name],
  sources: [source],
  provenance: 'memory',
  reviewed: false,
  by: { of: 'diet', id, name: `a ${name} diet` },
});

/** Tags that a person's medicines leave out, each with the medicine. */
export const medicineBans = (
  person: Person,
  catalogue: Catalogue,
): [tag: string, by: NamedTerm][] =>
  catalogue.medicines
    .filter(({ id }) => person.medicines.includes(id))
    .flatMap(({ id, name, leavesOut }) =>
      leavesOut.tags.map((tag): [string, NamedTerm] => [tag, { of: 'medicine', id, name }]),
    );

/** What needs a clinic, for which nothing is suggested. */
export const supervisedOf = (person: Person, catalogue: Catalogue): NamedTerm[] =>
  catalogue.supervised
    .filter(({ id }) => person.supervised.includes(id))
    .map(({ id, name }) => ({ of: 'supervised', id, name }));

/** What no table can judge, so that nothing is called a fit. */
export const notJudgedOf = ({ notJudged = [] }: Person, catalogue: Catalogue): NamedTerm[] =>
  catalogue.notJudged
    .filter(({ id }) => notJudged.includes(id))
    .map(({ id, name }) => ({ of: 'supervised', id, name }));
