// From which kinds of devices a person has signed in, so that they are told of a new one.
import type { Queries } from '../../infrastructure/database/database.ts';
import { lockUser } from '../../infrastructure/database/lockUser.ts';
import { day } from '../../../domain/durations.ts';

/** Of one kind of device a person is told once in so long (ms). */
export const signInPause = 30 * day;

export function createSignIns({ db }: Queries, { now }: { now: () => number }) {
  return {
    /** Notes a sign-in. @returns whether the person is to be told: not of their first, which follows their sign-up. */
    note: (userId: string, device: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const time = now();
        await lockUser(transaction, userId);
        // Gone meanwhile: nobody is there to be told.
        const owner = await transaction
          .selectFrom('users')
          .select('id')
          .where('id', '=', userId)
          .executeTakeFirst();
        if (!owner) return false;
        const known = await transaction
          .selectFrom('sign_ins')
          .select(['device', 'told_at'])
          .where('user_id', '=', userId)
          .execute();
        const same = known.find((each) => each.device === device);
        if (same && same.told_at > time - signInPause) return false;
        await transaction
          .insertInto('sign_ins')
          .values({ user_id: userId, device, told_at: time })
          .onConflict((conflict) =>
            conflict.columns(['user_id', 'device']).doUpdateSet({ told_at: time }),
          )
          .execute();
        return known.length > 0;
      }),
  };
}
