import type { Samples } from '../samples.ts';
import { access } from './access.ts';
import { app } from './app.ts';
import { checkout } from './checkout.ts';
import { home } from './home.ts';
import { lobby } from './lobby.ts';
import { confirmation } from './confirmation.ts';
import { followUp } from './followUp.ts';
import { foodDetection } from './foodDetection.ts';
import { historyEntry } from './historyEntry.ts';
import { historyList } from './historyList.ts';
import { ingredientFlow } from './ingredientFlow.ts';
import { login } from './login.ts';
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

/** Every chart's world, in the order in which the charts are best read. */
export const everySample: readonly Samples[] = [app, home, lobby, session, login, signup, ingredientFlow, foodDetection, confirmation, followUp, historyList, historyEntry, toast, access, payment, checkout, forgotPassword, resetPassword, conditionField, onboarding, healthSettings, sources, changePassword];
