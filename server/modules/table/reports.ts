// Stored weeks tell what they are for each at the table; who is taken away is taken out of them too.
import type { Transaction } from 'kysely';
import type { Tables } from '../../infrastructure/database/schema.ts';
import { parseJson } from '../plans/storedMealPlan.ts';

/** A report without what it tells of somebody; `null` stays what it is. */
export function withoutMember(report: string | null, name: string): string | null {
  const read = report === null ? null : parseJson(report);
  if (typeof read !== 'object' || read === null || !('members' in read)) return report;
  const { members, ...rest } = read;
  const others = Array.isArray(members)
    ? members.filter(
        (each: unknown) =>
          typeof each !== 'object' || each === null || !('name' in each) || each.name !== name,
      )
    : [];
  return JSON.stringify(others.length > 0 ? { ...rest, members: others } : rest);
}

/** Plans rewritten at a time. */
const batch = 50;

export async function forgetInReports(
  transaction: Transaction<Tables>,
  userId: string,
  name: string,
): Promise<void> {
  for (let last = ''; ;) {
    const plans = await transaction
      .selectFrom('plans')
      .select(['id', 'report', 'previous_report'])
      .where('user_id', '=', userId)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const { id, report, previous_report } of plans) {
      const after = {
        report: withoutMember(report, name),
        previous_report: withoutMember(previous_report, name),
      };
      if (after.report !== report || after.previous_report !== previous_report)
        await transaction.updateTable('plans').set(after).where('id', '=', id).execute();
    }
    if (plans.length < batch) return;
    last = plans.at(-1)?.id ?? '';
  }
}
