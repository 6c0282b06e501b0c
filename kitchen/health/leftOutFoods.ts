// What is left out of a pot because of somebody's words, for whoever wrote them to check.
import type { NamedTerm, Note } from '../../domain/notes.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { Understanding } from '../types.ts';
import { leftOutFoods } from './healthNotes.ts';

/** So many foods are enough to see what was understood. */
const mostFoods = 4;

export const familyTerm = (id: string, { families }: Catalogue): NamedTerm => ({
  of: 'family',
  id,
  name: families.get(id)?.plural ?? id,
});

/** What is one of them or made of them, the commonest first; what is called as its family says nothing new. */
function foodsOf(ids: readonly string[], { families, ingredients }: Catalogue): NamedTerm[] {
  const names = ids.flatMap((id) => [families.get(id)?.name ?? '', families.get(id)?.plural ?? '']);
  const keys = ids.flatMap((id) =>
    [...(families.get(id)?.members ?? [])].flatMap(([key, how]) =>
      how === 'is' || how === 'made_of' ? [key] : [],
    ),
  );
  return [...new Set(keys)]
    .flatMap((key) => ingredients.get(key) ?? [])
    .filter(({ label }) => !names.includes(label))
    .toSorted((a, b) => b.frequency - a.frequency)
    .slice(0, mostFoods)
    .map(({ key, label }) => ({ of: 'food', id: key, name: label }));
}

/** The foods that a person named, as they were understood, and what is said of words that were not. */
export function toldLeftOut({ person, notes }: Understanding, catalogue: Catalogue): Note[] {
  const { families, avoidedKeys } = person;
  const named =
    families.length > 0
      ? families.map((id) => familyTerm(id, catalogue))
      : avoidedKeys.slice(0, mostFoods).map((id): NamedTerm => ({
          of: 'food',
          id,
          name: catalogue.ingredients.get(id)?.label ?? id,
        }));
  if (named.length === 0) return [...notes];
  return [leftOutFoods(named, foodsOf(families, catalogue)), ...notes];
}
