import type { Samples } from '../samples.ts';
import { access } from './access.ts';
import { app } from './app.ts';
import { checkout } from './checkout.ts';
import { home } from './home.ts';
import { lobby } from './lobby.ts';
import { ingredientFlow } from './ingredientFlow.ts';
import { login } from './login.ts';
import { payment } from './payment.ts';
import { session } from './session.ts';
import { signup } from './signup.ts';
import { toast } from './toast.ts';
import { forgotPassword } from './forgotPassword.ts';
import { resetPassword } from './resetPassword.ts';
import { conditionField } from './conditionField.ts';
import { onboarding } from './onboarding.ts';

/** Every chart's world, in the order in which the charts are best read. */
export const everySample: readonly Samples[] = [app, home, lobby, session, login, signup, ingredientFlow, toast, access, payment, checkout, forgotPassword, resetPassword, conditionField, onboarding];
