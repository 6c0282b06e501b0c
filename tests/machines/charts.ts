/** Every chart of the project, for the tests that hold for all of them. */
import type { AnyStateMachine } from 'xstate';
import { accessMachine } from '../../machines/access/access.machine.ts';
import { appMachine } from '../../machines/app/app.machine.ts';
import { homeMachine } from '../../machines/app/home.machine.ts';
import { publicPagesMachine } from '../../machines/app/publicPages.machine.ts';
import { confirmationMachine } from '../../machines/photos/confirmation.machine.ts';
import { followUpMachine } from '../../machines/followUp/followUp.machine.ts';
import { foodDetectionMachine } from '../../machines/foodDetection/foodDetection.machine.ts';
import { photoKeepingMachine } from '../../machines/photos/photoKeeping.machine.ts';
import { entryDeletionMachine } from '../../machines/history/entryDeletion.machine.ts';
import { historyEntryMachine } from '../../machines/history/historyEntry.machine.ts';
import { historyListMachine } from '../../machines/history/historyList.machine.ts';
import { aiKitchenMachine } from '../../machines/aiKitchen/aiKitchen.machine.ts';
import { externalLogInMachine } from '../../machines/externalLogIn/externalLogIn.machine.ts';
import { apiTokensMachine } from '../../machines/settings/apiTokens.machine.ts';
import { identitiesMachine } from '../../machines/settings/identities.machine.ts';
import { loginMachine } from '../../machines/login/login.machine.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { signupMachine } from '../../machines/signup/signup.machine.ts';
import { sourcesMachine } from '../../machines/sources/sources.machine.ts';
import { toastMachine } from '../../machines/app/toast.machine.ts';
import { forgotPasswordMachine } from '../../machines/forgotPassword/forgotPassword.machine.ts';
import { resetPasswordMachine } from '../../machines/resetPassword/resetPassword.machine.ts';
import { conditionFieldMachine } from '../../machines/health/conditionField.machine.ts';
import { pantryMachine } from '../../machines/pantry/pantry.machine.ts';
import { dishLeftMachine } from '../../machines/pantry/dishLeft.machine.ts';
import { pantryUseMachine } from '../../machines/pantry/pantryUse.machine.ts';
import { householdMachine } from '../../machines/household/household.machine.ts';
import { receiptPricesMachine } from '../../machines/shopping/receiptPrices.machine.ts';
import { listNewsMachine } from '../../machines/shopping/listNews.machine.ts';
import { shoppingListMachine } from '../../machines/shopping/shoppingList.machine.ts';
import { planLibraryMachine } from '../../machines/planner/planLibrary.machine.ts';
import { planGenerationMachine } from '../../machines/planner/planGeneration.machine.ts';
import { mealEditingMachine } from '../../machines/planner/mealEditing.machine.ts';
import { mealSwapMachine } from '../../machines/planner/mealSwap.machine.ts';
import { tutorialMachine } from '../../machines/planner/tutorial.machine.ts';
import { ownPhotoMachine } from '../../machines/history/ownPhoto.machine.ts';
import { ownNoteMachine } from '../../machines/history/ownNote.machine.ts';
import { cookingMachine } from '../../machines/recipe/cooking.machine.ts';
import { voiceControlMachine } from '../../machines/recipe/voiceControl.machine.ts';
import { recipeActionsMachine } from '../../machines/recipe/recipeActions.machine.ts';
import { mealAddingMachine } from '../../machines/recipe/mealAdding.machine.ts';
import { recipeSwapsMachine } from '../../machines/recipe/recipeSwaps.machine.ts';
import { recipeMarksMachine } from '../../machines/recipe/recipeMarks.machine.ts';
import { recipeMachine } from '../../machines/recipe/recipe.machine.ts';
import { cookingTimersMachine } from '../../machines/timers/cookingTimers.machine.ts';
import { weekDaysMachine } from '../../machines/planner/weekDays.machine.ts';
import { shoppingMachine } from '../../machines/planner/shopping.machine.ts';
import { checkoutMachine } from '../../machines/payment/checkout.machine.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { onboardingMachine } from '../../machines/onboarding/onboarding.machine.ts';
import { healthSettingsMachine } from '../../machines/settings/healthSettings.machine.ts';
import { changePasswordMachine } from '../../machines/profile/changePassword.machine.ts';
import { feedbackMachine } from '../../machines/feedback/feedback.machine.ts';
import { appUpdateMachine } from '../../machines/app/appUpdate.machine.ts';
import { networkMachine } from '../../machines/app/network.machine.ts';
import { accountDeletionMachine } from '../../machines/settings/accountDeletion.machine.ts';
import { dataExportMachine } from '../../machines/settings/dataExport.machine.ts';
import { proofMachine } from '../../machines/settings/proof.machine.ts';
import { emailChangeMachine } from '../../machines/profile/emailChange.machine.ts';
import { passkeysMachine } from '../../machines/settings/passkeys.machine.ts';
import { secondFactorMachine } from '../../machines/settings/secondFactor.machine.ts';
import { secondFactorSetupMachine } from '../../machines/settings/secondFactorSetup.machine.ts';
import { accountCareMachine } from '../../machines/settings/accountCare.machine.ts';
import { ownRecipesMachine } from '../../machines/ownRecipes/ownRecipes.machine.ts';
import { calendarLinkMachine } from '../../machines/planner/calendarLink.machine.ts';
import { weekSheetMachine } from '../../machines/planner/weekSheet.machine.ts';
import { collectionsMachine } from '../../machines/ownRecipes/collections.machine.ts';
import { recipeFileMachine } from '../../machines/ownRecipes/recipeFile.machine.ts';
import { recipePhotoMachine } from '../../machines/ownRecipes/recipePhoto.machine.ts';
import { recipeWritingMachine } from '../../machines/ownRecipes/recipeWriting.machine.ts';
import { tableMachine } from '../../machines/table/table.machine.ts';
import { tryOutMachine } from '../../machines/tryOut/tryOut.machine.ts';
import { verifyEmailMachine } from '../../machines/verifyEmail/verifyEmail.machine.ts';

