// Everything that is stored on one person: for the file they may download, and for the day they leave.
// A table that is added to the schema does not compile before it has its place here.
import type { Transaction } from 'kysely';
import type { Queries } from '../../infrastructure/database/database.ts';
import { lockUser } from '../../infrastructure/database/lockUser.ts';
import type { Tables } from '../../infrastructure/database/schema.ts';
import { leave } from '../households/leaving.ts';
import type { Trials } from '../access/trialRepository.ts';
import { type Kept, type Row, rowsOf } from './personalRows.ts';

/** What takes the place of an account's id in the books. */
const formerPerson = 'deleted';

const kept = {
  users: { of: 'id', by: 'id', hidden: ['email_key', 'password_hash'] },
  settings: { of: 'user_id', by: 'user_id', json: ['conditions', 'allergens', 'diets', 'answers'] },
  recipe_marks: { of: 'user_id', by: 'recipe_id' },
  own_recipes: { of: 'user_id', by: 'id', page: 50, json: ['choices'], hidden: ['words'] },
  collections: { of: 'user_id', by: 'id', json: ['recipes'] },
  calendar_links: { of: 'user_id', by: 'user_id', hidden: ['token_hash'] },
  pantry_items: { of: 'user_id', by: 'id' },
  shopping_items: { of: 'user_id', by: 'id', hidden: ['ticked_by'] },
  paid_prices: { of: 'user_id', by: 'id' },
  household_members: {
    of: 'user_id',
    by: 'user_id',
    whenDeleted: (transaction, userId) => leave(transaction, userId),
  },
  household_invites: { of: 'user_id', by: 'id', hidden: ['token_hash'] },
  households: 'nobody’s',
  table_people: { of: 'user_id', by: 'id', json: ['leaves_out', 'diets', 'answers'] },
  sessions: {
    of: 'user_id',
    by: 'id',
    hidden: [
      'family_key',
      'refresh_hash',
      'access_hash',
      'previous_access_hash',
      'next_salt',
      'next_refresh_hash',
      'next_access_hash',
    ],
  },
  analyses: { of: 'user_id', by: 'id', json: ['response', 'food_suggestions', 'details'] },
  records: { of: 'user_id', by: 'id', json: ['heard_health'] },
  // A copy of the records' own words.
  record_words: 'within another',
  record_photos: { of: 'user_id', by: 'record_id', page: 20, hidden: ['blob_key'] },
  // A person's are led to by their photos, and outlive these until they have been deleted.
  blobs: 'within another',
  plans: {
    of: 'user_id',
    by: 'id',
    json: [
      'meal_plan',
      'basis',
      'report',
      'previous_meal_plan',
      'previous_basis',
      'previous_report',
    ],
    within: {
      name: 'ticks',
      table: 'plan_ticks',
      of: 'plan_id',
      owner: 'id',
      // Somebody of the household may have done it.
      hidden: ['ticked_by'],
    },
  },
  plan_ticks: 'within another',
  applied_keys: { of: 'user_id', by: 'key', json: ['result'] },
  usage: { of: 'user_id', by: 'id' },
  // What was paid, or has to be settled by hand, stays in the books without whose it was; what was only begun goes.
  payment_intents: {
    of: 'user_id',
    by: 'id',
    json: ['provider_data', 'refunds'],
    within: {
      name: 'cases',
      table: 'payment_cases',
      of: 'reference',
      owner: 'reference',
      json: ['details'],
    },
    whenDeleted: async (transaction, userId) => {
      const own = transaction
        .selectFrom('payment_intents')
        .select('reference')
        .where('user_id', '=', userId);
      await transaction
        .updateTable('payment_cases')
        .set({ details: '{}', note: null })
        .where('reference', 'in', own)
        .execute();
      await transaction
        .deleteFrom('payment_intents')
        .where('user_id', '=', userId)
        .where('status', '!=', 'paid')
        .execute();
      await transaction
        .updateTable('payment_intents')
        .set({ user_id: formerPerson, provider_data: null })
        .where('user_id', '=', userId)
        .execute();
    },
  },
  payment_cases: 'within another',
  subscriptions: {
    of: 'user_id',
    by: 'id',
    whenDeleted: (transaction, userId) =>
      transaction.deleteFrom('subscriptions').where('user_id', '=', userId).execute(),
  },
  reset_tokens: { of: 'user_id', by: 'token_hash', hidden: ['token_hash'] },
  authenticators: {
    of: 'user_id',
    by: 'user_id',
    hidden: ['sealed_key', 'last_step', 'session_id'],
  },
  passkeys: {
    of: 'user_id',
    by: 'id',
    hidden: ['credential_id', 'public_key', 'counter'],
    json: ['transports'],
  },
  // Gone after some minutes, and with the account.
  passkey_challenges: 'nobody’s',
  api_tokens: { of: 'user_id', by: 'id', hidden: ['token_hash'], json: ['scopes'] },
  external_identities: { of: 'user_id', by: 'id' },
  // Of those that connect an account; gone after some minutes.
  external_log_ins: { of: 'user_id', by: 'state_hash', hidden: ['state_hash', 'browser_hash'] },
  sign_ins: { of: 'user_id', by: 'device' },
  recovery_codes: { of: 'user_id', by: 'code_hash', hidden: ['code_hash'] },
  feedback: { of: 'user_id', by: 'id' },
  cache: 'nobody’s',
  server_secrets: 'nobody’s',
  // Hashes that no account's id leads to; they end by themselves.
  trials: 'nobody’s',
  security_events: 'nobody’s',
  // Hashes, gone after a day at most.
  attempts: 'nobody’s',
  // Letters that wait; they are sealed, and empty themselves.
  jobs: {
    of: 'user_id',
    by: 'id',
    hidden: ['sealed', 'lease'],
    whenDeleted: (transaction, userId) =>
      transaction.deleteFrom('jobs').where('user_id', '=', userId).execute(),
  },
} satisfies Record<keyof Tables, Kept | 'within another' | 'nobody’s'>;

