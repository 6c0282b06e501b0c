/** Hands the chart of the timers to the views that start or show one. */
import { useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { cookingTimersMachine } from '../../machines/timers/cookingTimers.machine.ts';
import { AppContext } from './app.tsx';
import { useSelector } from './useSelector.ts';

export type TimersActor = ActorRefFrom<typeof cookingTimersMachine>;

/** The chart, while somebody is signed in. */
export function useTimers(): TimersActor | undefined {
  const home = useSelector(useContext(AppContext) ?? undefined, (app) => app?.children.home);
  return useSelector(home, (snapshot) => snapshot?.children.cookingTimers);
}
