/** Joins the charts with the world. Ports are provided here and in rooms/, whose code comes with its screen. */
import { createActor, type InspectionEvent } from 'xstate';
import {
  passwordStrength,
  session as sessionLimits,
  timeouts,
  toast,
} from '../../contract/constants.ts';
import { guardedPaths, publicPaths } from '../../contract/paths.ts';
import { appMachine } from '../../machines/app/app.machine.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { toastMachine } from '../../machines/app/toast.machine.ts';
import type { Connections } from '../actors/connections.ts';
import { createSessionActors } from '../features/session/actors/createSessionActors.ts';
import type { AppActor } from '../context/app.tsx';
import { nameCharts } from './charts.ts';
import { chartTimeout } from './callTimeout.ts';
import type { Ports } from '../actors/ports.ts';
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
  const { logics, limits, doors, halls } = nameCharts(connections);
  const app = appMachine.provide({
    actors: {
      routes,
      fetchScreen: createFetchScreen({ doors, halls }),
      session: sessionChart(connections),
      toasts: toastMachine,
      ...logics,
    } satisfies Ports<typeof appMachine>,
  });

  const { productApi } = timeouts;
  const { overlayFade, leaveDelay, passwordMinimum } = sessionLimits;
  const { fairFrom, goodFrom, strongFrom } = passwordStrength;
  return createActor(app, {
    inspect,
    input: {
      paths: {
        open: publicPaths,
        guarded: guardedPaths,
        entrances: ['/landing', '/login', '/signup'],
        withCard: ['/detected', '/ai-kitchen', '/history'],
      },
      returnTo,
      screenTimeout: 2 * productApi,
      inputs: {
        session: { delays: { overlayFade, leaveDelay, logOutTimeout: chartTimeout(productApi) } },
        toasts: { duration: toast.duration, removal: toast.removal },
        login: { logInTimeout: chartTimeout(productApi) },
        signup: {
          limits: {
            passwordMinimum,
            fairFrom,
            goodFrom,
            strongFrom,
            callTimeout: chartTimeout(productApi),
          },
        },
        ...limits,
      },
    },
  });
}
