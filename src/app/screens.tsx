/** The screens' own code, fetched when the app chart asks for it. */
import { createElement, type ComponentProps, type ComponentType } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import type { toastMachine } from '../../machines/toast.machine.ts';
import { useSelector } from '../context/useSelector.ts';
import { SignOutOverlay } from '../views/session/SignOutOverlay.tsx';
import type { Screens } from '../views/app/AppView.tsx';
import type { Forms, Rooms } from '../views/app/screens.ts';
import type { HomeView } from '../views/home/HomeView.tsx';
import type { LobbyView } from '../views/lobby/LobbyView.tsx';
import { bringWordsOf } from './language.ts';
import { placeOf, places, type PartName } from './places.ts';
import { Standing, stands } from './standing.tsx';

type Fetched = Pick<Screens, 'landing' | 'login' | 'signup' | 'bar' | 'toasts'>;
type View = ComponentType<never>;

/** Each view's own code. What stands here as a room's or a form's chart is drawn by it. */
const fetchers = {
  landing: () => import('./rooms/landing.tsx').then((module) => module.Landing),
  login: () => import('../views/login/LoginView.tsx').then((module) => module.LoginView),
  /** The landing page has nothing to tell; what comes from elsewhere waits for this (shell.ts). */
  toasts: () => import('../views/toast/ToastView.tsx').then((module) => module.ToastView),
  signup: () => import('../views/signup/SignupView.tsx').then((module) => module.SignupView),
  /** The rooms of the signed-in have the bar with their menu at the head. */
  bar: () => import('../views/app/SignedInBar.tsx').then((module) => module.SignedInBar),
  lobby: () => import('../views/lobby/LobbyView.tsx').then((module) => module.LobbyView),
  home: () => import('../views/home/HomeView.tsx').then((module) => module.HomeView),
  access: () => import('../views/access/AccessView.tsx').then((module) => module.AccessView),
  payment: () => import('../views/payment/PaymentView.tsx').then((module) => module.PaymentView),
  ingredientFlow: () => import('../views/ingredientFlow/KitchenView.tsx').then((module) => module.KitchenView),
  foodDetection: () => import('../views/foodDetection/DetectionView.tsx').then((module) => module.DetectionView),
  historyList: () => import('../views/historyList/HistoryListView.tsx').then((module) => module.HistoryListView),
  historyEntry: () => import('../views/historyEntry/HistoryEntryView.tsx').then((module) => module.HistoryEntryView),
  forgotPassword: () => import('../views/forgotPassword/ForgotPasswordView.tsx').then((module) => module.ForgotPasswordView),
  resetPassword: () => import('../views/resetPassword/ResetPasswordView.tsx').then((module) => module.ResetPasswordView),
  onboarding: () => import('../views/onboarding/OnboardingView.tsx').then((module) => module.OnboardingView),
  healthSettings: () => import('../views/healthSettings/SettingsView.tsx').then((module) => module.SettingsView),
  planLibrary: () => import('../views/planner/PlannerView.tsx').then((module) => module.PlannerView),
  sources: () => import('../views/sources/SourcesView.tsx').then((module) => module.SourcesView),
  changePassword: () => import('../views/changePassword/ProfileView.tsx').then((module) => module.ProfileView),
  feedback: () => import('../views/feedback/FeedbackView.tsx').then((module) => module.FeedbackView),
  accountCare: () => import('../views/accountCare/AccountCareView.tsx').then((module) => module.AccountCareView),
  verifyEmail: () => import('../views/verifyEmail/VerifyEmailView.tsx').then((module) => module.VerifyEmailView),
  legal: () => import('../views/legal/LegalView.tsx').then((module) => module.LegalView),
} satisfies Record<PartName, () => Promise<View>>;

const arrived = new Map<PartName, View>();

/** Stands for code that comes later: the chart draws none whose code has not come. */
const standIn = <Props extends object>(name: PartName) =>
  ((props: Props) => {
    const View = arrived.get(name) as ComponentType<Props> | undefined;
    return View && createElement(View, props);
  }) as ComponentType<Props>;
const screen = <Name extends keyof Fetched>(name: Name) => standIn(name) as Screens[Name];

/** By the chart that starts them (machines/home.machine.ts, machines/lobby.machine.ts). */
const rooms: Rooms = {
  page: () => null,
  accountCare: standIn('accountCare'),
  feedback: standIn('feedback'),
  changePassword: standIn('changePassword'),
  healthSettings: standIn('healthSettings'),
  access: standIn('access'),
  payment: standIn('payment'),
  ingredientFlow: standIn('ingredientFlow'),
  foodDetection: standIn('foodDetection'),
  planLibrary: standIn('planLibrary'),
  historyList: standIn('historyList'),
  historyEntry: standIn('historyEntry'),
};
const forms: Forms = {
  page: standIn('legal'),
  verifyEmail: standIn('verifyEmail'),
  onboarding: standIn('onboarding'),
  resetPassword: standIn('resetPassword'),
  forgotPassword: standIn('forgotPassword'),
  sources: standIn('sources'),
};

const Lobby = standIn<ComponentProps<typeof LobbyView>>('lobby');
const Home = standIn<ComponentProps<typeof HomeView>>('home');

const Toasts = screen('toasts');
const isShowing = (snapshot: SnapshotFrom<typeof toastMachine>): boolean => snapshot.hasTag('visible');
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
  lobby: (props) => createElement(Lobby, { ...props, forms }),
  home: (props) => createElement(Home, { ...props, rooms }),
};

/** `charts` brings what a room needs beside its view: its chart and its calls. */
export const createFetchScreen = (charts: Partial<Record<PartName, () => Promise<void>>>) =>
  fromPromise<void, { path: string }>(async ({ input }) => {
    const place = placeOf(input.path) ?? '/ai-kitchen';
    await bringWordsOf(place);
    await Promise.all(
      (places[place] as readonly PartName[]).map(async (name) => {
        const [view] = await Promise.all([stands(input.path) && name === 'landing' ? Standing : fetchers[name](), charts[name]?.()]);
        arrived.set(name, view as View);
      }),
    );
  });

/** Before something is told: has what tells it brought. Undefined where it is here. */
export const bringToasts = (): Promise<void> | undefined => (arrived.has('toasts') ? undefined : bring('toasts'));

/** Where what stood has to be drawn after all. */
export const drawAnew = (): Promise<void> | undefined => (arrived.get('landing') === Standing ? bring('landing') : undefined);

async function bring(name: 'toasts' | 'landing'): Promise<void> {
  arrived.set(name, (await fetchers[name]()) as View);
}
