/** The screens' own code, fetched when the app chart asks for it. */
import { createElement, type ComponentProps } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import type { toastMachine } from '../../machines/app/toast.machine.ts';
import { useSelector } from '../context/useSelector.ts';
import { SignOutOverlay } from '../features/session/views/SignOutOverlay.tsx';
import type { Screens } from './shell/AppView.tsx';
import type { nameCharts } from './charts.ts';
import { loadFeatureTexts } from './language.ts';
import { placeOf, places, type PartName } from './places.ts';
import { Standing, stands } from './staticPage.tsx';
import { arrived, standIn, type View, type Views } from './lazyView.ts';

/** The views at the door, and what others share. What lies in a hall is in homeFeatures.ts and publicFeatures.ts. */
const views = {
  landing: () => import('../features/landing/Landing.tsx').then((module) => module.Landing),
  login: () => import('../features/login/views/LoginView.tsx').then((module) => module.LoginView),
  /** The landing page has nothing to tell; what comes from elsewhere waits for this (shell.ts). */
  toasts: () => import('../features/toast/views/ToastView.tsx').then((module) => module.ToastView),
  signup: () =>
    import('../features/signup/views/SignupView.tsx').then((module) => module.SignupView),
  /** The rooms of the signed-in have the bar with their menu at the head. */
  bar: () => import('./shell/SignedInBar.tsx').then((module) => module.SignedInBar),
} satisfies Views;

const screen = <Name extends keyof Screens & PartName>(name: Name) =>
  standIn(name) as Screens[Name];
const Toasts = screen('toasts');
const isShowing = (snapshot: SnapshotFrom<typeof toastMachine>): boolean =>
  snapshot.hasTag('visible');
/** Draws again when there is something to tell: by then its code has come. */
function LateToasts(props: ComponentProps<Screens['toasts']>) {
  useSelector(props.actor, isShowing);
  return createElement(Toasts, props);
}

export const screens: Screens = {
  session: SignOutOverlay,
  toasts: LateToasts,
  bar: screen('bar'),
  landing: screen('landing'),
  login: screen('login'),
  signup: screen('signup'),
  publicPages: screen('publicPages'),
  home: screen('home'),
};

/** `charts` brings what a room needs beside its view: its chart and its calls. */
export const createFetchScreen = ({
  doors,
  halls,
}: Pick<ReturnType<typeof nameCharts>, 'doors' | 'halls'>) =>
  fromPromise<void, { path: string }>(async ({ input }) => {
    const parts: readonly PartName[] = places[placeOf(input.path) ?? '/ai-kitchen'];
    const name = (['home', 'publicPages'] as const).find((each) => parts.includes(each));
    // Words that came after a room was drawn would leave it in English.
    const [hall] = name ? await Promise.all([halls[name](), loadFeatureTexts()]) : [];
    const viewOf = {
      ...(views as Views),
      ...hall?.views,
      ...(stands(input.path) && { landing: () => Promise.resolve(Standing) }),
    };
    const chartOf = { ...doors, ...hall?.charts };
    await Promise.all(
      parts.map(async (part) => {
        const [view] = await Promise.all([viewOf[part]?.(), chartOf[part]?.()]);
        if (view) arrived.set(part, view);
      }),
    );
  });

/** Before something is told: has what tells it brought. Undefined where it is here. */
export const bringToasts = (): Promise<void> | undefined =>
  arrived.has('toasts') ? undefined : bring('toasts');

/** Where what stood has to be drawn after all. */
export const drawAnew = (): Promise<void> | undefined =>
  arrived.get('landing') === Standing ? bring('landing') : undefined;

async function bring(name: 'toasts' | 'landing'): Promise<void> {
  arrived.set(name, (await views[name]()) as View);
}
