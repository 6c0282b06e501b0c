import { fromPromise } from 'xstate';
import type { PlanReport } from '../../../../contract/planReport.ts';
import type { MealPlan } from '../../../../contract/plans.ts';
import { duplicatePlan, Plan, savePlan, updatePlan } from '../../../../contract/storedPlans.ts';
import { weekName, weekOf } from '../../../../domain/calendar.ts';
import type {
  PlanDraft,
  SavedPlan,
  SaveResult,
  UpdateResult,
} from '../../../../machines/shared/plans.ts';
import { AnswerError, HttpError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';
import { forgetUnsaved } from '../../../actors/drafts.ts';

type Client = Pick<Connections, 'client'>;

/** @throws AnswerError where a success brings no plan */
const planIn = ({ data }: { data?: SavedPlan | undefined }, path: string): SavedPlan => {
  if (!data) throw new AnswerError(path);
  return data;
};

/** PLAN-16: the week has a plan already. */
async function orTaken(call: Promise<SavedPlan>): Promise<SaveResult> {
  try {
    return { outcome: 'saved', plan: await call };
  } catch (error) {
    if (error instanceof HttpError && error.status === 409) return { outcome: 'weekTaken' };
    throw error;
  }
}

/** One key for each draft and week: sent twice, it is saved once. */
const keys = new WeakMap<PlanDraft, Map<string, string>>();
function keyOf(draft: PlanDraft, week: string): string {
  const own = keys.get(draft) ?? new Map<string, string>();
  keys.set(draft, own);
  const key = own.get(week) ?? newKey();
  own.set(week, key);
  return key;
}
/** Also where the page has no https, and so no `randomUUID`. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

async function save(
  { client }: Client,
  draft: PlanDraft,
  date: string,
  signal: AbortSignal,
): Promise<SaveResult> {
  const { start, end } = weekOf(date);
  const body = {
    name: weekName(start, end),
    start_date: start,
    end_date: end,
    meal_plan: draft.mealPlan,
    basis: draft.basis,
    report: draft.report,
  };
  return orTaken(
    client
      .request(savePlan, { body, signal, idempotencyKey: keyOf(draft, start) })
      .then((answer) => planIn(answer, savePlan.path)),
  );
}

/** A generated week, saved for the week of a date. */
export const createSavePlan = (
  connections: Pick<Connections, 'client' | 'storage'>,
  forget: () => void = () => forgetUnsaved(connections.storage),
) =>
  fromPromise<SaveResult, { draft: PlanDraft; week: string }>(async ({ input, signal }) => {
    const result = await save(connections, input.draft, input.week, signal);
    if (result.outcome === 'saved') forget();
    return result;
  });

/** A week without meals. */
export const createSaveEmptyPlan = (connections: Client) =>
  fromPromise<SaveResult, { week: string }>(({ input, signal }) =>
    save(connections, { mealPlan: [], basis: null, report: null }, input.week, signal),
  );

/** A copy in the next week without a plan. */
export const createDuplicatePlan = ({ client }: Client) =>
  fromPromise<SaveResult, { planId: string }>(({ input, signal }) =>
    orTaken(
      client
        .request(duplicatePlan, {
          params: { id: input.planId },
          body: {},
          signal,
          idempotencyKey: newKey(),
        })
        .then((answer) => planIn(answer, duplicatePlan.path)),
    ),
  );

/** A changed plan; where another device was first, what is stored now. */
export const createUpdatePlan = ({ client }: Client, now: () => number = Date.now) =>
  fromPromise<UpdateResult, { plan: SavedPlan; mealPlan: MealPlan; report: PlanReport | null }>(
    async ({ input: { plan, mealPlan, report }, signal }) => {
      try {
        const answer = await client.request(updatePlan, {
          params: { id: plan.id },
          body: {
            meal_plan: mealPlan,
            updated_at: now(),
            version: plan.version,
            basis: plan.basis ?? null,
            report,
          },
          signal,
        });
        return { outcome: 'saved', plan: planIn(answer, updatePlan.path) };
      } catch (error) {
        if (!(error instanceof HttpError) || error.status !== 409) throw error;
        const stored = Plan.safeParse(currentIn(error.answer));
        if (!stored.success) throw error;
        return { outcome: 'conflicted', theirs: stored.data };
      }
    },
  );

const currentIn = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'current' in answer ? answer.current : undefined;
