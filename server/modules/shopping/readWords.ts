import type { Kitchen } from '../../../kitchen/index.ts';
import type { ItemRow } from './repository.ts';

type Words = Pick<ItemRow, 'words' | 'food_key' | 'grams'>;

/** What somebody typed, a line a food; one food, or what nobody understands, stays as it was typed. */
export function readWords(kitchen: Kitchen, text: string, country: string | null): Words[] {
  const { items, notUnderstood } = kitchen.readIngredients(text, { country });
  const [first] = items;
  if (!first || items.length + notUnderstood.length > mostFoods)
    return [{ words: text, food_key: null, grams: null }];
  if (items.length + notUnderstood.length === 1)
    return [{ words: text, food_key: first.key, grams: first.grams ?? null }];
  return [
    ...items.map((each) => ({
      words: each.text,
      food_key: each.key,
      grams: each.grams ?? null,
    })),
    ...notUnderstood.map((words) => ({ words, food_key: null, grams: null })),
  ];
}

/** More than this is no list but a text. */
const mostFoods = 30;
