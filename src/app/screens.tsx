/** The screens' own code, fetched when the app chart asks for it. */
import { createElement, type ComponentProps } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import type { toastMachine } from '../../machines/app/toast.machine.ts';
import { useSelector } from '../context/useSelector.ts';
import type { Feature } from '../features/defineFeature.ts';
import { SignOutOverlay } from '../features/session/views/SignOutOverlay.tsx';
import type { Screens } from './shell/AppView.tsx';
import type { HomeViews, PageView, PublicPageViews } from './shell/layouts.ts';
import { loadFeatureTexts } from './language.ts';
import type { createLazyCharts } from './lazyCharts.ts';
import { lazyView, resolveView, viewNow, type ViewName } from './lazyView.ts';
import { featuresOn, layoutOf, pageAt, pages, views, type Views } from './features.ts';
import { isKeptStatic, StaticContent } from './staticPage.tsx';

const screen = <Name extends keyof Screens & ViewName>(name: Name) =>
  lazyView(name) as Screens[Name];

const Toasts = screen('toasts');
const isShowing = (snapshot: SnapshotFrom<typeof toastMachine>): boolean =>
  snapshot.hasTag('visible');
/** Draws again when there is something to tell: by then its code is here. */
function LazyToasts(props: ComponentProps<Screens['toasts']>) {
  useSelector(props.actor, isShowing);
  return createElement(Toasts, props);
}

/** A page without a chart: its feature has one view, which is told the path. */
const PlainPage: PageView = (props) => {
  const name = pageAt(props.path)?.feature.name;
  return name === undefined ? null : createElement(lazyView<typeof props>(name), props);
};
/** By the chart that each draws. */
const lazyViews = {
  ...(Object.fromEntries(Object.keys(views).map((name) => [name, lazyView(name)])) as Views),
  page: PlainPage,
};
const Home = lazyView<ComponentProps<Screens['home']> & { views: HomeViews }>('home');
const PublicPages = lazyView<ComponentProps<Screens['publicPages']> & { views: PublicPageViews }>(
  'publicPages',
);

export const screens: Screens = {
  session: SignOutOverlay,
  toasts: LazyToasts,
  bar: screen('bar'),
  landing: screen('landing'),
  login: screen('login'),
  signup: screen('signup'),
  publicPages: (props) => createElement(PublicPages, { ...props, views: lazyViews }),
  home: (props) => createElement(Home, { ...props, views: lazyViews }),
};

async function loadViews({ views: own = {} }: Feature): Promise<void> {
  await Promise.all(
    Object.entries(own).map(async ([name, load]) => resolveView(name, await load())),
  );
}

/** `lazyCharts` brings what a screen needs beside its view: its chart and its calls. */
export const createFetchScreen = ({
  loadLayout,
  loadCharts,
}: Pick<ReturnType<typeof createLazyCharts>, 'loadLayout' | 'loadCharts'>) =>
  fromPromise<void, { path: string }>(async ({ input }) => {
    const page = pageAt(input.path) ?? pageAt('/ai-kitchen');
    if (page === undefined) return;
    if (isKeptStatic(input.path)) return resolveView(page.feature.name, StaticContent);
    const layout = layoutOf(page);
    await Promise.all([
      // Words that came after a page was drawn would leave it in English.
      ...(layout ? [loadLayout(layout), loadFeatureTexts()] : []),
      ...featuresOn(page).flatMap((feature) => [loadViews(feature), loadCharts(feature)]),
    ]);
  });

/** Before something is told: has what tells it fetched. Undefined where it is here. */
export const loadToasts = (): Promise<void> | undefined =>
  viewNow('toasts')
    ? undefined
    : views.toasts().then((ToastView) => resolveView('toasts', ToastView));

/** Where what was kept static has to be drawn after all. */
export async function loadStaticPage(): Promise<void> {
  const page = pages.find(({ feature }) => viewNow(feature.name) === StaticContent);
  if (page) await loadViews(page.feature);
}
