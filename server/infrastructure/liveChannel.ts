// Tells people's open pages that something of theirs has changed, whichever process they hang on: within this one at once, to the
// others by PostgreSQL's NOTIFY. What is told is whom it concerns and nothing else; who hears it asks.
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { second } from '../../domain/durations.ts';
import type { Config } from './config.ts';
import type { Queries } from './database/database.ts';

export interface LiveChannel {
  /** Tells that what these people see has changed. It never rejects: who hears nothing asks later. */
  readonly tell: (userIds: readonly string[]) => void;
  /** @returns what stops it */
  readonly listen: (userId: string, hear: () => void) => () => void;
}

const channel = 'platewise_live';
/** Between two attempts to listen again. */
const pauses = { first: second, longest: 30 * second } as const;

/** Who listens in this process. */
function createListeners() {
  const listeners = new Map<string, Set<() => void>>();
  return {
    notify: (userIds: readonly string[]): void => {
      for (const userId of new Set(userIds)) for (const hear of listeners.get(userId) ?? []) hear();
    },
    listen: (userId: string, hear: () => void): (() => void) => {
      const own = listeners.get(userId) ?? new Set();
      listeners.set(userId, own.add(hear));
      return () => {
        own.delete(hear);
        if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId);
      };
    },
  };
}

/** Another process's words; anything else is nobody's. */
function idsIn(payload: string | undefined, self: string): string[] {
  try {
    const { from, to } = JSON.parse(payload ?? '') as { from?: unknown; to?: unknown };
    return from === self || !Array.isArray(to)
      ? []
      : to.filter((each): each is string => typeof each === 'string');
  } catch {
    return [];
  }
}

/** Listens on a connection of its own, again and again until it is closed. */
function keepListening(
  url: string,
  hear: (payload: string | undefined) => void,
  onError: (error: Error) => void,
): () => Promise<void> {
  let isClosed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause: number = pauses.first;
  const connect = async (): Promise<void> => {
    const own = new pg.Client({
      connectionString: url,
      application_name: 'platewise live',
      keepAlive: true,
    });
    client = own;
    let isLost = false;
    const lose = (fault?: Error): void => {
      if (isLost || isClosed) return;
      isLost = true;
      if (fault) onError(fault);
      void own.end().catch(() => undefined);
      timer = setTimeout(() => void connect(), pause);
      timer.unref();
      pause = Math.min(2 * pause, pauses.longest);
    };
    own.on('error', lose);
    own.on('end', () => lose());
    own.on('notification', ({ payload }) => hear(payload));
    try {
      await own.connect();
      await own.query(`listen ${channel}`);
      pause = pauses.first;
    } catch (error) {
      lose(error as Error);
    }
  };
  void connect();
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}

/** Closed with the server. */
export function openLiveChannel(
  app: FastifyInstance,
  { url }: Config['database'],
  { db }: Pick<Queries, 'db'>,
): LiveChannel {
  const { notify, listen } = createListeners();
  if (url === undefined) return { tell: notify, listen };
  const self = randomUUID();
  const fail = (error: unknown): void =>
    app.log.warn({ err: error }, 'live news could not be passed on; pages ask by themselves');
  const stop = keepListening(url, (payload) => notify(idsIn(payload, self)), fail);
  app.addHook('onClose', stop);
  return {
    listen,
    tell(userIds) {
      notify(userIds);
      const payload = JSON.stringify({ from: self, to: userIds });
      void sql`select pg_notify(${channel}, ${payload})`.execute(db).catch(fail);
    },
  };
}
