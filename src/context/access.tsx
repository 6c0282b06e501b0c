/** Hands the access chart to the views that show what is left of it: the badge, the status, the limits. */
import { useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { accessMachine } from '../../machines/access/access.machine.ts';
import { AppContext } from './app.tsx';
import { useSelector } from './useSelector.ts';

export type AccessActor = ActorRefFrom<typeof accessMachine>;

/** The chart, while somebody is signed in. */
export function useAccess(): AccessActor | undefined {
  const home = useSelector(useContext(AppContext) ?? undefined, (app) => app?.children.home);
  return useSelector(home, (snapshot) => snapshot?.children.access);
}
