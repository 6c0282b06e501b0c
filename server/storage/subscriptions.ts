// What has been paid for.
import type { Queries } from './database.ts';
import type { SubscriptionsTable } from './schema.ts';

export type Subscriptions = ReturnType<typeof createSubscriptions>;

export function createSubscriptions({ db }: Queries) {
  return {
    /** The subscription that ends last, whether or not it is over. */
    async findLatest(userId: string): Promise<SubscriptionsTable | undefined> {
      return db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).orderBy('end_at', 'desc').limit(1).executeTakeFirst();
    },
  };
}
