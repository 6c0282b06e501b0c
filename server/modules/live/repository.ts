import type { Queries } from '../../infrastructure/database/database.ts';

/** Whether sessions go on, for streams that outlive the call that began them. */
export const createLiveSessions = (
  { db }: Queries,
  { now }: { now: () => number },
): { goesOn: (sessionId: string) => Promise<boolean> } => ({
  goesOn: async (sessionId) =>
    (await db
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', sessionId)
      .where('expires_at', '>', now())
      .executeTakeFirst()) !== undefined,
});
