// What has been paid for.
import { sql } from 'kysely';
import type { Queries } from '../../infrastructure/database/database.ts';
import type { SubscriptionsTable } from '../../infrastructure/database/schema.ts';

export function createSubscriptions({ db, prepare }: Queries) {
  const findLast = prepare<SubscriptionsTable>(
    db
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', '=', '')
      .orderBy('end_at', 'desc')
      .limit(sql.lit(1)),
  );

  return {
    /** The subscription that ends last, whether or not it is over. */
    async findLatest(userId: string): Promise<SubscriptionsTable | undefined> {
      return (await findLast(userId))[0];
    },
  };
}
