/** The rooms of the signed-in, by name: their charts and views come when one is entered. */
import { createElement, type ComponentProps } from 'react';
import type { ingredientFlowMachine } from '../../machines/ingredientFlow.machine.ts';
import type { foodDetectionMachine } from '../../machines/foodDetection.machine.ts';
import type { planLibraryMachine } from '../../machines/planLibrary.machine.ts';
import type { historyListMachine } from '../../machines/historyList.machine.ts';
import type { historyEntryMachine } from '../../machines/historyEntry.machine.ts';
import type { paymentMachine } from '../../machines/payment.machine.ts';
import type { healthSettingsMachine } from '../../machines/healthSettings.machine.ts';
import type { accountCareMachine } from '../../machines/accountCare.machine.ts';
import type { changePasswordMachine } from '../../machines/changePassword.machine.ts';
import type { accessMachine } from '../../machines/access.machine.ts';
import type { feedbackMachine } from '../../machines/feedback.machine.ts';
import type { Connections } from '../actors/connections.ts';
import type { Rooms } from '../views/app/screens.ts';
import { HomeView } from '../views/home/HomeView.tsx';
import { late } from './late.ts';
import { homeLimits } from './limits.ts';
import { homeChart } from './rooms/home.ts';
import { standIn, type Views } from './standIn.ts';

function nameHomeCharts(connections: Connections) {
  const ingredientFlow = late<typeof ingredientFlowMachine>();
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
    logics: { ingredientFlow: ingredientFlow.logic, foodDetection: foodDetection.logic, planLibrary: planLibrary.logic, historyList: historyList.logic, historyEntry: historyEntry.logic, payment: payment.logic, healthSettings: healthSettings.logic, accountCare: accountCare.logic, changePassword: changePassword.logic, access: access.logic, feedback: feedback.logic },
    fetchers: {
      ingredientFlow: async () => ingredientFlow.arrive((await import('./rooms/kitchen.ts')).kitchenChart(connections)),
      foodDetection: async () => foodDetection.arrive((await import('./rooms/detection.ts')).detectionChart(connections)),
      planLibrary: async () => planLibrary.arrive((await import('./rooms/planner.ts')).plannerChart(connections)),
      historyList: async () => historyList.arrive((await import('./rooms/history.ts')).historyListChart(connections)),
      historyEntry: async () => historyEntry.arrive((await import('./rooms/history.ts')).historyEntryChart(connections)),
      payment: async () => payment.arrive((await import('./rooms/payment.ts')).paymentChart(connections)),
      healthSettings: async () => healthSettings.arrive((await import('./rooms/healthSettings.ts')).healthSettingsChart(connections)),
      accountCare: async () => accountCare.arrive((await import('./rooms/accountCare.ts')).accountCareChart(connections)),
      changePassword: async () => changePassword.arrive((await import('./rooms/changePassword.ts')).changePasswordChart(connections)),
      access: async () => access.arrive((await import('./rooms/access.ts')).accessChart(connections)),
      feedback: async () => feedback.arrive((await import('./rooms/feedback.ts')).feedbackChart(connections)),
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
  ingredientFlow: standIn('ingredientFlow'),
  foodDetection: standIn('foodDetection'),
  planLibrary: standIn('planLibrary'),
  historyList: standIn('historyList'),
  historyEntry: standIn('historyEntry'),
};

const Home = (props: Omit<ComponentProps<typeof HomeView>, 'rooms'>) => createElement(HomeView, { ...props, rooms });

const views = {
  access: () => import('../views/access/AccessView.tsx').then((module) => module.AccessView),
  payment: () => import('../views/payment/PaymentView.tsx').then((module) => module.PaymentView),
  ingredientFlow: () => import('../views/ingredientFlow/KitchenView.tsx').then((module) => module.KitchenView),
  foodDetection: () => import('../views/foodDetection/DetectionView.tsx').then((module) => module.DetectionView),
  historyList: () => import('../views/historyList/HistoryListView.tsx').then((module) => module.HistoryListView),
  historyEntry: () => import('../views/historyEntry/HistoryEntryView.tsx').then((module) => module.HistoryEntryView),
  healthSettings: () => import('../views/healthSettings/SettingsView.tsx').then((module) => module.SettingsView),
  planLibrary: () => import('../views/planner/PlannerView.tsx').then((module) => module.PlannerView),
  changePassword: () => import('../views/changePassword/ProfileView.tsx').then((module) => module.ProfileView),
  feedback: () => import('../views/feedback/FeedbackView.tsx').then((module) => module.FeedbackView),
  accountCare: () => import('../views/accountCare/AccountCareView.tsx').then((module) => module.AccountCareView),
  home: () => Promise.resolve(Home),
} satisfies Views;

export function openHall(connections: Connections) {
  const { logics, fetchers } = nameHomeCharts(connections);
  return { chart: homeChart(logics), charts: fetchers, views, limits: homeLimits };
}
