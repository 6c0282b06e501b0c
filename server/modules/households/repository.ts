// Households: who is in which, and the links that lead into them.
import { sql, type Transaction } from 'kysely';
import { household as limits } from '../../../contract/constants.ts';
import { deleted } from '../../infrastructure/database/clearing.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import { lockUser } from '../../infrastructure/database/lockUser.ts';
import type { Tables } from '../../infrastructure/database/schema.ts';
import { hashOf, newLinkToken } from '../sessions/tokens.ts';
import { leave } from './leaving.ts';

type Reading = Pick<Transaction<Tables>, 'selectFrom'>;

/** `gone`: the link was used, revoked or is over. */
export type Joined = 'joined' | 'inside' | 'elsewhere' | 'full' | 'gone';

const membershipOf = (from: Reading, userId: string) =>
  from
    .selectFrom('household_members')
    .select(['household_id', 'role'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

const membersOf = (from: Reading, householdId: string) =>
  from
    .selectFrom('household_members')
    .innerJoin('users', 'users.id', 'household_members.user_id')
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'household_members.role',
      'household_members.shares_plan',
    ])
    .where('household_id', '=', householdId)
    .orderBy('household_members.joined_at')
    .orderBy('users.id')
    .execute();
export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number];

/** Changes of one household follow one another. @returns whether it is still there */
async function lockHousehold(transaction: Transaction<Tables>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('households')
    .set((row) => ({ created_at: row.ref('created_at') }))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function readingOf({ db }: Queries) {
  return {
    membership: (userId: string) => membershipOf(db, userId),
    members: (householdId: string): Promise<MemberRow[]> => membersOf(db, householdId),

    /** The person alone where they are in no household. */
    async listMembers(userId: string): Promise<MemberRow[]> {
      const own = await membershipOf(db, userId);
      if (own) return membersOf(db, own.household_id);
      const alone = await db
        .selectFrom('users')
        .select(['id', 'first_name', 'last_name', 'email'])
        .where('id', '=', userId)
        .execute();
      return alone.map((row) => ({ ...row, role: 'owner' as const, shares_plan: 1 as const }));
    },
  };
}

interface Clock {
  now: () => number;
  newId: () => string;
}

export function createHouseholds(queries: Queries, clock: Clock) {
  const { db } = queries;
  return {
    ...readingOf(queries),
    /** Makes a household of one; who is in one stays in it. */
    create: (userId: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        if (await membershipOf(transaction, userId)) return;
        const [id, time] = [clock.newId(), clock.now()];
        await transaction.insertInto('households').values({ id, created_at: time }).execute();
        await transaction
          .insertInto('household_members')
          .values({
            user_id: userId,
            household_id: id,
            role: 'owner',
            shares_plan: 1,
            joined_at: time,
          })
          .execute();
      }),

    share: async (userId: string, shares: boolean): Promise<void> =>
      void (await db
        .updateTable('household_members')
        .set({ shares_plan: shares ? 1 : 0 })
        .where('user_id', '=', userId)
        .execute()),

    leave: (userId: string): Promise<void> =>
      db.transaction().execute((transaction) => leave(transaction, userId)),

    /** @returns whether the owner had such a member to take out. */
    remove: (ownerId: string, memberId: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const own = await membershipOf(transaction, ownerId);
        if (own?.role !== 'owner' || ownerId === memberId) return false;
        const other = await membershipOf(transaction, memberId);
        if (other?.household_id !== own.household_id) return false;
        await leave(transaction, memberId);
        return true;
      }),

    ...linksOf(queries, clock),
    ...invitesOf(queries, clock),
    ...joiningOf(queries, clock),
  };
}

/** A link that can still be used, and who made it. */
const findLink = (from: Reading, secret: string, now: number) =>
  from
    .selectFrom('household_invites')
    .innerJoin('users', 'users.id', 'household_invites.user_id')
    .select([
      'household_invites.id',
      'household_invites.household_id',
      'users.first_name',
      'users.last_name',
      'users.email',
    ])
    .where('token_hash', '=', hashOf(secret))
    .where('expires_at', '>', now)
    .executeTakeFirst();

function invitesOf({ db }: Queries, { now, newId }: Clock) {
  return {
    /** @returns the secret; `outside` for who is in no household, `full` where there are enough links already. */
    invite: (userId: string): Promise<{ secret: string } | 'outside' | 'full'> =>
      db.transaction().execute(async (transaction) => {
        const own = await membershipOf(transaction, userId);
        if (!own || !(await lockHousehold(transaction, own.household_id))) return 'outside';
        const time = now();
        const { open } = await transaction
          .selectFrom('household_invites')
          .select(sql<number>`count(*)`.as('open'))
          .where('household_id', '=', own.household_id)
          .where('expires_at', '>', time)
          .executeTakeFirstOrThrow();
        if (open >= limits.invites) return 'full';
        const secret = newLinkToken();
        await transaction
          .insertInto('household_invites')
          .values({
            id: newId(),
            token_hash: hashOf(secret),
            household_id: own.household_id,
            user_id: userId,
            created_at: time,
            expires_at: time + limits.inviteLife,
          })
          .execute();
        return { secret };
      }),

    /** @returns whether the person had such a link: its maker, and the owner of the household. */
    async revoke(userId: string, id: string): Promise<boolean> {
      const own = await membershipOf(db, userId);
      if (!own) return false;
      const those = db
        .deleteFrom('household_invites')
        .where('id', '=', id)
        .where('household_id', '=', own.household_id);
      const { numDeletedRows } = await (
        own.role === 'owner' ? those : those.where('user_id', '=', userId)
      ).executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

function linksOf({ db }: Queries, { now }: Clock) {
  return {
    /** Those that can still be used: all of the household for its owner, one's own for others. */
    async invites(userId: string): Promise<{ id: string; expires_at: number }[]> {
      const own = await membershipOf(db, userId);
      if (!own) return [];
      const all = db
        .selectFrom('household_invites')
        .select(['id', 'expires_at'])
        .where('household_id', '=', own.household_id)
        .where('expires_at', '>', now())
        .orderBy('created_at');
      return (own.role === 'owner' ? all : all.where('user_id', '=', userId)).execute();
    },
  };
}

function joiningOf({ db, clear }: Queries, { now }: Clock) {
  return {
    findInvite: (secret: string) => findLink(db, secret, now()),

    /** Spends the link: of two who follow it at once, one joins. */
    join: (userId: string, secret: string): Promise<Joined> =>
      db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const link = await findLink(transaction, secret, now());
        if (!link || !(await lockHousehold(transaction, link.household_id))) return 'gone';
        const own = await membershipOf(transaction, userId);
        if (own) return own.household_id === link.household_id ? 'inside' : 'elsewhere';
        if ((await membersOf(transaction, link.household_id)).length >= limits.members)
          return 'full';
        const { numDeletedRows } = await transaction
          .deleteFrom('household_invites')
          .where('id', '=', link.id)
          .executeTakeFirst();
        if (numDeletedRows === 0n) return 'gone';
        await transaction
          .insertInto('household_members')
          .values({
            user_id: userId,
            household_id: link.household_id,
            role: 'member',
            shares_plan: 1,
            joined_at: now(),
          })
          .execute();
        return 'joined';
      }),

    purgeInvites: (signal?: AbortSignal): Promise<number> =>
      clear(
        (transaction, most) =>
          deleted(
            transaction
              .deleteFrom('household_invites')
              .where('id', 'in', (from) =>
                from
                  .selectFrom('household_invites')
                  .select('id')
                  .where('expires_at', '<=', now())
                  .limit(most),
              ),
          ),
        signal,
      ),
  };
}
