import { homeMachine } from '../../../machines/app/home.machine.ts';
import type { Samples } from '../samples.ts';
import { ada } from './app.ts';
import { photoLimits } from './foodDetection.ts';
import { historyLimits } from './historyList.ts';

interface Context {
  path: string;
}
const paths = [
  '/ai-kitchen',
  '/detected',
  '/planner',
  '/history',
  '/history/7',
  '/payment',
  '/settings',
  '/profile',
];
const room = { answers: { '': undefined }, failures: { '': new Error('fault') } };
const inputs = {
  aiKitchen: { ...photoLimits },
  foodDetection: { ...photoLimits },
  planLibrary: {},
  historyList: { ...historyLimits },
  historyEntry: { ...historyLimits },
  payment: {},
  healthSettings: {},
  accountCare: {},
  changePassword: {},
  access: {},
  feedback: {},
};

export const home: Samples = {
  chart: 'home',
  machine: homeMachine,
  input: { person: ada, path: '/payment', search: '', inputs },
  person: { 'room.retried': { type: 'room.retried' } },
  // The app chart passes these on.
  shell: {
    ...Object.fromEntries(
      paths.map((path) => [
        `room.entered ${path}`,
        { type: 'room.entered', path, search: path === '/planner' ? '?week=2' : '' },
      ]),
    ),
    'feedback.requested': { type: 'feedback.requested' },
  },
  actors: {
    aiKitchen: room,
    foodDetection: room,
    planLibrary: room,
    historyList: room,
    historyEntry: { ...room, messages: { 'history changed': { type: 'history.changed' } } },
    payment: {
      ...room,
      messages: {
        'payment succeeded': { type: 'payment.succeeded' },
        'payment unanswered': { type: 'payment.unanswered' },
        'payment refused': { type: 'payment.refused' },
      },
    },
    healthSettings: { ...room, messages: { 'settings changed': { type: 'settings.changed' } } },
    accountCare: {
      ...room,
      messages: { 'session dropped': { type: 'session.dropped', to: '/landing' } },
    },
    changePassword: {
      ...room,
      messages: { 'session dropped': { type: 'session.dropped', to: '/login' } },
    },
    access: room,
    feedback: room,
  },
  delays: {},
  distinguish: ({ path }: Context) => path,
  situations: Object.fromEntries(
    paths.map((each) => [`at ${each}`, ({ path }: Context) => path === each]),
  ),
  names: [[ada, 'Ada'], ...Object.values(inputs).map((each) => [each, 'its limits'] as const)],
};
