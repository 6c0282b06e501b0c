import { assign, emit, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate';
import { isRealDate, mondayOf, weekdayOf } from '../../domain/calendar.ts';
import { undoOfEdit } from '../../domain/planEdits.ts';
import {
  lacksDays,
  mostRecent,
  weekBeside,
  weekForNewPlan,
  withKnownDays,
} from '../../domain/savedWeeks.ts';
import type { calendarLinkMachine } from './calendarLink.machine.ts';
import type { mealEditingMachine } from './mealEditing.machine.ts';
import type { planGenerationMachine } from './planGeneration.machine.ts';
import type { Notice, Notify, Report } from '../shared/emitted.ts';
import type { LibraryEvent } from '../shared/planLibrary.ts';
import type {
  DaysWanted,
  EditingOutput,
  Household,
  MealFilter,
  OlderPlans,
  Place,
  PlanEdit,
  PlannerLimits,
  PlannerLoad,
  RestoreResult,
  SavedPlan,
  SaveResult,
  Undo,
  UnreadPlans,
  Weekday,
} from '../shared/plans.ts';
import type { shoppingMachine } from './shopping.machine.ts';
import type { tutorialMachine } from './tutorial.machine.ts';
import type { weekDaysMachine } from './weekDays.machine.ts';
import type { weekSheetMachine } from './weekSheet.machine.ts';

interface Library {
  plans: readonly SavedPlan[];
  currentId: string | null;
  /** The Monday of the week that is looked at, also where it has no plan. */
  week: string;
  /** As it was when the list was last asked for. */
  today: string;
  limits: PlannerLimits;
}
type Weeks = Pick<Library, 'plans' | 'currentId'>;

const weekOf = (plan: SavedPlan | undefined, otherwise: string) =>
  plan ? mondayOf(plan.startDate) : otherwise;

const neighbour = ({ plans, currentId }: Weeks, step: 1 | -1) => weekBeside(plans, currentId, step);
const currentOf = ({ plans, currentId }: Weeks) => plans.find(({ id }) => id === currentId);
/** The week whose days are fetched next: the one that is looked at, then those that the arrows lead to. */
const wanted = (library: Weeks) =>
  [currentOf(library), neighbour(library, -1), neighbour(library, 1)].find(lacksDays);
const without = (plans: readonly SavedPlan[], ...gone: readonly (string | null)[]) =>
  plans.filter(({ id }) => !gone.includes(id));

/** What the last plan was made from holds again. */
const occasionOf = ({ plans, week, today, limits }: Library) => ({
  ...weekForNewPlan(plans, { week, today }),
  remembered: mostRecent(plans.filter(({ basis }) => basis))?.basis ?? null,
  limits,
});

const isUndated = ({ week }: { week: string }) => week === '';

const unwired = fromPromise(() => Promise.reject(new Error('This chart is not provided')));

export const planLibraryMachine = setup({
  types: {
    context: {} as Library & {
      weekday: Weekday;
      filter: MealFilter;
      /** One day's cards, or the board of the whole week. */
      layout: 'day' | 'week';
      household: Household | null;
      /** Where the older plans go on that are still to come; null: all are here. */
      before: string | null;
      /** Which plan is asked about before it is deleted, or copied. */
      subject: string;
      /** Whose days were asked for last. */
      asked: string;
      /** What is shown is this device's copy, and the server has not been heard yet. */
      isRecalled: boolean;
      edit: PlanEdit | null;
      place: Place | null;
      undo: Undo | null;
    },
    events: {} as LibraryEvent,
    emitted: {} as Notify | Report,
    input: {} as { limits: PlannerLimits },
    tags: {} as 'loading',
    meta: {} as { requirements: string[] },
    children: {} as {
      planGeneration: 'planGeneration';
      mealEditing: 'mealEditing';
      shopping: 'shopping';
      calendarLink: 'calendarLink';
      tutorial: 'tutorial';
      weekDays: 'weekDays';
      weekSheet: 'weekSheet';
    },
  },
  actors: {
    readCopiedPlans: fromPromise<PlannerLoad | null>(() =>
      Promise.reject(new Error('readCopiedPlans is not provided')),
    ),
    fetchPlans: fromPromise<PlannerLoad | UnreadPlans>(() =>
      Promise.reject(new Error('fetchPlans is not provided')),
    ),
    fetchOlderPlans: fromPromise<OlderPlans, { before: string }>(() =>
      Promise.reject(new Error('fetchOlderPlans is not provided')),
    ),
    saveEmptyPlan: fromPromise<SaveResult, { week: string }>(() =>
      Promise.reject(new Error('saveEmptyPlan is not provided')),
    ),
    duplicatePlan: fromPromise<SaveResult, { planId: string }>(() =>
      Promise.reject(new Error('duplicatePlan is not provided')),
    ),
    deletePlan: fromPromise<void, { planId: string }>(() =>
      Promise.reject(new Error('deletePlan is not provided')),
    ),
    clearPlans: fromPromise<Undo>(() => Promise.reject(new Error('clearPlans is not provided'))),
    restoreChange: fromPromise<RestoreResult, Undo>(() =>
      Promise.reject(new Error('restoreChange is not provided')),
    ),
    viewAddress: fromCallback<{ type: 'none' }>(() => {
      throw new Error('viewAddress is not provided');
    }),
    tabReturns: fromCallback<{ type: 'none' }>(() => {
      throw new Error('tabReturns is not provided');
    }),
    planGeneration: unwired as unknown as typeof planGenerationMachine,
    mealEditing: unwired as unknown as typeof mealEditingMachine,
    shopping: unwired as unknown as typeof shoppingMachine,
    calendarLink: unwired as unknown as typeof calendarLinkMachine,
    tutorial: unwired as unknown as typeof tutorialMachine,
    weekDays: unwired as unknown as typeof weekDaysMachine,
    weekSheet: unwired as unknown as typeof weekSheetMachine,
  },
  actions: {
    keepLoaded: assign(({ context }, load: PlannerLoad | UnreadPlans) => {
      const { plans: newest, before, today, household } = load as PlannerLoad;
      // Who looks at the newest of the copy is shown the newest there is (PLAN-14).
      const isFollowing =
        context.isRecalled && context.currentId === (mostRecent(context.plans)?.id ?? null);
      const isFirst = context.household === null || isFollowing;
      const oldest = newest.at(-1);
      const known = new Map(context.plans.map((plan) => [plan.id, plan]));
      const fresh = newest.map((plan) => withKnownDays(plan, known.get(plan.id), today));
      const plans =
        before === null || oldest === undefined
          ? fresh
          : [...fresh, ...context.plans.filter(({ id }) => id < oldest.id)];
      const current =
        (isFollowing ? undefined : plans.find(({ id }) => id === context.currentId)) ??
        (isFirst || context.currentId !== null ? mostRecent(plans) : undefined);
      return {
        plans,
        before,
        household,
        isRecalled: false,
        asked: '',
        currentId: current?.id ?? null,
        week: weekOf(current, context.week || mondayOf(today)),
        today,
        weekday: isUndated(context) ? weekdayOf(today) : context.weekday,
      };
    }),
    keepRecalled: assign({ isRecalled: true }),
    keepToday: assign(({ context }, { today }: Pick<PlannerLoad, 'today'>) => ({
      week: context.week || mondayOf(today),
      today,
      weekday: isUndated(context) ? weekdayOf(today) : context.weekday,
    })),
    // Where all plans were cleared meanwhile, the older ones are gone too.
    keepOlder: assign(({ context }, { plans, before }: OlderPlans) =>
      context.before === null
        ? {}
        : {
            plans: [
              ...context.plans,
              ...plans.filter(({ id }) => context.plans.every((each) => each.id !== id)),
            ],
            before,
          },
    ),
    keepWeekday: assign({ weekday: (_, params: { weekday: Weekday }) => params.weekday }),
    keepFilter: assign({ filter: (_, params: { filter: MealFilter }) => params.filter }),
    keepLayout: assign({ layout: (_, params: { layout: 'day' | 'week' }) => params.layout }),
    keepWeek: assign(({ context }, { date }: { date: string }) => {
      const week = mondayOf(date);
      return {
        week,
        weekday: weekdayOf(date),
        // Who has chosen a week stays there, whatever the server has.
        isRecalled: false,
        currentId: context.plans.find((plan) => weekOf(plan, '') === week)?.id ?? null,
      };
    }),
    keepCurrent: assign(({ context }, { id }: { id: string }) => ({
      currentId: id,
      week: weekOf(currentOf({ plans: context.plans, currentId: id }), context.week),
    })),
    keepPrevious: assign(({ context }) => ({
      currentId: neighbour(context, -1)!.id,
      week: weekOf(neighbour(context, -1), context.week),
    })),
    keepNext: assign(({ context }) => ({
      currentId: neighbour(context, 1)!.id,
      week: weekOf(neighbour(context, 1), context.week),
    })),
    keepNewPlan: assign(({ context }, { plan }: { plan: SavedPlan }) => ({
      plans: [plan, ...without(context.plans, plan.id)],
      currentId: plan.id,
      week: weekOf(plan, context.week),
    })),
    keepPlan: assign(({ context }, { plan }: { plan: SavedPlan }) => ({
      plans: context.plans.map((each) => (each.id === plan.id ? plan : each)),
    })),
    keepAsked: assign({ asked: ({ context }) => wanted(context)?.id ?? '' }),
    tellGeneration: sendTo('planGeneration', ({ event }) => event),
    tellWeekDays: sendTo('weekDays', ({ context }): DaysWanted => ({
      type: 'days.wanted',
      planId: context.asked,
    })),
    // A change that was made meanwhile is newer than these.
    keepDays: assign(({ context }, { plan }: { plan: SavedPlan }) => ({
      plans: context.plans.map((each) => (each.id === plan.id && lacksDays(each) ? plan : each)),
    })),
    keepRestored: assign(({ context }, { plans }: { plans: readonly SavedPlan[] }) => ({
      plans: [
        ...plans.filter(({ id }) => context.plans.every((each) => each.id !== id)),
        ...context.plans.map((each) => plans.find(({ id }) => id === each.id) ?? each),
      ],
      currentId: plans[0]?.id ?? context.currentId,
      week: weekOf(plans[0], context.week),
      undo: null,
    })),
    keepUndo: assign({ undo: (_, params: Undo) => params }),
    keepSubject: assign({ subject: (_, params: { id: string }) => params.id }),
    keepPlace: assign({ place: (_, params: { place: Place }) => params.place }),
    keepEdit: assign({ edit: (_, params: { edit: PlanEdit }) => params.edit }),
    clearDeleted: assign(({ context }) => {
      const plans = without(context.plans, context.subject);
      const current = context.currentId === context.subject ? plans[0] : currentOf(context);
      return { plans, currentId: current?.id ?? null, week: weekOf(current, context.week) };
    }),
    keepDeletion: assign({
      undo: ({ context }) => ({ kind: 'deletion' as const, id: context.subject }),
    }),
    clearAll: assign({ plans: [], before: null, currentId: null }),
    clearUndo: assign({ undo: null }),
    tellUndoable: raise({ type: 'undo.offered' }),
    notify: emit((_, params: Notice) => ({
      type: 'notify' as const,
      code: params.code,
      subject: params.subject,
    })),
    report: emit((_, params: Omit<Report, 'type'>) => ({
      type: 'report' as const,
      code: params.code,
      error: params.error,
    })),
  },
  guards: {
    hasPrevious: ({ context }) => neighbour(context, -1) !== undefined,
    hasNext: ({ context }) => neighbour(context, 1) !== undefined,
    hasCurrent: ({ context }) => {
      const current = currentOf(context);
      return current !== undefined && current.trimmed !== true;
    },
    isUnasked: ({ context }) => {
      const plan = wanted(context);
      return plan !== undefined && plan.id !== context.asked;
    },
    isRecalled: (_, params: PlannerLoad | null) => params !== null,
    hasOlder: ({ context }) => context.before !== null,
    isUnread: (_, params: PlannerLoad | UnreadPlans) => 'error' in params,
    isDated: ({ context }) => !isUndated(context),
    isKnown: ({ context }, params: { id: string }) =>
      context.plans.some(({ id }) => id === params.id),
    isDate: (_, params: { date: string }) => isRealDate(params.date),
    isSaved: (_, params: SaveResult) => params.outcome === 'saved',
    isChanged: (_, params: EditingOutput) => params.outcome === 'changed',
    isRestored: (_, params: RestoreResult) => params.outcome === 'restored',
  },
  delays: {
    recallTimeout: ({ context }) => context.limits.recallTimeout,
    callTimeout: ({ context }) => context.limits.callTimeout,
    archiveTimeout: ({ context }) => context.limits.archiveTimeout,
    restoreTimeout: ({ context }) => context.limits.restoreTimeout,
    undoTime: ({ context }) => context.limits.undoTime,
  },
}).createMachine({
  id: 'planLibrary',
  description:
    'The planner: the saved weeks, the one that is looked at, and what lies open over it.',
  context: ({ input }) => ({
    plans: [],
    currentId: null,
    week: '',
    today: '',
    weekday: 'Monday',
    filter: 'all',
    layout: 'day',
    household: null,
    before: null,
    subject: '',
    asked: '',
    isRecalled: false,
    edit: null,
    place: null,
    undo: null,
    limits: input.limits,
  }),
  type: 'parallel',
  invoke: [
    {
      id: 'viewAddress',
      src: 'viewAddress',
      onDone: { actions: { type: 'report', params: { code: 'planner.panelStopped' } } },
      onError: {
        actions: {
          type: 'report',
          params: ({ event }) => ({ code: 'planner.panelStopped', error: event.error }),
        },
      },
    },
    {
      id: 'tabReturns',
      src: 'tabReturns',
      onDone: { actions: { type: 'report', params: { code: 'planner.panelStopped' } } },
      onError: {
        actions: {
          type: 'report',
          params: ({ event }) => ({ code: 'planner.panelStopped', error: event.error }),
        },
      },
    },
    {
      id: 'weekDays',
      src: 'weekDays',
      input: ({ context }) => ({ limits: context.limits }),
      onDone: { actions: { type: 'report', params: { code: 'planner.panelStopped' } } },
      onError: {
        actions: {
          type: 'report',
          params: ({ event }) => ({ code: 'planner.panelStopped', error: event.error }),
        },
      },
    },
  ],
  always: { guard: 'isUnasked', actions: ['keepAsked', 'tellWeekDays'] },
  on: {
    'days.fetched': {
      actions: { type: 'keepDays', params: ({ event }) => ({ plan: event.plan }) },
    },
    'layout.recalled': {
      actions: { type: 'keepLayout', params: ({ event }) => ({ layout: event.layout }) },
    },
  },
  states: {
    table: {
      description: 'What the person has before them.',
      initial: 'readingCopy',
      states: {
        readingCopy: {
          description:
            "This device's copy of the weeks is looked for: it is shown at once, and asked for again behind it.",
          meta: { requirements: ['PLAN-14'] },
          tags: ['loading'],
          invoke: {
            id: 'readCopiedPlans',
            src: 'readCopiedPlans',
            onDone: [
              {
                guard: { type: 'isRecalled', params: ({ event }) => event.output },
                target: 'browsing.refreshing',
                actions: [
                  { type: 'keepLoaded', params: ({ event }) => event.output as PlannerLoad },
                  'keepRecalled',
                ],
              },
              { target: 'loading' },
            ],
            onError: 'loading',
          },
          after: { recallTimeout: 'loading' },
        },
        loading: {
          description: 'The saved weeks are on their way.',
          meta: { requirements: ['PLAN-14'] },
          tags: ['loading'],
          invoke: {
            id: 'fetchPlans',
            src: 'fetchPlans',
            onDone: [
              {
                guard: { type: 'isUnread', params: ({ event }) => event.output },
                target: 'unloaded',
                actions: [
                  { type: 'keepToday', params: ({ event }) => event.output },
                  {
                    type: 'report',
                    params: ({ event }) => ({
                      code: 'planner.unloaded',
                      error: (event.output as UnreadPlans).error,
                    }),
                  },
                ],
              },
              {
                target: 'browsing',
                actions: { type: 'keepLoaded', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'unloaded',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'planner.unloaded', error: event.error }),
              },
            },
          },
          after: {
            callTimeout: {
              target: 'unloaded',
              actions: { type: 'report', params: { code: 'planner.unloaded' } },
            },
          },
        },
        unloaded: {
          description:
            'The list did not come and is empty; it can be asked for again, and a new plan can be made all the same.',
          meta: { requirements: ['PLAN-15'] },
          on: {
            'loading.retried': 'loading',
            'route.entered': 'loading',
            'creation.opened': { guard: 'isDated', target: 'creating' },
          },
        },
        browsing: {
          description: 'A week, a day and a kind of meal are looked at.',
          meta: { requirements: ['PLAN-02', 'PLAN-03', 'PLAN-05', 'PLAN-06'] },
          initial: 'resting',
          on: {
            'day.chosen': {
              actions: { type: 'keepWeekday', params: ({ event }) => ({ weekday: event.weekday }) },
            },
            'filter.chosen': {
              actions: { type: 'keepFilter', params: ({ event }) => ({ filter: event.filter }) },
            },
            'layout.chosen': {
              actions: { type: 'keepLayout', params: ({ event }) => ({ layout: event.layout }) },
            },
            'week.asked': {
              guard: { type: 'isDate', params: ({ event }) => ({ date: event.date }) },
              actions: { type: 'keepWeek', params: ({ event }) => ({ date: event.date }) },
            },
            'previousPlan.chosen': { guard: 'hasPrevious', actions: 'keepPrevious' },
            'nextPlan.chosen': { guard: 'hasNext', actions: 'keepNext' },
            'settings.changed': '.refreshing',
            'route.entered': '.refreshing',
            // Another tab, device or person may have changed a week meanwhile.
            'tab.shown': '.refreshing',
            'savedPlans.opened': 'savedPlans',
            'managing.opened': 'managing',
            'creation.opened': 'creating',
            'emptyPlan.started': 'startingEmpty',
            'shopping.opened': { guard: 'hasCurrent', target: 'shopping' },
            'calendar.opened': { guard: 'hasCurrent', target: 'calendar' },
            'sheet.opened': { guard: 'hasCurrent', target: 'sheet' },
            'meal.opened': {
              guard: 'hasCurrent',
              target: 'cooking',
              actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
            },
            'edit.begun': {
              guard: 'hasCurrent',
              target: 'editing',
              actions: { type: 'keepEdit', params: ({ event }) => ({ edit: event.edit }) },
            },
          },
          states: {
            resting: { description: 'Everything is here.' },
            refreshing: {
              description:
                'The list is asked for again behind what is shown; where that fails, what is shown stays.',
              meta: { requirements: ['PLAN-14'] },
              invoke: {
                id: 'fetchPlans',
                src: 'fetchPlans',
                onDone: [
                  {
                    guard: { type: 'isUnread', params: ({ event }) => event.output },
                    target: 'resting',
                    actions: {
                      type: 'report',
                      params: ({ event }) => ({
                        code: 'planner.unloaded',
                        error: (event.output as UnreadPlans).error,
                      }),
                    },
                  },
                  {
                    target: 'resting',
                    actions: { type: 'keepLoaded', params: ({ event }) => event.output },
                  },
                ],
                onError: {
                  target: 'resting',
                  actions: {
                    type: 'report',
                    params: ({ event }) => ({ code: 'planner.unloaded', error: event.error }),
                  },
                },
              },
              after: {
                callTimeout: {
                  target: 'resting',
                  actions: { type: 'report', params: { code: 'planner.unloaded' } },
                },
              },
            },
          },
        },
        startingEmpty: {
          description: 'A week without meals is being saved, to be filled by hand.',
          meta: { requirements: ['PLAN-11'] },
          invoke: {
            id: 'saveEmptyPlan',
            src: 'saveEmptyPlan',
            input: ({ context }) => ({ week: context.week }),
            onDone: [
              {
                guard: { type: 'isSaved', params: ({ event }) => event.output },
                target: 'browsing',
                actions: [
                  {
                    type: 'keepNewPlan',
                    params: ({ event }) => event.output as { plan: SavedPlan },
                  },
                  { type: 'keepLayout', params: { layout: 'week' } },
                  { type: 'notify', params: { code: 'planner.planSaved' } },
                ],
              },
              {
                target: 'browsing.refreshing',
                actions: { type: 'notify', params: { code: 'planner.weekTaken' } },
              },
            ],
            onError: {
              target: 'browsing',
              actions: { type: 'notify', params: { code: 'planner.notSaved' } },
            },
          },
          after: {
            callTimeout: {
              target: 'browsing.refreshing',
              actions: { type: 'notify', params: { code: 'planner.notSaved' } },
            },
          },
        },
        savedPlans: {
          description: 'The panel of saved plans.',
          meta: { requirements: ['PLAN-12', 'PLAN-14', 'PLAN-15'] },
          initial: 'listing',
          states: {
            listing: {
              description: 'The saved plans, and the week to look at.',
              meta: { requirements: ['PLAN-12'] },
              on: {
                'week.chosen': {
                  guard: { type: 'isDate', params: ({ event }) => ({ date: event.date }) },
                  actions: { type: 'keepWeek', params: ({ event }) => ({ date: event.date }) },
                },
                'planEdit.chosen': {
                  guard: { type: 'isKnown', params: ({ event }) => event },
                  target: '#planLibrary.table.browsing',
                  actions: [
                    { type: 'keepCurrent', params: ({ event }) => event },
                    { type: 'keepLayout', params: { layout: 'week' } },
                  ],
                },
                'copy.asked': {
                  guard: { type: 'isKnown', params: ({ event }) => event },
                  target: 'duplicating',
                  actions: { type: 'keepSubject', params: ({ event }) => event },
                },
                'deletion.asked': {
                  guard: { type: 'isKnown', params: ({ event }) => event },
                  target: 'deletionAsked',
                  actions: { type: 'keepSubject', params: ({ event }) => event },
                },
                'clearing.asked': 'clearingAsked',
                'creation.opened': '#planLibrary.table.creating',
                'panel.closed': '#planLibrary.table.browsing',
              },
            },
            duplicating: {
              description: 'The copy takes the next week without a plan.',
              meta: { requirements: ['PLAN-15', 'PLAN-16'] },
              invoke: {
                id: 'duplicatePlan',
                src: 'duplicatePlan',
                input: ({ context }) => ({ planId: context.subject }),
                onDone: [
                  {
                    guard: { type: 'isSaved', params: ({ event }) => event.output },
                    target: 'listing',
                    actions: [
                      {
                        type: 'keepNewPlan',
                        params: ({ event }) => event.output as { plan: SavedPlan },
                      },
                      { type: 'notify', params: { code: 'planner.planDuplicated' } },
                    ],
                  },
                  {
                    target: 'listing',
                    actions: { type: 'notify', params: { code: 'planner.weekTaken' } },
                  },
                ],
                onError: {
                  target: 'listing',
                  actions: { type: 'notify', params: { code: 'planner.notDuplicated' } },
                },
              },
              after: {
                callTimeout: {
                  target: 'listing',
                  actions: { type: 'notify', params: { code: 'planner.notDuplicated' } },
                },
              },
            },
            deletionAsked: {
              description: 'The person is asked whether the plan is to go.',
              meta: { requirements: ['PLAN-15'] },
              on: { 'deletion.confirmed': 'deleting', 'question.dismissed': 'listing' },
            },
            deleting: {
              description: 'The plan is being deleted; it can be had back for a while.',
              meta: { requirements: ['PLAN-14', 'PLAN-15'] },
              invoke: {
                id: 'deletePlan',
                src: 'deletePlan',
                input: ({ context }) => ({ planId: context.subject }),
                onDone: {
                  target: 'listing',
                  actions: [
                    'clearDeleted',
                    'keepDeletion',
                    'tellUndoable',
                    { type: 'notify', params: { code: 'planner.planDeleted' } },
                  ],
                },
                onError: {
                  target: 'listing',
                  actions: { type: 'notify', params: { code: 'planner.notDeleted' } },
                },
              },
              after: {
                callTimeout: {
                  target: 'listing',
                  actions: { type: 'notify', params: { code: 'planner.notDeleted' } },
                },
              },
            },
            clearingAsked: {
              description: 'The person is asked whether all plans are to go.',
              meta: { requirements: ['PLAN-14'] },
              on: { 'clearing.confirmed': 'clearing', 'question.dismissed': 'listing' },
            },
            clearing: {
              description: 'All plans are being deleted; they can be had back for a while.',
              meta: { requirements: ['PLAN-14'] },
              invoke: {
                id: 'clearPlans',
                src: 'clearPlans',
                onDone: {
                  target: 'listing',
                  actions: [
                    'clearAll',
                    { type: 'keepUndo', params: ({ event }) => event.output },
                    'tellUndoable',
                    { type: 'notify', params: { code: 'planner.plansCleared' } },
                  ],
                },
                onError: {
                  target: 'listing',
                  actions: { type: 'notify', params: { code: 'planner.notCleared' } },
                },
              },
              after: {
                callTimeout: {
                  target: 'listing',
                  actions: { type: 'notify', params: { code: 'planner.notCleared' } },
                },
              },
            },
          },
        },
        managing: {
          description: "The modal 'Manage Meal Plans': create, edit or select.",
          meta: { requirements: ['PLAN-13'] },
          on: {
            'plan.chosen': {
              guard: { type: 'isKnown', params: ({ event }) => event },
              target: 'browsing',
              actions: [
                { type: 'keepCurrent', params: ({ event }) => event },
                {
                  type: 'notify',
                  params: ({ context, event }) => ({
                    code: 'planner.planSelected',
                    subject: currentOf({ plans: context.plans, currentId: event.id })?.name,
                  }),
                },
              ],
            },
            'planEdit.chosen': {
              guard: { type: 'isKnown', params: ({ event }) => event },
              target: 'browsing',
              actions: [
                { type: 'keepCurrent', params: ({ event }) => event },
                { type: 'keepLayout', params: { layout: 'week' } },
              ],
            },
            'creation.opened': 'creating',
            'panel.closed': 'browsing',
          },
        },
        creating: {
          description:
            "The panel 'Create Your Meal Plan' is open; its work goes on while the person looks elsewhere.",
          meta: { requirements: ['GEN-01', 'GEN-05', 'PLAN-14'] },
          invoke: {
            id: 'planGeneration',
            src: 'planGeneration',
            input: ({ context }) => occasionOf(context),
            onDone: {
              target: 'browsing.refreshing',
              actions: { type: 'keepNewPlan', params: ({ event }) => event.output },
            },
            onError: {
              target: 'browsing.refreshing',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'planner.panelStopped', error: event.error }),
              },
            },
          },
          on: {
            'panel.closed': 'browsing.refreshing',
            'access.paid': { actions: 'tellGeneration' },
          },
        },
        calendar: {
          description: 'The link by which a calendar reads the weeks is looked after.',
          invoke: {
            id: 'calendarLink',
            src: 'calendarLink',
            input: ({ context }) => ({ limits: context.limits }),
            onDone: {
              target: 'browsing',
              actions: { type: 'report', params: { code: 'planner.panelStopped' } },
            },
            onError: {
              target: 'browsing',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'planner.panelStopped', error: event.error }),
              },
            },
          },
          on: { 'panel.closed': 'browsing' },
        },
        shopping: {
          description: 'The shopping list of the week is open.',
          invoke: {
            id: 'shopping',
            src: 'shopping',
            input: ({ context }) => ({ plan: currentOf(context)!, limits: context.limits }),
            onDone: {
              target: 'browsing',
              actions: { type: 'report', params: { code: 'planner.panelStopped' } },
            },
            onError: {
              target: 'browsing',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'planner.panelStopped', error: event.error }),
              },
            },
          },
          on: { 'panel.closed': 'browsing.refreshing' },
        },
        sheet: {
          description: 'The whole week lies open on one sheet, to be printed or sent.',
          invoke: {
            id: 'weekSheet',
            src: 'weekSheet',
            input: ({ context }) => ({ plan: currentOf(context)!, limits: context.limits }),
            onDone: {
              target: 'browsing',
              actions: { type: 'report', params: { code: 'planner.panelStopped' } },
            },
            onError: {
              target: 'browsing',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'planner.panelStopped', error: event.error }),
              },
            },
          },
          on: { 'panel.closed': 'browsing.refreshing' },
        },
        cooking: {
          description: "A meal is open, with its ingredients and 'How to Cook'.",
          meta: { requirements: ['PLAN-09'] },
          invoke: {
            id: 'tutorial',
            src: 'tutorial',
            input: ({ context }) => ({
              plan: currentOf(context)!,
              place: context.place!,
              sickness: context.household?.sickness ?? null,
              limits: context.limits,
            }),
            onDone: {
              target: 'browsing',
              actions: { type: 'report', params: { code: 'planner.panelStopped' } },
            },
            onError: {
              target: 'browsing',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'planner.panelStopped', error: event.error }),
              },
            },
          },
          on: { 'panel.closed': 'browsing.refreshing' },
        },
        editing: {
          description:
            'The plan is being changed: by hand, or a meal or the week again by the kitchen.',
          meta: { requirements: ['PLAN-23'] },
          invoke: {
            id: 'mealEditing',
            src: 'mealEditing',
            input: ({ context }) => ({
              plan: currentOf(context)!,
              edit: context.edit!,
              limits: context.limits,
            }),
            onDone: [
              {
                guard: { type: 'isChanged', params: ({ event }) => event.output },
                target: 'browsing',
                actions: [
                  {
                    type: 'keepUndo',
                    params: ({ context, event }) => undoOfEdit(context, event.output),
                  },
                  { type: 'keepPlan', params: ({ event }) => event.output as { plan: SavedPlan } },
                  'tellUndoable',
                ],
              },
              { target: 'browsing.refreshing' },
            ],
            onError: {
              target: 'browsing.refreshing',
              actions: {
                type: 'report',
                params: ({ event }) => ({ code: 'planner.panelStopped', error: event.error }),
              },
            },
          },
          on: { 'edit.left': 'browsing.refreshing' },
        },
      },
    },
    archive: {
      description:
        'Plans of long ago follow page by page, so that the first paint waits for none of them.',
      initial: 'complete',
      states: {
        complete: {
          description: 'All that there are are here.',
          always: { guard: 'hasOlder', target: 'fetchingOlder' },
        },
        fetchingOlder: {
          description: 'The next page of older plans is on its way.',
          invoke: {
            id: 'fetchOlderPlans',
            src: 'fetchOlderPlans',
            input: ({ context }) => ({ before: context.before! }),
            onDone: {
              target: 'complete',
              actions: { type: 'keepOlder', params: ({ event }) => event.output },
            },
            onError: 'olderMissing',
          },
          after: { archiveTimeout: 'olderMissing' },
        },
        olderMissing: {
          description: 'They did not come; they can be asked for again.',
          on: { 'older.asked': { guard: 'hasOlder', target: 'fetchingOlder' } },
        },
      },
    },
    undo: {
      description:
        'What was done last can be undone for ten seconds on the screen, and for a day on the server.',
      initial: 'nothing',
      on: { 'undo.offered': '.offered' },
      states: {
        nothing: { description: 'There is nothing to undo.' },
        offered: {
          description: "The screen offers 'Undo'.",
          on: {
            'undo.chosen': 'restoring',
            'undo.dismissed': { target: 'nothing', actions: 'clearUndo' },
          },
          after: { undoTime: { target: 'nothing', actions: 'clearUndo' } },
        },
        restoring: {
          description: 'What was done is being taken back.',
          meta: { requirements: ['PLAN-16'] },
          invoke: {
            id: 'restoreChange',
            src: 'restoreChange',
            input: ({ context }) => context.undo!,
            onDone: [
              {
                guard: { type: 'isRestored', params: ({ event }) => event.output },
                target: 'nothing',
                actions: {
                  type: 'keepRestored',
                  params: ({ event }) =>
                    event.output as Extract<RestoreResult, { outcome: 'restored' }>,
                },
              },
              {
                target: 'nothing',
                actions: ['clearUndo', { type: 'notify', params: { code: 'planner.weekTaken' } }],
              },
            ],
            onError: {
              target: 'offered',
              actions: { type: 'notify', params: { code: 'planner.notRestored' } },
            },
          },
          after: {
            restoreTimeout: {
              target: 'offered',
              actions: { type: 'notify', params: { code: 'planner.notRestored' } },
            },
          },
        },
      },
    },
  },
});
