// Who eats along: a row a person.
import type { Selectable, Transaction } from 'kysely';
import { table as limits } from '../../../contract/constants.ts';
import type { TablePerson } from '../../../contract/table.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import { lockUser } from '../../infrastructure/database/lockUser.ts';
import type { TablePeopleTable } from '../../infrastructure/database/householdTables.ts';
import type { Tables } from '../../infrastructure/database/schema.ts';
import { forgetInReports } from './reports.ts';

export type Seated = 'seated' | 'full' | 'no_consent';

export function createTable({ db, forget }: Queries, { now }: { now: () => number }) {
  return {
    read: async (userId: string): Promise<TablePerson[]> =>
      (
        await db
          .selectFrom('table_people')
          .selectAll()
          .where('user_id', '=', userId)
          .orderBy('since_at')
          .orderBy('id')
          .execute()
      ).map(toPerson),

    /** Adds somebody, or changes what is known of them. Nothing is stored where it answers anything but 'seated'. */
    async seat(userId: string, person: TablePerson): Promise<Seated> {
      const row = toRow(person);
      const outcome = await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        if (tellsHealth(person) && !(await hasConsent(transaction, userId))) return 'no_consent';
        const before = await find(transaction, userId, person.id);
        if (!before && (await isFull(transaction, userId))) return 'full';
        await transaction
          .insertInto('table_people')
          .values({ user_id: userId, ...row, since_at: now() })
          .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(row))
          .execute();
        return before ? 'changed' : 'seated';
      });
      if (outcome !== 'changed') return outcome;
      // What stood there before a change is not left lying in the database's log.
      await forget();
      return 'seated';
    },

    /** Takes somebody away, and out of what stored weeks tell of them. */
    async unseat(userId: string, id: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const before = await find(transaction, userId, id);
        if (!before) return;
        await transaction
          .deleteFrom('table_people')
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .execute();
        await forgetInReports(transaction, userId, before.name);
      });
      await forget();
    },
  };
}

const find = (transaction: Transaction<Tables>, userId: string, id: string) =>
  transaction
    .selectFrom('table_people')
    .select('name')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();

async function hasConsent(transaction: Transaction<Tables>, userId: string): Promise<boolean> {
  const settings = await transaction
    .selectFrom('settings')
    .select('health_consent_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (settings?.health_consent_at ?? null) !== null;
}

async function isFull(transaction: Transaction<Tables>, userId: string): Promise<boolean> {
  const rows = await transaction
    .selectFrom('table_people')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  return rows.length >= limits.people;
}

const tellsHealth = ({ sickness, answers, weight_kg, energy_kcal }: TablePerson): boolean =>
  sickness.trim() !== '' ||
  Object.keys(answers).length > 0 ||
  weight_kg !== null ||
  energy_kcal !== null;

const toRow = ({ eats, leaves_out, diets, answers, sickness, ...person }: TablePerson) => ({
  ...person,
  sickness: sickness.trim(),
  eats: eats ? (1 as const) : (0 as const),
  leaves_out: JSON.stringify(leaves_out),
  diets: JSON.stringify(diets),
  answers: JSON.stringify(answers),
});

const toPerson = ({
  user_id: _,
  since_at: __,
  eats,
  leaves_out,
  diets,
  answers,
  ...row
}: Selectable<TablePeopleTable>): TablePerson => ({
  ...row,
  eats: eats === 1,
  leaves_out: JSON.parse(leaves_out) as string[],
  diets: JSON.parse(diets) as TablePerson['diets'],
  answers: JSON.parse(answers) as Record<string, string>,
});
