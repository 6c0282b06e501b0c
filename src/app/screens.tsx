/** The screens' own code, fetched when the app chart asks for it. */
import { createElement, type ComponentType } from 'react';
import { fromPromise } from 'xstate';
import { SignOutOverlay } from '../views/session/SignOutOverlay.tsx';
import { ToastView } from '../views/toast/ToastView.tsx';
import type { Screens } from '../views/app/AppView.tsx';

type Room = 'landing' | 'login' | 'signup' | 'ingredientFlow' | 'page';

const fetchers: { [Name in Room]: () => Promise<Screens[Name]> } = {
  landing: () => import('../views/landing/LandingView.tsx').then((module) => module.LandingView),
  login: () => import('../views/login/LoginView.tsx').then((module) => module.LoginView),
  signup: () => import('../views/signup/SignupView.tsx').then((module) => module.SignupView),
  ingredientFlow: () => import('../views/ingredientFlow/KitchenView.tsx').then((module) => module.KitchenView),
  page: () => import('../views/app/PlannedPage.tsx').then((module) => module.PlannedPage),
};

/** The rooms of the signed-in have the bar with their menu at the head. */
const fetchBar = () => import('../views/app/SignedInBar.tsx').then((module) => module.SignedInBar);
const roomsWithBar: ReadonlySet<Room> = new Set<Room>(['ingredientFlow', 'page']);

const roomOf = (path: string): Room => {
  if (path === '/landing') return 'landing';
  if (path === '/login') return 'login';
  if (path === '/signup') return 'signup';
  return path === '/ai-kitchen' ? 'ingredientFlow' : 'page';
};

const arrived = new Map<Room, ComponentType<never>>();
let bar: Screens['bar'] | undefined;

/** A screen stands for its code: the chart draws none whose code has not come. */
const screen = <Name extends Room>(name: Name): Screens[Name] =>
  ((props: object) => createElement(arrived.get(name) as ComponentType<object>, props)) as Screens[Name];

export const screens: Screens = {
  session: SignOutOverlay,
  toasts: ToastView,
  bar: (props) => bar && createElement(bar, props),
  landing: screen('landing'),
  login: screen('login'),
  signup: screen('signup'),
  ingredientFlow: screen('ingredientFlow'),
  page: screen('page'),
};

/** `alsoFetch` brings what a room needs beside its view: the kitchen's chart and calls. */
export const createFetchScreen = (alsoFetch: Partial<Record<Room, () => Promise<void>>>) =>
  fromPromise<void, { path: string }>(async ({ input }) => {
    const room = roomOf(input.path);
    const [view, barOfRoom] = await Promise.all([fetchers[room](), roomsWithBar.has(room) ? fetchBar() : undefined, alsoFetch[room]?.()]);
    bar ??= barOfRoom;
    arrived.set(room, view as ComponentType<never>);
  });
