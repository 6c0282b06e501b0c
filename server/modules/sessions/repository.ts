// Sessions, and how their tokens follow each other.
//
// A session has a current generation of tokens, perhaps a next one that was handed out and not used
// yet, and the access token of the previous one, which lives out its 15 minutes. A refresh token
// stays valid until its successor, or that one's access token, is first used; using it after that
// means that two hold it, and ends the session.
import type { TokenScope } from '../../../domain/tokenScopes.ts';
import {
  firstTokens,
  hashOf,
  isEqual,
  isOfFamily,
  newKey,
  sessionOf,
  successorsOf,
  type TokenPair,
} from './tokens.ts';
import { deleted } from '../../infrastructure/database/clearing.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import type { SessionRow } from '../../infrastructure/database/schema.ts';

export interface SessionOptions {
  readonly now: () => number;
  readonly newId: () => string;
  readonly accessLife: number;
  readonly refreshLife: number;
  /** From the sign-in on, however often the session is used (ms). */
  readonly longestLife: number;
}

export interface Tokens extends TokenPair {
  readonly sessionId: string;
}

/** Who calls, and in which session. */
export interface Person {
  readonly userId: string;
  /** Of a call by a personal token: the token's id, which is no session's. */
  readonly sessionId: string;
  /** What a personal token may do; a session may do everything. */
  readonly scopes?: readonly TokenScope[];
}

/** Of one person; who signs in once more ends the one that was used longest ago. */
export const mostSessions = 100;

export type Refused = 'unknown' | 'expired' | 'reused';

