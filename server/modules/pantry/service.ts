// A person's pantry: their words read by the kitchen's own reader of lists, and what is known of each food beside them.
import type {
  PantryAnswer,
  PantryChange,
  PantryItem,
  PantryKind,
} from '../../../contract/pantry.ts';
import { pantry as limits } from '../../../contract/constants.ts';
import { addDays } from '../../../domain/calendar.ts';
import type { Kitchen } from '../../../kitchen/index.ts';
import { lastDayOf, soonOf } from '../../../kitchen/ingredients/soon.ts';
import { staplesOf } from '../../../kitchen/recipes/pantry.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import { tooLarge } from '../../infrastructure/http/refusal.ts';
import type { PantryEntry } from './repository.ts';

type Answer = Pick<PantryAnswer, 'items' | 'staples'>;
export type PantryService = ReturnType<typeof createPantryService>;

const kinds: Readonly<Record<PantryKind, readonly string[]>> = {
  fresh: ['veg', 'leafy', 'root', 'fruit', 'herb', 'fungi', 'seaweed'],
  protein: ['redmeat', 'poultry', 'fish', 'shellfish', 'organ', 'procmeat', 'soy'],
  dairy: ['dairy', 'cheese', 'egg'],
  dry: ['grain', 'noodle', 'flour', 'bread', 'legume', 'nutseed', 'dryfruit'],
  other: [],
};
const kindOf = (category: string | undefined): PantryKind =>
  (Object.keys(kinds) as PantryKind[]).find((kind) => kinds[kind].includes(category ?? '')) ??
  'other';

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export function createPantryService(
  kitchen: Kitchen,
  storage: Pick<Storage, 'pantry' | 'settings'>,
  now: () => number,
) {
  const countryOf = async (userId: string): Promise<string | null> =>
    (await storage.settings.read(userId)).country ?? null;
  const usualStaples = (country: string | null): string[] =>
    staplesOf(
      country === null ? undefined : kitchen.catalogue.countries.get(country),
      kitchen.catalogue,
    );

  const itemOf = (entry: PantryEntry): PantryItem => {
    const food =
      entry.food_key === null ? undefined : kitchen.catalogue.ingredients.get(entry.food_key);
    const days =
      entry.food_key === null ? undefined : kitchen.catalogue.keepsDays.get(entry.food_key);
    return {
      id: entry.id,
      key: food ? entry.food_key : null,
      name: food?.label ?? entry.words,
      text: entry.words,
      grams: entry.grams,
      kind: kindOf(food?.category),
      use_by: entry.use_by,
      keeps_until: days === undefined ? null : addDays(dayOf(entry.since_at), days),
      use_first: entry.use_first === 1,
      since: entry.since_at,
    };
  };
  const answerOf = (entries: readonly PantryEntry[], country: string | null): Answer => {
    const told = new Map(
      entries
        .filter(({ staple }) => staple === 1)
        .map((each) => [each.food_key, each.at_hand === 1]),
    );
    return {
      items: entries.filter(({ staple }) => staple === 0).map(itemOf),
      staples: usualStaples(country)
        .map((key) => ({
          key,
          name: kitchen.catalogue.ingredients.get(key)?.label ?? key,
          at_hand: told.get(key) ?? true,
        }))
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    };
  };

  /** What is there after a change, by id. */
  type Shelf = Map<string, PantryEntry>;

  function add(
    shelf: Shelf,
    change: Extract<PantryChange, { change: 'add' }>,
    country: string | null,
    today: string,
  ): void {
    const time = now();
    const { items, notUnderstood, absent } = kitchen.readIngredients(change.text, { country });
    for (const each of items) {
      const { words, useFirst } = soonOf(each.text);
      const before = shelf.get(each.key);
      const item = before && itemOf(before);
      // What should be long gone has been bought again.
      const isGood = (item?.use_by ?? item?.keeps_until ?? today) >= today;
      const known = isGood ? before : undefined;
      const lastDay = lastDayOf(each.text, today);
      shelf.set(each.key, {
        id: each.key,
        food_key: each.key,
        words: words.slice(0, limits.words),
        grams: each.grams ?? null,
        use_by: lastDay ?? known?.use_by ?? null,
        use_first:
          (change.use_first ?? (lastDay === null && useFirst)) || known?.use_first === 1 ? 1 : 0,
        staple: 0,
        at_hand: 1,
        since_at: Math.min(change.since ?? known?.since_at ?? time, time),
      });
    }
    for (const words of notUnderstood) {
      const id = `own:${words.toLowerCase().slice(0, limits.words)}`;
      shelf.set(id, {
        id,
        food_key: null,
        words: words.slice(0, limits.words),
        grams: null,
        use_by: null,
        use_first: change.use_first ? 1 : 0,
        staple: 0,
        at_hand: 1,
        since_at: Math.min(change.since ?? shelf.get(id)?.since_at ?? time, time),
      });
    }
    // 'No eggs' takes the eggs away.
    for (const { key } of kitchen.readIngredients(absent.join('\n'), { country }).items)
      shelf.delete(key);
  }

  function tick(shelf: Shelf, key: string, atHand: boolean): void {
    if (!kitchen.catalogue.staples.some((each) => each.key === key)) return;
    const id = `staple:${key}`;
    shelf.set(id, {
      id,
      food_key: key,
      words: '',
      grams: null,
      use_by: null,
      use_first: 0,
      staple: 1,
      at_hand: atHand ? 1 : 0,
      since_at: now(),
    });
  }

  function apply(shelf: Shelf, change: PantryChange, country: string | null, day: string): void {
    switch (change.change) {
      case 'add':
        return add(shelf, change, country, day);
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
        return tick(shelf, change.key, change.at_hand);
    }
  }

  const read = async (userId: string): Promise<Answer> => {
    const [entries, country] = await Promise.all([storage.pantry.read(userId), countryOf(userId)]);
    return answerOf(entries, country);
  };

  return {
    read,

    /** @throws 413 where there would be too many foods; then none of the changes is made. */
    async change(
      userId: string,
      changes: readonly PantryChange[],
      day = dayOf(now()),
    ): Promise<Answer> {
      const country = await countryOf(userId);
      await storage.pantry.change(userId, (before) => {
        const shelf: Shelf = new Map(before.map((each) => [each.id, each]));
        for (const change of changes) apply(shelf, change, country, day);
        const after = [...shelf.values()];
        if (after.filter(({ staple }) => staple === 0).length > limits.items)
          throw tooLarge(`Your pantry can hold ${limits.items} foods. Take something away first.`);
        return after;
      });
      return read(userId);
    },

    /** Keys of the staples that the person has: those of their country, and what they said otherwise. */
    async staples(userId: string, country: string | null): Promise<string[]> {
      const told = new Map(
        (await storage.pantry.staples(userId)).map((each) => [each.food_key, each.at_hand === 1]),
      );
      return usualStaples(country).filter((key) => told.get(key) ?? true);
    },
  };
}
