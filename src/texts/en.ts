// Every text on a screen, by code; those in the specification stand there letter for letter. Screens
// take their own part from en/, so that no screen is downloaded with the words of another.
import { access } from './en/access.ts';
import { door } from './en/door.ts';
import { history, historyEntry } from './en/history.ts';
import { kitchen, resources } from './en/kitchen.ts';
import { landing } from './en/landing.ts';
import { login } from './en/login.ts';
import { messages as entranceMessages } from './en/messages.ts';
import { checkout, payment } from './en/payment.ts';
import { appUpdate, offline } from './en/offline.ts';
import { confirmation, detection, photos } from './en/photos.ts';
import { generation, planner, report, savedPlans } from './en/planner.ts';
import { roomMessages } from './en/roomMessages.ts';
import { product } from './en/product.ts';
import { guard, loading, parts, shell, titleByPath } from './en/shell.ts';
import { signup } from './en/signup.ts';
import { sources } from './en/sources.ts';
import { accountCare } from './en/accountCare.ts';
import { conditionField } from './en/conditionField.ts';
import { feedback } from './en/feedback.ts';
import { footer } from './en/footer.ts';
import { forgotPassword } from './en/forgotPassword.ts';
import { legal } from './en/legal.ts';
import { onboarding } from './en/onboarding.ts';
import { profile } from './en/profile.ts';
import { resetPassword } from './en/resetPassword.ts';
import { settings } from './en/settings.ts';
import { verifyEmail } from './en/verifyEmail.ts';

const messages = { ...entranceMessages, ...roomMessages };

export const texts = { access, door, payment, checkout, product, messages, titleByPath, parts, shell, loading, guard, login, signup, sources, kitchen, resources, landing, planner, savedPlans, generation, report, photos, confirmation, detection, history, historyEntry, offline, appUpdate, accountCare, conditionField, feedback, footer, forgotPassword, legal, onboarding, profile, resetPassword, settings, verifyEmail };
