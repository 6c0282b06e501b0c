import { planLibraryMachine } from '../../../machines/planner/planLibrary.machine.ts';
import type { SavedPlan } from '../../../machines/shared/plans.ts';
import type { Samples } from '../engine/index.ts';
import { copy, edited, household, limits, newest, older, olderHead, planNames } from './plans.ts';

const today = '2026-01-05';
const network = { '': new Error('network') };

interface Context {
  isRecalled: boolean;
  plans: SavedPlan[];
  currentId: string | null;
  week: string;
  before: string | null;
  asked: string;
  undo: { kind: string } | null;
}
const weekOf = ({ plans, currentId }: Context) =>
  plans.find(({ id }) => id === currentId)?.startDate ?? '';
const hasNeighbour = (context: Context, side: 1 | -1) =>
  weekOf(context) !== '' &&
  context.plans.some(({ startDate }) => startDate.localeCompare(weekOf(context)) === side);
const isHead = ({ plans, currentId }: Context) =>
  plans.some(({ id, trimmed }) => id === currentId && trimmed === true);
const isUnasked = ({ plans, asked }: Context) =>
  plans.some(({ trimmed }) => trimmed) && asked !== older.id;
const isSaved = ({ plans }: Context) => plans.some(({ id }) => id === newest.id);

