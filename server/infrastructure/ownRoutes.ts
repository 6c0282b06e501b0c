// What people keep of their own kitchens, alone or together.
import { markRoutes } from '../modules/marks/routes.ts';
import { pantryRoutes } from '../modules/pantry/routes.ts';
import { shoppingRoutes } from '../modules/shopping/routes.ts';
import type { Serve } from './http/serve.ts';
import type { Services } from './services.ts';

export function ownRoutes(serve: Serve, services: Services): void {
  pantryRoutes(serve, services);
  markRoutes(serve, services);
  shoppingRoutes(serve, services);
}
