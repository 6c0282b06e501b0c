// A plan as the database has it, and what its other queries share.
import type { Transaction } from 'kysely';
import type { Queries } from '../../infrastructure/database/database.ts';
import type { PlanRecord, Tables } from '../../infrastructure/database/schema.ts';
import { day } from '../../../domain/durations.ts';

/** How long what was deleted or replaced can come back (ms). */
export const undoLife = day;

export interface PlanFields {
  readonly name: string;
  readonly start: string;
  readonly end: string;
  /** JSON. */
  readonly mealPlan: string;
  readonly basis: string | null;
  readonly report: string | null;
  /** `planShape` where the three were checked; null where nobody knows. */
  readonly shape: number | null;
}

/** The shape that this version writes. A change of the contract's days, basis or report that older rows do not fit gets the next number. */
export const planShape = 1;

/** A field that is undefined stays as it is. */
export interface PlanChanges {
  readonly mealPlan: string;
  readonly basis: string | null | undefined;
  readonly report: string | null | undefined;
  readonly name: string | undefined;
}

/** `occupied`: the week has a plan already. `full`: no more are kept. */
export type PlanRefused = 'unknown' | 'occupied' | 'full';

/** A plan in a list: `meal_plan` is null where it was not asked for. */
export type ListedPlan = Pick<
  PlanRecord,
  'id' | 'name' | 'start_date' | 'end_date' | 'created_at' | 'updated_at' | 'version'
> & {
  readonly meal_plan: string | null;
  readonly basis: string | null;
  readonly report: string | null;
  readonly shape: number | null;
};

/** What a person can have, deleted ones of the last day included: sixty years of weeks. */
export const mostPlans = 3000;

export interface RowMaking {
  readonly now: () => number;
  readonly newId: () => string;
}

type Source = Queries['db'] | Transaction<Tables>;

export const plansOf = (from: Source, userId: string) =>
  from.selectFrom('plans').where('user_id', '=', userId).where('deleted_at', 'is', null);

export const findPlan = (
  from: Source,
  userId: string,
  id: string,
): Promise<PlanRecord | undefined> =>
  plansOf(from, userId).selectAll().where('id', '=', id).executeTakeFirst();

/** Whether a change reached a row. */
export const hasChanged = async (query: {
  executeTakeFirst: () => Promise<{ numUpdatedRows: bigint }>;
}): Promise<boolean> => (await query.executeTakeFirst()).numUpdatedRows > 0n;
