// The security log: what happened to whose account and from where, told by keyed hashes alone, for 90 days.
import type { Queries } from '../../infrastructure/database/database.ts';
import type { SecurityEventsTable } from '../../infrastructure/database/schema.ts';
import type { KeyedHash } from '../../infrastructure/keyedHash.ts';
import { networkOf } from '../../infrastructure/http/counters.ts';
import { emailKey } from '../accounts/userRepository.ts';
import { day } from '../../../domain/durations.ts';

/** How long an event is kept (ms). */
export const eventLife = 90 * day;
/** However many there are, no more are kept: about 200 MB. */
const mostEvents = 1_000_000;

export interface SecurityEvent {
  readonly kind: string;
  readonly userId?: string | undefined;
  /** As somebody typed it; counts where no account is known by it. */
  readonly email?: string | undefined;
  /** The network address it came from; none for what an operator does. */
  readonly ip?: string | undefined;
  /** Never what somebody typed. */
  readonly details?: string | undefined;
}

export interface EventFilter {
  /** Only those of one account, by its address. */
  readonly email?: string | undefined;
  readonly kind?: string | undefined;
  readonly since: number;
  readonly most: number;
}

export type SecurityEvents = ReturnType<typeof createSecurityEvents>;

const userIdOf = async ({ db }: Pick<Queries, 'db'>, email: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst()
  )?.id;

/** By the account's id, else by the address as somebody typed it. */
const accountOf = (id: string | undefined, email: string | undefined): string | undefined =>
  id !== undefined ? `id:${id}` : email !== undefined ? `email:${emailKey(email)}` : undefined;

export function createSecurityEvents(
  queries: Queries,
  { now, newId }: { now: () => number; newId: () => string },
  findHash: () => Promise<KeyedHash>,
) {
  return {
    async add({ kind, userId, email, ip, details = '' }: SecurityEvent): Promise<void> {
      // Before anything is waited for: of two events within a millisecond the id tells which came first.
      const event = { id: newId(), at: now() };
      const hash = await findHash();
      const id = userId ?? (email === undefined ? undefined : await userIdOf(queries, email));
      const account = accountOf(id, email);
      await queries.db
        .insertInto('security_events')
        .values({
          ...event,
          kind,
          account_hash: account === undefined ? null : hash('account', account),
          address_hash: ip === undefined ? null : hash('address', networkOf(ip)),
          details,
        })
        .execute();
    },

    /** Newest first. */
    async list({ email, kind, since, most }: EventFilter): Promise<SecurityEventsTable[]> {
      let events = queries.db
        .selectFrom('security_events')
        .selectAll()
        .where('at', '>=', since)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(most);
      if (kind !== undefined) events = events.where('kind', '=', kind);
      if (email !== undefined) {
        const hash = await findHash();
        const id = await userIdOf(queries, email);
        const accounts = [`email:${emailKey(email)}`, ...(id === undefined ? [] : [`id:${id}`])];
        events = events.where(
          'account_hash',
          'in',
          accounts.map((account) => hash('account', account)),
        );
      }
      return events.execute();
    },

    purge: createPurge(queries, now),
  };
}

/** Of what is too old, and of the oldest where there are too many. */
const createPurge =
  ({ db }: Queries, now: () => number) =>
  async (most = mostEvents): Promise<void> => {
    await db
      .deleteFrom('security_events')
      .where('at', '<=', now() - eventLife)
      .execute();
    const surplus = await db
      .selectFrom('security_events')
      .select('at')
      .orderBy('at', 'desc')
      .offset(most)
      .limit(1)
      .executeTakeFirst();
    if (surplus) await db.deleteFrom('security_events').where('at', '<=', surplus.at).execute();
  };
