/** Joins the charts with the world. Ports are provided here and in rooms/, whose code comes with its screen. */
import { createActor, type InspectionEvent } from 'xstate';
import { passwordStrength, session as sessionLimits, timeouts, toast } from '../../contract/constants.ts';
import { guardedPaths, publicPaths } from '../../contract/paths.ts';
import { appMachine } from '../../machines/app.machine.ts';
import type { ingredientFlowMachine } from '../../machines/ingredientFlow.machine.ts';
import type { loginMachine } from '../../machines/login.machine.ts';
import { sessionMachine } from '../../machines/session.machine.ts';
import type { signupMachine } from '../../machines/signup.machine.ts';
import { toastMachine } from '../../machines/toast.machine.ts';
import type { Connections } from '../actors/connections.ts';
import { createSessionActors } from '../actors/createSessionActors.ts';
import type { AppActor } from '../context/app.tsx';
import { late } from './late.ts';
import type { Ports } from './ports.ts';
import { routes } from './routes.ts';
import { createFetchScreen } from './screens.tsx';

/** A chart waits a little longer than the call it made, so that the call's own time-out speaks first. */
const grace = 2_000;

const sessionChart = (connections: Connections) => sessionMachine.provide({ actors: createSessionActors(connections) satisfies Ports<typeof sessionMachine> });

export interface AppOptions {
  connections: Connections;
  /** Where the guard stopped the person before this page was loaded. */
  returnTo: string | null;
  inspect?: ((event: InspectionEvent) => void) | undefined;
}

export function createApp({ connections, returnTo, inspect }: AppOptions): AppActor {
  const login = late<typeof loginMachine>();
  const signup = late<typeof signupMachine>();
  const kitchen = late<typeof ingredientFlowMachine>();
  const fetchScreen = createFetchScreen({
    login: async () => login.arrive((await import('./rooms/login.ts')).loginChart(connections)),
    signup: async () => signup.arrive((await import('./rooms/signup.ts')).signupChart(connections)),
    ingredientFlow: async () => kitchen.arrive((await import('./rooms/kitchen.ts')).kitchenChart(connections)),
  });

  const app = appMachine.provide({
    actors: {
      routes,
      fetchScreen,
      session: sessionChart(connections),
      toasts: toastMachine,
      login: login.logic,
      signup: signup.logic,
      ingredientFlow: kitchen.logic,
    } satisfies Ports<typeof appMachine>,
  });

  const { productApi, aiService } = timeouts;
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
        session: { delays: { overlayFade, leaveDelay, logOutTimeout: productApi + grace } },
        toasts: { duration: toast.duration, removal: toast.removal },
        login: { logInTimeout: productApi + grace },
        signup: { limits: { passwordMinimum, fairFrom, goodFrom, strongFrom, callTimeout: productApi + grace } },
        ingredientFlow: { timeouts: { aiTimeout: aiService + grace, saveTimeout: productApi + grace } },
      },
    },
  });
}
