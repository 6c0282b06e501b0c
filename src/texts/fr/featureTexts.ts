/** What the rooms and the other pages say. */
import { speaker, typeset } from './firstTexts.ts';
import { access } from '../../features/access/texts/fr.ts';
import { answers } from './answers.ts';
import { accountCare } from '../../features/settings/texts/accountCare.fr.ts';
import { conditionField } from '../../features/health/texts/fr.ts';
import { healthNotice } from '../../features/health/texts/notice.fr.ts';
import { feedback } from '../../features/feedback/texts/fr.ts';
import { forgotPassword } from '../../features/forgotPassword/texts/fr.ts';
import { history, historyEntry } from '../../features/history/texts/fr.ts';
import { kitchen, resources } from '../../features/aiKitchen/texts/fr.ts';
import { legal } from '../../features/legal/texts/fr.ts';
import { appUpdate, offline } from '../../features/offline/texts/fr.ts';
import { onboarding } from '../../features/onboarding/texts/fr.ts';
import { descriptionByPath } from './pages.ts';
import { checkout, payment } from '../../features/payment/texts/fr.ts';
import { confirmation, detection, photoKeeping, photos } from '../../features/photos/texts/fr.ts';
import {
  board,
  editing,
  generation,
  planner,
  report,
  savedPlans,
  shopping,
  tutorial,
} from '../../features/planner/texts/fr.ts';
import { profile } from '../../features/profile/texts/fr.ts';
import { recipes } from '../../features/language/texts/fr.ts';
import { resetPassword } from '../../features/resetPassword/texts/fr.ts';
import { featureMessages } from './featureMessages.ts';
import { sentences } from './sentences.ts';
import { settings } from '../../features/settings/texts/fr.ts';
import { sources } from '../../features/sources/texts/fr.ts';
import { verifyEmail } from '../../features/verifyEmail/texts/fr.ts';

const groups = {
  access,
  accountCare,
  appUpdate,
  board,
  checkout,
  conditionField,
  healthNotice,
  confirmation,
  descriptionByPath,
  detection,
  editing,
  feedback,
  forgotPassword,
  generation,
  history,
  historyEntry,
  kitchen,
  legal,
  offline,
  onboarding,
  payment,
  photoKeeping,
  photos,
  planner,
  profile,
  recipes,
  report,
  resetPassword,
  resources,
  featureMessages,
  savedPlans,
  settings,
  shopping,
  sources,
  tutorial,
  verifyEmail,
};
export const rooms = typeset(groups);
/** By English sentence. */
export const known = typeset({ ...sentences, ...answers });
export const say = speaker(known);
