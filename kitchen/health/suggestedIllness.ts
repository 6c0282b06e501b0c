// An illness that only its medicine tells of: 'on metformin', 'insulin'. It holds where nothing else says what the medicine is for.
import { metformin } from './diabetesMedicines.ts';
import { conditionTerm, understoodAs } from './healthNotes.ts';
import { conditionName } from './hearing.ts';
import type { Hearing } from './hearing.ts';
import { hold } from './holding.ts';
import { keepBloodThinnerNamed } from './medicineForms.ts';

/** Polycystic ovary syndrome, for which metformin is taken as well. */
const alsoOfMetformin = ['pcos'];

/**
 * Adds what medicines suggest, where no kind of that illness was named; otherwise it is told what each is taken for.
 * @param ticked conditions that are chosen beside the text
 */
export function readMedicines(hearing: Hearing, ticked: readonly string[]): void {
  keepBloodThinnerNamed(hearing);
  const known = new Set([...hearing.conditions, ...ticked]);
  const others = new Set(hearing.ofHousehold);
  for (const { meaning, isOfHousehold, isOfSelf } of hearing.suggested) {
    const { phrase, ambiguous } = meaning;
    const kinds = [
      ...Object.values(ambiguous?.answers ?? {}).flat(),
      ...(metformin.includes(phrase) ? alsoOfMetformin : []),
    ];
    const taken = kinds.filter((id) => known.has(id) && !(isOfSelf && others.has(id)));
    if (taken.length === 0) hold(meaning, hearing, isOfHousehold);
    else {
      const terms = taken.map((id) => conditionTerm(id, conditionName(hearing, id)));
      hearing.notes.push(understoodAs(phrase, terms));
    }
  }
}
