// A person's pantry: their words read by the kitchen's own reader of lists, and what is known of each food beside them.
import { say } from '../../../contract/say.ts';
import type { PantryAnswer, PantryChange } from '../../../contract/pantry.ts';
import { pantry as limits } from '../../../contract/constants.ts';
import type { Kitchen } from '../../../kitchen/index.ts';
import { staplesOf } from '../../../kitchen/recipes/pantry.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import { tooLarge } from '../../infrastructure/http/refusal.ts';
import { dayOf, itemOf } from './items.ts';
import type { PantryEntry } from './repository.ts';
import { applyChange, type Shelf } from './shelf.ts';

type Answer = Pick<PantryAnswer, 'items' | 'staples'>;
export type PantryService = ReturnType<typeof createPantryService>;

const usualStaples = (country: string | null, { catalogue }: Kitchen): string[] =>
  staplesOf(country === null ? undefined : catalogue.countries.get(country), catalogue);

/** What a person said that they are out of, of what is usually at home. */
export const ranOutIn = (
  told: readonly Pick<PantryEntry, 'food_key' | 'at_hand'>[],
): ReadonlySet<string> =>
  new Set(told.flatMap(({ food_key: key, at_hand: has }) => (has === 0 && key ? [key] : [])));

function answerOf(
  entries: readonly PantryEntry[],
  country: string | null,
  kitchen: Kitchen,
): Answer {
  const told = new Map(
    entries.filter(({ staple }) => staple === 1).map((each) => [each.food_key, each.at_hand === 1]),
  );
  return {
    items: entries.filter(({ staple }) => staple === 0).map((entry) => itemOf(entry, kitchen)),
    staples: usualStaples(country, kitchen)
      .map((key) => ({
        key,
        name: kitchen.catalogue.ingredients.get(key)?.label ?? key,
        at_hand: told.get(key) ?? true,
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  };
}

/** @throws 413 where there would be too many foods */
function changed(shelf: Shelf): PantryEntry[] {
  const after = [...shelf.values()];
  if (after.filter(({ staple }) => staple === 0).length > limits.items)
    throw tooLarge(
      say('pantry.full', `Your pantry can hold ${limits.items} foods. Take something away first.`, {
        most: limits.items,
      }),
    );
  return after;
}

export function createPantryService(
  kitchen: Kitchen,
  storage: Pick<Storage, 'pantry'>,
  /** Where a person shops: what is a staple there is at home, on their shopping list and here alike. */
  countryOf: (userId: string) => Promise<string | null>,
  now: () => number,
) {
  const read = async (userId: string): Promise<Answer> => {
    const [entries, country] = await Promise.all([storage.pantry.read(userId), countryOf(userId)]);
    return answerOf(entries, country, kitchen);
  };

  return {
    read,

    /** @throws 413 where there would be too many foods; then none of the changes is made. */
    async change(
      userId: string,
      changes: readonly PantryChange[],
      today = dayOf(now()),
    ): Promise<Answer> {
      const about = { kitchen, country: await countryOf(userId), today, time: now() };
      await storage.pantry.change(userId, (before) => {
        const shelf: Shelf = new Map(before.map((each) => [each.id, each]));
        for (const change of changes) applyChange(shelf, change, about);
        return changed(shelf);
      });
      return read(userId);
    },

    /** Keys of what the person said that they are out of, of what is usually at home. */
    async ranOut(userId: string): Promise<ReadonlySet<string>> {
      return ranOutIn(await storage.pantry.staples(userId));
    },

    /** Keys of the staples that the person has: those of their country, and what they said otherwise. */
    async staples(userId: string, country: string | null): Promise<string[]> {
      const told = new Map(
        (await storage.pantry.staples(userId)).map((each) => [each.food_key, each.at_hand === 1]),
      );
      return usualStaples(country, kitchen).filter((key) => told.get(key) ?? true);
    },
  };
}
