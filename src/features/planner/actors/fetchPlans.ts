import { fromPromise } from 'xstate';
import { fetchPlans } from '../../../../contract/plans.ts';
import { dateOf } from '../../../../domain/calendar.ts';
import type { OlderPlans, PlannerLoad } from '../../../../machines/shared/plans.ts';
import type { Connections } from '../../../actors/connections.ts';
import { planOf } from './planned.ts';
import { fetchHousehold, type NameCountry } from './readHousehold.ts';

/** The first page is what the first paint waits for; the others are larger. */
const pages = { first: 6, next: 26 };

/** The newest plans, today's date, and who is cooked for; without the settings the plans come all the same. */
export const createFetchPlans = (
  connections: Pick<Connections, 'client'>,
  nameCountry: NameCountry,
) =>
  fromPromise<PlannerLoad>(async ({ signal }) => {
    const [{ meal_plans: rows, next_before: before = null }, household] = await Promise.all([
      connections.client.request(fetchPlans, { query: { limit: pages.first }, signal }),
      fetchHousehold(connections, nameCountry, signal).catch(() => ({
        sickness: null,
        country: null,
        people: 1,
        answers: {},
      })),
    ]);
    return { plans: rows.map(planOf), before, today: dateOf(new Date()), household };
  });

/** The page of plans that were made before the ones at hand. */
export const createFetchOlderPlans = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<OlderPlans, { before: string }>(async ({ input, signal }) => {
    const { meal_plans: rows, next_before: before = null } = await client.request(fetchPlans, {
      query: { limit: pages.next, before: input.before },
      signal,
    });
    return { plans: rows.map(planOf), before };
  });
