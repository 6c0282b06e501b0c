// The history of detections: what a person cooked or looked at, newest first. What is deleted can
// come back for a day.
import type { Transaction } from 'kysely';
import type { Queries } from '../../infrastructure/database/database.ts';
import { lockUser } from '../../infrastructure/database/lockUser.ts';
import { createRecordDeletion } from './recordDeletion.ts';
import { createRecordReading, livingRecords } from './recordReading.ts';
import { keepWords } from './recordWords.ts';
import type { RecordRow, Tables } from '../../infrastructure/database/schema.ts';

export type RecordFields = Pick<
  RecordRow,
  | 'recipe_type'
  | 'suggestion'
  | 'instructions'
  | 'ingredients'
  | 'detected_foods'
  | 'analysis_id'
  | 'youtube'
  | 'google'
  | 'resources'
  | 'recipe'
  | 'heard_health'
>;
/** What a person adds to a record of theirs. */
export type OwnFields = Pick<RecordRow, 'note' | 'rating'>;
export type LinkFields = Pick<RecordRow, 'youtube' | 'google' | 'resources'>;

interface Clock {
  readonly now: () => number;
  readonly newId: () => string;
}

export const createRecords = (queries: Queries, clock: Clock) => ({
  create: createKeeping(queries, clock),
  ...createRecordReading(queries),
  ...createAdditions(queries, clock.now),
  ...createRecordDeletion(queries, clock.now),
});

/** How long the same recipe counts as cooked once, where no analysis led to it: a meal's time. */
const sameMealMs = 3 * 60 * 60_000;

/** The record that is renewed: of the same dish of the same analysis; else of the same recipe a short while ago. */
async function sameDish(
  transaction: Transaction<Tables>,
  userId: string,
  { analysis_id, recipe_type, recipe, suggestion }: RecordFields,
  now: number,
): Promise<Pick<RecordRow, 'id' | 'recipe'> | undefined> {
  // What is neither is somebody else's record, who knows what it is one of.
  if (analysis_id === null && recipe === null) return undefined;
  const named = livingRecords(transaction, userId)
    .select(['id', 'recipe'])
    .where('suggestion', '=', suggestion);
  const same =
    analysis_id === null
      ? named
          .where('analysis_id', 'is', null)
          .where('recipe_type', '=', recipe_type)
          .where('created_at', '>', now - sameMealMs)
      : named.where('analysis_id', '=', analysis_id);
  return same.orderBy('id', 'desc').limit(1).executeTakeFirst();
}

type Fields = Readonly<Record<string, unknown>>;
/** As a client sent it: it may be any text. */
function fieldsIn(recipe: string | null): Fields | null {
  try {
    const read: unknown = JSON.parse(recipe ?? 'null');
    return typeof read === 'object' && !Array.isArray(read) ? (read as Fields | null) : null;
  } catch {
    return null;
  }
}

/** A dish that was cooked stays so where it is only opened once more, as by a reload of its page. */
function stillCooked(recipe: string | null, before: string | null): string | null {
  const fields = fieldsIn(before)?.['cooked'] === true ? fieldsIn(recipe) : null;
  return fields ? JSON.stringify({ ...fields, cooked: true }) : recipe;
}

/** One dish is one record: sent again after a lost answer, by a second tap or another tab, it renews the one that is there. */
const createKeeping =
  ({ db }: Queries, { now, newId }: Clock) =>
  (userId: string, fields: RecordFields): Promise<string> =>
    db.transaction().execute(async (transaction) => {
      const time = now();
      // Sent twice at once, the later one is to find the record of the earlier.
      await lockUser(transaction, userId);
      const same = await sameDish(transaction, userId, fields, time);
      const id = same?.id ?? newId();
      if (same !== undefined)
        await transaction
          .updateTable('records')
          .set({ ...fields, recipe: stillCooked(fields.recipe, same.recipe), updated_at: time })
          .where('id', '=', id)
          .execute();
      else
        await transaction
          .insertInto('records')
          .values({
            id,
            user_id: userId,
            ...fields,
            created_at: time,
            updated_at: time,
            deleted_at: null,
          })
          .execute();
      await keepWords(transaction, userId, id, fields);
      return id;
    });

/** What is added to a record later. */
const createAdditions = ({ db }: Queries, now: () => number) => ({
  /** A field that is undefined stays. @returns the record as it is then; undefined where there is none. */
  async annotate(
    userId: string,
    id: string,
    own: Partial<OwnFields>,
  ): Promise<RecordRow | undefined> {
    await db
      .updateTable('records')
      .set({ ...own, updated_at: now() })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .execute();
    return livingRecords(db, userId).selectAll().where('id', '=', id).executeTakeFirst();
  },

  /** Sets the links of the newest record of an analysis; a field that is undefined stays. @returns whether there was one. */
  async updateLinks(
    userId: string,
    analysisId: string,
    links: Partial<LinkFields>,
  ): Promise<boolean> {
    const newest = livingRecords(db, userId)
      .select('id')
      .where('analysis_id', '=', analysisId)
      .orderBy('id', 'desc')
      .limit(1);
    const { numUpdatedRows } = await db
      .updateTable('records')
      .set({ ...links, updated_at: now() })
      .where('id', '=', newest)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
