// What labels have to tell of a week's foods: traces of what somebody at the table must not eat.
import type { KitchenNote } from '../../domain/notes.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { Rules } from '../safety/rules.ts';
import { beSparing, tracesOf } from '../safety/sparingNotes.ts';

/**
 * One sentence for each allergen whose traces somebody avoids.
 * @param keys of the week's foods
 * @param rules of everybody at the table
 */
export function tracesNotes(
  keys: readonly string[],
  rules: readonly Pick<Rules, 'sparing'>[],
  { ingredients }: Pick<Catalogue, 'ingredients'>,
): KitchenNote[] {
  const avoided = new Map(
    rules
      .flatMap(({ sparing }) => sparing)
      .filter(({ tag }) => Object.hasOwn(tracesOf, tag))
      .map((each) => [each.tag, each]),
  );
  const foods = [...new Set(keys)].flatMap((key) => ingredients.get(key) ?? []);
  return [...avoided.values()].flatMap(({ by, tag }) => {
    const packed = foods.filter(({ tags }) => tags.has(tag));
    return packed.length > 0 ? [beSparing({ by, tag, word: tag }, packed)] : [];
  });
}
