/** Joins the charts with the world. Ports are provided here and in each feature's chart.ts, whose code comes with its page. */
import { createActor, type InspectionEvent } from 'xstate';
import { timeouts } from '../../contract/constants.ts';
import { appMachine } from '../../machines/app/app.machine.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { toastMachine } from '../../machines/app/toast.machine.ts';
import type { Connections } from '../actors/connections.ts';
import { createVerifyInvitation } from '../features/household/actors/verifyInvitation.ts';
import { createSessionActors } from '../features/session/actors/createSessionActors.ts';
import type { AppActor } from '../context/app.tsx';
import { createLazyCharts } from './lazyCharts.ts';
import type { Ports } from '../actors/ports.ts';
import { guardedPaths, limits, pages, pathsFor, publicPaths } from './features.ts';
import { routes } from './routes.ts';
import { createFetchScreen } from './screens.tsx';

const sessionChart = (connections: Connections) =>
  sessionMachine.provide({
    actors: createSessionActors(connections) satisfies Ports<typeof sessionMachine>,
  });

export interface AppOptions {
  connections: Connections;
  /** Where the guard stopped the person before this page was loaded. */
  returnTo: string | null;
  inspect?: ((event: InspectionEvent) => void) | undefined;
}

export function createApp({ connections, returnTo, inspect }: AppOptions): AppActor {
  const { logics, loadLayout, loadCharts } = createLazyCharts(connections);
  const app = appMachine.provide({
    actors: {
      routes,
      verifyInvitation: createVerifyInvitation(connections),
      fetchScreen: createFetchScreen({ loadLayout, loadCharts }),
      session: sessionChart(connections),
      toasts: toastMachine,
      ...logics,
    } satisfies Ports<typeof appMachine>,
  });

  return createActor(app, {
    inspect,
    input: {
      paths: {
        open: publicPaths,
        guarded: guardedPaths,
        entrances: pathsFor('entrance'),
        withCard: pages.flatMap(({ guardCard, path }) => (guardCard ? [path] : [])),
      },
      returnTo,
      screenTimeout: 2 * timeouts.productApi,
      inputs: { ...limits, home: limits, publicPages: limits },
    },
  });
}
