/**
 * The pantry as it is on the server, with what was changed here on top. Each change is kept in the outbox first and sent as
 * soon as the network lets it; each says how things are afterwards, so one that is sent twice counts once.
 */
import { changePantry, readPantry } from '../../../../contract/pantry.ts';
import type {
  FromPantrySource,
  Pantry,
  PantryChange,
  PantryItem,
  ToPantrySource,
} from '../../../../machines/shared/pantry.ts';
import { dateOf } from '../../../../domain/calendar.ts';
import type { Connections } from '../../../actors/connections.ts';
import { openOutbox, outboxInMemory, type Entry, type Outbox } from '../../../actors/outbox.ts';
import { HttpError } from '../../../api/errors.ts';

/** What entries of the outbox are about. */
export const pantryTopic = 'pantry';

type Shelf = Pick<Pantry, 'items' | 'staples'>;
interface Queued {
  changes: PantryChange[];
  day: string;
}
const isQueued = (body: unknown): body is Queued =>
  typeof body === 'object' && body !== null && 'changes' in body && Array.isArray(body.changes);

type Sent =
  | { outcome: 'settled'; shelf?: Shelf }
  | { outcome: 'refused'; message: string | undefined }
  | { outcome: 'waits' };

/** Sends one entry of the outbox. `waits`: the server cannot take it now; `refused`: it never will. */
export async function sendPantryChange(
  client: Connections['client'],
  { body }: Pick<Entry, 'body'>,
): Promise<Sent> {
  if (!isQueued(body)) return { outcome: 'settled' };
  try {
    return { outcome: 'settled', shelf: await client.request(changePantry, { body }) };
  } catch (error) {
    return error instanceof HttpError && error.status < 429
      ? { outcome: 'refused', message: error.serverMessage }
      : { outcome: 'waits' };
  }
}

/** How a food shows until the server has read its words. */
const unreadItem = (
  { text, use_first = false, since }: Extract<PantryChange, { change: 'add' }>,
  now: number,
): PantryItem => ({
  id: `own:${text.toLowerCase()}`,
  key: null,
  name: text,
  text,
  grams: null,
  kind: 'other',
  use_by: null,
  keeps_until: null,
  use_first,
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

/** Calls when the network may be back or the page is looked at again; returns what stops it. */
function onNews(look: () => void): () => void {
  const seen = (): void => void (document.visibilityState === 'visible' && look());
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('online', look);
    document.removeEventListener('visibilitychange', seen);
  };
}

export interface PantryKeeper {
  take: (event: ToPantrySource) => void;
  stop: () => void;
}
export interface PantryWorld {
  outbox?: Outbox;
  onNews?: (look: () => void) => () => void;
  now?: () => number;
}

export function openPantry(
  { client, storage }: Pick<Connections, 'client' | 'storage'>,
  tell: (event: FromPantrySource) => void,
  {
    outbox = typeof indexedDB === 'undefined' ? outboxInMemory() : openOutbox(),
    onNews: listen = onNews,
    now = Date.now,
  }: PantryWorld = {},
): PantryKeeper {
  const owner = storage.readHolder() ?? '';
  let known: Shelf | undefined;
  /** What the outbox holds as far as this page knows, and what is still to be written there: shown at once. */
  let stored: readonly Entry[] = [];
  let fresh: readonly Entry[] = [];
  let isOver = false;
  let work = Promise.resolve();

  const inOutbox = (): Promise<readonly Entry[]> =>
    outbox.waiting(pantryTopic, owner).catch(() => []);
  const show = (): void => {
    if (isOver || !known) return;
    const waiting = [...stored, ...fresh];
    const bodies = waiting.flatMap(({ body }) => (isQueued(body) ? body.changes : []));
    const shelf = bodies.reduce((before, change) => changed(before, change, now()), known);
    tell({ type: 'pantry.read', pantry: { ...shelf, waiting: waiting.length } });
  };

  /** One after the other, in order. */
  const deliver = async (): Promise<void> => {
    stored = await inOutbox();
    for (const entry of stored) {
      if (isOver) return;
      const sent = await sendPantryChange(client, entry);
      if (sent.outcome === 'waits') return;
      if (sent.outcome === 'refused')
        tell({ type: 'change.refused', message: sent.message ?? null });
      else known = sent.shelf ?? known;
      await outbox.remove([entry.key]);
      stored = stored.filter((each) => each !== entry);
    }
  };
  const look = async (): Promise<void> => {
    await deliver();
    try {
      known = await client.request(readPantry, {});
    } catch {
      if (!known) return void (isOver || tell({ type: 'pantry.unread' }));
    }
    show();
  };
  const queue = (task: () => Promise<void>): void =>
    void (work = work.then(task).catch(() => undefined));

  const keep = (changes: readonly PantryChange[]): void => {
    const body: Queued = { changes: [...changes], day: dateOf(new Date(now())) };
    const key = `pantry ${now()} ${Math.random()}`;
    const entry: Entry = { key, topic: pantryTopic, owner, body };
    fresh = [...fresh, entry];
    show();
    queue(async () => {
      // Where the browser keeps nothing, nothing waits: it is sent at once, or goes.
      const isKept = await outbox.add(entry).then(
        () => true,
        () => false,
      );
      fresh = fresh.filter((each) => each !== entry);
      if (isKept) stored = [...stored, entry];
      else {
        const sent = await sendPantryChange(client, entry);
        if (sent.outcome === 'settled') known = sent.shelf ?? known;
        else tell({ type: 'change.refused', message: null });
      }
      await deliver();
      show();
    });
  };

  queue(look);
  const stopListening = listen(() => queue(look));
  return {
    take: (event) => (event.type === 'pantry.asked' ? queue(look) : keep(event.changes)),
    stop: () => {
      isOver = true;
      stopListening();
    },
  };
}
