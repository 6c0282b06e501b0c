import { fromPromise } from 'xstate';
import { fetchShopping, type ShoppingList } from '../../../../contract/planShopping.ts';
import { dateOf } from '../../../../domain/calendar.ts';
import type { SavedPlan } from '../../../../machines/shared/plans.ts';
import type { Connections } from '../../../actors/connections.ts';

/** What to buy for a plan, with what it was made from taken as at hand. */
export const createFetchShopping = (
  { client }: Pick<Connections, 'client'>,
  now: () => Date = () => new Date(),
) =>
  fromPromise<ShoppingList, { plan: SavedPlan }>(({ input: { plan }, signal }) =>
    client.request(fetchShopping, {
      body: {
        meal_plan: plan.mealPlan,
        start_date: plan.startDate,
        today: dateOf(now()),
        ...(plan.basis?.location ? { location: plan.basis.location } : {}),
        ...(plan.basis?.ingredient_list ? { ingredient_list: plan.basis.ingredient_list } : {}),
      },
      signal,
    }),
  );
