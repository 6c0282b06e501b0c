/** The rooms of the signed-in, by name: their charts and views come when one is entered. */
import { createElement, type ComponentProps } from 'react';
import type { aiKitchenMachine } from '../../machines/aiKitchen/aiKitchen.machine.ts';
import type { foodDetectionMachine } from '../../machines/foodDetection/foodDetection.machine.ts';
import type { planLibraryMachine } from '../../machines/planner/planLibrary.machine.ts';
import type { historyListMachine } from '../../machines/history/historyList.machine.ts';
import type { historyEntryMachine } from '../../machines/history/historyEntry.machine.ts';
import type { paymentMachine } from '../../machines/payment/payment.machine.ts';
import type { healthSettingsMachine } from '../../machines/settings/healthSettings.machine.ts';
import type { accountCareMachine } from '../../machines/settings/accountCare.machine.ts';
import type { changePasswordMachine } from '../../machines/profile/changePassword.machine.ts';
import type { accessMachine } from '../../machines/access/access.machine.ts';
import type { feedbackMachine } from '../../machines/feedback/feedback.machine.ts';
import type { Connections } from '../actors/connections.ts';
import type { Rooms } from './shell/layouts.ts';
import { HomeView } from './shell/HomeView.tsx';
import { late } from './lazyLogic.ts';
import { homeLimits } from './limits.ts';
import { homeChart } from './homeChart.ts';
import { standIn, type Views } from './lazyView.ts';

function nameHomeCharts(connections: Connections) {
  const aiKitchen = late<typeof aiKitchenMachine>();
  const foodDetection = late<typeof foodDetectionMachine>();
  const planLibrary = late<typeof planLibraryMachine>();
  const historyList = late<typeof historyListMachine>();
  const historyEntry = late<typeof historyEntryMachine>();
  const payment = late<typeof paymentMachine>();
  const healthSettings = late<typeof healthSettingsMachine>();
  const accountCare = late<typeof accountCareMachine>();
  const changePassword = late<typeof changePasswordMachine>();
  const access = late<typeof accessMachine>();
  const feedback = late<typeof feedbackMachine>();
  return {
    logics: {
      aiKitchen: aiKitchen.logic,
      foodDetection: foodDetection.logic,
      planLibrary: planLibrary.logic,
      historyList: historyList.logic,
      historyEntry: historyEntry.logic,
      payment: payment.logic,
      healthSettings: healthSettings.logic,
      accountCare: accountCare.logic,
      changePassword: changePassword.logic,
      access: access.logic,
      feedback: feedback.logic,
    },
    fetchers: {
      aiKitchen: async () =>
        aiKitchen.arrive(
          (await import('../features/aiKitchen/chart.ts')).aiKitchenChart(connections),
        ),
      foodDetection: async () =>
        foodDetection.arrive(
          (await import('../features/foodDetection/chart.ts')).detectionChart(connections),
        ),
      planLibrary: async () =>
        planLibrary.arrive(
          (await import('../features/planner/chart.ts')).plannerChart(connections),
        ),
      historyList: async () =>
        historyList.arrive(
          (await import('../features/history/chart.ts')).historyListChart(connections),
        ),
      historyEntry: async () =>
        historyEntry.arrive(
          (await import('../features/history/chart.ts')).historyEntryChart(connections),
        ),
      payment: async () =>
        payment.arrive((await import('../features/payment/chart.ts')).paymentChart(connections)),
      healthSettings: async () =>
        healthSettings.arrive(
          (await import('../features/settings/chart.ts')).healthSettingsChart(connections),
        ),
      accountCare: async () =>
        accountCare.arrive(
          (await import('../features/settings/accountCareChart.ts')).accountCareChart(connections),
        ),
      changePassword: async () =>
        changePassword.arrive(
          (await import('../features/profile/chart.ts')).changePasswordChart(connections),
        ),
      access: async () =>
        access.arrive((await import('../features/access/chart.ts')).accessChart(connections)),
      feedback: async () =>
        feedback.arrive((await import('../features/feedback/chart.ts')).feedbackChart(connections)),
    },
  };
}

/** By the chart that starts them. */
const rooms: Rooms = {
  page: () => null,
  accountCare: standIn('accountCare'),
  feedback: standIn('feedback'),
  changePassword: standIn('changePassword'),
  healthSettings: standIn('healthSettings'),
  access: standIn('access'),
  payment: standIn('payment'),
  aiKitchen: standIn('aiKitchen'),
  foodDetection: standIn('foodDetection'),
  planLibrary: standIn('planLibrary'),
  historyList: standIn('historyList'),
  historyEntry: standIn('historyEntry'),
};

const Home = (props: Omit<ComponentProps<typeof HomeView>, 'rooms'>) =>
  createElement(HomeView, { ...props, rooms });

const views = {
  access: () =>
    import('../features/access/views/AccessView.tsx').then((module) => module.AccessView),
  payment: () =>
    import('../features/payment/views/PaymentView.tsx').then((module) => module.PaymentView),
  aiKitchen: () =>
    import('../features/aiKitchen/views/AiKitchenView.tsx').then((module) => module.AiKitchenView),
  foodDetection: () =>
    import('../features/foodDetection/views/DetectionView.tsx').then(
      (module) => module.DetectionView,
    ),
  historyList: () =>
    import('../features/history/views/HistoryListView.tsx').then(
      (module) => module.HistoryListView,
    ),
  historyEntry: () =>
    import('../features/history/views/HistoryEntryView.tsx').then(
      (module) => module.HistoryEntryView,
    ),
  healthSettings: () =>
    import('../features/settings/views/SettingsView.tsx').then((module) => module.SettingsView),
  planLibrary: () =>
    import('../features/planner/views/PlannerView.tsx').then((module) => module.PlannerView),
  changePassword: () =>
    import('../features/profile/views/ProfileView.tsx').then((module) => module.ProfileView),
  feedback: () =>
    import('../features/feedback/views/FeedbackView.tsx').then((module) => module.FeedbackView),
  accountCare: () =>
    import('../features/settings/views/AccountCareView.tsx').then(
      (module) => module.AccountCareView,
    ),
  home: () => Promise.resolve(Home),
} satisfies Views;

export function openHall(connections: Connections) {
  const { logics, fetchers } = nameHomeCharts(connections);
  return { chart: homeChart(logics), charts: fetchers, views, limits: homeLimits };
}
