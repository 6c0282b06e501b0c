// Foods of a shopping list that somebody who eats from it must not eat: a list says so of what it can tell, and nothing of the rest.
import type { NoteCode } from '../../domain/noteCodes.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { gate } from '../safety/gate.ts';
import type { Rules } from '../safety/rules.ts';

/** `holds`: it is not for them; `label`: it may hold what is not, and its label tells. */
export type Unfit = 'holds' | 'label';

const isOf = (...codes: NoteCode[]): ReadonlySet<string> => new Set(codes);
const holding = isOf(
  'verdict.holds',
  'verdict.holdsAllergen',
  'verdict.leftOut',
  'verdict.leftOutHolds',
  'verdict.leftOutDish',
  'verdict.diet',
  'verdict.tooYoung',
  'verdict.raw',
);
const onLabel = isOf(
  'verdict.mayHold',
  'verdict.mayHoldAllergen',
  'verdict.label',
  'verdict.leftOutMay',
  'verdict.labelLeftOut',
  'verdict.labelDiet',
  'verdict.labelTooYoung',
  'verdict.pasteurised',
  'verdict.checkGluten',
  'verdict.checkTraces',
);

/** These rolls are no bread. */
const noFood = /\b(?:loo|toilet|kitchen|paper) rolls?\b|\brolls? of (?:foil|film|bags)\b/i;

/** @param words of the line, or the food's name; null where nothing speaks against it, or nobody knows */
export function unfitFor(
  words: string,
  { person, isFree }: Rules,
  catalogue: Catalogue,
): Unfit | null {
  if (isFree || noFood.test(words)) return null;
  const { reasons } = gate({ ingredients: [words] }, person, catalogue, () => undefined);
  if (reasons.some(({ code }) => holding.has(code))) return 'holds';
  return reasons.some(({ code }) => onLabel.has(code)) ? 'label' : null;
}
