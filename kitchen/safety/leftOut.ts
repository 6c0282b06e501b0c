// What somebody leaves out beside allergens and diets: each food with the family that they named, so that a note can say it.
import type { NamedTerm } from '../../domain/notes.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { familyTerm } from '../health/leftOutFoods.ts';
import type { Person } from '../types.ts';

/** Why a food is left out. */
export interface LeftOut {
  /** The family that they named; null where they named the food itself. */
  readonly what: NamedTerm | null;
  /** Whether it may contain it, and no more is known. */
  readonly may: boolean;
}

type Named = Pick<Person, 'families' | 'avoidedKeys'>;

/** The first family that surely holds a food, else the first that may. */
function leftOutBy(key: string, { families: ids }: Named, catalogue: Catalogue): LeftOut {
  const found = ids.flatMap((id) => {
    const how = catalogue.families.get(id)?.members.get(key);
    return how === undefined ? [] : [{ id, may: how === 'may_hold' }];
  });
  const first = found.find(({ may }) => !may) ?? found[0];
  return first
    ? { what: familyTerm(first.id, catalogue), may: first.may }
    : { what: null, may: false };
}

/** Each food that somebody named, or that belongs to a family that they named. */
export const leftOutOf = (person: Named, catalogue: Catalogue): ReadonlyMap<string, LeftOut> =>
  new Map(person.avoidedKeys.map((key) => [key, leftOutBy(key, person, catalogue)]));

/** What they named: families, and foods that are of none of these. */
export const namedLeftOut = (person: Named, catalogue: Catalogue): NamedTerm[] => [
  ...person.families.map((id) => familyTerm(id, catalogue)),
  ...person.avoidedKeys
    .filter((key) => leftOutBy(key, person, catalogue).what === null)
    .map((id): NamedTerm => ({
      of: 'food',
      id,
      name: catalogue.ingredients.get(id)?.label ?? id,
    })),
];
