// What the kitchen answered, kept for the calls that come back to it.
import { retention } from '../../../contract/constants.ts';
import { deleted } from '../../infrastructure/database/clearing.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import type { AnalysisRow } from '../../infrastructure/database/schema.ts';
import type { Person } from '../sessions/repository.ts';

export interface Analysis {
  readonly kind: AnalysisRow['kind'];
  readonly source: string;
  readonly response: readonly string[];
  readonly foodSuggestions: readonly string[];
  readonly details: unknown;
}

/** Those of one person that are kept: who comes back to an older one asks again. */
export const mostAnalyses = 300;
/** They are cleared away by so many at a time, so that not each new one looks for an old one to go. */
const share = 50;
const mostCounted = 10_000;

interface Clock {
  readonly now: () => number;
  readonly newId: () => string;
}

export const createAnalyses = (queries: Queries, clock: Clock) => ({
  create: createKeeping(queries, clock),
  ...createReading(queries),
  purge: createPurge(queries, clock.now),
});

function createKeeping(queries: Queries, { now, newId }: Clock) {
  const insert = queries.prepareInsert('analyses', [
    'id',
    'user_id',
    'session_id',
    'kind',
    'source',
    'response',
    'food_suggestions',
    'details',
    'created_at',
  ]);

  /** How many this process has added of each person's since it looked last. */
  const added = new Map<string, number>();

  return async ({ userId, sessionId }: Person, analysis: Analysis): Promise<string> => {
    const id = newId();
    await insert({
      id,
      user_id: userId,
      session_id: sessionId,
      kind: analysis.kind,
      source: analysis.source,
      response: JSON.stringify(analysis.response),
      food_suggestions: JSON.stringify(analysis.foodSuggestions),
      details: JSON.stringify(analysis.details),
      created_at: now(),
    });
    const count = (added.get(userId) ?? share - 1) + 1;
    if (added.size > mostCounted) added.clear();
    added.set(userId, count % share);
    if (count >= share) await clearOld(queries, userId);
    return id;
  };
}

/** Clears away the oldest, by the index that leads to a person's. */
async function clearOld({ db }: Queries, userId: string): Promise<void> {
  const oldest = await db
    .selectFrom('analyses')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .offset(mostAnalyses)
    .limit(1)
    .executeTakeFirst();
  if (oldest)
    await db
      .deleteFrom('analyses')
      .where('user_id', '=', userId)
      .where('id', '<=', oldest.id)
      .execute();
}

const createReading = ({ db }: Queries) => ({
  /** The person's own analysis; another's is as good as none. */
  async find({ userId }: Person, id: string): Promise<Analysis | undefined> {
    const row = await db
      .selectFrom('analyses')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row && toAnalysis(row);
  },

  /** The newest of this session; those of other sessions are few between, so the index by person serves. */
  async findNewest({ userId, sessionId }: Person): Promise<Analysis | undefined> {
    const row = await db
      .selectFrom('analyses')
      .selectAll()
      .where('user_id', '=', userId)
      .where('session_id', '=', sessionId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && toAnalysis(row);
  },
});

/** What nobody has come back to in all that time goes; what was kept of it stands in the history. */
const createPurge =
  ({ clear }: Queries, now: () => number) =>
  (signal?: AbortSignal): Promise<number> =>
    clear(
      (transaction, most) =>
        deleted(
          transaction.deleteFrom('analyses').where('id', 'in', (from) =>
            from
              .selectFrom('analyses')
              .select('id')
              .where('created_at', '<=', now() - retention.analyses)
              .limit(most),
          ),
        ),
      signal,
    );

function toAnalysis(row: AnalysisRow): Analysis {
  return {
    kind: row.kind,
    source: row.source,
    response: readList(row.response),
    foodSuggestions: readList(row.food_suggestions),
    details: JSON.parse(row.details) as unknown,
  };
}

const readList = (json: string): string[] => JSON.parse(json) as string[];
