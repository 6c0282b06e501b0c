/**
 * The charts whose code comes with their room: named at once, provided when it has arrived.
 *
 * A chart moves in at six places: its type in machines/home.machine.ts (or lobby.machine.ts: `import
 * type`, the inputs, the actors), its provided logic in rooms/, its name here, its view in
 * screens.tsx, the paths that need it in places.ts, its limits in wiring.ts.
 */
import type { accessMachine } from '../../machines/access.machine.ts';
import type { homeMachine } from '../../machines/home.machine.ts';
import type { foodDetectionMachine } from '../../machines/foodDetection.machine.ts';
import type { historyEntryMachine } from '../../machines/historyEntry.machine.ts';
import type { historyListMachine } from '../../machines/historyList.machine.ts';
import type { forgotPasswordMachine } from '../../machines/forgotPassword.machine.ts';
import type { resetPasswordMachine } from '../../machines/resetPassword.machine.ts';
import type { onboardingMachine } from '../../machines/onboarding.machine.ts';
import type { healthSettingsMachine } from '../../machines/healthSettings.machine.ts';
import type { changePasswordMachine } from '../../machines/changePassword.machine.ts';
import type { feedbackMachine } from '../../machines/feedback.machine.ts';
import type { accountCareMachine } from '../../machines/accountCare.machine.ts';
import type { verifyEmailMachine } from '../../machines/verifyEmail.machine.ts';
import type { ingredientFlowMachine } from '../../machines/ingredientFlow.machine.ts';
import type { lobbyMachine } from '../../machines/lobby.machine.ts';
import type { loginMachine } from '../../machines/login.machine.ts';
import type { paymentMachine } from '../../machines/payment.machine.ts';
import type { planLibraryMachine } from '../../machines/planLibrary.machine.ts';
import type { signupMachine } from '../../machines/signup.machine.ts';
import type { sourcesMachine } from '../../machines/sources.machine.ts';
import type { Connections } from '../actors/connections.ts';
import { late } from './late.ts';

export function nameCharts(connections: Connections) {
  const login = late<typeof loginMachine>();
  const signup = late<typeof signupMachine>();
  const lobby = late<typeof lobbyMachine>();
  const home = late<typeof homeMachine>();
  const access = late<typeof accessMachine>();
  const payment = late<typeof paymentMachine>();
  const forgotPassword = late<typeof forgotPasswordMachine>();
  const resetPassword = late<typeof resetPasswordMachine>();
  const onboarding = late<typeof onboardingMachine>();
  const healthSettings = late<typeof healthSettingsMachine>();
  const changePassword = late<typeof changePasswordMachine>();
  const feedback = late<typeof feedbackMachine>();
  const accountCare = late<typeof accountCareMachine>();
  const verifyEmail = late<typeof verifyEmailMachine>();
  const ingredientFlow = late<typeof ingredientFlowMachine>();
  const foodDetection = late<typeof foodDetectionMachine>();
  const historyList = late<typeof historyListMachine>();
  const historyEntry = late<typeof historyEntryMachine>();
  const planLibrary = late<typeof planLibraryMachine>();
  const sources = late<typeof sourcesMachine>();

  return {
    logics: { login: login.logic, signup: signup.logic, lobby: lobby.logic, home: home.logic },
    /** By the name that the room has in screens.tsx. */
    fetchers: {
      login: async () => login.arrive((await import('./rooms/login.ts')).loginChart(connections)),
      signup: async () => signup.arrive((await import('./rooms/signup.ts')).signupChart(connections)),
      lobby: async () =>
        lobby.arrive(
          (await import('./rooms/lobby.ts')).lobbyChart({
            forgotPassword: forgotPassword.logic,
            resetPassword: resetPassword.logic,
            verifyEmail: verifyEmail.logic,
            onboarding: onboarding.logic,
            sources: sources.logic,
          }),
        ),
      home: async () =>
        home.arrive(
          (await import('./rooms/home.ts')).homeChart({
            ingredientFlow: ingredientFlow.logic,
            foodDetection: foodDetection.logic,
            planLibrary: planLibrary.logic,
            historyList: historyList.logic,
            historyEntry: historyEntry.logic,
            payment: payment.logic,
            healthSettings: healthSettings.logic,
            accountCare: accountCare.logic,
            changePassword: changePassword.logic,
            access: access.logic,
            feedback: feedback.logic,
          }),
        ),
      sources: async () => sources.arrive((await import('./rooms/sources.ts')).sourcesChart(connections)),
      access: async () => access.arrive((await import('./rooms/access.ts')).accessChart(connections)),
      payment: async () => payment.arrive((await import('./rooms/payment.ts')).paymentChart(connections)),
      forgotPassword: async () => forgotPassword.arrive((await import('./rooms/forgotPassword.ts')).forgotPasswordChart(connections)),
      resetPassword: async () => resetPassword.arrive((await import('./rooms/resetPassword.ts')).resetPasswordChart(connections)),
      onboarding: async () => onboarding.arrive((await import('./rooms/onboarding.ts')).onboardingChart(connections)),
      healthSettings: async () => healthSettings.arrive((await import('./rooms/healthSettings.ts')).healthSettingsChart(connections)),
      changePassword: async () => changePassword.arrive((await import('./rooms/changePassword.ts')).changePasswordChart(connections)),
      feedback: async () => feedback.arrive((await import('./rooms/feedback.ts')).feedbackChart(connections)),
      accountCare: async () => accountCare.arrive((await import('./rooms/accountCare.ts')).accountCareChart(connections)),
      verifyEmail: async () => verifyEmail.arrive((await import('./rooms/verifyEmail.ts')).verifyEmailChart(connections)),
      ingredientFlow: async () => ingredientFlow.arrive((await import('./rooms/kitchen.ts')).kitchenChart(connections)),
      foodDetection: async () => foodDetection.arrive((await import('./rooms/detection.ts')).detectionChart(connections)),
      historyList: async () => historyList.arrive((await import('./rooms/history.ts')).historyListChart(connections)),
      planLibrary: async () => planLibrary.arrive((await import('./rooms/planner.ts')).plannerChart(connections)),
      historyEntry: async () => historyEntry.arrive((await import('./rooms/history.ts')).historyEntryChart(connections)),
    },
  };
}
