// Foods that are not for a baby or a small child, by the age that is told of them; where none is told, nobody can be called old enough.
import type { HealthWords, Person } from '../types.ts';
import { isBelow } from './childAge.ts';
import { perhapsTooYoungFor, tooYoungFor } from './healthNotes.ts';
import type { Hearing } from './hearing.ts';

/** Into the hearing: what is left out for their age, and what may be not for them. */
export function hearAge({ sickness, atTable }: HealthWords, hearing: Hearing): void {
  const { catalogue, supervised, notes } = hearing;
  const child = atTable?.isChild ? atTable.name : null;
  if (child === null && !supervised.has('child')) return;
  const text = [child ?? '', sickness ?? ''].join(', ');
  for (const row of catalogue.childFoods) {
    const is = isBelow(row.underMonths, text);
    if (is === 'no') continue;
    hearing.tooYoung.set(row.id, is);
    if (is === 'yes') notes.push(tooYoungFor(row));
    else if (child !== null) notes.push(perhapsTooYoungFor(row, child));
  }
}

/** The same, as a person has it. */
export function tooYoungOf({
  tooYoung,
}: Hearing): Pick<Person, 'tooYoungFor' | 'perhapsTooYoungFor'> {
  const those = (wanted: 'yes' | 'perhaps'): string[] =>
    [...tooYoung].flatMap(([id, is]) => (is === wanted ? [id] : []));
  const [sure, perhaps] = [those('yes'), those('perhaps')];
  return {
    ...(sure.length > 0 ? { tooYoungFor: sure } : {}),
    ...(perhaps.length > 0 ? { perhapsTooYoungFor: perhaps } : {}),
  };
}
