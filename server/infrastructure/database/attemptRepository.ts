// Counts of attempts that all processes on one database share. Whose they are is a keyed hash: the table tells
// nobody which addresses or accounts were tried.
import { deleted } from './clearing.ts';
import type { Queries } from './database.ts';
import type { KeyedHash } from '../keyedHash.ts';

export interface Counted {
  /** With this one. */
  readonly current: number;
  /** How long (ms) until the count begins again. */
  readonly ttl: number;
}

export type SharedAttempts = ReturnType<typeof createSharedAttempts>;

export function createSharedAttempts(
  { db, prepare, clear }: Pick<Queries, 'db' | 'prepare' | 'clear'>,
  { now }: { now: () => number },
  findHash: () => Promise<KeyedHash>,
) {
  // One statement, so that no two attempts are counted as one.
  const counted = prepare<{ tries: number; ends_at: number }>(
    db
      .insertInto('attempts')
      .values({ key: '', tries: 1, ends_at: 0 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({
          tries: eb
            .case()
            .when('attempts.ends_at', '<=', 0)
            .then(eb.ref('excluded.tries'))
            .else(eb('attempts.tries', '+', eb.ref('excluded.tries')))
            .end(),
          ends_at: eb
            .case()
            .when('attempts.ends_at', '<=', 0)
            .then(eb.ref('excluded.ends_at'))
            .else(eb.ref('attempts.ends_at'))
            .end(),
        })),
      )
      .returning(['tries', 'ends_at']),
  );

  return {
    async count(key: string, window: number): Promise<Counted> {
      const time = now();
      const hashed = (await findHash())('attempt', key);
      const [row] = await counted(hashed, 1, time + window, time, time);
      if (!row) throw new Error('An attempt was not counted.');
      return { current: row.tries, ttl: row.ends_at - time };
    },

    purge: (signal?: AbortSignal): Promise<number> =>
      clear(
        (transaction, most) =>
          deleted(
            transaction
              .deleteFrom('attempts')
              .where('key', 'in', (from) =>
                from.selectFrom('attempts').select('key').where('ends_at', '<=', now()).limit(most),
              ),
          ),
        signal,
      ),
  };
}
