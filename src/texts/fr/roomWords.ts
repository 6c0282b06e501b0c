/** What the rooms and the other pages say. */
import { speaker, typeset } from './entranceWords.ts';
import { access } from './access.ts';
import { answers } from './answers.ts';
import { accountCare } from './accountCare.ts';
import { conditionField } from './conditionField.ts';
import { feedback } from './feedback.ts';
import { forgotPassword } from './forgotPassword.ts';
import { history, historyEntry } from './history.ts';
import { kitchen, resources } from './kitchen.ts';
import { legal } from './legal.ts';
import { appUpdate, offline } from './offline.ts';
import { onboarding } from './onboarding.ts';
import { descriptionByPath } from './pages.ts';
import { checkout, payment } from './payment.ts';
import { confirmation, detection, photoKeeping, photos } from './photos.ts';
import { board, editing, generation, planner, report, savedPlans, shopping, tutorial } from './planner.ts';
import { profile } from './profile.ts';
import { recipes } from './recipes.ts';
import { resetPassword } from './resetPassword.ts';
import { roomMessages } from './roomMessages.ts';
import { sentences } from './sentences.ts';
import { settings } from './settings.ts';
import { sources } from './sources.ts';
import { verifyEmail } from './verifyEmail.ts';

const groups = {
  access, accountCare, appUpdate, board, checkout, conditionField, confirmation, descriptionByPath, detection, editing, feedback, forgotPassword, generation, history, historyEntry, kitchen, legal,
  offline, onboarding, payment, photoKeeping, photos, planner, profile, recipes, report, resetPassword, resources, roomMessages, savedPlans, settings, shopping, sources, tutorial, verifyEmail,
};
export const rooms = typeset(groups);
/** By English sentence. */
export const known = typeset({ ...sentences, ...answers });
export const say = speaker(known);
