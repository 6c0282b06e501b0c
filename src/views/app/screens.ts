import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import type { ingredientFlowMachine } from '../../../machines/ingredientFlow.machine.ts';
import type { loginMachine } from '../../../machines/login.machine.ts';
import type { sessionMachine } from '../../../machines/session.machine.ts';
import type { signupMachine } from '../../../machines/signup.machine.ts';
import type { toastMachine } from '../../../machines/toast.machine.ts';
import type { SignedInBarProps } from './SignedInBar.tsx';

type ViewOf<Machine extends AnyStateMachine> = ComponentType<{ readonly actor: ActorRefFrom<Machine> }>;

/** What the app draws its children with. `src/app` fetches each room's code when the chart asks for it. */
export interface Screens {
  session: ViewOf<typeof sessionMachine>;
  toasts: ViewOf<typeof toastMachine>;
  /** Draws nothing until its code has come, with the first screen for the signed-in. */
  bar: ComponentType<SignedInBarProps>;
  landing: ComponentType<{ readonly isSignedIn: boolean }>;
  login: ViewOf<typeof loginMachine>;
  signup: ViewOf<typeof signupMachine>;
  ingredientFlow: ViewOf<typeof ingredientFlowMachine>;
  page: ComponentType<{ readonly path: string; readonly isSignedIn: boolean }>;
}
