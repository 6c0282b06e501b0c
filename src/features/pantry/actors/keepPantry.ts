// The pantry as it is on the server, with what was changed here on top.
import { changePantry, readPantry } from '../../../../contract/pantry.ts';
import type {
  FromPantrySource,
  Pantry,
  PantryChange,
  PantryItem,
  ToPantrySource,
} from '../../../../machines/shared/pantry.ts';
import { addDays, dateOf } from '../../../../domain/calendar.ts';
import { dishIdOf } from '../../../../domain/pantryUse.ts';
import type { Connections } from '../../../actors/connections.ts';
import { openKeeper, sent, type KeeperWorld, type Sent } from '../../../actors/keeper.ts';
import type { Entry } from '../../../actors/outbox.ts';

/** What entries of the outbox are about. */
export const pantryTopic = 'pantry';

type Shelf = Pick<Pantry, 'items' | 'staples'>;
interface Queued {
  changes: PantryChange[];
  day: string;
}
const isQueued = (body: unknown): body is Queued =>
  typeof body === 'object' && body !== null && 'changes' in body && Array.isArray(body.changes);

/** Sends one entry of the outbox. */
export const sendPantryChange = async (
  client: Connections['client'],
  { body }: Pick<Entry, 'body'>,
): Promise<Sent<Shelf>> =>
  isQueued(body) ? sent(client.request(changePantry, { body })) : { outcome: 'settled' };

type Addition = Extract<PantryChange, { change: 'add' }>;

/** How a food shows until the server has read its words. */
const unreadItem = (
  { text, use_first = false, since, use_by, dish_keeps_days: days }: Addition,
  now: number,
): PantryItem => ({
  id: days === undefined ? `own:${text.toLowerCase()}` : dishIdOf(text),
  key: null,
  name: text,
  text,
  grams: null,
  kind: days === undefined ? 'other' : 'cooked',
  use_by: use_by ?? (days === undefined ? null : addDays(dateOf(new Date(now)), days)),
  keeps_until: null,
  use_first: use_first || days !== undefined,
  since: since ?? now,
});

/** What is there after a change, as far as it can be said without the kitchen. */
export function changed(shelf: Shelf, change: PantryChange, now: number): Shelf {
  const { items, staples } = shelf;
  switch (change.change) {
    case 'add': {
      const added = unreadItem(change, now);
      const isKnown = items.some(({ text }) => text === change.text);
      return isKnown ? shelf : { staples, items: [...items, added] };
    }
    case 'remove':
      return { staples, items: items.filter(({ id }) => id !== change.id) };
    case 'mark':
      return {
        staples,
        items: items.map((each) =>
          each.id === change.id ? { ...each, use_first: change.use_first } : each,
        ),
      };
    case 'staple':
      return {
        items,
        staples: staples.map((each) =>
          each.key === change.key ? { ...each, at_hand: change.at_hand } : each,
        ),
      };
  }
}

export interface PantryKeeper {
  take: (event: ToPantrySource) => void;
  stop: () => void;
}

export function openPantry(
  { client, storage }: Pick<Connections, 'client' | 'storage'>,
  tell: (event: FromPantrySource) => void,
  world: KeeperWorld = {},
): PantryKeeper {
  const { now = Date.now } = world;
  const { ask, keep, stop } = openKeeper<Shelf, Queued>(
    {
      topic: pantryTopic,
      read: () => client.request(readPantry, {}),
      send: (entry) => sendPantryChange(client, entry),
      changed: (shelf, body) =>
        isQueued(body)
          ? body.changes.reduce((before, change) => changed(before, change, now()), shelf)
          : shelf,
      tell: (news) => {
        if (news.type === 'read')
          tell({ type: 'pantry.read', pantry: { ...news.known, waiting: news.waiting } });
        else if (news.type === 'unread') tell({ type: 'pantry.unread' });
        else tell({ type: 'change.refused', message: news.message });
      },
    },
    storage,
    world,
  );
  return {
    take: (event) =>
      event.type === 'pantry.asked'
        ? ask()
        : keep({ changes: [...event.changes], day: dateOf(new Date(now())) }),
    stop,
  };
}
