import { sql } from 'kysely';
import { addDays, mondayOf } from '../../../domain/calendar.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import type { PlanRecord } from '../../infrastructure/database/schema.ts';
import { findPlan, type ListedPlan, plansOf } from './planRows.ts';

const heads = [
  'id',
  'name',
  'start_date',
  'end_date',
  'created_at',
  'updated_at',
  'version',
] as const;
/** Sorts after every id, in whatever collation a database has: a letter, since some put signs before digits. */
const fromTheStart = 'z';

const withoutDays = (each: ListedPlan): ListedPlan => ({
  ...each,
  meal_plan: null,
  basis: null,
  report: null,
  shape: null,
});

function preparedLists({ db, prepare }: Queries) {
  const older = plansOf(db, '').where('id', '<', '').orderBy('id', 'desc').limit(1);
  return {
    page: prepare<ListedPlan>(older.select(heads)),
    wholePage: prepare<ListedPlan>(
      older.select([...heads, 'meal_plan', 'basis', 'report', 'shape']),
    ),
    counted: prepare<{ total: number }>(plansOf(db, '').select(sql<number>`count(*)`.as('total'))),
  };
}

export function createPlanReading(queries: Queries) {
  const { db } = queries;
  const { page, wholePage, counted } = preparedLists(queries);
  return {
    /** At most `limit` plans older than `before`, newest first; the first `whole` of them with their days. */
    async list(
      userId: string,
      {
        limit,
        before = fromTheStart,
        whole,
      }: { limit: number; before?: string | undefined; whole: number },
    ): Promise<{ plans: ListedPlan[]; total: number }> {
      const first = whole > 0 ? await wholePage(userId, before, Math.min(whole, limit)) : [];
      const rest =
        limit > whole ? await page(userId, first.at(-1)?.id ?? before, limit - whole) : [];
      const [{ total } = { total: 0 }] = await counted(userId);
      return {
        plans: [...first, ...(first.length < whole ? [] : rest.map(withoutDays))],
        total,
      };
    },

    find: (userId: string, id: string): Promise<PlanRecord | undefined> => findPlan(db, userId, id),

    /** The days of the plans of the weeks before that of a date, as JSON. */
    async daysBefore(userId: string, date: string, weeks: number): Promise<string[]> {
      const monday = mondayOf(date);
      const rows = await plansOf(db, userId)
        .select('meal_plan')
        .where('week_key', '>=', addDays(monday, -7 * weeks))
        .where('week_key', '<', monday)
        .execute();
      return rows.map(({ meal_plan: days }) => days);
    },

    /** Whether the week of a date has a plan. */
    async isPlanned(userId: string, date: string): Promise<boolean> {
      const rows = plansOf(db, userId).select('id').where('week_key', '=', mondayOf(date)).limit(1);
      return (await rows.execute()).length > 0;
    },
  };
}
