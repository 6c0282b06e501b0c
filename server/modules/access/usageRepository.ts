// What counts against the trial's limits: reserved before the work, confirmed when it has succeeded.
// A reservation whose work never ended, because the process did, runs out by itself.
import { sql } from 'kysely';
import { deleted } from '../../infrastructure/database/clearing.ts';
import type { Queries } from '../../infrastructure/database/database.ts';

export interface Counted {
  readonly kind: string;
  /** What was reserved before counts no more (ms since 1970). */
  readonly since: number;
}

interface Clock {
  readonly now: () => number;
  readonly newId: () => string;
}

export const createUsage = (queries: Queries, clock: Clock) => ({
  count: createCount(queries, clock),
  ...createReservations(queries, clock),
  purge: createPurge(queries, clock.now),
});

/** How often each kind was used since its own moment. */
function createCount({ db, prepare }: Queries, { now }: Clock) {
  /** Confirmed, or reserved and not run out. */
  const counted = prepare<{ kind: string; reserved_at: number }>(
    db
      .selectFrom('usage')
      .select(['kind', 'reserved_at'])
      .where('user_id', '=', '')
      .where((row) => row.or([row('state', '=', 'confirmed'), row('expires_at', '>', 0)])),
  );

  return async (userId: string, kinds: readonly Counted[]): Promise<Map<string, number>> => {
    const rows = await counted(userId, 'confirmed', now());
    return new Map(
      kinds.map(({ kind, since }) => [
        kind,
        rows.filter((row) => row.kind === kind && row.reserved_at >= since).length,
      ]),
    );
  };
}

const createReservations = ({ db }: Queries, { now, newId }: Clock) => ({
  /**
   * Takes one of `limit`, for `life` ms unless it is confirmed.
   * @returns what to confirm or release, or nothing where none is left.
   */
  reserve(
    userId: string,
    { kind, since }: Counted,
    limit: number,
    life: number,
  ): Promise<string | undefined> {
    return db.transaction().execute(async (transaction) => {
      // Two calls of one person count one after the other, on either database.
      await transaction
        .updateTable('users')
        .set((row) => ({ updated_at: row.ref('updated_at') }))
        .where('id', '=', userId)
        .execute();
      const time = now();
      const { used } = await transaction
        .selectFrom('usage')
        .select(sql<number>`count(*)`.as('used'))
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('reserved_at', '>=', since)
        .where((row) => row.or([row('state', '=', 'confirmed'), row('expires_at', '>', time)]))
        .executeTakeFirstOrThrow();
      if (used >= limit) return undefined;
      const id = newId();
      await transaction
        .insertInto('usage')
        .values({
          id,
          user_id: userId,
          kind,
          state: 'reserved',
          reserved_at: time,
          expires_at: time + life,
        })
        .execute();
      return id;
    });
  },

  async confirm(id: string): Promise<void> {
    await db
      .updateTable('usage')
      .set({ state: 'confirmed', expires_at: null })
      .where('id', '=', id)
      .execute();
  },

  async release(id: string): Promise<void> {
    await db.deleteFrom('usage').where('id', '=', id).where('state', '=', 'reserved').execute();
  },
});

/** Reservations that ran out are nobody's any more. */
const createPurge =
  ({ clear }: Queries, now: () => number) =>
  (signal?: AbortSignal): Promise<number> =>
    clear(
      (transaction, most) =>
        deleted(
          // What is confirmed runs out no more.
          transaction
            .deleteFrom('usage')
            .where('id', 'in', (from) =>
              from.selectFrom('usage').select('id').where('expires_at', '<=', now()).limit(most),
            )
            .where('state', '=', 'reserved'),
        ),
      signal,
    );
