// A person's own recipes of which everything is known: those that a week and suggestions may take unasked.
import type { Catalogue, Country } from '../catalogue/types.ts';
import { indexOf } from '../recipes/nutrition.ts';
import type { Slot } from '../../domain/slots.ts';
import { ownDishOf } from './dish.ts';
import type { OwnDish, OwnText } from './dish.ts';
import { isWhollyKnown } from './verdict.ts';

/** A recipe of the person's own, as they wrote it. */
export interface OwnWritten extends OwnText {
  readonly id: string;
}

export interface WholeOwn {
  readonly read: OwnDish;
  /** The meals that it is for, as far as its title and its figures tell. */
  readonly meals: readonly Slot[];
}

/** Free sugars from which a dish is a dessert: grams of a serving, and their share of its energy. Our judgement. */
const sweet = { grams: 10, share: 0.15 } as const;
/** What a lunch or a dinner has at the least; with less it is a side, a sauce or a drink. Our judgement. */
const wholeMeal = { kcal: 300, protein: 12 } as const;
const kcalOfSugar = 4;

const breakfast =
  /\b(?:breakfast|porridge|oatmeal|oats|granola|muesli|pancakes?|waffles?|french toast|petit[- ]d[ée]jeuner|flocons d['’]avoine|cr[êe]pes?|gaufres?|pain perdu)\b/i;

/** Nobody has said, so its title and its figures do. Empty where they do not tell. */
function mealsOf({ facts: { serving, recipe } }: OwnDish): readonly Slot[] {
  const of = (quantity: keyof typeof indexOf): number => serving[indexOf[quantity]] ?? 0;
  const [kcal, sugars] = [of('energy_kcal'), of('free_sugars_g')];
  if (breakfast.test(recipe.title)) return ['breakfast'];
  if (sugars >= sweet.grams && sugars * kcalOfSugar >= sweet.share * kcal) return ['snack'];
  return kcal >= wholeMeal.kcal && of('protein_g') >= wholeMeal.protein ? ['lunch', 'dinner'] : [];
}

function readWhole(
  { id, ...text }: OwnWritten,
  catalogue: Catalogue,
  country: Country | null,
): WholeOwn | null {
  const read = ownDishOf(id, text, catalogue, country ?? undefined);
  const { prep, cook } = read.written;
  return prep + cook > 0 && isWhollyKnown(read, catalogue) ? { read, meals: mealsOf(read) } : null;
}

const known = new WeakMap<Catalogue, Map<string, WholeOwn | null>>();
/** Recipes that are kept as they were read, of all people together. */
const mostKnown = 2000;

/** Null where something is not known. Reading takes some milliseconds: what was read before is taken as it was, by its text. The oldest goes first. */
export function wholeOwn(
  own: OwnWritten,
  catalogue: Catalogue,
  country: Country | null,
): WholeOwn | null {
  const before = known.get(catalogue) ?? new Map<string, WholeOwn | null>();
  known.set(catalogue, before);
  const key = JSON.stringify([country?.iso2, own.id, own.text, own.choices]);
  const found = before.get(key);
  const whole = found === undefined ? readWhole(own, catalogue, country) : found;
  before.delete(key);
  before.set(key, whole);
  for (const [oldest] of before) {
    if (before.size <= mostKnown) break;
    before.delete(oldest);
  }
  return whole;
}
