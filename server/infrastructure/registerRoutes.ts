// The routes of every module, and an answer for each call of the contract that has none yet.
import type { FastifyInstance } from 'fastify';
import { calls } from '../../contract/calls.ts';
import { createChecks } from './http/checks.ts';
import { createDiskFloor } from './http/diskFloor.ts';
import { everyAccountRoute } from '../modules/accounts/openAccounts.ts';
import { accessRoutes } from '../modules/access/routes.ts';
import { conditionRoutes } from '../modules/health/conditionRoutes.ts';
import { detectionRoutes } from '../modules/detection/routes.ts';
import { feedbackRoutes } from '../modules/feedback/routes.ts';
import { acceptForms } from './http/form.ts';
import { historyRoutes } from '../modules/history/routes.ts';
import { imageRoutes } from '../modules/resources/imageRoutes.ts';
import { kitchenRoutes } from '../modules/cooking/routes.ts';
import { pageRoutes } from './pageRoutes.ts';
import { paymentRoutes, webhookRoute } from '../modules/payments/routes.ts';
import { calendarLinkRoutes } from '../modules/plans/calendarLinkRoutes.ts';
import { planRoutes } from '../modules/plans/routes.ts';
import { planningRoutes } from '../modules/plans/planningRoutes.ts';
import { recordPhotoRoutes } from '../modules/history/photoRoutes.ts';
import { recipeRoutes } from '../modules/cooking/recipeRoutes.ts';
import { createServe } from './http/serve.ts';
import { openTogether, ownRoutes } from './ownRoutes.ts';
import { settingsRoutes } from '../modules/health/routes.ts';
import { sourceRoutes } from '../modules/sources/routes.ts';
import { systemRoutes } from './systemRoutes.ts';
import type { Services } from './services.ts';

export async function registerRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (forms) => {
    acceptForms(forms);
    const { guard, access, attempts } = services;
    const checksOf = createChecks(access, attempts, createDiskFloor(services.config));
    const { serve, plan } = createServe(app, forms, guard, checksOf);
    everyAccountRoute(serve, services);
    settingsRoutes(serve, services);
    conditionRoutes(serve, services);
    kitchenRoutes(serve, services);
    ownRoutes(serve, { ...services, ...openTogether(app, services) });
    detectionRoutes(serve, services);
    planningRoutes(serve, services);
    planRoutes(serve, services);
    calendarLinkRoutes(serve, services);
    recipeRoutes(serve, services);
    historyRoutes(serve, services);
    recordPhotoRoutes(serve, services);
    imageRoutes(app, serve, services);
    accessRoutes(serve, services);
    paymentRoutes(serve, services);
    await forms.register(async (raw) =>
      webhookRoute(raw, createServe(raw, raw, guard, checksOf).serve, services),
    );
    feedbackRoutes(serve, services);
    sourceRoutes(serve, services);
    for (const call of calls)
      if (!app.hasRoute({ method: call.method, url: call.path })) plan(call);
  });
  systemRoutes(app, services);
  await pageRoutes(app, services);
}
