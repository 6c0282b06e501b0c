// Stored plans in the contract's words: what is taken, what is answered, what is refused.
import { say } from '../../../contract/say.ts';
import { PlanReport } from '../../../contract/planReport.ts';
import { type MealPlan, PlanBasis } from '../../../contract/plans.ts';
import {
  type Plan,
  PlanHead,
  type PlanRequest,
  type PlanRow,
} from '../../../contract/storedPlans.ts';
import { daysBetween, isRealDate } from '../../../domain/calendar.ts';
import {
  badRequest,
  conflict,
  notFound,
  type Refusal,
  tooLarge,
} from '../../infrastructure/http/refusal.ts';
import {
  type ListedPlan,
  mostPlans,
  type PlanFields,
  planShape,
  type PlanRefused,
} from './planRows.ts';
import type { PlanRecord } from '../../infrastructure/database/schema.ts';
import { parseJson, readMealPlan } from './storedMealPlan.ts';

/** PLAN-16 to the letter. */
const duplicateWeek =
  'Duplicate Plan: A meal plan for this week already exists. Please choose a different week or edit the existing plan.';
/** A generated week with everything beside it has about 60 kB. */
const mostBytes = 400_000;
/** Of so many weeks a list tells the pictures: nobody looks at more at once. */
export const mostShown = 3;

type Beside = {
  readonly basis?: PlanBasis | null | undefined;
  readonly report?: PlanReport | null | undefined;
};

/** What is stored of a request. @throws 400 for days that do not exist, 413 for too much */
export function fieldsOf({
  name,
  start_date: start,
  end_date: end,
  meal_plan,
  basis,
  report,
}: PlanRequest): PlanFields {
  for (const date of [start, end])
    if (!isRealDate(date))
      throw badRequest(
        say('plans.noSuchDay', `There is no ${date} in the calendar. Please choose another day.`, {
          date,
        }),
        'no_such_day',
      );
  const span = daysBetween(start, end);
  if (span < 0)
    throw badRequest(
      say('plans.endsFirst', 'The plan ends before it begins. Please choose the week again.'),
      'ends_before_start',
    );
  if (span > 6)
    throw badRequest(
      say(
        'plans.oneWeek',
        'A plan covers one week: at most seven days from its first to its last.',
      ),
      'longer_than_a_week',
    );
  return {
    name,
    start,
    end,
    mealPlan: daysText(meal_plan),
    basis: jsonOf(basis),
    report: jsonOf(report),
    shape: planShape,
  };
}

/** The days as they are stored. @throws 400 for a day that is there twice, 413 for too much */
export function daysText(mealPlan: PlanRequest['meal_plan']): string {
  const names = mealPlan.map(({ day }) => day);
  const twice = names.find((day, index) => names.indexOf(day) !== index);
  if (twice !== undefined)
    throw badRequest(
      say('plans.dayTwice', `${twice} is in the plan twice. Please send each day once.`, {
        day: { of: 'weekday', id: twice },
      }),
      'day_twice',
    );
  return bounded(JSON.stringify(mealPlan));
}

/** What stands beside the days: undefined keeps what is stored, null takes it away. */
export function besideOf({ basis, report }: Beside): {
  basis: string | null | undefined;
  report: string | null | undefined;
} {
  return {
    basis: basis === undefined ? undefined : jsonOf(basis),
    report: report === undefined ? undefined : jsonOf(report),
  };
}

/** PLAN-21, as a list has it. */
export const rowOf = (plan: ListedPlan): PlanRow => ({
  ...headOf(plan),
  ...(plan.meal_plan === null
    ? { meal_plan: [], trimmed: true }
    : { meal_plan: readMealPlan(plan.meal_plan, isKnown(plan)), ...readBeside(plan) }),
});

const headOf = ({
  id,
  name,
  start_date,
  end_date,
  created_at,
  updated_at,
  version,
}: ListedPlan) => ({ id, name, start_date, end_date, created_at, updated_at, version });
const isKnown = ({ shape }: Pick<ListedPlan, 'shape'>): boolean => shape === planShape;

type Log = { readonly warn: (facts: object, message: string) => void };

/** Whether the plan can be told apart and dated. One that cannot is left out of a list, which shows the others all the same. */
export function isReadable(plan: ListedPlan, log: Log): boolean {
  const { success, error } = PlanHead.safeParse(headOf(plan));
  if (!success) log.warn({ err: error, planId: plan.id }, 'a stored plan is left out of the list');
  return success;
}

/**
 * The answer of a list, as text. Days that were checked when they were written go out as they are stored: to read, check and write
 * ten years of them again would keep everybody else waiting for a second.
 */
