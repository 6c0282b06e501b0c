/** Joins the charts with the world. Ports are provided here and in rooms/, whose code comes with its screen. */
import { createActor, type InspectionEvent } from 'xstate';
import { access, bodyUnits, deletionWord, feedback, health, passwordStrength, pauses, payment, photos, plans, redirects, session as sessionLimits, timeouts, toast, upload } from '../../contract/constants.ts';
import { guardedPaths, publicPaths } from '../../contract/paths.ts';
import { appMachine } from '../../machines/app.machine.ts';
import { sessionMachine } from '../../machines/session.machine.ts';
import { toastMachine } from '../../machines/toast.machine.ts';
import type { Connections } from '../actors/connections.ts';
import { createSessionActors } from '../actors/createSessionActors.ts';
import type { AppActor } from '../context/app.tsx';
import { nameCharts } from './charts.ts';
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
  const { logics, fetchers } = nameCharts(connections);
  const app = appMachine.provide({
    actors: {
      routes,
      fetchScreen: createFetchScreen(fetchers),
      session: sessionChart(connections),
      toasts: toastMachine,
      ...logics,
    } satisfies Ports<typeof appMachine>,
  });

  const { productApi, aiService } = timeouts;
  const { overlayFade, leaveDelay, passwordMinimum } = sessionLimits;
  const { fairFrom, goodFrom, strongFrom } = passwordStrength;
  const photoLimits = {
    imageBytes: upload.imageBytes,
    preparationTimeout: photos.preparation,
    aiTimeout: aiService + grace,
    saveTimeout: productApi + grace,
    keepTimeout: photos.keeping + grace,
    recallTimeout: productApi + grace,
    confirmation: { typingDelay: pauses.typing, pickTimeout: productApi + grace, names: photos.names },
  };
  const historyLimits = { callTimeout: productApi + grace, deletionTimeout: productApi + grace, typingDelay: pauses.typing, undoWindow: pauses.undo };
  const conditionField = { searchDelay: pauses.typing, callTimeout: productApi + grace, textMaximum: health.textMaximum };
  const plannerLimits = {
    callTimeout: productApi + grace, archiveTimeout: productApi + grace, restoreTimeout: productApi + grace, aiTimeout: aiService + grace, resourcesTimeout: aiService + grace, shareTimeout: 10 * 60_000,
    undoTime: pauses.undo, searchPause: pauses.typing, imageBytes: upload.imageBytes,
  };
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
        lobby: {
          forgotPassword: { limits: { callTimeout: productApi + grace, leaveDelay: redirects.afterResetLink } },
          resetPassword: { limits: { passwordMinimum, callTimeout: productApi + grace, leaveDelay: redirects.afterReset } },
          verifyEmail: { limits: { callTimeout: productApi + grace } },
          onboarding: { limits: { callTimeout: productApi + grace, conditionField } },
          sources: { limits: { callTimeout: productApi + grace } },
        },
        home: {
          ingredientFlow: photoLimits,
          foodDetection: photoLimits,
          planLibrary: plannerLimits,
          historyList: historyLimits,
          historyEntry: historyLimits,
          payment: { plans, offerTimeout: productApi + grace, receiptsTimeout: productApi + grace, checkout: { callTimeout: productApi + grace, scriptTimeout: payment.scriptTimeout, popupTimeout: payment.popupTimeout } },
          healthSettings: { callTimeout: productApi + grace, conditionField, people: health.people, weight: health.weight, energy: health.energy, poundsInKilogram: bodyUnits.poundsInKilogram },
          accountCare: { sessionsTimeout: productApi + grace, downloadTimeout: aiService + grace, deletionTimeout: productApi + grace, deletionWord },
          changePassword: { passwordMinimum, profileTimeout: productApi + grace, callTimeout: productApi + grace },
          access: { firstCheck: access.firstCheck, poll: access.poll, checkTimeout: productApi + grace, downloadTimeout: aiService + grace, trial: access.trial, exemptPaths: access.exemptPaths },
          feedback: { callTimeout: productApi + grace, textMaximum: feedback.textMaximum },
        },
      },
    },
  });
}
