// Answers of outside services, kept for a while. What is in it may be lost at any time.
import { deleted } from './clearing.ts';
import type { Queries } from './database.ts';

export type Cache = ReturnType<typeof createCache>;

export function createCache({ db, clear }: Queries, { now }: { now: () => number }) {
  return {
    /** What is kept under a key and has not run out. */
    async read(key: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('cache')
        .select('value')
        .where('key', '=', key)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row?.value;
    },

    /** @param life milliseconds */
    async keep(key: string, value: string, life: number): Promise<void> {
      const entry = { value, created_at: now(), expires_at: now() + life };
      await db
        .insertInto('cache')
        .values({ key, ...entry })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(entry))
        .execute();
    },

    /** Clears away what has run out. */
    purge: (signal?: AbortSignal): Promise<number> =>
      clear(
        (transaction, most) =>
          deleted(
            transaction
              .deleteFrom('cache')
              .where('key', 'in', (from) =>
                from.selectFrom('cache').select('key').where('expires_at', '<=', now()).limit(most),
              ),
          ),
        signal,
      ),
  };
}
