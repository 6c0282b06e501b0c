/** The charts whose code comes with their page: named at once, provided when it is here. */
import type { AnyActorLogic } from 'xstate';
import type { homeMachine } from '../../machines/app/home.machine.ts';
import type { publicPagesMachine } from '../../machines/app/publicPages.machine.ts';
import type { Connections } from '../actors/connections.ts';
import type { Feature } from '../features/defineFeature.ts';
import { lazyLogic } from './lazyLogic.ts';
import { charts, layouts, type Charts, type LayoutName } from './features.ts';
import { resolveView } from './lazyView.ts';

export function createLazyCharts(connections: Connections) {
  const lazy = Object.fromEntries(
    Object.keys(charts).map((name) => [name, lazyLogic<AnyActorLogic>()]),
  );
  const logics = Object.fromEntries(
    Object.entries(lazy).map(([name, { logic }]) => [name, logic]),
  ) as unknown as Charts;
  const home = lazyLogic<typeof homeMachine>();
  const publicPages = lazyLogic<typeof publicPagesMachine>();

  const loadLayouts: Record<LayoutName, () => Promise<void>> = {
    home: async () => {
      const { homeChart, HomeView } = await layouts.home.load();
      home.resolve(homeChart(logics));
      resolveView('home', HomeView);
    },
    publicPages: async () => {
      const { publicPagesChart, PublicPagesView } = await layouts.publicPages.load();
      publicPages.resolve(publicPagesChart(logics));
      resolveView('publicPages', PublicPagesView);
    },
  };
  return {
    logics: { ...logics, home: home.logic, publicPages: publicPages.logic },
    loadLayout: (name: LayoutName) => loadLayouts[name](),
    /** Has a feature's charts fetched, and provided with what they call. */
    loadCharts: ({ charts: own = {} }: Feature) =>
      Promise.all(
        Object.entries(own).map(async ([name, load]) =>
          lazy[name]?.resolve((await load())(connections)),
        ),
      ),
  };
}
