// What a plate holds against the diets and medicines of a person.
import type { NamedTerm } from '../../domain/notes.ts';
import type { DietRules } from './dietRules.ts';
import { distinct, type Part, type Reasons } from './plate.ts';
import { readyForChild } from './childNotes.ts';
import * as notes from './verdictNotes.ts';

/** The foods that each of some diets and medicines names. */
function foundBy(
  parts: readonly Part[],
  named: ReadonlyMap<string, NamedTerm>,
): ReadonlyMap<string, { readonly by: NamedTerm; readonly found: Part[] }> {
  const all = new Map<string, { by: NamedTerm; found: Part[] }>();
  for (const part of parts) {
    const by = named.get(part.key);
    if (by) all.set(by.name, { by, found: [...(all.get(by.name)?.found ?? []), part] });
  }
  return all;
}

/** Neither a diet nor a medicine, but that somebody is too young for a food. */
const isAge = ({ of }: NamedTerm): boolean => of === 'supervised';

/** What a plate holds against the diets and medicines of a person. */
export function judgeDiets(
  parts: readonly Part[],
  { leftOut, doubtful, perhapsTooYoung, childCautions, apart }: DietRules,
): Reasons {
  const out = foundBy(parts, leftOut);
  const together = apart.filter(
    ({ one, other }) =>
      parts.some(({ key }) => one.has(key)) && parts.some(({ key }) => other.has(key)),
  );
  const isRefused = (name: string): boolean =>
    out.has(name) || together.some(({ diet }) => diet.name === name);
  return {
    refusals: [
      ...[...out.values()].map(({ by, found }) =>
        isAge(by) ? notes.tooYoungFor(by, found) : notes.againstDiet(by, found),
      ),
      ...together.map(({ diet, one, other }) =>
        notes.keptApart(diet, distinct(parts.filter(({ key }) => one.has(key) || other.has(key)))),
      ),
    ],
    cautions: [
      ...[...foundBy(parts, perhapsTooYoung).values()].map(({ by, found }) =>
        notes.tooYoungFor(by, found),
      ),
      ...[...foundBy(parts, doubtful).values()]
        .filter(({ by }) => !isRefused(by.name))
        .map(({ by, found }) =>
          isAge(by) ? notes.labelForAge(by, found) : notes.labelForDiet(by, found),
        ),
      ...childCautions.flatMap(({ id, by, keys }) => {
        const found = distinct(parts.filter(({ key }) => keys.has(key) && !leftOut.has(key)));
        return found.length > 0 ? [readyForChild[id](by, found)] : [];
      }),
    ],
  };
}
