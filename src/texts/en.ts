// Every text on a screen, by code; those in the specification stand there letter for letter. Screens
// take their own part from en/, so that no screen is downloaded with the words of another.
import { access } from '../features/access/texts/en.ts';
import { landingNavigation } from './en/publicNavigation.ts';
import { history, historyEntry } from '../features/history/texts/en.ts';
import { kitchen, resources } from '../features/aiKitchen/texts/en.ts';
import { landing } from '../features/landing/texts/en.ts';
import { externalLogIn } from '../features/externalLogIn/texts/en.ts';
import { identities } from '../features/settings/texts/identities.en.ts';
import { login } from '../features/login/texts/en.ts';
import { messages as entranceMessages } from './en/messages.ts';
import { checkout, payment } from '../features/payment/texts/en.ts';
import { paymentMessages } from '../features/payment/texts/messages.en.ts';
import { appUpdate, offline } from '../features/offline/texts/en.ts';
import { confirmation, detection, photos } from '../features/photos/texts/en.ts';
import { generation, planner, savedPlans } from '../features/planner/texts/en.ts';
import { report } from '../features/planner/texts/report.en.ts';
import { featureMessages } from './en/featureMessages.ts';
import { product } from './en/product.ts';
import { guard, loading, parts, shell } from './en/shell.ts';
import { signup } from '../features/signup/texts/en.ts';
import { sources } from '../features/sources/texts/en.ts';
import { accountCare } from '../features/settings/texts/accountCare.en.ts';
import { apiTokens } from '../features/settings/texts/apiTokens.en.ts';
import { passkeys } from '../features/settings/texts/passkeys.en.ts';
import { secondFactor } from '../features/settings/texts/secondFactor.en.ts';
import { conditionField } from '../features/health/texts/en.ts';
import { healthNotice } from '../features/health/texts/notice.en.ts';
import { feedback } from '../features/feedback/texts/en.ts';
import { footer } from '../features/legal/texts/footer.en.ts';
import { forgotPassword } from '../features/forgotPassword/texts/en.ts';
import { legal } from '../features/legal/texts/en.ts';
import { onboarding } from '../features/onboarding/texts/en.ts';
import { profile } from '../features/profile/texts/en.ts';
import { profilePlan } from '../features/profile/texts/plan.en.ts';
import { resetPassword } from '../features/resetPassword/texts/en.ts';
import { settings } from '../features/settings/texts/en.ts';
import { verifyEmail } from '../features/verifyEmail/texts/en.ts';

const messages = { ...entranceMessages, ...featureMessages, ...paymentMessages };

export const texts = {
  access,
  landingNavigation,
  payment,
  checkout,
  product,
  messages,
  parts,
  shell,
  loading,
  guard,
  externalLogIn,
  identities,
  login,
  signup,
  sources,
  kitchen,
  resources,
  landing,
  planner,
  savedPlans,
  generation,
  report,
  photos,
  confirmation,
  detection,
  history,
  historyEntry,
  offline,
  appUpdate,
  accountCare,
  apiTokens,
  passkeys,
  secondFactor,
  conditionField,
  healthNotice,
  feedback,
  footer,
  forgotPassword,
  legal,
  onboarding,
  profile,
  profilePlan,
  resetPassword,
  settings,
  verifyEmail,
};
