/**
 * Answers that people need without a network, kept by the person's id. A client with copies asks the
 * server first, always; where it cannot be reached, the copy answers, and whoever listens is told how old it is.
 */
import { readDeviceKey } from '../../contract/account.ts';
import type { AnswerOf, Call } from '../../contract/call.ts';
import type { Client, RequestOptions } from './client.ts';
import { NetworkError, TimeoutError } from './errors.ts';
import {
  ageless,
  ageOfPictures,
  hasPicture,
  most,
  ofOne,
  outdated,
  readings,
  renewed,
  wholeWeeks,
} from './copyRules.ts';
import type { BrowserStorage } from './storage.ts';

export interface Copy {
  owner: string;
  /** The call's id. */
  call: string;
  /** What it was asked for, as JSON. */
  asked: string;
  /** Milliseconds since 1970. */
  at: number;
  answer: unknown;
}

export interface CopyStore {
  /** Asks for what seals this session's copies, where it is not known yet. */
  prepare(owner: string, isWanted: () => boolean): Promise<void>;
  /** Beyond `most` of the call's copies the oldest goes. Nothing is kept where `isWanted` denies it just before. */
  keep(copy: Copy, most: number, isWanted: () => boolean): Promise<void>;
  find(owner: string, call: string, asked: string): Promise<Copy | undefined>;
  /** Without `asked`, all of the call's. */
  forget(owner: string, call: string, asked?: string): Promise<void>;
  /** Everybody's, and the pictures of their dishes. */
  wipe(): Promise<void>;
}

/** A few things of the person's that only this device has. Where the browser can seal nothing, nothing is kept. */
export interface KeptHere {
  read(name: string): Promise<unknown>;
  /** Whether it is kept. */
  write(name: string, value: unknown): Promise<boolean>;
  remove(name: string): Promise<void>;
}

export type NetworkNews = { type: 'server.answered' } | { type: 'copy.read'; copiedAt: number };

/** The setting that says whose copies there are; src/app/lazyCopies.ts looks at it too. */
export const marker = 'copies_of';

export interface CopyOptions {
  /** Asks the server. */
  client: Client;
  storage: BrowserStorage;
  /** @param readKey asks the server for what this session's copies are sealed by */
  openStore: (readKey: () => Promise<string>) => Promise<CopyStore>;
  tell: (news: NetworkNews) => void;
  /** When what a change has outdated is read again: several changes are one reason. */
  later?: (work: () => void) => void;
  now?: () => number;
}

interface Asked {
  params?: unknown;
  query?: { cursor?: unknown; before?: unknown; q?: unknown };
  body?: unknown;
  signal?: AbortSignal;
}

const isFirstPage = ({ query }: Asked): boolean =>
  query?.cursor === undefined && query?.before === undefined && query?.q === undefined;
const isKept = (id: string, asked: Asked): boolean =>
  id in most && (id !== 'fetchHistory' || isFirstPage(asked));
const textOf = ({ params, query, body }: Asked): string => JSON.stringify([params, query, body]);
const isUnreached = (error: unknown, { signal }: Asked): boolean =>
  error instanceof NetworkError || (error instanceof TimeoutError && signal?.aborted !== true);

