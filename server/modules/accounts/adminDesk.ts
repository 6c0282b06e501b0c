// What an operator may see of an account, and do for it, without a server. Nothing of what a person cooks or of
// their health is read here.
import { access, product } from '../../../contract/constants.ts';
import { day } from '../../../domain/durations.ts';
import type { Config } from '../../infrastructure/config.ts';
import { openDatabase } from '../../infrastructure/database/database.ts';
import { createIdSource } from '../../infrastructure/ids.ts';
import { createJobTable } from '../../infrastructure/jobs/repository.ts';
import { createKeyedHash } from '../../infrastructure/keyedHash.ts';
import { createSubscriptions } from '../access/subscriptionRepository.ts';
import { createPeriods } from '../payments/periodRepository.ts';
import { createSecurityEvents } from '../security/eventRepository.ts';
import { createUsers } from './userRepository.ts';
import { noPassword } from './passwords.ts';

export interface AccountState {
  readonly id: string;
  readonly email: string;
  readonly createdAt: number;
  readonly isEmailVerified: boolean;
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
  readonly passkeys: number;
  readonly sessions: number;
  readonly lastSeenAt: number | undefined;
  readonly trialEndsAt: number | undefined;
  readonly subscription: { readonly name: string; readonly endsAt: number } | undefined;
  readonly jobs: number;
}

export type AdminDesk = Awaited<ReturnType<typeof openAdminDesk>>;

export async function openAdminDesk(
  config: Pick<Config, 'database' | 'dataDir' | 'hashKey'>,
  onError: (error: Error) => void,
  now: () => number = Date.now,
) {
  const database = await openDatabase(config, onError);
  const clock = { now, newId: createIdSource(now) };
  const users = createUsers(database, clock);
  const events = createSecurityEvents(
    database,
    clock,
    createKeyedHash(database, clock, config.hashKey),
  );
  return {
    close: database.close,
    jobs: createJobTable(database, clock),

    /** Each thing that an operator does here stands in the security log. */
    note: (details: string, email?: string): Promise<void> =>
      events.add({ kind: 'operator_admin', details, email }),

    find: createFind(database, users),

    /**
     * Gives access from the end of what the person has, or from now on.
     * @returns until when; nothing where the address has no account
     */
    async extend(email: string, days: number): Promise<number | undefined> {
      const user = await users.findByEmail(email);
      if (!user) return undefined;
      const granted = { planId: 'granted', planName: product, length: days * day };
      return createPeriods(database, clock).grant(user.id, granted);
    },
  };
}

const createFind =
  (
    database: Awaited<ReturnType<typeof openDatabase>>,
    users: Pick<ReturnType<typeof createUsers>, 'findByEmail'>,
  ) =>
  async (email: string): Promise<AccountState | undefined> => {
    const user = await users.findByEmail(email);
    if (!user) return undefined;
    const { db } = database;
    const countOf = async (table: 'passkeys' | 'jobs'): Promise<number> =>
      (
        await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('user_id', '=', user.id)
          .executeTakeFirstOrThrow()
      ).count;
    const sessions = await db
      .selectFrom('sessions')
      .select('last_seen_at')
      .where('user_id', '=', user.id)
      .orderBy('last_seen_at', 'desc')
      .execute();
    const factor = await db
      .selectFrom('authenticators')
      .select('confirmed_at')
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    const latest = await createSubscriptions(database).findLatest(user.id);
    return {
      id: user.id,
      email: user.email,
      createdAt: user.created_at,
      isEmailVerified: user.email_verified_at !== null,
      hasPassword: user.password_hash !== noPassword,
      hasSecondFactor: (factor?.confirmed_at ?? null) !== null,
      passkeys: await countOf('passkeys'),
      sessions: sessions.length,
      lastSeenAt: sessions[0]?.last_seen_at,
      trialEndsAt:
        user.trial_started_at === null ? undefined : user.trial_started_at + access.trial,
      subscription: latest && { name: latest.plan_name, endsAt: latest.end_at },
      jobs: await countOf('jobs'),
    };
  };
