/** Every chart of the project, for the tests that hold for all of them. */
import type { AnyStateMachine } from 'xstate';
import { accessMachine } from '../../machines/access.machine.ts';
import { appMachine } from '../../machines/app.machine.ts';
import { homeMachine } from '../../machines/home.machine.ts';
import { lobbyMachine } from '../../machines/lobby.machine.ts';
import { confirmationMachine } from '../../machines/confirmation.machine.ts';
import { followUpMachine } from '../../machines/followUp.machine.ts';
import { foodDetectionMachine } from '../../machines/foodDetection.machine.ts';
import { photoKeepingMachine } from '../../machines/photoKeeping.machine.ts';
import { entryDeletionMachine } from '../../machines/entryDeletion.machine.ts';
import { historyEntryMachine } from '../../machines/historyEntry.machine.ts';
import { historyListMachine } from '../../machines/historyList.machine.ts';
import { ingredientFlowMachine } from '../../machines/ingredientFlow.machine.ts';
import { loginMachine } from '../../machines/login.machine.ts';
import { sessionMachine } from '../../machines/session.machine.ts';
import { signupMachine } from '../../machines/signup.machine.ts';
import { sourcesMachine } from '../../machines/sources.machine.ts';
import { toastMachine } from '../../machines/toast.machine.ts';
import { forgotPasswordMachine } from '../../machines/forgotPassword.machine.ts';
import { resetPasswordMachine } from '../../machines/resetPassword.machine.ts';
import { conditionFieldMachine } from '../../machines/conditionField.machine.ts';
import { planLibraryMachine } from '../../machines/planLibrary.machine.ts';
import { planGenerationMachine } from '../../machines/planGeneration.machine.ts';
import { mealEditingMachine } from '../../machines/mealEditing.machine.ts';
import { tutorialMachine } from '../../machines/tutorial.machine.ts';
import { cookingTimersMachine } from '../../machines/cookingTimers.machine.ts';
import { shoppingMachine } from '../../machines/shopping.machine.ts';
import { checkoutMachine } from '../../machines/checkout.machine.ts';
import { paymentMachine } from '../../machines/payment.machine.ts';
import { onboardingMachine } from '../../machines/onboarding.machine.ts';
import { healthSettingsMachine } from '../../machines/healthSettings.machine.ts';
import { changePasswordMachine } from '../../machines/changePassword.machine.ts';
import { feedbackMachine } from '../../machines/feedback.machine.ts';
import { appUpdateMachine } from '../../machines/appUpdate.machine.ts';
import { networkMachine } from '../../machines/network.machine.ts';
import { accountCareMachine } from '../../machines/accountCare.machine.ts';
import { verifyEmailMachine } from '../../machines/verifyEmail.machine.ts';

export const charts: Readonly<Record<string, AnyStateMachine>> = {
  access: accessMachine,
  checkout: checkoutMachine,
  payment: paymentMachine,
  app: appMachine,
  home: homeMachine,
  lobby: lobbyMachine,
  confirmation: confirmationMachine,
  followUp: followUpMachine,
  photoKeeping: photoKeepingMachine,
  foodDetection: foodDetectionMachine,
  entryDeletion: entryDeletionMachine,
  historyEntry: historyEntryMachine,
  historyList: historyListMachine,
  ingredientFlow: ingredientFlowMachine,
  login: loginMachine,
  session: sessionMachine,
  signup: signupMachine,
  sources: sourcesMachine,
  toast: toastMachine,
  forgotPassword: forgotPasswordMachine,
  resetPassword: resetPasswordMachine,
  conditionField: conditionFieldMachine,
  planLibrary: planLibraryMachine,
  planGeneration: planGenerationMachine,
  mealEditing: mealEditingMachine,
  tutorial: tutorialMachine,
  cookingTimers: cookingTimersMachine,
  shopping: shoppingMachine,
  onboarding: onboardingMachine,
  healthSettings: healthSettingsMachine,
  changePassword: changePasswordMachine,
  feedback: feedbackMachine,
  accountCare: accountCareMachine,
  appUpdate: appUpdateMachine,
  network: networkMachine,
  verifyEmail: verifyEmailMachine,
};
