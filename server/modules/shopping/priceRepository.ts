// What people paid for food. A household reckons with what any of its members paid last.
import type { Selectable } from 'kysely';
import { shopping as limits } from '../../../contract/constants.ts';
import { day } from '../../../domain/durations.ts';
import { paidDays, weightOfPaid } from '../../../kitchen/prices/paid.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import { lockUser } from '../../infrastructure/database/lockUser.ts';
import type { PaidPricesTable } from '../../infrastructure/database/householdTables.ts';

/** With how much it counts today. */
export type PaidPriceRow = Selectable<PaidPricesTable> & { readonly weight: number };

const oldest = (now: number): string =>
  new Date(now - (paidDays.gone + 1) * day).toISOString().slice(0, 10);

export const createPaidPrices = (queries: Queries, clock: { now: () => number }) => ({
  ...readingOf(queries, clock),
  ...writingOf(queries, clock),
  ...purgingOf(queries, clock),
});

const readingOf = ({ db }: Queries, { now }: { now: () => number }) => ({
  /** Of several people the price of each food and country that was paid last. */
  async read(userIds: readonly string[]): Promise<PaidPriceRow[]> {
    const rows = await db
      .selectFrom('paid_prices')
      .selectAll()
      .where('user_id', 'in', userIds)
      .where('paid_on', '>', oldest(now()))
      .orderBy('paid_on')
      .orderBy('since_at')
      .orderBy('user_id')
      .execute();
    const today = new Date(now()).toISOString().slice(0, 10);
    return [...new Map(rows.map((row) => [row.id, row])).values()].map((row) => ({
      ...row,
      weight: weightOfPaid(row.paid_on, today),
    }));
  },
});

export type NewPrice = Omit<PaidPricesTable, 'user_id' | 'id' | 'since_at'>;
type Writing = Parameters<typeof lockUser>[0];

const idOf = (country: string, key: string): string => `${country}:${key}`;

const put = (
  transaction: Writing,
  userId: string,
  id: string,
  row: NewPrice & Pick<PaidPricesTable, 'since_at'>,
) =>
  transaction
    .insertInto('paid_prices')
    .values({ ...row, user_id: userId, id })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(row))
    .execute();

const keepNewest = (transaction: Writing, userId: string) =>
  transaction
    .deleteFrom('paid_prices')
    .where('user_id', '=', userId)
    .where('id', 'not in', (from) =>
      from
        .selectFrom('paid_prices')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('since_at', 'desc')
        .orderBy('id')
        .limit(limits.prices),
    )
    .execute();

const writingOf = ({ db }: Queries, { now }: { now: () => number }) => ({
  /**
   * One a person, country and food: the newest takes the place of the one before; `null` takes their own away. All in one step.
   * @returns what the person had of these foods before
   */
  exchange: (
    userId: string,
    country: string,
    prices: readonly { readonly key: string; readonly row: NewPrice | null }[],
  ) =>
    db.transaction().execute(async (transaction) => {
      await lockUser(transaction, userId);
      const ids = prices.map(({ key }) => idOf(country, key));
      const before = await transaction
        .selectFrom('paid_prices')
        .selectAll()
        .where('user_id', '=', userId)
        .where('id', 'in', ids)
        .execute();
      for (const { key, row } of prices) {
        const id = idOf(country, key);
        if (row === null)
          await transaction
            .deleteFrom('paid_prices')
            .where('user_id', '=', userId)
            .where('id', '=', id)
            .execute();
        else await put(transaction, userId, id, { ...row, since_at: now() });
      }
      await keepNewest(transaction, userId);
      return before;
    }),

  forget: async (userIds: readonly string[], country: string, key: string): Promise<void> =>
    void (await db
      .deleteFrom('paid_prices')
      .where('user_id', 'in', userIds)
      .where('id', '=', idOf(country, key))
      .execute()),
});

const purgingOf = ({ clear }: Queries, { now }: { now: () => number }) => ({
  /** Those that count no more. */
  purge: (signal?: AbortSignal): Promise<number> =>
    clear(async (transaction, most) => {
      const gone = await transaction
        .selectFrom('paid_prices')
        .select(['user_id', 'id'])
        .where('paid_on', '<=', oldest(now()))
        .limit(most)
        .execute();
      for (const { user_id: userId, id } of gone)
        await transaction
          .deleteFrom('paid_prices')
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .execute();
      return gone.length;
    }, signal),
});
