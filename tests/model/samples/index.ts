import type { Samples } from '../engine/index.ts';
import { access } from './access.ts';
import { app } from './app.ts';
import { checkout } from './checkout.ts';
import { home } from './home.ts';
import { publicPages } from './publicPages.ts';
import { confirmation } from './confirmation.ts';
import { followUp } from './followUp.ts';
import { foodDetection } from './foodDetection.ts';
import { entryDeletion } from './entryDeletion.ts';
import { historyEntry } from './historyEntry.ts';
import { ownPhoto } from './ownPhoto.ts';
import { ownNote } from './ownNote.ts';
import { historyList } from './historyList.ts';
import { aiKitchen } from './aiKitchen.ts';
import { recipe } from './recipe.ts';
import { recipeActions } from './recipeActions.ts';
import { mealAdding } from './mealAdding.ts';
import { recipeSwaps } from './recipeSwaps.ts';
import { recipeMarks } from './recipeMarks.ts';
import { cooking } from './cooking.ts';
import { voiceControl } from './voiceControl.ts';
import { externalLogIn } from './externalLogIn.ts';
import { collections } from './collections.ts';
import { apiTokens } from './apiTokens.ts';
import { identities } from './identities.ts';
import { login } from './login.ts';
import { pantry } from './pantry.ts';
import { dishLeft } from './dishLeft.ts';
import { pantryUse } from './pantryUse.ts';
import { photoKeeping } from './photoKeeping.ts';
import { payment } from './payment.ts';
import { session } from './session.ts';
import { signup } from './signup.ts';
import { sources } from './sources.ts';
import { toast } from './toast.ts';
import { forgotPassword } from './forgotPassword.ts';
import { resetPassword } from './resetPassword.ts';
import { conditionField } from './conditionField.ts';
import { onboarding } from './onboarding.ts';
import { healthSettings } from './healthSettings.ts';
import { changePassword } from './changePassword.ts';
import { planLibrary } from './planLibrary.ts';
import { planGeneration } from './planGeneration.ts';
import { mealEditing } from './mealEditing.ts';
import { mealSwap } from './mealSwap.ts';
import { tutorial } from './tutorial.ts';
import { cookingTimers } from './cookingTimers.ts';
import { weekDays } from './weekDays.ts';
import { shopping } from './shopping.ts';
import { household } from './household.ts';
import { table } from './table.ts';
import { listNews } from './listNews.ts';
import { dataExport } from './dataExport.ts';
import { shoppingList } from './shoppingList.ts';
import { feedback } from './feedback.ts';
import { accountCare } from './accountCare.ts';
import { accountDeletion } from './accountDeletion.ts';
import { emailChange } from './emailChange.ts';
import { passkeys } from './passkeys.ts';
import { proof } from './proof.ts';
import { secondFactor } from './secondFactor.ts';
import { secondFactorSetup } from './secondFactorSetup.ts';
import { appUpdate } from './appUpdate.ts';
import { network } from './network.ts';
import { verifyEmail } from './verifyEmail.ts';
import { ownRecipes } from './ownRecipes.ts';
import { tryOut } from './tryOut.ts';
import { calendarLink } from './calendarLink.ts';
import { weekSheet } from './weekSheet.ts';
import { recipeFile } from './recipeFile.ts';
import { recipePhoto } from './recipePhoto.ts';
import { receiptPrices } from './receiptPrices.ts';
import { recipeWriting } from './recipeWriting.ts';

/** Every chart's world, in the order in which the charts are best read. */
export const everySample: readonly Samples[] = [
  app,
  home,
  publicPages,
  session,
  login,
  signup,
  aiKitchen,
  pantry,
  pantryUse,
  dishLeft,
  foodDetection,
  confirmation,
  photoKeeping,
  recipe,
  cooking,
  voiceControl,
  followUp,
  historyList,
  historyEntry,
  ownNote,
  entryDeletion,
  toast,
  access,
  payment,
  checkout,
  forgotPassword,
  resetPassword,
  conditionField,
  onboarding,
  healthSettings,
  sources,
  changePassword,
  planLibrary,
  planGeneration,
  mealEditing,
  tutorial,
  cookingTimers,
  weekDays,
  shopping,
  feedback,
  accountCare,
  dataExport,
  verifyEmail,
  appUpdate,
  network,
  // A sample of faults begins at another place in each chart, by this order: a new one stands last.
  recipeActions,
  recipeMarks,
  mealAdding,
  ownRecipes,
  recipeWriting,
  accountDeletion,
  proof,
  secondFactor,
  secondFactorSetup,
  shoppingList,
  listNews,
  household,
  tryOut,
  mealSwap,
  table,
  recipeFile,
  calendarLink,
  weekSheet,
  recipeSwaps,
  emailChange,
  passkeys,
  externalLogIn,
  apiTokens,
  collections,
  identities,
  ownPhoto,
  recipePhoto,
  receiptPrices,
];
