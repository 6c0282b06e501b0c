// Sessions: how they begin, who holds their tokens, and which a person has.
import type { TokenScope } from '../../../domain/tokenScopes.ts';
import {
  createRefresh,
  findSession,
  generationOf,
  promote,
  type Lifetimes,
  type Tokens,
} from './generations.ts';
import { createEnds } from './sessionEnds.ts';
import { firstTokens, hashOf, newKey, sessionOf } from './tokens.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import type { SessionRow } from '../../infrastructure/database/schema.ts';

export interface SessionOptions extends Lifetimes {
  readonly now: () => number;
  readonly newId: () => string;
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

export const createSessions = (queries: Queries, options: SessionOptions) => ({
  open: createOpening(queries, options),
  ...createHolders(queries, options),
  refresh: createRefresh(queries, options),
  ...createEnds(queries, options),

  async list(userId: string): Promise<SessionRow[]> {
    return queries.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .where('expires_at', '>', options.now())
      .orderBy('last_seen_at', 'desc')
      .execute();
  },
});

/** Opens a session, and clears away those of the same person that are over. */
const createOpening =
  ({ db }: Queries, { now, newId, accessLife, refreshLife }: SessionOptions) =>
  async (userId: string, device: string): Promise<Tokens> => {
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
  };

/** Whose an access token is. */
function createHolders(queries: Queries, { now }: SessionOptions) {
  const { db, prepare } = queries;
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

  return {
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
      if (generation.isNext && proves) await promote(queries, row, now());
      return { userId: row.user_id, sessionId: row.id, trialStartedAt: row.trial_started_at };
    },

    /** The session of an access token, whether or not it has run out: enough to end it. */
    async identify(access: string): Promise<string | undefined> {
      const id = sessionOf(access);
      const row = id === undefined ? undefined : await findSession(queries, id);
      return row && generationOf(row, hashOf(access)) ? row.id : undefined;
    },

    /** The person of an access token, whether or not it has run out, as long as the session has not. */
    async reader(access: string): Promise<string | undefined> {
      const id = sessionOf(access);
      const row = id === undefined ? undefined : await findSession(queries, id);
      const isTheirs = row && generationOf(row, hashOf(access)) && row.expires_at > now();
      return isTheirs ? row.user_id : undefined;
    },
  };
}
