// The sentences of a verdict on food that somebody may eat with care, each by its code.
import { coded, termOf } from '../../domain/notes.ts';
import type { KitchenNote, NamedTerm } from '../../domain/notes.ts';
import type { Allergen } from '../health/allergens.ts';
import { labelsOf, valuesOf } from './verdictNotes.ts';
import type { Food } from './verdictNotes.ts';

/** A little of what may set off an allergy to something else is no better than much. */
const mayReact = (by: NamedTerm): boolean => by.of === 'condition' && by.id.startsWith('allergy_');

/** One food stands for ham that is sold cooked and ham that is not: whoever must not eat it raw is told which is meant. */
const neverRaw = (by: NamedTerm, foods: readonly Food[]): KitchenNote =>
  coded(
    'verdict.curedRaw',
    { by: termOf(by), foods: valuesOf(foods) },
    `With ${by.name}, only cooked: ${labelsOf(foods)}. Leave out cured meat that is eaten uncooked, such as dry-cured ham and salami.`,
  );

/** Soft cheese is no danger where its milk was pasteurised, which its label tells. */
const pasteurisedOnly = (by: NamedTerm, foods: readonly Food[]): KitchenNote =>
  coded(
    'verdict.pasteurised',
    { by: termOf(by), foods: valuesOf(foods) },
    `With ${by.name}, only made with pasteurised milk, so check the label: ${labelsOf(foods)}.`,
  );

/** Grain is no gluten, and the mill or the recipe of a brand may bring some in. */
const checkGluten = (foods: readonly Food[]): KitchenNote =>
  coded(
    'verdict.checkGluten',
    { foods: valuesOf(foods) },
    `Check the label for gluten, which a mill or a brand may bring in: ${labelsOf(foods)}.`,
  );

/** What the packer of a food may have brought in beside it. */
const checkPacking = (by: NamedTerm, foods: readonly Food[]): KitchenNote =>
  coded(
    'verdict.checkTraces',
    { what: termOf(by), foods: valuesOf(foods) },
    `Check the label for traces of ${by.name}, which are often packed beside it: ${labelsOf(foods)}.`,
  );

/** Tags of food that may have traces of an allergen, which a label tells. */
export const tracesOf: Readonly<Record<string, Allergen>> = {
  gluten_trace_may: 'gluten',
  peanut_trace_may: 'peanut',
  tree_nut_trace_may: 'tree_nut',
};

const sparingly = (
  { by, tag, word }: { by: NamedTerm; tag: string; word: string },
  foods: readonly Food[],
): KitchenNote =>
  coded(
    mayReact(by) ? 'verdict.mayReact' : 'verdict.sparing',
    { by: termOf(by), what: { of: 'tag', id: tag }, foods: valuesOf(foods) },
    mayReact(by)
      ? `With ${by.name.charAt(0).toLowerCase()}${by.name.slice(1)}, ${word} may set off a reaction too: ${labelsOf(foods)}.`
      : `Be sparing with ${word} with ${by.name}: ${labelsOf(foods)}.`,
  );

export const beSparing = (
  about: { by: NamedTerm; tag: string; word: string },
  foods: readonly Food[],
): KitchenNote => {
  if (about.tag === 'cured_raw') return neverRaw(about.by, foods);
  if (about.tag === 'raw_milk_may') return pasteurisedOnly(about.by, foods);
  if (about.tag === 'gluten_trace_may') return checkGluten(foods);
  if (about.tag in tracesOf) return checkPacking(about.by, foods);
  return sparingly(about, foods);
};
