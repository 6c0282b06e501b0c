// A food of a pantry as it is answered.
import type { PantryItem, PantryKind } from '../../../contract/pantry.ts';
import { addDays } from '../../../domain/calendar.ts';
import type { Ingredient } from '../../../kitchen/catalogue/types.ts';
import type { Kitchen } from '../../../kitchen/index.ts';
import type { PantryEntry } from './repository.ts';

const kinds: Readonly<Record<PantryKind, readonly string[]>> = {
  fresh: ['veg', 'leafy', 'root', 'fruit', 'herb', 'fungi', 'seaweed'],
  protein: ['redmeat', 'poultry', 'fish', 'shellfish', 'organ', 'procmeat', 'soy'],
  dairy: ['dairy', 'cheese', 'egg'],
  dry: ['grain', 'noodle', 'flour', 'bread', 'legume', 'nutseed', 'dryfruit'],
  other: [],
};
/** Butter lies with the milk, and not with the oils. */
const kindOf = (food: Ingredient | undefined): PantryKind => {
  const category = food?.category === 'oil' && food.tags.has('milk') ? 'dairy' : food?.category;
  return (
    (Object.keys(kinds) as PantryKind[]).find((kind) => kinds[kind].includes(category ?? '')) ??
    'other'
  );
};

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export function itemOf(entry: PantryEntry, { catalogue }: Pick<Kitchen, 'catalogue'>): PantryItem {
  const { food_key: key } = entry;
  const food = key === null ? undefined : catalogue.ingredients.get(key);
  const days = key === null ? undefined : catalogue.keepsDays.get(key);
  return {
    id: entry.id,
    key: food ? key : null,
    name: food?.label ?? entry.words,
    text: entry.words,
    grams: entry.grams,
    kind: kindOf(food),
    use_by: entry.use_by,
    keeps_until: days === undefined ? null : addDays(dayOf(entry.since_at), days),
    use_first: entry.use_first === 1,
    since: entry.since_at,
  };
}
