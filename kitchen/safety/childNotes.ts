// What is done to a food before a small child eats it, in words.
import { coded, termOf, type KitchenNote, type NamedTerm } from '../../domain/notes.ts';
import type { ChildCaution } from '../catalogue/safetyTypes.ts';
import { labelsOf, valuesOf, type Food } from './verdictNotes.ts';

type Words = (by: NamedTerm, foods: readonly Food[]) => KitchenNote;

/** By the kind of caution. */
export const readyForChild: Readonly<Record<ChildCaution['id'], Words>> = {
  bones: (by, foods) =>
    coded(
      'verdict.childBones',
      { by: termOf(by), foods: valuesOf(foods) },
      `Take out all bones, small ones too, for ${by.name}: ${labelsOf(foods)}.`,
    ),
  round: (by, foods) =>
    coded(
      'verdict.childRound',
      { by: termOf(by), foods: valuesOf(foods) },
      `Take out any stone and cut lengthways into quarters for ${by.name}: ${labelsOf(foods)}.`,
    ),
};