export const planLibrary: Samples = {
  chart: 'planLibrary',
  machine: planLibraryMachine,
  input: { limits },
  person: {
    'loading.retried': { type: 'loading.retried' },
    'day.chosen': { type: 'day.chosen', weekday: 'Friday' },
    'filter.chosen': { type: 'filter.chosen', filter: 'snack' },
    'layout.chosen': { type: 'layout.chosen', layout: 'week' },
    'previousPlan.chosen': { type: 'previousPlan.chosen' },
    'nextPlan.chosen': { type: 'nextPlan.chosen' },
    'savedPlans.opened': { type: 'savedPlans.opened' },
    'managing.opened': { type: 'managing.opened' },
    'creation.opened': { type: 'creation.opened' },
    'emptyPlan.started': { type: 'emptyPlan.started' },
    'shopping.opened': { type: 'shopping.opened' },
    'calendar.opened': { type: 'calendar.opened' },
    'sheet.opened': { type: 'sheet.opened' },
    'meal.opened': { type: 'meal.opened', place: { day: 'Monday', slot: 'lunch' } },
    'edit.begun': { type: 'edit.begun', edit: { kind: 'regenerate' } },
    'panel.closed': { type: 'panel.closed' },
    'week.chosen (an empty week)': { type: 'week.chosen', date: '2026-03-04' },
    'week.chosen (the newest)': { type: 'week.chosen', date: '2026-01-08' },
    'plan.chosen': { type: 'plan.chosen', id: newest.id },
    'planEdit.chosen': { type: 'planEdit.chosen', id: newest.id },
    'copy.asked': { type: 'copy.asked', id: newest.id },
    'deletion.asked': { type: 'deletion.asked', id: newest.id },
    'deletion.confirmed': { type: 'deletion.confirmed' },
    'clearing.asked': { type: 'clearing.asked' },
    'clearing.confirmed': { type: 'clearing.confirmed' },
    'older.asked': { type: 'older.asked' },
    'question.dismissed': { type: 'question.dismissed' },
    'undo.chosen': { type: 'undo.chosen' },
    'undo.dismissed': { type: 'undo.dismissed' },
  },
  shell: {
    'access.paid': { type: 'access.paid', until: 7 },
    'settings.changed': { type: 'settings.changed' },
    'route.entered': { type: 'route.entered' },
    'week.chosen (no date)': { type: 'week.chosen', date: '' },
  },
  actors: {
    readCopiedPlans: {
      answers: {
        nothing: null,
        'a week': { plans: [newest], before: null, today, household },
      },
      failures: network,
    },
    fetchPlans: {
      answers: {
        'two weeks': { plans: [newest, older], before: null, today, household },
        'the first of many': { plans: [newest], before: 'newest', today, household },
        none: { plans: [], before: null, today, household },
        'only the date': { error: new Error('network'), today },
      },
      failures: network,
    },
    fetchOlderPlans: {
      answers: { 'the last': { plans: [olderHead], before: null } },
      failures: network,
    },
    viewAddress: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: {
        'the board': { type: 'layout.recalled', layout: 'week' },
        'a week': { type: 'week.asked', date: '2026-03-04' },
        'no date': { type: 'week.asked', date: '' },
        back: { type: 'edit.left' },
      },
    },
    tabReturns: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'tab.shown': { type: 'tab.shown' } },
    },
    weekDays: {
      answers: { '': undefined },
      failures: { '': new Error('fault') },
      messages: { 'they came': { type: 'days.fetched', plan: older } },
    },
    saveEmptyPlan: {
      answers: {
        'a plan': { outcome: 'saved', plan: newest },
        'a taken week': { outcome: 'weekTaken' },
      },
      failures: network,
    },
    duplicatePlan: {
      answers: {
        'a copy': { outcome: 'saved', plan: copy },
        'a taken week': { outcome: 'weekTaken' },
      },
      failures: network,
    },
    deletePlan: { answers: { '': undefined }, failures: network },
    clearPlans: { answers: { '': { kind: 'clearing', id: 'clearing-1' } }, failures: network },
    restoreChange: {
      answers: {
        'the plan': { outcome: 'restored', plans: [newest] },
        'a taken week': { outcome: 'weekTaken' },
      },
      failures: network,
    },
    planGeneration: { answers: { 'a plan': { plan: copy } }, failures: { '': new Error('fault') } },
    mealEditing: {
      answers: {
        'a change': { outcome: 'changed', plan: edited },
        'no change': { outcome: 'abandoned' },
      },
      failures: { '': new Error('fault') },
    },
    calendarLink: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    weekSheet: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    shopping: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    tutorial: { answers: { '': undefined }, failures: { '': new Error('fault') } },
  },
  delays: {
    recallTimeout: 500,
    callTimeout: 12_000,
    archiveTimeout: 13_000,
    restoreTimeout: 14_000,
    undoTime: 10_000,
  },
  distinguish: (context: Context) => [
    hasNeighbour(context, -1),
    hasNeighbour(context, 1),
    context.currentId !== null,
    context.before,
    context.undo?.kind,
    isSaved(context),
    context.week === '',
    isHead(context),
    isUnasked(context),
    context.week === '2026-03-02' ? context.plans.map(({ id }) => id).toSorted() : null,
  ],
  apart: ({ plans, currentId, week, asked, isRecalled }: Context) => [
    isRecalled,
    plans.map(({ id, trimmed }) => [id, trimmed === true]),
    currentId,
    week,
    asked,
  ],
  situations: {
    'the week beside is looked at': (context: Context) =>
      context.currentId === newest.id || (context.currentId !== null && !isSaved(context)),
    'days not asked for': isUnasked,
    'the date is known': ({ week }: Context) => week !== '',
    'a plan': (context: Context) => context.currentId !== null && !isHead(context),
    'its days missing': isHead,
    '2026-01-05': ({ week }: Context) => week === '2026-01-05',
    '2025-12-29': ({ week }: Context) => week === '2025-12-29',
    '2026-01-19': ({ week }: Context) => week === '2026-01-19',
    '2026-03-02': ({ week }: Context) => week === '2026-03-02',
    'the newest saved': isSaved,
    'the older saved': ({ plans }: Context) => plans.some(({ id }) => id === older.id),
    'the copy saved': ({ plans }: Context) => plans.some(({ id }) => id === copy.id),
    'an earlier week': (context: Context) => hasNeighbour(context, -1),
    'a later week': (context: Context) => hasNeighbour(context, 1),
    'older plans left': ({ before }: Context) => before !== null,
    deleted: ({ undo }: Context) => undo?.kind === 'deletion',
    cleared: ({ undo }: Context) => undo?.kind === 'clearing',
    edited: ({ undo }: Context) => undo?.kind === 'edit',
  },
  names: [...planNames, [household, 'the household']],
};
