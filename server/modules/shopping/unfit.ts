// What of a list the reader, or somebody at their table, must not eat. Others who share the list are told nothing of it.
import type { ShoppingList } from '../../../contract/planShopping.ts';
import type { ShoppingLine } from '../../../contract/shopping.ts';
import { type Rules, rulesOf } from '../../../kitchen/safety/rules.ts';
import { unfitFor } from '../../../kitchen/shopping/unfit.ts';
import { healthWordsOf } from '../health/healthProfile.ts';
import { readOthers } from '../table/people.ts';
import type { World } from './world.ts';

interface Eating {
  /** Null for the reader. */
  readonly name: string | null;
  readonly rules: Rules;
}

type Knowing = Pick<World, 'kitchen'> & {
  readonly storage: Pick<World['storage'], 'settings' | 'table'>;
};
interface Named {
  readonly name: string;
  readonly also?: readonly { readonly name: string }[] | undefined;
}

/** Whoever has no rules eats anything. */
async function eatingWith({ kitchen, storage }: Knowing, userId: string): Promise<Eating[]> {
  const settings = await storage.settings.read(userId);
  const others = await readOthers(kitchen, storage, userId, settings.country ?? null);
  const me = kitchen.understand(healthWordsOf(settings)).person;
  return [
    { name: null, rules: rulesOf(me, kitchen.catalogue) },
    ...others.people.map((person, n) => ({
      name: others.names[n] ?? '',
      rules: rulesOf(person, kitchen.catalogue),
    })),
  ].filter(({ rules }) => !rules.isFree);
}

/** @returns what adds to a line whom it is not for */
export async function unfitMarks(
  world: Knowing,
  userId: string,
): Promise<<Line extends Named>(line: Line) => Line & Pick<ShoppingLine, 'unfit'>> {
  const eating = await eatingWith(world, userId);
  return (line) => {
    const names = [line, ...(line.also ?? [])].map((each) => each.name);
    const unfit = eating.flatMap(({ name, rules }) => {
      const found = names.map((words) => unfitFor(words, rules, world.kitchen.catalogue));
      const verdict = (['holds', 'label'] as const).find((each) => found.includes(each));
      return verdict === undefined ? [] : [{ name, verdict }];
    });
    return unfit.length === 0 ? line : { ...line, unfit };
  };
}

/** The list of one week, with whom each food is not for. */
export async function markedList(
  world: Knowing,
  userId: string,
  list: ShoppingList,
): Promise<ShoppingList> {
  const marked = await unfitMarks(world, userId);
  return {
    ...list,
    aisles: list.aisles.map((aisle) => ({ ...aisle, items: aisle.items.map(marked) })),
  };
}
