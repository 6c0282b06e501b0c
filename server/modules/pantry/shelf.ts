// What changes do to the foods of a pantry.
import type { PantryChange } from '../../../contract/pantry.ts';
import { addDays } from '../../../domain/calendar.ts';
import { dishIdOf } from '../../../domain/pantryUse.ts';
import { pantry as limits } from '../../../contract/constants.ts';
import type { Kitchen } from '../../../kitchen/index.ts';
import { lastDayOf, soonOf } from '../../../kitchen/ingredients/soon.ts';
import { lastsForMonths } from '../../../kitchen/shopping/packs.ts';
import { itemOf } from './items.ts';
import type { PantryEntry } from './repository.ts';

/** What is there, by id. */
export type Shelf = Map<string, PantryEntry>;
type Addition = Extract<PantryChange, { change: 'add' }>;
type ReadItem = ReturnType<Kitchen['readIngredients']>['items'][number];

export interface ShelfContext {
  readonly kitchen: Kitchen;
  readonly country: string | null;
  /** The person's own day. */
  readonly today: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

const newEntry = { grams: null, use_by: null, use_first: 0, staple: 0, at_hand: 1 } as const;

export function applyChange(shelf: Shelf, change: PantryChange, about: ShelfContext): void {
  switch (change.change) {
    case 'add':
      return add(shelf, change, about);
    case 'remove':
      if (shelf.get(change.id)?.staple === 0) shelf.delete(change.id);
      return;
    case 'mark': {
      const entry = shelf.get(change.id);
      if (entry?.staple === 0)
        shelf.set(change.id, { ...entry, use_first: change.use_first ? 1 : 0 });
      return;
    }
    case 'staple':
      return tick(shelf, change.key, change.at_hand, about);
  }
}

function add(shelf: Shelf, change: Addition, about: ShelfContext): void {
  if (change.dish_keeps_days !== undefined)
    return addDish(shelf, change.text, change.dish_keeps_days, change, about);
  const { kitchen, country } = about;
  const { items, notUnderstood, absent } = kitchen.readIngredients(change.text, { country });
  for (const item of items)
    shelf.set(item.key, foodEntry(item, shelf.get(item.key), change, about));
  for (const words of notUnderstood) {
    const id = `own:${words.toLowerCase().slice(0, limits.words)}`;
    shelf.set(id, ownEntry(id, words, shelf.get(id), change, about));
  }
  // 'No eggs' takes the eggs away.
  for (const { key } of kitchen.readIngredients(absent.join('\n'), { country }).items)
    shelf.delete(key);
}

/** What is left of a dish is eaten as it is: it has a name and an end. */
function addDish(
  shelf: Shelf,
  text: string,
  days: number,
  change: Addition,
  about: ShelfContext,
): void {
  const id = dishIdOf(text);
  shelf.set(id, {
    ...newEntry,
    id,
    food_key: null,
    words: text.slice(0, limits.words),
    use_by: change.use_by ?? addDays(about.today, days),
    use_first: 1,
    since_at: sinceOf(change, shelf.get(id), about),
  });
}

const sinceOf = (
  { since }: Addition,
  before: PantryEntry | undefined,
  { time }: ShelfContext,
): number => Math.min(since ?? before?.since_at ?? time, time);

/** What is known of the food already, unless it is long gone: then it has been bought again. */
function stillGood(
  before: PantryEntry | undefined,
  { kitchen, today }: ShelfContext,
): PantryEntry | undefined {
  if (!before) return undefined;
  const { use_by: useBy, keeps_until: keepsUntil } = itemOf(before, kitchen);
  return (useBy ?? keepsUntil ?? today) >= today ? before : undefined;
}

function foodEntry(
  { key, text, grams }: ReadItem,
  before: PantryEntry | undefined,
  change: Addition,
  about: ShelfContext,
): PantryEntry {
  const { words, useFirst } = soonOf(text);
  const known = stillGood(before, about);
  const lastDay = lastDayOf(text, about.today);
  const isFirst = change.use_first ?? (lastDay === null && useFirst);
  return {
    ...newEntry,
    id: key,
    food_key: key,
    words: words.slice(0, limits.words),
    grams: grams ?? null,
    use_by: lastDay ?? change.use_by ?? known?.use_by ?? null,
    use_first: isFirst || known?.use_first === 1 ? 1 : 0,
    since_at: sinceOf(change, known, about),
  };
}

/** A food that the kitchen does not know, in the person's words. */
const ownEntry = (
  id: string,
  words: string,
  before: PantryEntry | undefined,
  change: Addition,
  about: ShelfContext,
): PantryEntry => ({
  ...newEntry,
  id,
  food_key: null,
  words: words.slice(0, limits.words),
  use_by: change.use_by ?? null,
  use_first: change.use_first ? 1 : 0,
  since_at: sinceOf(change, before, about),
});

/** What is taken to be at home unless the person says otherwise: staples, and what lasts for months. */
function isTold(key: string, { catalogue }: Kitchen): boolean {
  const food = catalogue.ingredients.get(key);
  return (
    catalogue.staples.some((each) => each.key === key) ||
    (food !== undefined && lastsForMonths(food, catalogue))
  );
}

function tick(shelf: Shelf, key: string, atHand: boolean, { kitchen, time }: ShelfContext): void {
  if (!isTold(key, kitchen)) return;
  const id = `staple:${key}`;
  shelf.set(id, {
    ...newEntry,
    id,
    food_key: key,
    words: '',
    staple: 1,
    at_hand: atHand ? 1 : 0,
    since_at: time,
  });
}
