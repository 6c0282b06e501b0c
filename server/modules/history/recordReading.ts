// The records that are not deleted, newest first.
import { sql } from 'kysely';
import type { Queries } from '../../infrastructure/database/database.ts';
import { vocabularyOf } from '../library/vocabulary.ts';
import { foldOld, meaningsOf, patternOf, termsOf } from './recordWords.ts';
import type { RecordRow } from '../../infrastructure/database/schema.ts';

export interface Page {
  readonly limit: number;
  /** The id of the last record of the page before. */
  readonly cursor?: string | undefined;
  /** Words that must all be in the suggestion or the names of foods and ingredients. */
  readonly q?: string | undefined;
}

export const livingRecords = (db: Queries['db'], userId: string) =>
  db.selectFrom('records').where('records.user_id', '=', userId).where('deleted_at', 'is', null);

/** One of these must be in the words of a record, for each that is looked for. */
type Sought = readonly (readonly string[])[];

const searching =
  ({ db }: Pick<Queries, 'db'>) =>
  (userId: string, sought: Sought, { limit, cursor }: Page): Promise<RecordRow[]> => {
    // Names first, and only then the few records they belong to: their instructions are long.
    let named = db
      .selectFrom('record_words')
      .select('record_id')
      .where('user_id', '=', userId)
      .orderBy('record_id', 'desc')
      .limit(limit);
    for (const terms of sought)
      named = named.where((where) =>
        where.or(terms.map((term) => sql<boolean>`words like ${patternOf(term)} escape '\\'`)),
      );
    if (cursor !== undefined) named = named.where('record_id', '<', cursor);
    return livingRecords(db, userId)
      .selectAll()
      .where('id', 'in', named)
      .orderBy('id', 'desc')
      .execute();
  };

/** So many of the newest records a slip is compared with. */
const mostCompared = 2000;

/** A word that stands nowhere is taken for those nearest to it that do. @returns undefined where nothing is a slip of any */
async function mended(
  { db }: Pick<Queries, 'db'>,
  userId: string,
  terms: readonly string[],
): Promise<Sought | undefined> {
  const rows = await db
    .selectFrom('record_words')
    .select('words')
    .where('user_id', '=', userId)
    .orderBy('record_id', 'desc')
    .limit(mostCompared)
    .execute();
  const known = vocabularyOf([
    ...new Set(rows.flatMap(({ words }) => words.split(/[^\p{L}\p{N}]+/u))),
  ]);
  const sought = terms.map((term) =>
    known.words.some((word) => word.includes(term))
      ? [term]
      : known.meaningsOf(term).map((meaning) => known.words[meaning.term] ?? term),
  );
  return sought.every((each) => each.length > 0) ? sought : undefined;
}

export const createRecordReading = ({ db }: Queries) => ({
  /** At most `limit` records older than `cursor`. */
  async list(userId: string, page: Page): Promise<RecordRow[]> {
    const { limit, cursor, q = '' } = page;
    const terms = termsOf(q);
    if (terms.length === 0) {
      const all = livingRecords(db, userId).selectAll().orderBy('id', 'desc').limit(limit);
      return (cursor === undefined ? all : all.where('id', '<', cursor)).execute();
    }
    await foldOld(db, userId);
    const search = searching({ db });
    const asWritten = terms.map(meaningsOf);
    const found = await search(userId, asWritten, page);
    if (found.length > 0) return found;
    const sought = await mended({ db }, userId, terms);
    return sought ? search(userId, sought, page) : [];
  },

  find: (userId: string, id: string): Promise<RecordRow | undefined> =>
    livingRecords(db, userId).selectAll().where('id', '=', id).executeTakeFirst(),

  /** The newest record of a recipe that the person has written a note on, or given stars. */
  lastNoted: (userId: string, recipeId: string) =>
    livingRecords(db, userId)
      .select(['id', 'created_at', 'note', 'rating'])
      .where((where) => where.or([where('note', '<>', ''), where('rating', 'is not', null)]))
      .where('recipe', 'like', `%"id":${JSON.stringify(recipeId)}%`)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
});
