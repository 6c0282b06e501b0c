import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { homeMachine } from '../../../machines/app/home.machine.ts';
import type { publicPagesMachine } from '../../../machines/app/publicPages.machine.ts';
import type { loginMachine } from '../../../machines/login/login.machine.ts';
import type { sessionMachine } from '../../../machines/session/session.machine.ts';
import type { signupMachine } from '../../../machines/signup/signup.machine.ts';
import type { toastMachine } from '../../../machines/app/toast.machine.ts';
import type { SignedInBarProps } from '../../features/navigation/views/SignedInBar.tsx';

export type ViewOf<Machine extends AnyStateMachine> = ComponentType<{
  readonly actor: ActorRefFrom<Machine>;
}>;

/** A view for each chart that another one starts. One that is missing has not been built. */
type ViewsOfChildren<Machine extends AnyStateMachine> = {
  readonly [Name in keyof SnapshotFrom<Machine>['children']]?: ComponentType<{
    readonly actor: Extract<SnapshotFrom<Machine>['children'][Name], AnyActorRef>;
  }>;
};

export type PageView = ComponentType<{ readonly path: string; readonly isSignedIn: boolean }>;

/** What the chart of the signed-in is drawn with. */
export type HomeViews = ViewsOfChildren<typeof homeMachine> & { readonly page: PageView };
/** What public pages are drawn with. */
export type PublicPageViews = ViewsOfChildren<typeof publicPagesMachine> & {
  readonly page: PageView;
};

/** What the app draws its children with. `src/app` fetches each page's code when the chart asks for it. */
export interface Screens {
  session: ViewOf<typeof sessionMachine>;
  toasts: ViewOf<typeof toastMachine>;
  /** Draws nothing until its code is here, with the first page in a layout. */
  bar: ComponentType<SignedInBarProps>;
  landing: ComponentType<{ readonly isSignedIn: boolean; readonly hasSessionEnded: boolean }>;
  login: ComponentType<{
    readonly actor: ActorRefFrom<typeof loginMachine>;
    readonly hasSessionEnded: boolean;
  }>;
  signup: ViewOf<typeof signupMachine>;
  publicPages: ComponentType<{
    readonly actor: ActorRefFrom<typeof publicPagesMachine>;
    readonly isSignedIn: boolean;
  }>;
  home: ViewOf<typeof homeMachine>;
}
