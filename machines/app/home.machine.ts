import { assign, emit, fromPromise, sendTo, setup, type InputFrom } from 'xstate';
import type { accessMachine } from '../access/access.machine.ts';
import type { foodDetectionMachine } from '../foodDetection/foodDetection.machine.ts';
import type { historyEntryMachine } from '../history/historyEntry.machine.ts';
import type { historyListMachine } from '../history/historyList.machine.ts';
import type { aiKitchenMachine } from '../aiKitchen/aiKitchen.machine.ts';
import type { paymentMachine } from '../payment/payment.machine.ts';
import type { healthSettingsMachine } from '../settings/healthSettings.machine.ts';
import type { changePasswordMachine } from '../profile/changePassword.machine.ts';
import type { feedbackMachine } from '../feedback/feedback.machine.ts';
import type { shoppingListMachine } from '../shopping/shoppingList.machine.ts';
import type { householdMachine } from '../household/household.machine.ts';
import type { tableMachine } from '../table/table.machine.ts';
import type { accountCareMachine } from '../settings/accountCare.machine.ts';
import type { AccessPaid } from '../shared/access.ts';
import type { Report } from '../shared/emitted.ts';
import type {
  FromRoute,
  HomeLeft,
  RouteEntered,
  RouteInput,
  SessionDropped,
} from '../shared/messages.ts';
import type { planLibraryMachine } from '../planner/planLibrary.machine.ts';
import type { PlannerLimits } from '../shared/plans.ts';
import type { OpenedDish } from '../shared/kitchen.ts';
import type { cookingTimersMachine } from '../timers/cookingTimers.machine.ts';
import type { ownRecipesMachine } from '../ownRecipes/ownRecipes.machine.ts';
import type { recipeMachine } from '../recipe/recipe.machine.ts';
import type { Person } from '../shared/session.ts';

/** What the pages' charts start with; the limits come from the contract, by way of src/app. */
interface RouteInputs {
  aiKitchen: InputFrom<typeof aiKitchenMachine>['limits'];
  foodDetection: InputFrom<typeof foodDetectionMachine>['limits'];
  planLibrary: PlannerLimits;
  recipe: InputFrom<typeof recipeMachine>['limits'];
  ownRecipes: InputFrom<typeof ownRecipesMachine>['limits'];
  historyList: InputFrom<typeof historyListMachine>['limits'];
  historyEntry: InputFrom<typeof historyEntryMachine>['limits'];
  payment: InputFrom<typeof paymentMachine>['limits'];
  shoppingList: InputFrom<typeof shoppingListMachine>['limits'];
  household: InputFrom<typeof householdMachine>['limits'];
  table: InputFrom<typeof tableMachine>['limits'];
  healthSettings: InputFrom<typeof healthSettingsMachine>['limits'];
  accountCare: InputFrom<typeof accountCareMachine>['limits'];
  changePassword: InputFrom<typeof changePasswordMachine>['limits'];
  access: InputFrom<typeof accessMachine>['limits'];
  feedback: InputFrom<typeof feedbackMachine>['limits'];
}

type Place = { person: Person; path: string; search: string; inputs: RouteInputs };
const inputOf = <Name extends keyof RouteInputs>(
  { inputs, person, path, search }: Place,
  name: Name,
) => ({ limits: inputs[name], person, path, search });

const unwired = fromPromise<void, RouteInput<object>>(() =>
  Promise.reject(new Error('This chart is not provided')),
);

