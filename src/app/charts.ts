/**
 * The charts whose code comes with their screen: named at once, provided when it has arrived.
 *
 * A chart moves in at six places: its type in machines/app/home.machine.ts (or publicPages.machine.ts: `import
 * type`, the inputs, the actors), its provided logic in rooms/, its name and its view in homeFeatures.ts
 * (or publicFeatures.ts), the paths that need it in places.ts, its limits in limits.ts.
 */
import type { homeMachine } from '../../machines/app/home.machine.ts';
import type { publicPagesMachine } from '../../machines/app/publicPages.machine.ts';
import type { loginMachine } from '../../machines/login/login.machine.ts';
import type { signupMachine } from '../../machines/signup/signup.machine.ts';
import type { Connections } from '../actors/connections.ts';
import { late } from './lazyLogic.ts';
import type { HallLimits } from './limits.ts';
import type { PartName } from './places.ts';
import type { Views } from './lazyView.ts';

export type Charts = Partial<Record<PartName, () => Promise<void>>>;

/** Where rooms, or pages for anyone, lie side by side: who only looks at the door brings none of it. */
export interface Hall {
  readonly charts: Charts;
  readonly views: Views;
}

export function nameCharts(connections: Connections) {
  const login = late<typeof loginMachine>();
  const signup = late<typeof signupMachine>();
  const publicPages = late<typeof publicPagesMachine>();
  const home = late<typeof homeMachine>();
  /** Empty until the hall is open: its chart starts no sooner. */
  const limits = { home: {}, publicPages: {} } as HallLimits;
  const halls: Partial<Record<'home' | 'publicPages', Hall>> = {};
  const fetchers = {
    login: async () =>
      login.arrive((await import('../features/login/chart.ts')).loginChart(connections)),
    signup: async () =>
      signup.arrive((await import('../features/signup/chart.ts')).signupChart(connections)),
  };
  const openers = {
    home: async () => {
      const { openHall } = await import('./homeFeatures.ts');
      return (halls.home ??= welcome(home, limits.home, openHall(connections)));
    },
    publicPages: async () => {
      const { openHall } = await import('./publicFeatures.ts');
      return (halls.publicPages ??= welcome(
        publicPages,
        limits.publicPages,
        openHall(connections),
      ));
    },
  };
  return {
    logics: {
      login: login.logic,
      signup: signup.logic,
      publicPages: publicPages.logic,
      home: home.logic,
    },
    limits,
    /** By the name that the screen has in places.ts. */
    doors: fetchers as Charts,
    halls: openers,
  };
}

function welcome<Chart, Limits extends object>(
  { arrive }: { arrive: (chart: Chart) => void },
  known: Limits,
  { chart, limits, ...hall }: Hall & { readonly chart: Chart; readonly limits: Limits },
): Hall {
  Object.assign(known, limits);
  arrive(chart);
  return hall;
}
