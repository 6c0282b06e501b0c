// Sentences that name foods: a few of them, and how many more there are.
import type { NoteCode } from '../../domain/noteCodes.ts';
import { coded, type KitchenNote } from '../../domain/notes.ts';
import type { Ingredient } from '../catalogue/types.ts';
import { joined } from '../planning/words.ts';

const mostNamed = 6;

/** @param codes of the sentence that names all, and of the one that counts the rest */
export function namingFoods(
  foods: readonly Ingredient[],
  [all, some]: readonly [NoteCode, NoteCode],
  sentence: (names: string) => string,
  params: KitchenNote['params'] = {},
): KitchenNote {
  const named = foods.slice(0, mostNamed);
  const more = foods.length - named.length;
  const names = named.map(({ label }) => label);
  return coded(
    more > 0 ? some : all,
    {
      foods: named.map(({ key }) => ({ of: 'food', id: key })),
      ...(more > 0 ? { count: more } : {}),
      ...params,
    },
    sentence(joined(more > 0 ? [...names, more === 1 ? 'one other' : `${more} others`] : names)),
  );
}
