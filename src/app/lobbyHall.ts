/** The pages for anyone, by name: their charts and views come when one is opened. */
import { createElement, type ComponentProps } from 'react';
import type { forgotPasswordMachine } from '../../machines/forgotPassword.machine.ts';
import type { resetPasswordMachine } from '../../machines/resetPassword.machine.ts';
import type { verifyEmailMachine } from '../../machines/verifyEmail.machine.ts';
import type { onboardingMachine } from '../../machines/onboarding.machine.ts';
import type { sourcesMachine } from '../../machines/sources.machine.ts';
import type { Connections } from '../actors/connections.ts';
import type { Forms } from '../views/app/screens.ts';
import { LobbyView } from '../views/lobby/LobbyView.tsx';
import { late } from './late.ts';
import { lobbyLimits } from './limits.ts';
import { lobbyChart } from './rooms/lobby.ts';
import { standIn, type Views } from './standIn.ts';

function nameLobbyCharts(connections: Connections) {
  const forgotPassword = late<typeof forgotPasswordMachine>();
  const resetPassword = late<typeof resetPasswordMachine>();
  const verifyEmail = late<typeof verifyEmailMachine>();
  const onboarding = late<typeof onboardingMachine>();
  const sources = late<typeof sourcesMachine>();
  return {
    logics: { forgotPassword: forgotPassword.logic, resetPassword: resetPassword.logic, verifyEmail: verifyEmail.logic, onboarding: onboarding.logic, sources: sources.logic },
    fetchers: {
      forgotPassword: async () => forgotPassword.arrive((await import('./rooms/forgotPassword.ts')).forgotPasswordChart(connections)),
      resetPassword: async () => resetPassword.arrive((await import('./rooms/resetPassword.ts')).resetPasswordChart(connections)),
      verifyEmail: async () => verifyEmail.arrive((await import('./rooms/verifyEmail.ts')).verifyEmailChart(connections)),
      onboarding: async () => onboarding.arrive((await import('./rooms/onboarding.ts')).onboardingChart(connections)),
      sources: async () => sources.arrive((await import('./rooms/sources.ts')).sourcesChart(connections)),
    },
  };
}

/** By the chart that starts them. */
const forms: Forms = {
  page: standIn('legal'),
  verifyEmail: standIn('verifyEmail'),
  onboarding: standIn('onboarding'),
  resetPassword: standIn('resetPassword'),
  forgotPassword: standIn('forgotPassword'),
  sources: standIn('sources'),
};

const Lobby = (props: Omit<ComponentProps<typeof LobbyView>, 'forms'>) => createElement(LobbyView, { ...props, forms });

const views = {
  forgotPassword: () => import('../views/forgotPassword/ForgotPasswordView.tsx').then((module) => module.ForgotPasswordView),
  resetPassword: () => import('../views/resetPassword/ResetPasswordView.tsx').then((module) => module.ResetPasswordView),
  onboarding: () => import('../views/onboarding/OnboardingView.tsx').then((module) => module.OnboardingView),
  sources: () => import('../views/sources/SourcesView.tsx').then((module) => module.SourcesView),
  verifyEmail: () => import('../views/verifyEmail/VerifyEmailView.tsx').then((module) => module.VerifyEmailView),
  legal: () => import('../views/legal/LegalView.tsx').then((module) => module.LegalView),
  lobby: () => Promise.resolve(Lobby),
} satisfies Views;

export function openHall(connections: Connections) {
  const { logics, fetchers } = nameLobbyCharts(connections);
  return { chart: lobbyChart(logics), charts: fetchers, views, limits: lobbyLimits };
}
