// What was seen, in the kitchen's words.
import type { Certainty, SeenItem } from '../../../../contract/detection.ts';
import type { ReadIngredient } from '../../../../contract/kitchen.ts';
import type { Kitchen } from '../../../../kitchen/index.ts';
import type { Seen, Wanted } from './reader.ts';

/** Something seen, as the kitchen knows it. */
export interface KnownItem extends SeenItem {
  /** Where it is an ingredient. */
  readonly ingredient?: ReadIngredient;
  /** Where it is a dish of ours. */
  readonly recipeId?: string;
}

const sureFrom = 0.85;
const likelyFrom = 0.6;
export const mostItems = 40;

export const certaintyOf = (confidence: number): Certainty =>
  confidence >= sureFrom ? 'sure' : confidence >= likelyFrom ? 'likely' : 'unsure';

/** A name as somebody would write it: no markup, no address, no sentence. What a model or a package says otherwise is no name. */
export const isName = (name: string): boolean =>
  name.length <= 80 &&
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\s'’(),&/%.-]*$/u.test(name) &&
  !/https?:|www\./i.test(name) &&
  name.split(/\s+/).length <= 8;

/** What every item says, whatever it is. */
type Base = Pick<KnownItem, 'confidence' | 'certainty' | 'text'>;

function baseOf({ confidence: given, text }: Seen): Base {
  const confidence = Math.round(Math.max(0, Math.min(1, given)) * 100) / 100;
  const certainty = certaintyOf(confidence);
  return { confidence, certainty, ...(text === undefined ? {} : { text }) };
}

/** A food that the reader itself named by its key. */
function byKey(seen: Seen, { ingredients }: Kitchen['catalogue']): KnownItem | null {
  const own = seen.key === undefined ? undefined : ingredients.get(seen.key);
  if (!own) return null;
  const { label: name, key } = own;
  const [text, grams] = [seen.text ?? seen.name, seen.grams ?? null];
  return {
    ...baseOf(seen),
    name,
    key,
    ingredient: { text, name, key, grams, match: 'exact' },
  };
}

/** Something seen, in the kitchen's own words; nothing where it has no name that the kitchen knows and foods are not wanted. */
export function knownItems(
  seen: Seen,
  wanted: Wanted,
  country: string | null,
  kitchen: Kitchen,
): KnownItem[] {
  const own = byKey(seen, kitchen.catalogue);
  if (own) return [own];
  const name = seen.name.replace(/\s+/g, ' ').trim();
  if (!isName(name)) return [];
  const base = baseOf(seen);
  const recipe = wanted === 'foods' ? kitchen.findRecipe(name) : null;
  if (recipe) return [{ ...base, name: recipe.title, key: recipe.id, recipeId: recipe.id }];
  const { items } = kitchen.readIngredients(name, { country });
  if (wanted === 'ingredients' || (items.length > 0 && !isMoreThan(items, name)))
    return items.map((ingredient) => ({
      ...base,
      name: ingredient.name,
      key: ingredient.key,
      ingredient,
    }));
  const [ingredient] = items;
  return [
    ingredient
      ? { ...base, name, key: ingredient.key, ingredient }
      : { ...base, certainty: 'unsure', name, key: null },
  ];
}

/** 'Fried rice with egg' stays what it is called: as a food it is more than the rice in it. */
const isMoreThan = (items: readonly ReadIngredient[], name: string): boolean =>
  name.includes(' ') && items.some(({ match }) => match === 'generic' || match === 'spelling');

/** Each food once, as the surest saw it. */
export function merged(items: readonly KnownItem[]): KnownItem[] {
  const each = new Map<string, KnownItem>();
  for (const item of items) {
    const id = item.key ?? item.name.toLowerCase();
    const before = each.get(id);
    if (!before || before.confidence < item.confidence) each.set(id, item);
  }
  return [...each.values()].slice(0, mostItems);
}