export function createSessions(
  { db, prepare, clear }: Queries,
  { now, newId, accessLife, refreshLife, longestLife }: SessionOptions,
) {
  const find = async (id: string): Promise<SessionRow | undefined> =>
    db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();

  /** A subquery and not a join, which takes four times as long on SQLite. */
  const findWithTrial = prepare(
    db
      .selectFrom('sessions')
      .selectAll()
      .select((session) =>
        session
          .selectFrom('users')
          .select('trial_started_at')
          .whereRef('users.id', '=', 'sessions.user_id')
          .as('trial_started_at'),
      )
      .where('id', '=', ''),
  );

  const end = async (id: string): Promise<void> =>
    void (await db.deleteFrom('sessions').where('id', '=', id).execute());

  /** Makes the next generation the current one, if it still is the next. */
  const promote = async (row: SessionRow): Promise<void> => {
    if (!row.next_refresh_hash || !row.next_access_hash || !row.next_access_expires_at) return;
    await db
      .updateTable('sessions')
      .set({
        refresh_hash: row.next_refresh_hash,
        access_hash: row.next_access_hash,
        access_expires_at: row.next_access_expires_at,
        previous_access_hash: row.access_hash,
        previous_access_expires_at: row.access_expires_at,
        next_salt: null,
        next_refresh_hash: null,
        next_access_hash: null,
        next_access_expires_at: null,
        last_seen_at: now(),
      })
      .where('id', '=', row.id)
      .where('next_refresh_hash', '=', row.next_refresh_hash)
      .execute();
  };

  /** The successors of the current generation; computed again each time, with the same result as long as they are unused. */
  const handOut = async (row: SessionRow, refresh: string): Promise<Tokens | undefined> => {
    const salt = row.next_salt ?? newKey();
    const tokens = successorsOf(refresh, row.id, row.family_key, salt);
    const time = now();
    const endOfLife = row.created_at + longestLife;
    const { numUpdatedRows } = await db
      .updateTable('sessions')
      .set({
        next_salt: salt,
        next_refresh_hash: hashOf(tokens.refresh),
        next_access_hash: hashOf(tokens.access),
        next_access_expires_at: Math.min(time + accessLife, endOfLife),
        expires_at: Math.min(time + refreshLife, endOfLife),
        last_seen_at: time,
      })
      .where('id', '=', row.id)
      .where('refresh_hash', '=', row.refresh_hash)
      .where('next_salt', row.next_salt === null ? 'is' : '=', row.next_salt)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? { ...tokens, sessionId: row.id } : undefined;
  };

  return {
    end,

    /** Opens a session, and clears away those of the same person that are over. */
    async open(userId: string, device: string): Promise<Tokens> {
      const id = newId();
      const familyKey = newKey();
      const tokens = firstTokens(id, familyKey);
      const time = now();
      await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('expires_at', '<=', time)
        .execute();
      const surplus = await db
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('last_seen_at', 'desc')
        .offset(mostSessions - 1)
        .limit(mostSessions)
        .execute();
      if (surplus.length > 0)
        await db
          .deleteFrom('sessions')
          .where(
            'id',
            'in',
            surplus.map((row) => row.id),
          )
          .execute();
      await db
        .insertInto('sessions')
        .values({
          id,
          user_id: userId,
          device,
          created_at: time,
          last_seen_at: time,
          expires_at: time + refreshLife,
          family_key: familyKey,
          refresh_hash: hashOf(tokens.refresh),
          access_hash: hashOf(tokens.access),
          access_expires_at: time + accessLife,
        })
        .execute();
      return { ...tokens, sessionId: id };
    },

    /**
     * Who holds this access token, if it is valid now.
     * @param proves whether its use proves that the answer which brought it has arrived. A cookie
     *   does not: a browser keeps it although the body of the same answer was lost.
     */
    async authenticate(
      access: string,
      proves: boolean,
    ): Promise<(Person & { readonly trialStartedAt: number | null }) | undefined> {
      const id = sessionOf(access);
      if (id === undefined) return undefined;
      const [row] = await findWithTrial(id);
      const generation = row && generationOf(row, hashOf(access));
      if (!generation || generation.expiresAt <= now()) return undefined;
      if (generation.isNext && proves) await promote(row);
      return { userId: row.user_id, sessionId: row.id, trialStartedAt: row.trial_started_at };
    },

    /** The session of an access token, whether or not it has run out: enough to end it. */
    async identify(access: string): Promise<string | undefined> {
      const id = sessionOf(access);
      const row = id === undefined ? undefined : await find(id);
      return row && generationOf(row, hashOf(access)) ? row.id : undefined;
    },

    /** The person of an access token, whether or not it has run out, as long as the session has not. */
    async reader(access: string): Promise<string | undefined> {
      const id = sessionOf(access);
      const row = id === undefined ? undefined : await find(id);
      const isTheirs = row && generationOf(row, hashOf(access)) && row.expires_at > now();
      return isTheirs ? row.user_id : undefined;
    },

    /** Exchanges a refresh token for its successors, or says why not. */
    async refresh(refresh: string, sessionId: string): Promise<Tokens | Refused> {
      // A row that another request changes in between is read again; two rounds settle any race.
      for (let round = 0; round < 5; round += 1) {
        let row = await find(sessionId);
        if (!row) return 'unknown';
        const hash = hashOf(refresh);
        if (row.next_refresh_hash !== null && isEqual(hash, row.next_refresh_hash)) {
          await promote(row);
          row = await find(sessionId);
          if (!row) return 'unknown';
        }
        if (!isEqual(hash, row.refresh_hash)) {
          if (!isOfFamily(refresh, row.family_key)) return 'unknown';
          await end(row.id);
          return 'reused';
        }
        if (row.expires_at <= now()) {
          await end(row.id);
          return 'expired';
        }
        const tokens = await handOut(row, refresh);
        if (tokens) return tokens;
      }
      throw new Error('A session changed again and again while it was being refreshed.');
    },

    async list(userId: string): Promise<SessionRow[]> {
      return db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', now())
        .orderBy('last_seen_at', 'desc')
        .execute();
    },

    /** @returns whether the person had such a session. */
    async endOne(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async endOfUser(userId: string): Promise<void> {
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    },

    /** Clears away those that nobody came back to. */
    purge: (signal?: AbortSignal): Promise<number> =>
      clear(
        (transaction, most) =>
          deleted(
            transaction
              .deleteFrom('sessions')
              .where('id', 'in', (from) =>
                from
                  .selectFrom('sessions')
                  .select('id')
                  .where('expires_at', '<=', now())
                  .limit(most),
              ),
          ),
        signal,
      ),

    async endOthers(userId: string, sessionId: string): Promise<void> {
      await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '!=', sessionId)
        .execute();
    },
  };
}

/** To which generation of its session an access token belongs. */
function generationOf(
  row: SessionRow,
  hash: string,
): { expiresAt: number; isNext: boolean } | undefined {
  const matches = (stored: string | null) => stored !== null && isEqual(stored, hash);
  if (matches(row.access_hash)) return { expiresAt: row.access_expires_at, isNext: false };
  if (matches(row.next_access_hash))
    return { expiresAt: row.next_access_expires_at ?? 0, isNext: true };
  if (matches(row.previous_access_hash))
    return { expiresAt: row.previous_access_expires_at ?? 0, isNext: false };
  return undefined;
}
