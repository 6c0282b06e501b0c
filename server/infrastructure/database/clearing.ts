// Clearing away what nobody can come back to, a little at a time: each batch is a transaction of its own
// that takes about as long as one request, and between two of them everybody else has their turn.
import { type Kysely, sql, type Transaction } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import type { Engine } from './database.ts';
import type { Tables } from './schema.ts';

/** Clears away at most so many rows, and says how many it found. */
export type ClearBatch = (transaction: Transaction<Tables>, most: number) => Promise<number>;
/** @returns how many rows were cleared away; those that are left where `signal` was aborted wait for the next turn. */
export type Clear = (batch: ClearBatch, signal?: AbortSignal) => Promise<number>;

/** What a batch may take, and the pause after it (ms). */
const aim = 8;
const pause = 25;
const rows = { first: 20, fewest: 1, most: 1000 } as const;

/** Any number but the migrations' own: of several processes on one PostgreSQL, one clears. */
const advisoryLock = 0x706c6163;

export const createClear =
  (db: Kysely<Tables>, engine: Engine): Clear =>
  async (batch, signal) => {
    let [all, most]: [number, number] = [0, rows.first];
    const isStopping = (): boolean => signal?.aborted === true;
    while (!isStopping()) {
      const found = await db.transaction().execute(async (transaction) => {
        if (engine === 'postgresql' && !(await isAlone(transaction))) return undefined;
        const began = performance.now();
        const count = await batch(transaction, most);
        return { count, took: performance.now() - began };
      });
      // Another process is at it.
      if (!found) break;
      all += found.count;
      if (found.count < most) break;
      most = nextSize(most, found.took);
      await delay(pause);
    }
    return all;
  };

/** Half as many where a batch took too long; more, slowly, where it took far less. */
export const nextSize = (most: number, took: number): number =>
  took > aim
    ? Math.max(rows.fewest, Math.floor(most / 2))
    : took < aim / 3
      ? Math.min(rows.most, Math.ceil(most * 1.5))
      : most;

async function isAlone(transaction: Transaction<Tables>): Promise<boolean> {
  const { rows: found } = await sql<{
    locked: boolean;
  }>`select pg_try_advisory_xact_lock(${sql.lit(advisoryLock)}) as locked`.execute(transaction);
  return found[0]?.locked === true;
}

/** How many rows a deletion took. */
export const deleted = async (query: {
  executeTakeFirst: () => Promise<{ numDeletedRows: bigint }>;
}): Promise<number> => Number((await query.executeTakeFirst()).numDeletedRows);

/** How many rows a change touched. */
export const updated = async (query: {
  executeTakeFirst: () => Promise<{ numUpdatedRows: bigint }>;
}): Promise<number> => Number((await query.executeTakeFirst()).numUpdatedRows);
