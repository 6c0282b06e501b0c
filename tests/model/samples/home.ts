import { homeMachine } from '../../../machines/app/home.machine.ts';
import type { OpenedDish } from '../../../machines/shared/kitchen.ts';
import type { Samples } from '../engine/index.ts';
import { ada } from './app.ts';
import { photoLimits } from './foodDetection.ts';
import { historyLimits } from './historyList.ts';

interface Context {
  path: string;
  opened: OpenedDish | null;
}
const dish: OpenedDish = { analysisId: 'a1', index: 0, title: 'Jollof rice', names: ['rice'] };
const paths = [
  '/ai-kitchen',
  '/detected',
  '/planner',
  '/history',
  '/history/7',
  '/recipe/egg-fried-rice',
  '/my-recipes/new',
  '/payment',
  '/shopping',
  '/household',
  '/who-eats',
  '/settings',
  '/profile',
];
const page = { answers: { '': undefined }, failures: { '': new Error('fault') } };
const inputs = {
  aiKitchen: { ...photoLimits },
  foodDetection: { ...photoLimits },
  planLibrary: {},
  recipe: {},
  ownRecipes: {},
  cookingTimers: {},
  historyList: { ...historyLimits },
  historyEntry: { ...historyLimits },
  payment: {},
  shoppingList: {},
  household: {},
  table: {},
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
  person: { 'route.retried': { type: 'route.retried' } },
  // The app chart passes these on.
  shell: {
    ...Object.fromEntries(
      paths.map((path) => [
        `route.entered ${path}`,
        { type: 'route.entered', path, search: path === '/planner' ? '?week=2' : '' },
      ]),
    ),
    'feedback.requested': { type: 'feedback.requested' },
  },
  actors: {
    aiKitchen: { ...page, messages: { 'dish opened': { type: 'dish.opened', dish } } },
    recipe: {
      ...page,
      messages: { 'dish saved': { type: 'dish.saved', analysisId: 'a1', entryId: 'r7' } },
    },
    ownRecipes: page,
    cookingTimers: page,
    foodDetection: page,
    planLibrary: page,
    historyList: page,
    historyEntry: { ...page, messages: { 'history changed': { type: 'history.changed' } } },
    payment: {
      ...page,
      messages: {
        'payment succeeded': { type: 'payment.succeeded' },
        'payment unanswered': { type: 'payment.unanswered' },
        'payment refused': { type: 'payment.refused' },
      },
    },
    shoppingList: page,
    household: page,
    table: page,
    healthSettings: { ...page, messages: { 'settings changed': { type: 'settings.changed' } } },
    accountCare: {
      ...page,
      messages: { 'session dropped': { type: 'session.dropped', to: '/landing' } },
    },
    changePassword: {
      ...page,
      messages: { 'session dropped': { type: 'session.dropped', to: '/login' } },
    },
    access: { ...page, messages: { paid: { type: 'access.paid', until: 7 } } },
    feedback: page,
  },
  delays: {},
  // Only the recipe's page asks for the dish.
  distinguish: ({ path, opened }: Context) => [
    path,
    // From where a dish is opened, past a page beside, to where it matters.
    ['/ai-kitchen', '/history', '/recipe/egg-fried-rice', '/payment'].includes(path) &&
      opened !== null,
  ],
  apart: ({ opened }: Context) => opened !== null,
  situations: {
    ...Object.fromEntries(
      paths.map((each) => [`at ${each}`, ({ path }: Context) => path === each]),
    ),
    'a dish was opened': ({ opened }: Context) => opened !== null,
  },
  names: [
    [ada, 'Ada'],
    [dish, 'the dish'],
    ...Object.values(inputs).map((each) => [each, 'its limits'] as const),
  ],
};