/** Pictures lie beside the database. */
interface PhotosOfPeople {
  /** A picture to look at; null where it is lost. @throws where nobody can say */
  readonly pictureOf: (userId: string, recordId: string) => Promise<string | null>;
  /** Takes the pictures from their rows. @returns what they are called, for `drop` after the transaction */
  readonly free: (
    transaction: Transaction<Tables>,
    userId: string,
    now: number,
  ) => Promise<readonly string[]>;
  readonly drop: (freed: readonly string[]) => Promise<void>;
}

const withPicture = async (
  { pictureOf }: Pick<PhotosOfPeople, 'pictureOf'>,
  userId: string,
  row: Row,
): Promise<Row> => ({ ...row, picture: await pictureOf(userId, String(row['record_id'])) });

/** One person has one row of these. */
const single: Partial<Record<string, string>> = { users: 'account', settings: 'settings' };

export function createPersonal(
  { db, forget }: Queries,
  { now }: { now: () => number },
  trials: Pick<Trials, 'prepare' | 'keep'>,
  photos: PhotosOfPeople,
) {
  return {
    /** The pieces of one JSON document with everything that is stored on a person, read page by page. */
    async *export(userId: string): AsyncGenerator<string, void, undefined> {
      yield `{"status":"success","exported_at":${JSON.stringify(new Date(now()).toISOString())}`;
      for (const [table, keeping] of Object.entries<Kept | string>(kept)) {
        if (typeof keeping === 'string') continue;
        const name = single[table];
        yield `,\n${JSON.stringify(name ?? table)}:${name === undefined ? '[' : ''}`;
        let separator = '\n';
        for await (const row of rowsOf(db, table, keeping, userId)) {
          const whole = table === 'record_photos' ? await withPicture(photos, userId, row) : row;
          yield `${name === undefined ? separator : ''}${JSON.stringify(whole)}`;
          separator = ',\n';
        }
        if (name === undefined) yield ']';
        else if (separator === '\n') yield 'null';
      }
      yield '}\n';
    },

    /** Deletes the account and everything that is stored on the person; payments stay in the books without them. */
    async delete(userId: string): Promise<void> {
      await trials.prepare();
      const freed = await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const blobs = await photos.free(transaction, userId, now());
        await trials.keep(transaction, userId);
        for (const keeping of Object.values<Kept | string>(kept))
          if (typeof keeping !== 'string') await keeping.whenDeleted?.(transaction, userId);
        await transaction.deleteFrom('users').where('id', '=', userId).execute();
        return blobs;
      });
      await photos.drop(freed);
      await forget();
    },
  };
}
