import { fromPromise } from 'xstate';
import {
  clearPlans,
  deletePlan,
  restoreCleared,
  restorePlan,
  revertPlan,
} from '../../../../contract/storedPlans.ts';
import type { RestoreResult, SavedPlan, Undo } from '../../../../machines/shared/plans.ts';
import { AnswerError, HttpError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';
import { planOf } from './planned.ts';

type Client = Pick<Connections, 'client'>;

export const createDeletePlan = ({ client }: Client) =>
  fromPromise<void, { planId: string }>(async ({ input, signal }) => {
    await client.request(deletePlan, { params: { id: input.planId }, signal });
  });

/** All plans; the answer says how they can be had back. */
export const createClearPlans = ({ client }: Client) =>
  fromPromise<Undo>(async ({ signal }) => {
    const { clear_id: id } = await client.request(clearPlans, { signal });
    return { kind: 'clearing', id: id ?? '' };
  });

async function restored(
  { client }: Client,
  undo: Undo,
  signal: AbortSignal,
): Promise<readonly SavedPlan[]> {
  if (undo.kind === 'clearing')
    return (
      await client.request(restoreCleared, { body: { clear_id: undo.id }, signal })
    ).meal_plans.map(planOf);
  const call = undo.kind === 'deletion' ? restorePlan : revertPlan;
  const { data } =
    undo.kind === 'deletion'
      ? await client.request(restorePlan, { params: { id: undo.id }, signal })
      : await client.request(revertPlan, {
          params: { id: undo.id },
          body: { version: undo.version },
          signal,
        });
  if (!data) throw new AnswerError(call.path);
  return [data];
}

/** Takes back what was done last. A deleted plan whose week has another one by now stays deleted (PLAN-16). */
export const createRestoreChange = (connections: Client) =>
  fromPromise<RestoreResult, Undo>(async ({ input, signal }) => {
    try {
      return { outcome: 'restored', plans: await restored(connections, input, signal) };
    } catch (error) {
      if (input.kind === 'deletion' && error instanceof HttpError && error.status === 409)
        return { outcome: 'weekTaken' };
      throw error;
    }
  });
