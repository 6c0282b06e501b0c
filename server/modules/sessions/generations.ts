// How a session's tokens follow each other.
//
// A session has a current generation of tokens, perhaps a next one that was handed out and not used
// yet, and the access token of the previous one, which lives out its 15 minutes. A refresh token
// stays valid until its successor, or that one's access token, is first used; using it after that
// means that two hold it, and ends the session.
import { hashOf, isEqual, isOfFamily, newKey, successorsOf, type TokenPair } from './tokens.ts';
import { endSession } from './sessionEnds.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import type { SessionRow } from '../../infrastructure/database/schema.ts';

export interface Lifetimes {
  readonly accessLife: number;
  readonly refreshLife: number;
  /** From the sign-in on, however often the session is used (ms). */
  readonly longestLife: number;
}

export interface Tokens extends TokenPair {
  readonly sessionId: string;
}

export type Refused = 'unknown' | 'expired' | 'reused';

export const findSession = async (
  { db }: Pick<Queries, 'db'>,
  id: string,
): Promise<SessionRow | undefined> =>
  db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();

/** Makes the next generation the current one, if it still is the next. */
export async function promote(
  { db }: Pick<Queries, 'db'>,
  row: SessionRow,
  time: number,
): Promise<void> {
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
      last_seen_at: time,
    })
    .where('id', '=', row.id)
    .where('next_refresh_hash', '=', row.next_refresh_hash)
    .execute();
}

type Times = Lifetimes & { readonly now: () => number };

/** The successors of the current generation; computed again each time, with the same result as long as they are unused. */
const createHandOut =
  ({ db }: Pick<Queries, 'db'>, { now, accessLife, refreshLife, longestLife }: Times) =>
  async (row: SessionRow, refresh: string): Promise<Tokens | undefined> => {
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

/** Exchanges a refresh token for its successors, or says why not. */
export function createRefresh(queries: Pick<Queries, 'db'>, times: Times) {
  const { now } = times;
  const handOut = createHandOut(queries, times);
  return async (refresh: string, sessionId: string): Promise<Tokens | Refused> => {
    // A row that another request changes in between is read again; two rounds settle any race.
    for (let round = 0; round < 5; round += 1) {
      let row = await findSession(queries, sessionId);
      if (!row) return 'unknown';
      const hash = hashOf(refresh);
      if (row.next_refresh_hash !== null && isEqual(hash, row.next_refresh_hash)) {
        await promote(queries, row, now());
        row = await findSession(queries, sessionId);
        if (!row) return 'unknown';
      }
      if (!isEqual(hash, row.refresh_hash)) {
        if (!isOfFamily(refresh, row.family_key)) return 'unknown';
        await endSession(queries, row.id);
        return 'reused';
      }
      if (row.expires_at <= now()) {
        await endSession(queries, row.id);
        return 'expired';
      }
      const tokens = await handOut(row, refresh);
      if (tokens) return tokens;
    }
    throw new Error('A session changed again and again while it was being refreshed.');
  };
}

/** To which generation of its session an access token belongs. */
export function generationOf(
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
