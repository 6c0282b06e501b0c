import type { Queries } from '../../infrastructure/database/database.ts';

export function createFeedback(
  { db }: Queries,
  { now, newId }: { now: () => number; newId: () => string },
) {
  return {
    async create(userId: string, text: string): Promise<void> {
      await db
        .insertInto('feedback')
        .values({ id: newId(), user_id: userId, feedback_text: text, created_at: now() })
        .execute();
    },
  };
}
