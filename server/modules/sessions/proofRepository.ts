// When a session last proved who uses it. Signing in does not count: whoever finds a screen open, or takes
// a token, has not signed in.
import type { Queries } from '../../infrastructure/database/database.ts';
import { minute } from '../../../domain/durations.ts';
import type { Person } from './repository.ts';

/** How long a proof counts (ms). */
export const proofLife = 5 * minute;

export function createProofs({ db }: Queries, { now }: { now: () => number }) {
  return {
    async keep({ userId, sessionId }: Person): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ proved_at: now() })
        .where('id', '=', sessionId)
        .where('user_id', '=', userId)
        .execute();
    },

    async isFresh({ userId, sessionId }: Person): Promise<boolean> {
      const row = await db
        .selectFrom('sessions')
        .select('proved_at')
        .where('id', '=', sessionId)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row?.proved_at != null && row.proved_at > now() - proofLife;
    },
  };
}
