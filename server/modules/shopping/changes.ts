// What a change of the list does. Each reaches the lines of the person and their household, and no others.
import { say } from '../../../contract/say.ts';
import { shopping as limits } from '../../../contract/constants.ts';
import type { ShoppingChange } from '../../../contract/shopping.ts';
import { bytesIn } from '../../infrastructure/database/allowances.ts';
import { tooLarge } from '../../infrastructure/http/refusal.ts';
import { forgetPaid, keepPaid } from './paid.ts';
import { readWords } from './readWords.ts';
import { countryOf, type World } from './world.ts';

type Of<Kind extends ShoppingChange['change']> = Extract<ShoppingChange, { change: Kind }>;

const memberIdsOf = async ({ storage }: World, userId: string): Promise<string[]> =>
  (await storage.households.listMembers(userId)).map(({ id }) => id);

/** @throws 413 where there would be too many lines */
async function add(
  world: World,
  userId: string,
  { id, text, note = '', since }: Of<'add'>,
): Promise<void> {
  const { kitchen, storage, now } = world;
  const country = (await countryOf(world, userId))?.iso2 ?? null;
  const time = Math.min(since ?? now(), now());
  const items = readWords(kitchen, text, country).map((words, index) => ({
    ...words,
    id: index === 0 ? id : `${id}.${index}`,
    note,
    since_at: time,
  }));
  if (!(await storage.shoppingItems.add(userId, items, limits.items)))
    throw tooLarge(
      say(
        'shopping.full',
        `Your shopping list can hold ${limits.items} lines of your own. Take something away first.`,
        { most: limits.items },
      ),
    );
}

async function edit(world: World, userId: string, { id, text }: Of<'edit'>): Promise<void> {
  const country = (await countryOf(world, userId))?.iso2 ?? null;
  const [first, ...others] = readWords(world.kitchen, text, country);
  // One line stays one line, whatever it names.
  const words = first && others.length === 0 ? first : { words: text, food_key: null, grams: null };
  await world.storage.shoppingItems.edit(await memberIdsOf(world, userId), id, words);
}

async function tickPlanned(
  { storage, pantry }: World,
  userId: string,
  { key, plans, ticked }: Of<'tick_planned'>,
): Promise<void> {
  const members = await storage.households.listMembers(userId);
  const planners = members.filter(({ id, shares_plan }) => shares_plan === 1 || id === userId);
  const owners = await storage.shoppingItems.ownersOf(
    plans,
    planners.map(({ id }) => id),
  );
  for (const { id, user_id: owner } of owners)
    await storage.allowances.within(owner, 'ticks', { rows: 1, bytes: bytesIn(key) }, async () =>
      storage.planTicks.save(owner, id, [{ item_key: key, ticked }], undefined, userId),
    );
  // Who had run out of a staple has it again once it is bought.
  const told = await storage.pantry.staples(userId);
  if (told.some(({ food_key }) => food_key === key))
    await pantry.change(userId, [{ change: 'staple', key, at_hand: ticked }]);
}

export async function applyChange(
  world: World,
  userId: string,
  change: ShoppingChange,
): Promise<void> {
  const { shoppingItems } = world.storage;
  switch (change.change) {
    case 'add':
      return add(world, userId, change);
    case 'edit':
      return edit(world, userId, change);
    case 'remove':
      return shoppingItems.remove(await memberIdsOf(world, userId), change.id);
    case 'tick':
      return shoppingItems.tick(await memberIdsOf(world, userId), change.id, {
        ticked: change.ticked,
        by: userId,
      });
    case 'tick_planned':
      return tickPlanned(world, userId, change);
    case 'staple':
      await world.pantry.change(userId, [change]);
      return;
    case 'paid':
      return keepPaid(world, userId, change);
    case 'unpaid':
      return forgetPaid(world, userId, await memberIdsOf(world, userId), change);
  }
}
