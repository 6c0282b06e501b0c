// What the text around a recipe names: descriptions, names of its parts, notes. It may be in the dish ('scatter with peanuts'), so that whoever avoids it is told.
import { coded } from '../../domain/notes.ts';
import type { KitchenNote } from '../../domain/notes.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { foodsNamed } from '../ingredients/lexicon.ts';
import { partOf, partsTold, unionsIn } from '../safety/gate.ts';
import type { Part } from '../safety/plate.ts';
import { bansOn } from '../safety/rules.ts';
import type { Rules } from '../safety/rules.ts';
import { harmIn, withoutVerbs } from '../safety/telling.ts';
import { quoted } from '../safety/verdictNotes.ts';
import type { OwnDish } from './dish.ts';
import { familiesNamed } from './familyNames.ts';

/** 'Nut-free' and 'without peanuts' name what is not in it. */
const denied =
  /(?<!\p{L})\p{L}{2,30}(?:[- ]free)(?!\p{L})|(?<!\p{L})(?:no|not|without|free (?:of|from)|instead of|rather than|sans|au lieu d[eu]|ohne|statt|senza|sin) (?:any |the )?\p{L}{2,30}(?: (?:or|and|nor|ou|et|oder|und) \p{L}{2,30})?/giu;

function partsIn(text: string, catalogue: Catalogue): Part[] {
  const left = withoutVerbs(text.replace(denied, ' '));
  return [
    ...foodsNamed(left, catalogue, undefined).foods.map((food) => partOf(food, null)),
    ...unionsIn(left),
    ...partsTold([...familiesNamed(left, catalogue), ...harmIn(left, catalogue)], ''),
  ];
}

const note = (words: string[]): KitchenNote =>
  coded(
    'own.beside',
    { words },
    `The text around the recipe names ${quoted(words)}, which you avoid. Please make sure that the dish is made without.`,
  );

const bare = (label: string): string => label.replace(/^'|'$/g, '');

/** @returns nothing where the dish holds it anyway */
export function besideNotes(dish: OwnDish, rules: Rules, catalogue: Catalogue): KitchenNote[] {
  const parts = dish.written.beside.flatMap((text) => partsIn(text, catalogue));
  const banned = parts.filter(({ key, tags }) =>
    bansOn(key, tags, rules).some(({ tag }) => !dish.facts.tags.has(tag)),
  );
  const words = [...new Set(banned.map(({ label }) => bare(label).slice(0, 60)))];
  return words.length > 0 ? [note(words.slice(0, 6))] : [];
}
