import { fromPromise } from 'xstate';
import {
  fetchPlan,
  fetchPlansOneByOne,
  newestPlans,
  PlanRow,
} from '../../../../contract/storedPlans.ts';
import { dateOf } from '../../../../domain/calendar.ts';
import type {
  Household,
  OlderPlans,
  PlannerLoad,
  SavedPlan,
  UnreadPlans,
} from '../../../../machines/shared/plans.ts';
import { AnswerError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';
import { planOf } from './planned.ts';
import { fetchHousehold, type NameCountry, recallHousehold } from './readHousehold.ts';

/** Two years of heads come at once; who has more gets ten years at a time. */
const olderPlans = { limit: 520, whole: 0 };

type Known = Pick<Connections, 'client' | 'pictures'>;

/** The pictures of a week's dishes are there when its cards are drawn. */
function keepPictures({ pictures }: Known, told: Readonly<Record<string, string>> = {}): void {
  for (const [dish, address] of Object.entries(told)) pictures?.set(dish, address);
}

/** A plan; nothing where this is none, so that one of a strange shape does not hide the others. */
function readPlan(row: unknown): SavedPlan[] {
  const plan = PlanRow.safeParse(row);
  if (plan.success) return [planOf(plan.data)];
  console.warn('A stored plan cannot be read and is left out.', plan.error);
  return [];
}

const nobody: Household = { sickness: null, country: null, people: 1, answers: {} };

/** What this device has kept of the last opening; null where that is nothing, or somebody else's. */
export const createReadCopiedPlans = (connections: Known, nameCountry: NameCountry) =>
  fromPromise<PlannerLoad | null>(async () => {
    const [page, household] = await Promise.all([
      connections.client.recall?.(fetchPlansOneByOne, { query: newestPlans }),
      recallHousehold(connections, nameCountry),
    ]);
    if (!page) return null;
    keepPictures(connections, page.pictures);
    const { meal_plans: rows, next_before: before = null } = page;
    return {
      plans: rows.flatMap(readPlan),
      before,
      today: dateOf(new Date()),
      household: household ?? nobody,
    };
  });

/** The heads of the plans with the newest whole, today's date, and who is cooked for; without the settings the plans come all the same, without the plans the date. */
export const createFetchPlans = (connections: Known, nameCountry: NameCountry) =>
  fromPromise<PlannerLoad | UnreadPlans>(async ({ signal }) => {
    const [page, household] = await Promise.all([
      connections.client
        .request(fetchPlansOneByOne, { query: newestPlans, signal })
        .catch((error: unknown) => ({ error })),
      fetchHousehold(connections, nameCountry, signal).catch(() => nobody),
    ]);
    if ('error' in page) return { error: page.error, today: dateOf(new Date()) };
    keepPictures(connections, page.pictures);
    const { meal_plans: rows, next_before: before = null } = page;
    return { plans: rows.flatMap(readPlan), before, today: dateOf(new Date()), household };
  });

/** The heads of plans that were made before the ones at hand. */
export const createFetchOlderPlans = ({ client }: Known) =>
  fromPromise<OlderPlans, { before: string }>(async ({ input, signal }) => {
    const { meal_plans: rows, next_before: before = null } = await client.request(
      fetchPlansOneByOne,
      { query: { ...olderPlans, before: input.before }, signal },
    );
    return { plans: rows.flatMap(readPlan), before };
  });

/**
 * One plan with its days.
 * @throws AnswerError where the answer is another plan, or none
 */
export const createFetchDays = (connections: Known) =>
  fromPromise<SavedPlan, { planId: string }>(async ({ input, signal }) => {
    const { data, pictures } = await connections.client.request(fetchPlan, {
      params: { id: input.planId },
      signal,
    });
    if (data?.id !== input.planId) throw new AnswerError(fetchPlan.path);
    keepPictures(connections, pictures);
    return data;
  });
