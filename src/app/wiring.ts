/** Joins the charts with the world: the only place, with its three late rooms, where ports are provided. */
import { createActor } from 'xstate';
import { guardedPaths, publicPaths } from '../../contract/paths.ts';
import { session as sessionLimits, timeouts, toast as toastLimits, passwordStrength } from '../../contract/constants.ts';
import { appMachine } from '../../machines/app.machine.ts';
import type { ingredientFlowMachine } from '../../machines/ingredientFlow.machine.ts';
import type { loginMachine } from '../../machines/login.machine.ts';
import { sessionMachine } from '../../machines/session.machine.ts';
import type { signupMachine } from '../../machines/signup.machine.ts';
import { toastMachine } from '../../machines/toast.machine.ts';
import type { AppActor } from '../context/app.tsx';
import { late } from './late.ts';
import type { Ports } from './ports.ts';
import { routes } from './routes.ts';
import { createFetchScreen } from './screens.tsx';
import { createServices, type Services } from './services.ts';

/** A chart waits a little longer than the call it made, so that the call's own time-out speaks first. */
const grace = 2_000;

const entrances = ['/landing', '/login', '/signup'];

export interface AppOptions {
  services?: Services;
  returnTo: string | null;
  inspect?: Parameters<typeof createActor>[1] extends infer Options ? Options extends { inspect?: infer Inspect } ? Inspect : never : never;
}

export function createApp({ services = createServices(), returnTo, inspect }: AppOptions): AppActor {
  const login = late<typeof loginMachine>();
  const signup = late<typeof signupMachine>();
  const kitchen = late<typeof ingredientFlowMachine>();
  const fetchScreen = createFetchScreen({
    login: async () => login.arrive((await import('./rooms/login.ts')).loginChart(services)),
    signup: async () => signup.arrive((await import('./rooms/signup.ts')).signupChart(services)),
    ingredientFlow: async () => kitchen.arrive((await import('./rooms/kitchen.ts')).kitchenChart(services)),
  });

  const session = sessionMachine.provide({
    actors: {
      readSession: services.readSession,
      clearAccessStatus: services.clearAccessStatus,
      clearSession: services.clearSession,
      logOut: services.logOut,
      sessionLosses: services.sessionLosses,
    } satisfies Ports<typeof sessionMachine>,
  });

  const app = appMachine.provide({
    actors: {
      routes,
      fetchScreen,
      session,
      toasts: toastMachine,
      login: login.logic,
      signup: signup.logic,
      ingredientFlow: kitchen.logic,
    } satisfies Ports<typeof appMachine>,
  });

  const { productApi, aiService } = timeouts;
  return createActor(app, {
    ...(inspect === undefined ? {} : { inspect }),
    input: {
      paths: {
        open: publicPaths,
        guarded: guardedPaths,
        entrances,
        withCard: ['/detected', '/ai-kitchen', '/history'],
      },
      returnTo,
      screenTimeout: productApi + grace,
      inputs: {
        session: { delays: { overlayFade: sessionLimits.overlayFade, leaveDelay: sessionLimits.leaveDelay, logOutTimeout: productApi + grace } },
        toasts: { duration: toastLimits.duration, removal: toastLimits.removal },
        login: { logInTimeout: productApi + grace },
        signup: {
          limits: {
            passwordMinimum: sessionLimits.passwordMinimum,
            fairFrom: passwordStrength.fairFrom,
            goodFrom: passwordStrength.goodFrom,
            strongFrom: passwordStrength.strongFrom,
            callTimeout: productApi + grace,
          },
        },
        ingredientFlow: { timeouts: { aiTimeout: aiService + grace, saveTimeout: productApi + grace } },
      },
    },
  }) as AppActor;
}
