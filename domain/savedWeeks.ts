// Which of the saved weeks is meant: the newest, the one beside another, the next without a plan.
import { addDays, mondayOf } from './calendar.ts';
import { weekToPlan } from './weekRules.ts';

interface Saved {
  readonly id: string;
  readonly startDate: string;
  /** An instant; ISO 8601 or milliseconds. */
  readonly createdAt: string | number;
}

const madeAt = ({ createdAt }: Saved): number =>
  (typeof createdAt === 'number' ? createdAt : Date.parse(createdAt)) || 0;

/** PLAN-14: the list may come in any order. */
export const mostRecent = <Plan extends Saved>(plans: readonly Plan[]): Plan | undefined =>
  plans.reduce<Plan | undefined>(
    (latest, plan) => (latest === undefined || madeAt(plan) > madeAt(latest) ? plan : latest),
    undefined,
  );

/** PLAN-05: saved weeks by their start. */
export function weekBeside<Plan extends Saved>(
  plans: readonly Plan[],
  id: string | null,
  step: 1 | -1,
): Plan | undefined {
  const inOrder = [...plans].sort((a, b) => a.startDate.localeCompare(b.startDate));
  const place = inOrder.findIndex((plan) => plan.id === id);
  return place === -1 ? undefined : inOrder[place + step];
}

/** The week that is looked at, where it is still to come and has no plan; else the next without one. */
export function weekForNewPlan(
  plans: readonly Saved[],
  { week, today }: { readonly week: string; readonly today: string },
): { week: string; today: string; planned: string[] } {
  const planned = plans.map(({ startDate }) => mondayOf(startDate)).sort();
  const isFree = week > today && !planned.includes(week);
  return { week: isFree ? week : weekToPlan(today, planned).start, today, planned };
}

interface WithDays extends Saved {
  readonly endDate: string;
  /** Only its head is here. */
  readonly trimmed?: boolean | undefined;
  /** The days, or what is said of how they fit, are those of before a change elsewhere. */
  readonly outdated?: boolean | undefined;
  readonly version?: number | undefined;
  readonly mealPlan: unknown;
  readonly basis?: unknown;
  readonly report?: unknown;
}

/** A head without days, or days of before a change elsewhere. */
export const lacksDays = (plan: WithDays | undefined): boolean =>
  plan?.trimmed === true || plan?.outdated === true;

/** Whether a week is over in every time zone: west of Greenwich a day ends later. From then on it is left as it was eaten. */
export const isOverEverywhere = (endDate: string, today: string): boolean =>
  endDate < addDays(today, -1);

/**
 * Days that are here stay, those of before a change until the newer ones come. Whether they still fit changes with what people
 * say of themselves, not with the plan: that is taken from the answer, or asked for again where the answer has only the head.
 */
export function withKnownDays<Plan extends WithDays>(
  fresh: Plan,
  known: Plan | undefined,
  today: string,
): Plan {
  if (!known || known.trimmed === true || known.version === undefined) return fresh;
  const isSame = known.version === fresh.version;
  if (isSame && fresh.trimmed !== true) return { ...known, report: fresh.report, outdated: false };
  if (fresh.trimmed !== true) return fresh;
  if (isSame && isOverEverywhere(fresh.endDate, today)) return known;
  const { mealPlan, basis, report, version } = known;
  return { ...fresh, mealPlan, basis, report, version, trimmed: false, outdated: true };
}
