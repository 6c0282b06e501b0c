// What a report says of a diet that is a limit in grams a day.
import type { KitchenNote } from '../../domain/notes.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { advisedAgainst, dietLimitOf, generalRuledOut } from '../health/dietLimits.ts';
import type { DietLimit } from '../health/dietLimits.ts';
import type { Person } from '../types.ts';
import { isQuantity } from './dayConflicts.ts';
import { dietInstead, opposedAdvice } from './needsNotes.ts';
import { namedCondition } from './words.ts';

type Dieting = Pick<Person, 'conditions'> & Partial<Pick<Person, 'diets'>>;

/** Which general advice it replaces; or what conditions advise against it, where they come first. */
export function notesOfDiet(
  { conditions, diets = [] }: Dieting,
  held: DietLimit | null,
  catalogue: Catalogue,
): KitchenNote[] {
  const chosen = dietLimitOf({ diets });
  if (chosen === null) return [];
  const by = namedCondition(chosen.diet, catalogue);
  if (held)
    return [dietInstead(by, held.max, generalRuledOut(conditions, catalogue).filter(isQuantity))];
  return advisedAgainst(conditions, chosen, catalogue).map(({ id, least }) =>
    opposedAdvice(
      'carb_g',
      { by: [namedCondition(id, catalogue)], amount: least },
      { by: [by], amount: chosen.max },
    ),
  );
}
