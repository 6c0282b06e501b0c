/**
 * Something of a person's as it is on the server, with what was changed here on top. Each change is kept in the outbox first
 * and sent as soon as the network lets it; each says how things are afterwards, so one that is sent twice counts once.
 */
import { HttpError } from '../api/errors.ts';
import type { Connections } from './connections.ts';
import { openOutbox, outboxInMemory, type Entry, type Outbox } from './outbox.ts';

/** `waits`: the server cannot take it now; `refused`: it never will, in its words. */
export type Sent<Known> =
  | { outcome: 'settled'; known?: Known }
  | { outcome: 'refused'; message: string | undefined }
  | { outcome: 'waits' };

/** What an attempt to send has come to. */
export async function sent<Known>(sending: Promise<Known>): Promise<Sent<Known>> {
  try {
    return { outcome: 'settled', known: await sending };
  } catch (error) {
    return error instanceof HttpError && error.status < 429
      ? { outcome: 'refused', message: error.serverMessage }
      : { outcome: 'waits' };
  }
}

export interface Kept<Known> {
  /** What entries of the outbox are about. */
  topic: string;
  read: () => Promise<Known>;
  send: (entry: Pick<Entry, 'body'>) => Promise<Sent<Known>>;
  /** What is there after a change, as far as it can be said without the server; a body that is none of ours changes nothing. */
  changed: (known: Known, body: unknown) => Known;
  /** What is shown where neither the server nor a copy could be had; without it only that this is so. */
  nothing?: Known;
  /** `waiting`: how many changes the server could not take so far; what is on its way there is not counted. */
  tell: (
    news:
      | { type: 'read'; known: Known; waiting: number }
      | { type: 'unread' }
      | { type: 'refused'; message: string | null },
  ) => void;
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

export interface KeeperWorld {
  outbox?: Outbox;
  onNews?: (look: () => void) => () => void;
  now?: () => number;
}

export interface Keeper<Body> {
  ask: () => void;
  keep: (body: Body) => void;
  stop: () => void;
}

/** What waits to be sent: what the outbox holds as far as this page knows, and what is still to be written there. */
function queueOf(topic: string, owner: string, outbox: Outbox, now: () => number) {
  let stored: readonly Entry[] = [];
  let fresh: readonly Entry[] = [];
  return {
    waiting: (): readonly Entry[] => [...stored, ...fresh],
    isEmpty: () => stored.length === 0,
    add(body: unknown): Entry {
      const entry = { key: `${topic} ${now()} ${Math.random()}`, topic, owner, body };
      fresh = [...fresh, entry];
      return entry;
    },
    /** Whether it is kept; where the browser keeps nothing, nothing waits. */
    async store(entry: Entry): Promise<boolean> {
      const isKept = await outbox.add(entry).then(
        () => true,
        () => false,
      );
      fresh = fresh.filter((each) => each !== entry);
      if (isKept) stored = [...stored, entry];
      return isKept;
    },
    async read(): Promise<readonly Entry[]> {
      stored = await outbox.waiting(topic, owner).catch(() => []);
      return stored;
    },
    async settle(entry: Entry): Promise<void> {
      await outbox.remove([entry.key]);
      stored = stored.filter(({ key }) => key !== entry.key);
    },
  };
}

interface State<Known> {
  known: Known | undefined;
  /** The server could not take what was sent last. */
  isHeldUp: boolean;
  isOver: boolean;
}

/** Sends what waits, one after the other, in order. */
function deliveryOf<Known>({
  queue,
  state,
  send,
  tell,
}: Pick<Kept<Known>, 'send' | 'tell'> & {
  queue: ReturnType<typeof queueOf>;
  state: State<Known>;
}) {
  const sendOne = async (entry: Entry): Promise<Sent<Known>['outcome']> => {
    const result = await send(entry);
    state.isHeldUp = result.outcome === 'waits';
    if (result.outcome === 'settled') state.known = result.known ?? state.known;
    if (result.outcome === 'refused') tell({ type: 'refused', message: result.message ?? null });
    return result.outcome;
  };
  const deliver = async (): Promise<void> => {
    for (const entry of await queue.read()) {
      if (state.isOver || (await sendOne(entry)) === 'waits') return;
      await queue.settle(entry);
    }
  };
  return { sendOne, deliver };
}

/** Tasks one after the other; one that fails keeps none from its turn. */
function turns(): (task: () => Promise<void>) => void {
  let work = Promise.resolve();
  return (task) => void (work = work.then(task).catch(() => undefined));
}

export function openKeeper<Known, Body>(
  { topic, read, send, changed, nothing, tell }: Kept<Known>,
  storage: Connections['storage'],
  {
    outbox = typeof indexedDB === 'undefined' ? outboxInMemory() : openOutbox(),
    onNews: listen = onNews,
    now = Date.now,
  }: KeeperWorld = {},
): Keeper<Body> {
  const queue = queueOf(topic, storage.readHolder() ?? '', outbox, now);
  const state: State<Known> = { known: undefined, isHeldUp: false, isOver: false };
  const inTurn = turns();

  const show = (): void => {
    const from = state.known ?? nothing;
    if (state.isOver || from === undefined) return;
    const all = queue.waiting();
    const known = all.reduce<Known>((before, { body }) => changed(before, body), from);
    // A note that came and went with each change would move the list under the next press.
    tell({ type: 'read', known, waiting: state.isHeldUp ? all.length : 0 });
  };
  const { sendOne, deliver } = deliveryOf({ queue, state, send, tell });
  const look = async (): Promise<void> => {
    await deliver();
    try {
      state.known = await read();
    } catch {
      const isKnown = state.known !== undefined || (nothing !== undefined && !queue.isEmpty());
      if (!isKnown) return void (state.isOver || tell({ type: 'unread' }));
    }
    show();
  };
  const keepAndSend = async (entry: Entry): Promise<void> => {
    // What cannot wait is sent at once, or goes.
    if (!(await queue.store(entry)) && (await sendOne(entry)) === 'waits')
      tell({ type: 'refused', message: null });
    await deliver().then(show);
  };

  inTurn(look);
  const stopListening = listen(() => inTurn(look));
  return {
    ask: () => inTurn(look),
    keep(body) {
      const entry = queue.add(body);
      show();
      inTurn(() => keepAndSend(entry));
    },
    stop: () => {
      state.isOver = true;
      stopListening();
    },
  };
}
