// A food of a pantry as it is answered.
import type { PantryItem, PantryKind } from '../../../contract/pantry.ts';
import { addDays } from '../../../domain/calendar.ts';
import { dishIdOf } from '../../../domain/pantryUse.ts';
import type { Ingredient } from '../../../kitchen/catalogue/types.ts';
import type { Kitchen } from '../../../kitchen/index.ts';
import type { PantryEntry } from './repository.ts';

const kinds: Readonly<Record<PantryKind, readonly string[]>> = {
  cooked: [],
  fresh: ['veg', 'leafy', 'root', 'fruit', 'herb', 'fungi', 'seaweed'],
  protein: ['redmeat', 'poultry', 'fish', 'shellfish', 'organ', 'procmeat', 'soy'],
  dairy: ['dairy', 'cheese', 'egg'],
  dry: ['grain', 'noodle', 'flour', 'bread', 'legume', 'nutseed', 'dryfruit'],
  other: [],
};
/** Butter lies with the milk, and not with the oils; so does what is drunk in place of milk. */
const kindOf = (food: Ingredient | undefined): PantryKind => {
  const isMilky =
    (food?.category === 'oil' && food.tags.has('milk')) ||
    /^(?:soymilk|milk_plant|(?:oat|almond|rice)_milk|coconut_milk_drink)/.test(food?.key ?? '');
  const category = isMilky ? 'dairy' : food?.category;
  return (
    (Object.keys(kinds) as PantryKind[]).find((kind) => kinds[kind].includes(category ?? '')) ??
    'other'
  );
};

/** What is left of a dish. */
const isDish = (id: string): boolean => id.startsWith(dishIdOf(''));

/** What is frozen keeps for months, whatever the fresh food does; once thawed it does not. */
const isFrozen = (words: string): boolean =>
  /(?<!\p{L})(?:frozen|surgel[ée]e?s?|congel[ée]e?s?|from the freezer)(?!\p{L})/iu.test(words) &&
  !/\b(?:thaw|defrost|d[ée]congel|previously|once|was|were)/iu.test(words);

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export function itemOf(entry: PantryEntry, { catalogue }: Pick<Kitchen, 'catalogue'>): PantryItem {
  const { food_key: key } = entry;
  const food = key === null ? undefined : catalogue.ingredients.get(key);
  const days = key === null || isFrozen(entry.words) ? undefined : catalogue.keepsDays.get(key);
  return {
    id: entry.id,
    key: food ? key : null,
    name: food?.label ?? entry.words,
    text: entry.words,
    grams: entry.grams,
    kind: isDish(entry.id) ? 'cooked' : kindOf(food),
    use_by: entry.use_by,
    keeps_until: days === undefined ? null : addDays(dayOf(entry.since_at), days),
    use_first: entry.use_first === 1,
    since: entry.since_at,
  };
}
