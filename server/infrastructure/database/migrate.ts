// Brings a database to the schema this code expects. Safe when several processes start at once:
// all of it happens in one transaction that only one of them can hold.
import { type Kysely, sql } from 'kysely';
import type { Engine } from './database.ts';
import { first } from './migrations/0001-first.ts';
import { accounts } from './migrations/0002-accounts.ts';
import { plans } from './migrations/0003-plans.ts';
import { payment } from './migrations/0004-payment.ts';
import { detection } from './migrations/0005-detection.ts';
import { planShape } from './migrations/0006-plan-shape.ts';
import { recordPhotos } from './migrations/0007-record-photos.ts';
import { refunds } from './migrations/0008-refunds.ts';
import { diets } from './migrations/0009-diets.ts';
import { pantry } from './migrations/0010-pantry.ts';
import { security } from './migrations/0011-security.ts';
import { cookbook } from './migrations/0012-cookbook.ts';
import { clearing } from './migrations/0013-clearing.ts';
import { recipeMarks } from './migrations/0014-recipe-marks.ts';
import { ownRecipes } from './migrations/0015-own-recipes.ts';
import { secondFactor } from './migrations/0016-second-factor.ts';
import { signIns } from './migrations/0017-sign-ins.ts';
import { shopping } from './migrations/0018-shopping.ts';
import { households } from './migrations/0019-households.ts';
import { calendarLinks } from './migrations/0020-calendar-links.ts';
import { passkeys } from './migrations/0021-passkeys.ts';
import { paidPrices } from './migrations/0025-paid-prices.ts';
import { tablePeople } from './migrations/0024-table-people.ts';
import { externalIdentities } from './migrations/0027-external-identities.ts';
import { heardHealth } from './migrations/0028-heard-health.ts';
import { apiTokens } from './migrations/0031-api-tokens.ts';
import { collections } from './migrations/0032-collections.ts';
import { jobs } from './migrations/0040-jobs.ts';
import { attempts } from './migrations/0041-attempts.ts';
import { estimatedMinutes } from './migrations/0042-estimated-minutes.ts';
import { blobs } from './migrations/0043-blobs.ts';
import { ownRecipeWords } from './migrations/0044-own-recipe-words.ts';
import { newEmailAddresses } from './migrations/0047-new-email-addresses.ts';
import { lettersAboutPayments } from './migrations/0048-letters-about-payments.ts';
import { underWay } from './migrations/0049-under-way.ts';
import { sicknessAnswered } from './migrations/0050-sickness-answered.ts';

export interface Migration {
  readonly name: string;
  /** Statements that SQLite and PostgreSQL both understand; what has been released never changes. */
  readonly statements: readonly string[];
}

/** In order; new ones go to the end. */
export const migrations: readonly Migration[] = [
  first,
  accounts,
  plans,
  payment,
  detection,
  planShape,
  recordPhotos,
  refunds,
  diets,
  pantry,
  security,
  cookbook,
  clearing,
  recipeMarks,
  ownRecipes,
  secondFactor,
  signIns,
  shopping,
  households,
  calendarLinks,
  passkeys,
  tablePeople,
  paidPrices,
  externalIdentities,
  heardHealth,
  apiTokens,
  collections,
  jobs,
  attempts,
  estimatedMinutes,
  blobs,
  ownRecipeWords,
  newEmailAddresses,
  lettersAboutPayments,
  underWay,
  sicknessAnswered,
];

/** What the person who starts the server has to know, whole in its message. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

/** Any number that no other program uses on the same database. */
const advisoryLock = 0x706c6174;

/**
 * Applies what is missing.
 * @returns the names of the migrations it applied.
 * @throws where the database was written by a later version, which this one could damage.
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  engine: Engine,
  all: readonly Migration[] = migrations,
): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    if (engine === 'postgresql') {
      // A process that waits here waits for a whole migration, so the usual time limits do not apply.
      await sql`set local lock_timeout = 0`.execute(transaction);
      await sql`set local statement_timeout = 0`.execute(transaction);
      await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(transaction);
    }
    await sql`create table if not exists migrations (name text primary key not null, applied_at bigint not null)`.execute(
      transaction,
    );
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(transaction);
    const applied = new Set(rows.map((row) => row.name));
    const unknown = [...applied].filter((name) =>
      all.every((migration) => migration.name !== name),
    );
    if (unknown.length > 0)
      throw new CannotStart(
        `The database was written by a later version of Platewise (it holds ${unknown.join(', ')}). Start that version, or restore a backup.`,
      );

    const missing = all.filter((migration) => !applied.has(migration.name));
    for (const migration of missing) {
      for (const statement of migration.statements) await sql.raw(statement).execute(transaction);
      await sql`insert into migrations (name, applied_at) values (${migration.name}, ${Date.now()})`.execute(
        transaction,
      );
    }
    return missing.map((migration) => migration.name);
  });
}
