import type { Kitchen } from '../../../kitchen/index.ts';
import type { ItemRow } from './repository.ts';

type Words = Pick<ItemRow, 'words' | 'food_key' | 'grams'>;

const asTyped = (words: string): Words => ({ words, food_key: null, grams: null });

/**
 * What somebody typed, a line a food; one food, or what nobody understands, stays as it was typed. So does what is said to be
 * raw or unpasteurised: it is no part of the usual food's line, where that word would be lost.
 */
export function readWords(kitchen: Kitchen, text: string, country: string | null): Words[] {
  const isRaw = (words: string): boolean => kitchen.catalogue.rawFoods.said.raw.test(words);
  if (!isRaw(text)) return readFoods(kitchen, text, country);
  const parts = text.split(/[,;\n]+/).map((part) => part.trim());
  const raw = parts.filter(isRaw);
  // 'Milk, unpasteurised' is one food.
  if (raw.some((part) => kitchen.readIngredients(part, { country }).items.length === 0))
    return [asTyped(text)];
  const others = parts.filter((part) => part !== '' && !isRaw(part)).join('\n');
  return [...raw.map(asTyped), ...(others === '' ? [] : readFoods(kitchen, others, country))];
}

function readFoods(kitchen: Kitchen, text: string, country: string | null): Words[] {
  const { items, notUnderstood } = kitchen.readIngredients(text, { country });
  const [first] = items;
  if (!first || items.length + notUnderstood.length > mostFoods) return [asTyped(text)];
  if (items.length + notUnderstood.length === 1)
    return [{ words: text, food_key: first.key, grams: first.grams ?? null }];
  return [
    ...items.map((each) => ({
      words: each.text,
      food_key: each.key,
      grams: each.grams ?? null,
    })),
    ...notUnderstood.map(asTyped),
  ];
}

/** More than this is no list but a text. */
const mostFoods = 30;
