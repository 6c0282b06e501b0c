/**
 * The charts whose code comes with their screen: named at once, provided when it has arrived.
 *
 * A chart moves in at six places: its type in machines/home.machine.ts (or lobby.machine.ts: `import
 * type`, the inputs, the actors), its provided logic in rooms/, its name and its view in homeHall.ts
 * (or lobbyHall.ts), the paths that need it in places.ts, its limits in limits.ts.
 */
import type { homeMachine } from '../../machines/home.machine.ts';
import type { lobbyMachine } from '../../machines/lobby.machine.ts';
import type { loginMachine } from '../../machines/login.machine.ts';
import type { signupMachine } from '../../machines/signup.machine.ts';
import type { Connections } from '../actors/connections.ts';
import { late } from './late.ts';
import type { HallLimits } from './limits.ts';
import type { PartName } from './places.ts';
import type { Views } from './standIn.ts';

export type Charts = Partial<Record<PartName, () => Promise<void>>>;

/** Where rooms, or pages for anyone, lie side by side: who only looks at the door brings none of it. */
export interface Hall {
  readonly charts: Charts;
  readonly views: Views;
}

export function nameCharts(connections: Connections) {
  const login = late<typeof loginMachine>();
  const signup = late<typeof signupMachine>();
  const lobby = late<typeof lobbyMachine>();
  const home = late<typeof homeMachine>();
  /** Empty until the hall is open: its chart starts no sooner. */
  const limits = { home: {}, lobby: {} } as HallLimits;
  const halls: Partial<Record<'home' | 'lobby', Hall>> = {};
  const fetchers = {
    login: async () => login.arrive((await import('./rooms/login.ts')).loginChart(connections)),
    signup: async () => signup.arrive((await import('./rooms/signup.ts')).signupChart(connections)),
  };
  const openers = {
    home: async () => {
      const { openHall } = await import('./homeHall.ts');
      return (halls.home ??= welcome(home, limits.home, openHall(connections)));
    },
    lobby: async () => {
      const { openHall } = await import('./lobbyHall.ts');
      return (halls.lobby ??= welcome(lobby, limits.lobby, openHall(connections)));
    },
  };
  return {
    logics: { login: login.logic, signup: signup.logic, lobby: lobby.logic, home: home.logic },
    limits,
    /** By the name that the screen has in places.ts. */
    doors: fetchers as Charts,
    halls: openers,
  };
}

function welcome<Chart, Limits extends object>({ arrive }: { arrive: (chart: Chart) => void }, known: Limits, { chart, limits, ...hall }: Hall & { readonly chart: Chart; readonly limits: Limits }): Hall {
  Object.assign(known, limits);
  arrive(chart);
  return hall;
}