export function createOfflineCopies({
  client,
  storage,
  openStore,
  tell,
  later = (work) => setTimeout(work, 1_000),
  now = Date.now,
}: CopyOptions) {
  let opened: Promise<CopyStore> | undefined;
  const store = (): Promise<CopyStore> => {
    opened ??= openStore(async () => (await client.request(readDeviceKey, {})).key);
    opened.catch(() => (opened = undefined));
    return opened;
  };
  /** Without storage there are no copies, and everything else goes on. */
  const quietly = async <T>(work: (copies: CopyStore) => Promise<T>): Promise<T | undefined> => {
    try {
      return await work(await store());
    } catch {
      return undefined;
    }
  };

  let prepared: string | undefined;
  const wipe = async (): Promise<void> => {
    prepared = undefined;
    const owner = storage.readSetting(marker);
    if (owner === null) return;
    const isDone = await quietly((copies) => copies.wipe().then(() => true));
    if (isDone && storage.readSetting(marker) === owner) storage.removeSetting(marker);
  };

  /** Whether it is kept. */
  const keep = async (
    owner: string,
    call: string,
    asked: string,
    answer: unknown,
  ): Promise<boolean> => {
    if (storage.readHolder() !== owner) return false;
    const at = now();
    if (storage.readSetting(marker) !== owner) {
      await wipe();
      storage.writeSetting(marker, owner);
    }
    const isWanted = (): boolean => storage.readHolder() === owner;
    const isKept = await quietly((copies) =>
      copies.keep({ owner, call, asked, at, answer }, most[call] ?? 1, isWanted).then(isWanted),
    );
    return isKept === true;
  };

  /** The copy's answer, as far as today's app understands it, and when it was made. */
  const read = async <C extends Call>(
    owner: string,
    call: C,
    asked: string,
  ): Promise<{ answer: AnswerOf<C>; at: number } | undefined> => {
    const copy = await quietly((copies) => copies.find(owner, call.id, asked));
    const parsed = copy && call.answer.safeParse(copy.answer);
    if (!parsed?.success || storage.readHolder() !== owner) return undefined;
    return { answer: parsed.data as AnswerOf<C>, at: copy?.at ?? 0 };
  };

  /** The same in place of the server's answer: whoever listens is told how old it is. */
  const find = async <C extends Call>(
    owner: string,
    call: C,
    asked: string,
  ): Promise<AnswerOf<C> | undefined> => {
    const copy = await read(owner, call, asked);
    if (copy && !ageless.has(call.id)) tell({ type: 'copy.read', copiedAt: copy.at });
    return copy?.answer;
  };

  /** Beside the first call of a session, so that its answer can be kept even where the network goes right after. */
  const prepare = (owner: string | null): void => {
    if (owner === null || prepared === owner) return;
    prepared = owner;
    void quietly((copies) => copies.prepare(owner, () => storage.readHolder() === owner));
  };

  const latest = new Map<string, { owner: string; readAgain: () => Promise<void> }>();
  const due = new Set<string>();

  const renew = (id: string, owner: string): void => {
    const known = latest.get(id);
    if (known?.owner !== owner || due.has(id)) return;
    due.add(id);
    later(() => {
      due.delete(id);
      if (storage.readHolder() === owner) void known.readAgain().catch(() => undefined);
    });
  };

  /** Keeps what a call has brought, and lets go of what it has made untrue. */
  const note = async (owner: string, call: Call, asked: Asked, answer: unknown): Promise<void> => {
    const itsOwn = textOf({ params: asked.params });
    for (const id of outdated[call.id] ?? []) {
      await quietly((copies) =>
        copies.forget(owner, id, ofOne[call.id] === id ? itsOwn : undefined),
      );
      renew(id, owner);
    }
    for (const week of wholeWeeks(call.id, answer))
      await keep(owner, 'fetchPlan', textOf({ params: { id: week.id } }), {
        status: 'success',
        data: week,
      });
    const reading = readings[call.id];
    if (reading !== undefined) return void (await keep(owner, reading, itsOwn, answer));
    if (!isKept(call.id, asked)) return;
    const text = textOf(asked);
    if (renewed.has(call.id) && isFirstPage(asked)) {
      latest.set(call.id, {
        owner,
        readAgain: async () =>
          void (await keep(
            owner,
            call.id,
            text,
            await client.request(call, { ...asked, signal: undefined }),
          )),
      });
    }
    await keep(owner, call.id, text, answer);
  };
  return {
    /** Takes everybody's copies away. */
    wipe,

    /** For a session that has just begun. */
    prepare: () => prepare(storage.readHolder()),

    /** What this device keeps of the one who is signed in until the server has it; it goes with the session. */
    kept: {
      read: async (name: string): Promise<unknown> => {
        const owner = storage.readHolder();
        const copy =
          owner === null ? undefined : await quietly((copies) => copies.find(owner, name, ''));
        return storage.readHolder() === owner ? copy?.answer : undefined;
      },
      write: async (name: string, value: unknown): Promise<boolean> => {
        const owner = storage.readHolder();
        return owner !== null && keep(owner, name, '', value);
      },
      remove: async (name: string): Promise<void> => {
        const owner = storage.readHolder();
        if (owner !== null) await quietly((copies) => copies.forget(owner, name));
      },
    } satisfies KeptHere,

    /** The copy of the one who is signed in, before the server is asked. */
    recall: async <C extends Call>(
      call: C,
      options: RequestOptions<C>,
    ): Promise<AnswerOf<C> | undefined> => {
      const owner = storage.readHolder();
      const asked = options as Asked;
      if (owner === null || !isKept(call.id, asked)) return undefined;
      return (await read(owner, call, textOf(asked)))?.answer;
    },

    request: async <C extends Call>(call: C, options: RequestOptions<C>): Promise<AnswerOf<C>> => {
      const asked = options as Asked;
      const owner = call.auth === 'session' ? storage.readHolder() : null;
      if (owner !== null && isKept(call.id, asked)) prepare(owner);
      if (owner !== null && ageless.has(call.id)) {
        const known = await read(owner, call, textOf(asked));
        if (known && now() - known.at < ageOfPictures && hasPicture(known.answer))
          return known.answer;
      }
      try {
        const answer = await client.request(call, options);
        tell({ type: 'server.answered' });
        if (owner !== null) void note(owner, call, asked, answer);
        return answer;
      } catch (error) {
        if (owner === null || !isKept(call.id, asked) || !isUnreached(error, asked)) throw error;
        const copy = await find(owner, call, textOf(asked));
        if (copy === undefined) throw error;
        return copy;
      }
    },
  };
}

export type OfflineCopies = ReturnType<typeof createOfflineCopies>;