export function pageText(
  { plans, total }: { plans: readonly ListedPlan[]; total: number },
  limit: number,
  log: Log,
  pictures: Readonly<Record<string, string>> = {},
): string {
  const readable = plans.filter((plan) => isReadable(plan, log));
  const rows = readable.map((plan) => {
    if (plan.meal_plan === null || !isKnown(plan)) return JSON.stringify(rowOf(plan));
    const beside = `${plan.basis === null ? '' : `,"basis":${plan.basis}`}${plan.report === null ? '' : `,"report":${plan.report}`}`;
    return `${JSON.stringify(headOf(plan)).slice(0, -1)},"meal_plan":${plan.meal_plan}${beside}}`;
  });
  const next = plans.length === limit ? (readable.at(-1)?.id ?? null) : null;
  const shown = Object.keys(pictures).length === 0 ? '' : `,"pictures":${JSON.stringify(pictures)}`;
  return `{"status":"success","meal_plans":[${rows.join(',')}],"total":${total},"next_before":${JSON.stringify(next)}${shown}}`;
}

/** The days of the plans that a list has whole, the first few of them. */
export const weeksIn = (plans: readonly ListedPlan[]): MealPlan[] =>
  plans
    .slice(0, mostShown)
    .flatMap((plan) =>
      plan.meal_plan === null ? [] : [readMealPlan(plan.meal_plan, isKnown(plan))],
    );

/** The days alone. */
export const mealPlanOf = (plan: Pick<PlanRecord, 'meal_plan' | 'shape'>): Plan['mealPlan'] =>
  readMealPlan(plan.meal_plan, isKnown(plan));

/** PLAN-21, as a saved plan is answered. */
export const planOf = (plan: PlanRecord): Plan => ({
  id: plan.id,
  name: plan.name,
  startDate: plan.start_date,
  endDate: plan.end_date,
  mealPlan: mealPlanOf(plan),
  createdAt: plan.created_at,
  updatedAt: plan.updated_at,
  version: plan.version,
  ...readBeside(plan),
});

/** PLAN-16: one plan a week. */
export const weekIsTaken = (): Refusal =>
  conflict(say('plans.duplicateWeek', duplicateWeek), 'duplicate_week');

/** The plan, where the storage did not refuse. @throws 404, 409 with PLAN-16's text, 413 where no more are kept */
export function orRefuse(outcome: PlanRecord | PlanRefused): PlanRecord {
  if (typeof outcome === 'object') return outcome;
  if (outcome === 'full')
    throw tooLarge(
      say(
        'plans.full',
        `You have as many plans as can be kept: ${mostPlans.toLocaleString('en')}. Please delete some; they go for good after a day.`,
        { most: mostPlans },
      ),
    );
  throw outcome === 'occupied' ? weekIsTaken() : noSuchPlan();
}

/** The changed plan. @throws 404, or 409 with the stored plan where somebody else's change came first */
export function orShowCurrent(
  outcome: PlanRecord | { readonly stale: PlanRecord } | 'unknown',
): PlanRecord {
  if (outcome === 'unknown') throw noSuchPlan();
  if ('stale' in outcome)
    throw conflict(
      say(
        'plans.changedElsewhere',
        'This plan was changed on another device. Choose which of the two to keep.',
      ),
      'stale_version',
      planOf(outcome.stale),
    );
  return outcome;
}

export const noSuchPlan = () =>
  notFound(say('plans.unknown', 'This plan does not exist any more.'));

/** A report of another version of the app is left out rather than shown half. */
export function readBeside({
  basis,
  report,
  shape,
}: Pick<ListedPlan, 'basis' | 'report' | 'shape'>): Beside {
  if (isKnown({ shape }))
    return {
      ...(basis === null ? {} : { basis: JSON.parse(basis) as PlanBasis }),
      ...(report === null ? {} : { report: JSON.parse(report) as PlanReport }),
    };
  const known = {
    basis: basis === null ? undefined : PlanBasis.safeParse(parseJson(basis)).data,
    report: report === null ? undefined : PlanReport.safeParse(parseJson(report)).data,
  };
  return {
    ...(known.basis ? { basis: known.basis } : {}),
    ...(known.report ? { report: known.report } : {}),
  };
}

const jsonOf = (value: object | null | undefined): string | null =>
  value === undefined || value === null ? null : bounded(JSON.stringify(value));

function bounded(text: string): string {
  if (text.length > mostBytes)
    throw tooLarge(
      say(
        'plans.tooLarge',
        'This plan is too large to be kept. Please shorten its meals and lists of ingredients.',
      ),
    );
  return text;
}
