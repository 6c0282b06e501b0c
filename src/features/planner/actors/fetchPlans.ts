import { fromPromise } from 'xstate';
import { fetchPlansOneByOne, PlanRow } from '../../../../contract/plans.ts';
import { dateOf } from '../../../../domain/calendar.ts';
import type {
  OlderPlans,
  PlannerLoad,
  SavedPlan,
  UnreadPlans,
} from '../../../../machines/shared/plans.ts';
import type { Connections } from '../../../actors/connections.ts';
import { planOf } from './planned.ts';
import { fetchHousehold, type NameCountry } from './readHousehold.ts';

/** The first page is what the first paint waits for; the others are larger. */
const pages = { first: 6, next: 26 };

/** A plan; nothing where this is none, so that one of a strange shape does not hide the others. */
function readPlan(row: unknown): SavedPlan[] {
  const plan = PlanRow.safeParse(row);
  if (plan.success) return [planOf(plan.data)];
  console.warn('A stored plan cannot be read and is left out.', plan.error);
  return [];
}

/** The newest plans, today's date, and who is cooked for; without the settings the plans come all the same, without the plans the date. */
export const createFetchPlans = (
  connections: Pick<Connections, 'client'>,
  nameCountry: NameCountry,
) =>
  fromPromise<PlannerLoad | UnreadPlans>(async ({ signal }) => {
    const [page, household] = await Promise.all([
      connections.client
        .request(fetchPlansOneByOne, { query: { limit: pages.first }, signal })
        .catch((error: unknown) => ({ error })),
      fetchHousehold(connections, nameCountry, signal).catch(() => ({
        sickness: null,
        country: null,
        people: 1,
        answers: {},
      })),
    ]);
    if ('error' in page) return { error: page.error, today: dateOf(new Date()) };
    const { meal_plans: rows, next_before: before = null } = page;
    return { plans: rows.flatMap(readPlan), before, today: dateOf(new Date()), household };
  });

/** The page of plans that were made before the ones at hand. */
export const createFetchOlderPlans = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<OlderPlans, { before: string }>(async ({ input, signal }) => {
    const { meal_plans: rows, next_before: before = null } = await client.request(
      fetchPlansOneByOne,
      { query: { limit: pages.next, before: input.before }, signal },
    );
    return { plans: rows.flatMap(readPlan), before };
  });
