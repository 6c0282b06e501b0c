/** Hands the app's actor and its children to views. */
import { createContext, useContext, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { appMachine } from '../../machines/app/app.machine.ts';
import type { Person } from '../../machines/shared/session.ts';
import { useSelector } from './useSelector.ts';

export type AppActor = ActorRefFrom<typeof appMachine>;

export const AppContext = createContext<AppActor | null>(null);

export function AuthProvider({
  actor,
  children,
}: {
  readonly actor: AppActor;
  readonly children: ReactNode;
}) {
  return <AppContext.Provider value={actor}>{children}</AppContext.Provider>;
}

export interface Auth {
  user: Person | null;
  token: string | null;
  loading: boolean;
  /** True only when both token and user exist. */
  isAuthenticated: boolean;
  signOut: () => void;
}

/** Who is signed in, for any part that has to know. */
export function useAuth(): Auth {
  const app = useContext(AppContext);
  if (app === null) throw new Error('useAuth must be used within an AuthProvider');
  const session = useSelector(app, ({ children }) => children.session);
  const snapshot = useSelector(session, (state) => state);
  const kept = snapshot?.context.session ?? null;
  return {
    user: kept?.person ?? null,
    token: kept?.token ?? null,
    loading: snapshot?.hasTag('loading') ?? true,
    isAuthenticated: kept !== null && kept.token !== '',
    signOut: () => app.send({ type: 'signOut.requested', from: 'menu' }),
  };
}