export const charts: Readonly<Record<string, AnyStateMachine>> = {
  access: accessMachine,
  checkout: checkoutMachine,
  payment: paymentMachine,
  app: appMachine,
  home: homeMachine,
  publicPages: publicPagesMachine,
  confirmation: confirmationMachine,
  followUp: followUpMachine,
  photoKeeping: photoKeepingMachine,
  foodDetection: foodDetectionMachine,
  entryDeletion: entryDeletionMachine,
  historyEntry: historyEntryMachine,
  ownNote: ownNoteMachine,
  ownPhoto: ownPhotoMachine,
  historyList: historyListMachine,
  aiKitchen: aiKitchenMachine,
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
  mealSwap: mealSwapMachine,
  tutorial: tutorialMachine,
  recipe: recipeMachine,
  recipeActions: recipeActionsMachine,
  recipeMarks: recipeMarksMachine,
  recipeSwaps: recipeSwapsMachine,
  mealAdding: mealAddingMachine,
  cooking: cookingMachine,
  voiceControl: voiceControlMachine,
  pantry: pantryMachine,
  pantryUse: pantryUseMachine,
  dishLeft: dishLeftMachine,
  shoppingList: shoppingListMachine,
  listNews: listNewsMachine,
  receiptPrices: receiptPricesMachine,
  household: householdMachine,
  cookingTimers: cookingTimersMachine,
  weekDays: weekDaysMachine,
  shopping: shoppingMachine,
  onboarding: onboardingMachine,
  healthSettings: healthSettingsMachine,
  changePassword: changePasswordMachine,
  feedback: feedbackMachine,
  accountCare: accountCareMachine,
  dataExport: dataExportMachine,
  accountDeletion: accountDeletionMachine,
  proof: proofMachine,
  emailChange: emailChangeMachine,
  passkeys: passkeysMachine,
  secondFactor: secondFactorMachine,
  secondFactorSetup: secondFactorSetupMachine,
  appUpdate: appUpdateMachine,
  network: networkMachine,
  verifyEmail: verifyEmailMachine,
  externalLogIn: externalLogInMachine,
  identities: identitiesMachine,
  apiTokens: apiTokensMachine,
  ownRecipes: ownRecipesMachine,
  collections: collectionsMachine,
  calendarLink: calendarLinkMachine,
  weekSheet: weekSheetMachine,
  recipeFile: recipeFileMachine,
  recipePhoto: recipePhotoMachine,
  recipeWriting: recipeWritingMachine,
  table: tableMachine,
  tryOut: tryOutMachine,
};
