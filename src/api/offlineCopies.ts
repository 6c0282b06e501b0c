/**
 * Answers that people need without a network, kept by the person's id. A client with copies asks the
 * server first, always; where it cannot be reached, the copy answers, and whoever listens is told how old it is.
 */
import type { AnswerOf, Call } from '../../contract/call.ts';
import type { RequestOptions } from './client.ts';
import { type CacheOptions, type CopyCache, createCopyCache, keptHere } from './copyCache.ts';
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

export type NetworkNews = { type: 'server.answered' } | { type: 'copy.read'; copiedAt: number };

export interface CopyOptions extends Omit<CacheOptions, 'now'> {
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
const isCopied = (id: string, asked: Asked): boolean =>
  id in most && (id !== 'fetchHistory' || isFirstPage(asked));
const textOf = ({ params, query, body }: Asked): string => JSON.stringify([params, query, body]);
const isOffline = (error: unknown, { signal }: Asked): boolean =>
  error instanceof NetworkError || (error instanceof TimeoutError && signal?.aborted !== true);

function createReading(cache: CopyCache, { storage, tell }: Pick<CopyOptions, 'storage' | 'tell'>) {
  /** The copy's answer, as far as today's app understands it, and when it was made. */
  const read = async <C extends Call>(
    owner: string,
    call: C,
    asked: string,
  ): Promise<{ answer: AnswerOf<C>; at: number } | undefined> => {
    const copy = await cache.find(owner, call.id, asked);
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
  return { read, find };
}

/** What changes have outdated is read again, soon and once for several changes. */
function createRenewing({
  storage,
  later,
}: Pick<CopyOptions, 'storage'> & Required<Pick<CopyOptions, 'later'>>) {
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
  return { latest, renew };
}

function createNoting(
  { keep, forget }: CopyCache,
  {
    client,
    ...rest
  }: Pick<CopyOptions, 'client' | 'storage'> & Required<Pick<CopyOptions, 'later'>>,
) {
  const { latest, renew } = createRenewing(rest);

  /** Keeps what a call has brought, and lets go of what it has made untrue. */
  return async (
    owner: string,
    call: Call,
    asked: Asked,
    answer: unknown,
    at: number,
  ): Promise<void> => {
    const itsOwn = textOf({ params: asked.params });
    for (const id of outdated[call.id] ?? []) {
      await forget(owner, id, ofOne[call.id] === id ? itsOwn : undefined);
      renew(id, owner);
    }
    for (const week of wholeWeeks(call.id, answer)) {
      const text = textOf({ params: { id: week.id } });
      await keep(owner, 'fetchPlan', text, { status: 'success', data: week }, at);
    }
    const reading = readings[call.id];
    if (reading !== undefined) return void (await keep(owner, reading, itsOwn, answer, at));
    if (!isCopied(call.id, asked)) return;
    const text = textOf(asked);
    if (renewed.has(call.id) && isFirstPage(asked)) {
      const again = () => client.request(call, { ...asked, signal: undefined });
      const readAgain = async () => void (await keep(owner, call.id, text, await again()));
      latest.set(call.id, { owner, readAgain });
    }
    await keep(owner, call.id, text, answer, at);
  };
}

/** One after the other: sealing takes a moment, and an older answer must not come to replace a newer one. */
function inOrder<Given extends unknown[]>(work: (...given: Given) => Promise<void>) {
  let before = Promise.resolve();
  return (...given: Given): void => {
    const run = () => work(...given);
    // What failed keeps nothing else from being kept.
    before = before.then(run, run);
  };
}

export function createOfflineCopies({
  client,
  storage,
  openStore,
  tell,
  later = (work) => setTimeout(work, 1_000),
  now = Date.now,
}: CopyOptions) {
  const cache = createCopyCache({ client, storage, openStore, now });
  const { read, find } = createReading(cache, { storage, tell });
  const note = inOrder(createNoting(cache, { client, storage, later }));

  return {
    /** Takes everybody's copies away. */
    wipe: cache.wipe,

    /** For a session that has just begun. */
    prepare: () => cache.prepare(storage.readHolder()),

    kept: keptHere(cache, storage),

    /** The copy of the one who is signed in, before the server is asked. */
    recall: async <C extends Call>(
      call: C,
      options: RequestOptions<C>,
    ): Promise<AnswerOf<C> | undefined> => {
      const owner = storage.readHolder();
      const asked = options as Asked;
      if (owner === null || !isCopied(call.id, asked)) return undefined;
      return (await read(owner, call, textOf(asked)))?.answer;
    },

    request: async <C extends Call>(call: C, options: RequestOptions<C>): Promise<AnswerOf<C>> => {
      const asked = options as Asked;
      const owner = call.auth === 'session' ? storage.readHolder() : null;
      if (owner !== null && isCopied(call.id, asked)) cache.prepare(owner);
      if (owner !== null && ageless.has(call.id)) {
        const known = await read(owner, call, textOf(asked));
        if (known && now() - known.at < ageOfPictures && hasPicture(known.answer))
          return known.answer;
      }
      try {
        const answer = await client.request(call, options);
        tell({ type: 'server.answered' });
        if (owner !== null) note(owner, call, asked, answer, now());
        return answer;
      } catch (error) {
        if (owner === null || !isCopied(call.id, asked) || !isOffline(error, asked)) throw error;
        const copy = await find(owner, call, textOf(asked));
        if (copy === undefined) throw error;
        return copy;
      }
    },
  };
}

export type OfflineCopies = ReturnType<typeof createOfflineCopies>;
