// What people keep of their own kitchens, alone or together; and the kitchen that is tried before anything is kept.
import type { FastifyInstance } from 'fastify';
import { collectionRoutes } from '../modules/collections/routes.ts';
import { householdRoutes } from '../modules/households/routes.ts';
import { createHouseholdService, type HouseholdService } from '../modules/households/service.ts';
import { liveRoutes } from '../modules/live/routes.ts';
import { createLiveStreams, type LiveStreams } from '../modules/live/streams.ts';
import { markRoutes } from '../modules/marks/routes.ts';
import { pantryRoutes } from '../modules/pantry/routes.ts';
import { tableRoutes } from '../modules/table/routes.ts';
import { receiptRoutes, shoppingRoutes } from '../modules/shopping/routes.ts';
import { tryOutRoutes } from '../modules/tryOut/routes.ts';
import type { Serve } from './http/serve.ts';
import type { Services } from './services.ts';

export function ownRoutes(serve: Serve, services: Services & Together): void {
  tryOutRoutes(serve, services);
  pantryRoutes(serve, services);
  markRoutes(serve, services);
  collectionRoutes(serve, services);
  tableRoutes(serve, services);
  shoppingRoutes(serve, services);
  receiptRoutes(serve, services);
  householdRoutes(serve, services);
  liveRoutes(serve, services);
}

export interface Together {
  readonly households: HouseholdService;
  readonly streams: LiveStreams;
}

/** What people share, and how they hear of each other: also of weeks, whose ticks and meals the list shows. */
export function openTogether(
  app: FastifyInstance,
  { storage, origin, shopping }: Pick<Services, 'storage' | 'origin' | 'shopping'>,
): Together {
  const { live, liveSessions } = storage;
  app.addHook('onResponse', async ({ method, url, person }, { statusCode }) => {
    if (!person || method === 'GET' || statusCode >= 300 || !url.startsWith('/api/meal_plan'))
      return;
    live.tell(await shopping.audience(person.userId));
  });
  return {
    households: createHouseholdService(storage, { origin, tell: live.tell }),
    streams: createLiveStreams(app, live, liveSessions.goesOn),
  };
}