export const homeMachine = setup({
  types: {
    context: {} as Place & {
      /** The dish that was opened last from the kitchen's list. */
      opened: OpenedDish | null;
    },
    events: {} as
      | RouteEntered
      | FromRoute
      | AccessPaid
      | { type: 'route.retried' }
      | { type: 'feedback.requested' },
    emitted: {} as Report,
    input: {} as Place,
    meta: {} as { requirements: string[] },
    children: {} as {
      aiKitchen: 'aiKitchen';
      foodDetection: 'foodDetection';
      planLibrary: 'planLibrary';
      recipe: 'recipe';
      ownRecipes: 'ownRecipes';
      cookingTimers: 'cookingTimers';
      historyList: 'historyList';
      historyEntry: 'historyEntry';
      payment: 'payment';
      shoppingList: 'shoppingList';
      household: 'household';
      table: 'table';
      healthSettings: 'healthSettings';
      accountCare: 'accountCare';
      changePassword: 'changePassword';
      access: 'access';
      feedback: 'feedback';
    },
  },
  actors: {
    aiKitchen: unwired as unknown as typeof aiKitchenMachine,
    foodDetection: unwired as unknown as typeof foodDetectionMachine,
    planLibrary: unwired as unknown as typeof planLibraryMachine,
    recipe: unwired as unknown as typeof recipeMachine,
    ownRecipes: unwired as unknown as typeof ownRecipesMachine,
    cookingTimers: unwired as unknown as typeof cookingTimersMachine,
    historyList: unwired as unknown as typeof historyListMachine,
    historyEntry: unwired as unknown as typeof historyEntryMachine,
    payment: unwired as unknown as typeof paymentMachine,
    shoppingList: unwired as unknown as typeof shoppingListMachine,
    household: unwired as unknown as typeof householdMachine,
    table: unwired as unknown as typeof tableMachine,
    healthSettings: unwired as unknown as typeof healthSettingsMachine,
    accountCare: unwired as unknown as typeof accountCareMachine,
    changePassword: unwired as unknown as typeof changePasswordMachine,
    access: unwired as unknown as typeof accessMachine,
    feedback: unwired as unknown as typeof feedbackMachine,
  },
  actions: {
    keepPath: assign({
      path: (_, params: { path: string; search: string }) => params.path,
      search: (_, params) => params.search,
    }),
    keepOpened: assign({ opened: (_, params: { dish: OpenedDish }) => params.dish }),
    tellKitchen: sendTo('aiKitchen', ({ event }) => event),
    tellKitchenPaid: sendTo('aiKitchen', { type: 'payment.succeeded' }),
    tellDetection: sendTo('foodDetection', ({ event }) => event),
    tellPlanner: sendTo('planLibrary', ({ event }) => event),
    tellHistory: sendTo('historyList', ({ event }) => event),
    tellPayment: sendTo('payment', ({ event }) => event),
    tellAccess: sendTo('access', ({ event }) => event),
    // Alone, as in the visualiser, there is no parent: it then speaks to itself and nobody listens.
    tellLeft: sendTo(
      ({ self }) => self._parent ?? self,
      (_, params: { to: SessionDropped['to'] }): HomeLeft => ({ type: 'home.left', to: params.to }),
    ),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    isAt: ({ context }, params: { path: string }) => context.path === params.path,
    isFor: (_, params: { path: string; prefix: string }) => params.path === params.prefix,
    isOneOf: ({ context }, params: { prefix: string }) =>
      context.path.startsWith(params.prefix + '/'),
    isForOneOf: (_, params: { path: string; prefix: string }) =>
      params.path.startsWith(params.prefix + '/'),
    isWithin: ({ context }, params: { prefix: string }) =>
      context.path === params.prefix || context.path.startsWith(params.prefix + '/'),
  },
}).createMachine({
  id: 'home',
  description:
    'What a signed-in person has going: the page that is shown, and the work that goes on while they look elsewhere.',
  context: ({ input }) => ({
    person: input.person,
    path: input.path,
    search: input.search,
    inputs: input.inputs,
    opened: null,
  }),
  type: 'parallel',
  invoke: {
    id: 'cookingTimers',
    src: 'cookingTimers',
    onDone: { actions: { type: 'report', params: { code: 'home.timersStopped' } } },
    onError: {
      actions: {
        type: 'report',
        params: ({ event }) => ({ code: 'home.timersStopped', error: event.error }),
      },
    },
  },
  on: {
    'dish.opened': {
      actions: { type: 'keepOpened', params: ({ event }) => ({ dish: event.dish }) },
    },
    'session.dropped': { actions: { type: 'tellLeft', params: ({ event }) => ({ to: event.to }) } },
  },
  states: {
    route: {
      description: 'The chart of the page that is shown; it ends when another page is entered.',
      initial: 'entering',
      on: {
        'route.entered': {
          target: '.entering',
          actions: {
            type: 'keepPath',
            params: ({ event }) => ({ path: event.path, search: event.search }),
          },
        },
      },
      states: {
        entering: {
          description: 'Passed through at once: the address decides.',
          always: [
            { guard: { type: 'isAt', params: { path: '/history' } }, target: 'history.list' },
            { guard: { type: 'isOneOf', params: { prefix: '/history' } }, target: 'history.entry' },
            { guard: { type: 'isWithin', params: { prefix: '/recipe' } }, target: 'recipe' },
            {
              guard: { type: 'isWithin', params: { prefix: '/my-recipes' } },
              target: 'ownRecipes',
            },
            { guard: { type: 'isAt', params: { path: '/payment' } }, target: 'payment' },
            { guard: { type: 'isAt', params: { path: '/shopping' } }, target: 'shopping' },
            { guard: { type: 'isAt', params: { path: '/household' } }, target: 'household' },
            { guard: { type: 'isAt', params: { path: '/who-eats' } }, target: 'table' },
            { guard: { type: 'isAt', params: { path: '/settings' } }, target: 'settings' },
            { guard: { type: 'isAt', params: { path: '/profile' } }, target: 'profile' },
            { target: 'persistent' },
          ],
        },
        persistent: {
          description:
            'A page whose work outlives looking elsewhere: the regions beside this one keep it.',
        },
        history: {
          description: 'The history: its list stays as it was while one of its entries is read.',
          meta: { requirements: ['HIST-01'] },
          initial: 'list',
          invoke: {
            id: 'historyList',
            src: 'historyList',
            input: ({ context }) => inputOf(context, 'historyList'),
            onDone: {
              target: 'stopped',
              actions: { type: 'report', params: { code: 'home.routeStopped' } },
            },
            onError: {
              target: 'stopped',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'home.routeStopped', error: event.error }),
              },
            },
          },
          on: {
            'route.entered': [
              {
                guard: {
                  type: 'isFor',
                  params: ({ event }) => ({ path: event.path, prefix: '/history' }),
                },
                target: '.list',
                actions: {
                  type: 'keepPath',
                  params: ({ event }) => ({ path: event.path, search: event.search }),
                },
              },
              {
                guard: {
                  type: 'isForOneOf',
                  params: ({ event }) => ({ path: event.path, prefix: '/history' }),
                },
                target: '.entry',
                actions: {
                  type: 'keepPath',
                  params: ({ event }) => ({ path: event.path, search: event.search }),
                },
              },
              {
                target: 'entering',
                actions: {
                  type: 'keepPath',
                  params: ({ event }) => ({ path: event.path, search: event.search }),
                },
              },
            ],
            'history.changed': { actions: 'tellHistory' },
          },
          states: {
            list: { description: 'All entries.', meta: { requirements: ['HIST-01'] } },
            entry: {
              description: 'One entry of the list.',
              meta: { requirements: ['HIST-06', 'HIST-07'] },
              invoke: {
                id: 'historyEntry',
                src: 'historyEntry',
                input: ({ context }) => inputOf(context, 'historyEntry'),
                onDone: {
                  target: '#home.route.stopped',
                  actions: { type: 'report', params: { code: 'home.routeStopped' } },
                },
                onError: {
                  target: '#home.route.stopped',
                  actions: {
                    type: 'report',
                    params: ({ event }) => ({ code: 'home.routeStopped', error: event.error }),
                  },
                },
              },
            },
          },
        },
        recipe: {
          description: 'The page of one recipe, wherever it was opened from.',
          meta: { requirements: ['KIT-05'] },
          invoke: {
            id: 'recipe',
            src: 'recipe',
            input: ({ context }) => ({
              limits: context.inputs.recipe,
              person: context.person,
              path: context.path,
              search: context.search,
              opened: context.opened,
            }),
            onDone: {
              target: 'stopped',
              actions: { type: 'report', params: { code: 'home.routeStopped' } },
            },
            onError: {
              target: 'stopped',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'home.routeStopped', error: event.error }),
              },
            },
          },
        },
        ownRecipes: {
          description: 'The recipes of one’s own: the list, and the page where one is written.',
          invoke: {
            id: 'ownRecipes',
            src: 'ownRecipes',
            input: ({ context }) => inputOf(context, 'ownRecipes'),
            onDone: {
              target: 'stopped',
              actions: { type: 'report', params: { code: 'home.routeStopped' } },
            },
            onError: {
              target: 'stopped',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'home.routeStopped', error: event.error }),
              },
            },
          },
        },
        payment: {
          description: 'Plans, prices and receipts.',
          meta: { requirements: ['PAY-01'] },
          invoke: {
            id: 'payment',
            src: 'payment',
            input: ({ context }) => inputOf(context, 'payment'),
            onDone: {
              target: 'stopped',
              actions: { type: 'report', params: { code: 'home.routeStopped' } },
            },
            onError: {
              target: 'stopped',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'home.routeStopped', error: event.error }),
              },
            },
          },
          on: { 'access.paid': { actions: 'tellPayment' } },
        },
        shopping: {
          description: 'What is to be bought, by oneself and those one shops with.',
          meta: { requirements: ['PLAN-10'] },
          invoke: {
            id: 'shoppingList',
            src: 'shoppingList',
            input: ({ context }) => inputOf(context, 'shoppingList'),
            onDone: {
              target: 'stopped',
              actions: { type: 'report', params: { code: 'home.routeStopped' } },
            },
            onError: {
              target: 'stopped',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'home.routeStopped', error: event.error }),
              },
            },
          },
        },
        household: {
          description: 'Who a person shops with.',
          meta: { requirements: ['SET-01'] },
          invoke: {
            id: 'household',
            src: 'household',
            input: ({ context }) => inputOf(context, 'household'),
            onDone: {
              target: 'stopped',
              actions: { type: 'report', params: { code: 'home.routeStopped' } },
            },
            onError: {
              target: 'stopped',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'home.routeStopped', error: event.error }),
              },
            },
          },
        },
        table: {
          description: 'Who eats with the person.',
          meta: { requirements: ['SET-01'] },
          invoke: {
            id: 'table',
            src: 'table',
            input: ({ context }) => inputOf(context, 'table'),
            onDone: {
              target: 'stopped',
              actions: { type: 'report', params: { code: 'home.routeStopped' } },
            },
            onError: {
              target: 'stopped',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'home.routeStopped', error: event.error }),
              },
            },
          },
        },
        settings: {
          description: 'Health, household, and what the person can do about their account.',
          meta: { requirements: ['SET-01'] },
          invoke: [
            {
              id: 'healthSettings',
              src: 'healthSettings',
              input: ({ context }) => inputOf(context, 'healthSettings'),
              onDone: {
                target: 'stopped',
                actions: { type: 'report', params: { code: 'home.routeStopped' } },
              },
              onError: {
                target: 'stopped',
                actions: {
                  type: 'report',
                  params: ({ event }) => ({ code: 'home.routeStopped', error: event.error }),
                },
              },
            },
            {
              id: 'accountCare',
              src: 'accountCare',
              input: ({ context }) => inputOf(context, 'accountCare'),
              onDone: {
                target: 'stopped',
                actions: { type: 'report', params: { code: 'home.routeStopped' } },
              },
              onError: {
                target: 'stopped',
                actions: {
                  type: 'report',
                  params: ({ event }) => ({ code: 'home.routeStopped', error: event.error }),
                },
              },
            },
          ],
        },
        profile: {
          description: 'Who they are, and a new password.',
          meta: { requirements: ['SET-04'] },
          invoke: {
            id: 'changePassword',
            src: 'changePassword',
            input: ({ context }) => inputOf(context, 'changePassword'),
            onDone: {
              target: 'stopped',
              actions: { type: 'report', params: { code: 'home.routeStopped' } },
            },
            onError: {
              target: 'stopped',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'home.routeStopped', error: event.error }),
              },
            },
          },
        },
        stopped: {
          description: 'The chart of this page has stopped; it can be started again.',
          on: { 'route.retried': 'entering' },
        },
      },
    },
    aiKitchen: {
      description:
        'The work in the AI Kitchen: it begins with the first visit and outlives looking elsewhere.',
      initial: 'closed',
      states: {
        closed: {
          description: 'No work has begun.',
          always: { guard: { type: 'isAt', params: { path: '/ai-kitchen' } }, target: 'open' },
        },
        open: {
          description: 'The ingredient flow lives.',
          meta: { requirements: ['KIT-05'] },
          invoke: {
            id: 'aiKitchen',
            src: 'aiKitchen',
            input: ({ context }) => inputOf(context, 'aiKitchen'),
            onDone: {
              target: 'stopped',
              actions: { type: 'report', params: { code: 'home.routeStopped' } },
            },
            onError: {
              target: 'stopped',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'home.routeStopped', error: event.error }),
              },
            },
          },
          on: {
            'route.entered': {
              guard: {
                type: 'isFor',
                params: ({ event }) => ({ path: event.path, prefix: '/ai-kitchen' }),
              },
              actions: 'tellKitchen',
            },
            'dish.saved': { actions: 'tellKitchen' },
            'payment.succeeded': { actions: 'tellKitchen' },
            'access.paid': { actions: 'tellKitchenPaid' },
          },
        },
        stopped: {
          description: 'The work has stopped by a fault; it can be started again.',
          on: {
            'route.retried': {
              guard: { type: 'isAt', params: { path: '/ai-kitchen' } },
              target: 'open',
            },
          },
        },
      },
    },
    detection: {
      description:
        'The work at Detect Food: it begins with the first visit and outlives looking elsewhere.',
      initial: 'closed',
      states: {
        closed: {
          description: 'No work has begun.',
          always: { guard: { type: 'isAt', params: { path: '/detected' } }, target: 'open' },
        },
        open: {
          description: 'The food detection lives.',
          meta: { requirements: ['FOOD-03'] },
          invoke: {
            id: 'foodDetection',
            src: 'foodDetection',
            input: ({ context }) => inputOf(context, 'foodDetection'),
            onDone: {
              target: 'stopped',
              actions: { type: 'report', params: { code: 'home.routeStopped' } },
            },
            onError: {
              target: 'stopped',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'home.routeStopped', error: event.error }),
              },
            },
          },
          on: {
            'route.entered': {
              guard: {
                type: 'isFor',
                params: ({ event }) => ({ path: event.path, prefix: '/detected' }),
              },
              actions: 'tellDetection',
            },
            'access.paid': { actions: 'tellDetection' },
          },
        },
        stopped: {
          description: 'The work has stopped by a fault; it can be started again.',
          on: {
            'route.retried': {
              guard: { type: 'isAt', params: { path: '/detected' } },
              target: 'open',
            },
          },
        },
      },
    },
    planner: {
      description:
        'The plans: read with the first visit, kept while looking elsewhere, so that a plan that is being made is not lost.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The planner has not been opened.',
          always: { guard: { type: 'isAt', params: { path: '/planner' } }, target: 'open' },
        },
        open: {
          description: 'The plan library lives.',
          meta: { requirements: ['PLAN-14'] },
          invoke: {
            id: 'planLibrary',
            src: 'planLibrary',
            input: ({ context }) => inputOf(context, 'planLibrary'),
            onDone: {
              target: 'stopped',
              actions: { type: 'report', params: { code: 'home.routeStopped' } },
            },
            onError: {
              target: 'stopped',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'home.routeStopped', error: event.error }),
              },
            },
          },
          on: {
            'route.entered': {
              guard: {
                type: 'isFor',
                params: ({ event }) => ({ path: event.path, prefix: '/planner' }),
              },
              actions: 'tellPlanner',
            },
            'settings.changed': { actions: 'tellPlanner' },
            'access.paid': { actions: 'tellPlanner' },
          },
        },
        stopped: {
          description: 'It has stopped by a fault; it can be started again.',
          on: {
            'route.retried': {
              guard: { type: 'isAt', params: { path: '/planner' } },
              target: 'open',
            },
          },
        },
      },
    },
    access: {
      description: 'Whether the person may use the pages: asked for as long as they are signed in.',
      meta: { requirements: ['ACC-03', 'ACC-07'] },
      initial: 'watched',
      states: {
        watched: {
          description: 'The access chart lives.',
          invoke: {
            id: 'access',
            src: 'access',
            input: ({ context }) => inputOf(context, 'access'),
            onDone: {
              target: 'unwatched',
              actions: { type: 'report', params: { code: 'home.accessUnwatched' } },
            },
            onError: {
              target: 'unwatched',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'home.accessUnwatched', error: event.error }),
              },
            },
          },
          on: {
            'route.entered': { actions: 'tellAccess' },
            'payment.succeeded': { actions: 'tellAccess' },
            'payment.unanswered': { actions: 'tellAccess' },
            'payment.refused': { actions: 'tellAccess' },
          },
        },
        unwatched: {
          description:
            'It has stopped by a fault. Nothing is barred here; the server refuses what must be paid for.',
        },
      },
    },
    feedback: {
      description: 'What the person has to say to us, from the user menu.',
      meta: { requirements: ['FB-01'] },
      initial: 'closed',
      states: {
        closed: { description: 'Nothing is being written.', on: { 'feedback.requested': 'open' } },
        open: {
          description: 'The feedback form lives.',
          invoke: {
            id: 'feedback',
            src: 'feedback',
            input: ({ context }) => inputOf(context, 'feedback'),
            onDone: 'closed',
            onError: {
              target: 'closed',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'home.feedbackStopped', error: event.error }),
              },
            },
          },
        },
      },
    },
  },
});
