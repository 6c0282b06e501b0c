// Whether the meals of a stored week still fit those who eat them: what they may eat changes after a week is planned.
import type { PlanReport } from '../../../contract/planReport.ts';
import type { Plan } from '../../../contract/storedPlans.ts';
import { dateOf } from '../../../domain/calendar.ts';
import { isOverEverywhere } from '../../../domain/savedWeeks.ts';
import type { Services } from '../../infrastructure/services.ts';
import type { Person } from '../sessions/repository.ts';
import type { ListedPlan } from './planRows.ts';
import { mostShown, rowOf } from './storedPlans.ts';

type Parts = Pick<Services, 'now' | 'planning'>;
type Judged = Pick<Plan, 'mealPlan' | 'basis' | 'report' | 'endDate'>;

const isOver = ({ now }: Parts, end: string): boolean =>
  isOverEverywhere(end, dateOf(new Date(now())));

const isOfFit = ({ warnings, unfit, uncounted }: PlanReport): boolean =>
  warnings !== undefined || unfit !== undefined || uncounted !== undefined;

/** What was stored, with what is said today of meals that do not fit, or of which not all is counted. */
function withFit(stored: PlanReport, { warnings, unfit, uncounted }: PlanReport): PlanReport {
  const { warnings: _, unfit: __, uncounted: ___, ...rest } = stored;
  return {
    ...rest,
    ...(warnings ? { warnings } : {}),
    ...(unfit ? { unfit } : {}),
    ...(uncounted ? { uncounted } : {}),
  };
}

/**
 * The report of a week as it is to be shown now. Its figures stay those of the day when it was made; which meals do not fit is
 * judged by what the person says of themselves and their table today. A week that is over is left as it was eaten.
 */
async function reportNow(
  parts: Parts,
  person: Person,
  { mealPlan, basis, report, endDate }: Judged,
): Promise<PlanReport | null> {
  const stored = report ?? null;
  if (isOver(parts, endDate)) return stored;
  const fresh = await parts.planning.report(person, mealPlan, basis ?? null);
  if (!fresh) return stored;
  if (!isOfFit(fresh) && !(stored && isOfFit(stored))) return stored;
  return stored ? withFit(stored, fresh) : fresh;
}

/** A plan as it is answered, judged by what holds today. */
export async function judgedPlan(parts: Parts, person: Person, plan: Plan): Promise<Plan> {
  const report = await reportNow(parts, person, plan);
  return report === (plan.report ?? null) ? plan : { ...plan, report };
}

async function judgedRow(parts: Parts, person: Person, row: ListedPlan): Promise<ListedPlan> {
  if (row.meal_plan === null) return row;
  const { meal_plan: mealPlan, basis, report } = rowOf(row);
  const now = await reportNow(parts, person, { mealPlan, basis, report, endDate: row.end_date });
  return now === (report ?? null) ? row : { ...row, report: JSON.stringify(now) };
}

/** The rows of a list; of the first few, which are looked at, the whole ones are judged by what holds today. */
export async function judgedRows(
  parts: Parts,
  person: Person,
  rows: readonly ListedPlan[],
): Promise<ListedPlan[]> {
  const first = rows.slice(0, mostShown).map((row) => judgedRow(parts, person, row));
  return [...(await Promise.all(first)), ...rows.slice(mostShown)];
}
