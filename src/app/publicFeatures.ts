/** The pages for anyone, by name: their charts and views come when one is opened. */
import { createElement, type ComponentProps } from 'react';
import type { forgotPasswordMachine } from '../../machines/forgotPassword/forgotPassword.machine.ts';
import type { resetPasswordMachine } from '../../machines/resetPassword/resetPassword.machine.ts';
import type { verifyEmailMachine } from '../../machines/verifyEmail/verifyEmail.machine.ts';
import type { onboardingMachine } from '../../machines/onboarding/onboarding.machine.ts';
import type { sourcesMachine } from '../../machines/sources/sources.machine.ts';
import type { Connections } from '../actors/connections.ts';
import type { Forms } from './shell/layouts.ts';
import { PublicPagesView } from './shell/PublicPagesView.tsx';
import { late } from './lazyLogic.ts';
import { publicPagesLimits } from './limits.ts';
import { publicPagesChart } from './publicPagesChart.ts';
import { standIn, type Views } from './lazyView.ts';

function namePublicPagesCharts(connections: Connections) {
  const forgotPassword = late<typeof forgotPasswordMachine>();
  const resetPassword = late<typeof resetPasswordMachine>();
  const verifyEmail = late<typeof verifyEmailMachine>();
  const onboarding = late<typeof onboardingMachine>();
  const sources = late<typeof sourcesMachine>();
  return {
    logics: {
      forgotPassword: forgotPassword.logic,
      resetPassword: resetPassword.logic,
      verifyEmail: verifyEmail.logic,
      onboarding: onboarding.logic,
      sources: sources.logic,
    },
    fetchers: {
      forgotPassword: async () =>
        forgotPassword.arrive(
          (await import('../features/forgotPassword/chart.ts')).forgotPasswordChart(connections),
        ),
      resetPassword: async () =>
        resetPassword.arrive(
          (await import('../features/resetPassword/chart.ts')).resetPasswordChart(connections),
        ),
      verifyEmail: async () =>
        verifyEmail.arrive(
          (await import('../features/verifyEmail/chart.ts')).verifyEmailChart(connections),
        ),
      onboarding: async () =>
        onboarding.arrive(
          (await import('../features/onboarding/chart.ts')).onboardingChart(connections),
        ),
      sources: async () =>
        sources.arrive((await import('../features/sources/chart.ts')).sourcesChart(connections)),
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

const PublicPages = (props: Omit<ComponentProps<typeof PublicPagesView>, 'forms'>) =>
  createElement(PublicPagesView, { ...props, forms });

const views = {
  forgotPassword: () =>
    import('../features/forgotPassword/views/ForgotPasswordView.tsx').then(
      (module) => module.ForgotPasswordView,
    ),
  resetPassword: () =>
    import('../features/resetPassword/views/ResetPasswordView.tsx').then(
      (module) => module.ResetPasswordView,
    ),
  onboarding: () =>
    import('../features/onboarding/views/OnboardingView.tsx').then(
      (module) => module.OnboardingView,
    ),
  sources: () =>
    import('../features/sources/views/SourcesView.tsx').then((module) => module.SourcesView),
  verifyEmail: () =>
    import('../features/verifyEmail/views/VerifyEmailView.tsx').then(
      (module) => module.VerifyEmailView,
    ),
  legal: () => import('../features/legal/views/LegalView.tsx').then((module) => module.LegalView),
  publicPages: () => Promise.resolve(PublicPages),
} satisfies Views;

export function openHall(connections: Connections) {
  const { logics, fetchers } = namePublicPagesCharts(connections);
  return { chart: publicPagesChart(logics), charts: fetchers, views, limits: publicPagesLimits };
}
