import { fromCallback } from 'xstate';
import { fetchTicks, saveTicks, type TicksAnswer } from '../../../../contract/planTicks.ts';
import { shoppingNews } from '../../../../contract/shopping.ts';
import { HttpError, NotFoundError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';
import type { Entry, Outbox } from '../../../actors/outbox.ts';
import { newKey } from './savePlan.ts';

interface Tick {
  item_key: string;
  ticked: boolean;
}
const isTick = (body: unknown): body is Tick =>
  typeof body === 'object' &&
  body !== null &&
  'item_key' in body &&
  typeof body.item_key === 'string' &&
  'ticked' in body &&
  typeof body.ticked === 'boolean';

const topicOf = (planId: string): string => `ticks ${planId}`;

/** Sends one entry of the outbox. `settled`: the server has it, or will never take it; `waits`: it cannot take it now. */
export async function sendTick(
  client: Connections['client'],
  { key, topic, body }: Entry,
  keep: (answer: TicksAnswer) => void = () => undefined,
): Promise<'settled' | 'waits'> {
  if (!isTick(body)) return 'settled';
  try {
    keep(
      await client.request(saveTicks, {
        params: { id: topic.slice(topicOf('').length) },
        body: { ticks: [{ item_key: body.item_key, ticked: body.ticked }] },
        idempotencyKey: key,
      }),
    );
    return 'settled';
  } catch (error) {
    return error instanceof NotFoundError || (error instanceof HttpError && error.status < 429)
      ? 'settled'
      : 'waits';
  }
}

export interface TickWorld {
  /** Calls when the network may be back, the page is looked at again, or another tab has ticked; returns what stops it. */
  onNews: (look: () => void) => () => void;
  /** Tells the other tabs. */
  announce: () => void;
}

/** What is waiting counts over what the server says, so that nothing flickers back. */
function tickedKeys(known: ReadonlyMap<string, boolean>, waiting: readonly Entry[]): string[] {
  const now = new Map(known);
  for (const { body } of waiting) if (isTick(body)) now.set(body.item_key, body.ticked);
  return [...now].filter(([, ticked]) => ticked).map(([key]) => key);
}

type Client = Connections['client'];

/**
 * What waits of one list, and what the server was last heard to say of it.
 * @param isOver whether nobody looks at the list any more
 */
function createTicks(
  client: Client,
  outbox: Outbox,
  { announce }: Pick<TickWorld, 'announce'>,
  { topic, owner }: Pick<Entry, 'topic' | 'owner'>,
  isOver: () => boolean,
) {
  let known = new Map<string, boolean>();
  /** The server could not take what was sent last. */
  let isHeldUp = false;

  const keep = ({ ticks }: TicksAnswer): void =>
    void (known = new Map(ticks.map(({ item_key: key, ticked }) => [key, ticked])));
  // Where the browser keeps nothing, nothing waits, and what the server says is shown all the same.
  const inOutbox = (): Promise<readonly Entry[]> => outbox.waiting(topic, owner).catch(() => []);

  return {
    keep,

    async read(): Promise<{ ticked: string[]; waiting: number }> {
      const waiting = await inOutbox();
      return { ticked: tickedKeys(known, waiting), waiting: isHeldUp ? waiting.length : 0 };
    },

    /** Keeps a tick until it is sent. @returns false where the browser keeps nothing: it is sent at once then, or goes */
    async add(tick: Tick): Promise<boolean> {
      const entry = { key: newKey(), topic, owner, body: tick };
      const isKept = await outbox.add(entry).then(
        () => true,
        () => false,
      );
      if (!isKept && (await sendTick(client, entry, keep)) === 'settled') announce();
      return isKept;
    },

    /** One after the other, in order. What the server will never take is dropped; what it cannot take now waits. */
    async deliver(): Promise<void> {
      for (const entry of await inOutbox()) {
        if (isOver()) return;
        isHeldUp = (await sendTick(client, entry, keep)) === 'waits';
        if (isHeldUp) return;
        await outbox.remove([entry.key]);
        announce();
      }
    },
  };
}

/**
 * The ticks of a plan's shopping list: each is kept in the outbox first and sent then, as soon as the network lets it.
 */
export const createTickOutbox = (
  { client, storage }: Pick<Connections, 'client' | 'storage'>,
  outbox: Outbox,
  world: TickWorld,
) =>
  fromCallback<{ type: 'item.ticked'; key: string; ticked: boolean }, { planId: string }>(
    ({ input: { planId }, sendBack, receive }) => {
      let isOver = false;
      let work = Promise.resolve();
      const place = { topic: topicOf(planId), owner: storage.readHolder() ?? '' };
      const list = createTicks(client, outbox, world, place, () => isOver);

      const tell = async (): Promise<void> => {
        const ticks = await list.read();
        // A note that came and went with each tick would move the list under the next press.
        if (!isOver) sendBack({ type: 'ticks.read', ticks });
      };
      const look = async (): Promise<void> => {
        await list.deliver();
        try {
          list.keep(await client.request(fetchTicks, { params: { id: planId } }));
        } catch {
          // Offline, what is known here is shown.
        }
        await tell();
      };
      const queue = (task: () => Promise<void>): void =>
        void (work = work.then(task).catch(() => undefined));

      receive(({ key, ticked }) => {
        queue(async () => {
          // Nobody is told that it waits where it is sent at once, or goes.
          if (await list.add({ item_key: key, ticked })) await tell();
          await list.deliver();
          await tell();
        });
      });
      queue(async () => {
        await tell();
        await look();
      });
      const stop = world.onNews(() => queue(look));
      return () => {
        isOver = true;
        stop();
      };
    },
  );

type NewsStream = Pick<EventSource, 'addEventListener' | 'close'>;
const openNews = (): NewsStream | undefined =>
  typeof EventSource === 'undefined' ? undefined : new EventSource(shoppingNews.path);

/**
 * The browser's own news, and the server's of what other devices tick; ticks of other tabs come over a channel of their own.
 * @param open the server's news, which the browser opens again where they are lost
 */
export function tickWorld(open = openNews): TickWorld {
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('platewise-ticks');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    announce: () => channel?.postMessage('changed'),
    onNews(look) {
      const seen = (): void => void (document.visibilityState === 'visible' && look());
      window.addEventListener('online', look);
      document.addEventListener('visibilitychange', seen);
      channel?.addEventListener('message', look);
      const news = open();
      // What came while it was lost is asked for.
      for (const event of ['open', 'changed']) news?.addEventListener(event, look);
      return () => {
        window.removeEventListener('online', look);
        document.removeEventListener('visibilitychange', seen);
        channel?.removeEventListener('message', look);
        news?.close();
      };
    },
  };
}
