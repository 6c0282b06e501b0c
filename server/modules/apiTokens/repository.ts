// Personal tokens for the API, by their hashes.
import type { Selectable } from 'kysely';
import { apiTokens as limits } from '../../../contract/constants.ts';
import { minute } from '../../../domain/durations.ts';
import { type TokenScope, tokenScopes } from '../../../domain/tokenScopes.ts';
import type { ApiTokensTable } from '../../infrastructure/database/accountTables.ts';
import { deleted } from '../../infrastructure/database/clearing.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import { lockUser } from '../../infrastructure/database/lockUser.ts';
import { hashOf, newKey } from '../sessions/tokens.ts';

export interface ApiToken extends Omit<
  Selectable<ApiTokensTable>,
  'user_id' | 'token_hash' | 'scopes'
> {
  readonly scopes: TokenScope[];
}

/** What every token begins with, so that one that was lost in a text can be found there. */
export const tokenMark = 'pw_';

/** How often the last use of a token is written down (ms). */
const noted = minute;

interface Clock {
  readonly now: () => number;
  readonly newId: () => string;
}

export const createApiTokens = (queries: Queries, clock: Clock) => ({
  ...createKeeping(queries, clock),
  ...createUse(queries, clock),
});

function createKeeping({ db }: Queries, { now, newId }: Clock) {
  return {
    /** Oldest first. */
    list: async (userId: string): Promise<ApiToken[]> => {
      const rows = await db
        .selectFrom('api_tokens')
        .select(['id', 'name', 'scopes', 'created_at', 'used_at'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .limit(limits.most)
        .execute();
      return rows.map((row) => ({ ...row, scopes: scopesIn(row.scopes) }));
    },

    /** @returns undefined where they have as many as a person may */
    async make(
      userId: string,
      name: string,
      scopes: readonly TokenScope[],
    ): Promise<{ token: ApiToken; secret: string } | undefined> {
      const secret = `${tokenMark}${newKey()}`;
      // In the order of all, each once.
      const chosen = tokenScopes.filter((scope) => scopes.includes(scope));
      const token = { id: newId(), name, created_at: now(), used_at: null };
      return db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const { count } = await transaction
          .selectFrom('api_tokens')
          .select((rows) => rows.fn.countAll().as('count'))
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow();
        if (Number(count) >= limits.most) return undefined;
        await transaction
          .insertInto('api_tokens')
          .values({
            ...token,
            user_id: userId,
            token_hash: hashOf(secret),
            scopes: JSON.stringify(chosen),
          })
          .execute();
        return { token: { ...token, scopes: chosen }, secret };
      });
    },

    /** @returns whether there was such a token of theirs. */
    revoke: async (userId: string, id: string): Promise<boolean> =>
      (await deleted(
        db.deleteFrom('api_tokens').where('id', '=', id).where('user_id', '=', userId),
      )) > 0,
  };
}

function createUse({ db }: Queries, { now }: Pick<Clock, 'now'>) {
  return {
    /** Whose token it is and what it may do, if it counts. */
    async authenticate(
      secret: string,
    ): Promise<{ id: string; userId: string; scopes: TokenScope[] } | undefined> {
      const row = await db
        .selectFrom('api_tokens')
        .select(['id', 'user_id', 'scopes', 'used_at'])
        .where('token_hash', '=', hashOf(secret))
        .executeTakeFirst();
      if (!row) return undefined;
      if (row.used_at === null || row.used_at <= now() - noted)
        await db
          .updateTable('api_tokens')
          .set({ used_at: now() })
          .where('id', '=', row.id)
          .execute();
      return { id: row.id, userId: row.user_id, scopes: scopesIn(row.scopes) };
    },
  };
}

/** A scope that there is no more opens nothing. */
function scopesIn(text: string): TokenScope[] {
  const stored: unknown = JSON.parse(text);
  return tokenScopes.filter((scope) => Array.isArray(stored) && stored.includes(scope));
}
