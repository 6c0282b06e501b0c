import { planLibraryMachine } from '../../../machines/planLibrary.machine.ts';
import type { SavedPlan } from '../../../machines/shared/plans.ts';
import type { Samples } from '../samples.ts';
import { copy, edited, household, limits, newest, older, olderWhole, planNames } from './plans.ts';

const today = '2026-01-07';
const swap = { kind: 'swap', place: { day: 'Wednesday', slot: 'dinner' } } as const;
const network = { '': new Error('network') };

interface Context { plans: SavedPlan[]; currentId: string | null; week: string; household: unknown; subject: string; undo: { kind: string } | null; layout: string }
const weekOf = ({ plans, currentId }: Context) => plans.find(({ id }) => id === currentId)?.startDate ?? '';

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
    'question.dismissed': { type: 'question.dismissed' },
    'undo.chosen': { type: 'undo.chosen' },
    'undo.dismissed': { type: 'undo.dismissed' },
  },
  shell: {
    'settings.changed': { type: 'settings.changed' },
    'room.entered': { type: 'room.entered' },
    'week.chosen (no date)': { type: 'week.chosen', date: '' },
  },
  actors: {
    fetchPlans: { answers: { 'two weeks': { plans: [newest, older], today, household }, none: { plans: [], today, household } }, failures: network },
    fetchPlan: { answers: { '': olderWhole }, failures: network },
    saveEmptyPlan: { answers: { 'a plan': { outcome: 'saved', plan: newest }, 'a taken week': { outcome: 'weekTaken' } }, failures: network },
    duplicatePlan: { answers: { 'a copy': { outcome: 'saved', plan: copy }, 'a taken week': { outcome: 'weekTaken' } }, failures: network },
    deletePlan: { answers: { '': undefined }, failures: network },
    clearPlans: { answers: { '': { kind: 'clearing', id: 'clearing-1' } }, failures: network },
    restoreChange: { answers: { 'the plan': { outcome: 'restored', plans: [newest] }, 'a taken week': { outcome: 'weekTaken' } }, failures: network },
    planGeneration: { answers: { 'a plan': { plan: copy } }, failures: { '': new Error('fault') } },
    mealEditing: { answers: { 'a change': { outcome: 'changed', plan: edited }, 'no change': { outcome: 'abandoned' } }, failures: { '': new Error('fault') } },
    shopping: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    tutorial: { answers: { '': undefined }, failures: { '': new Error('fault') } },
    cookingTimers: { answers: { '': undefined }, failures: { '': new Error('fault') } },
  },
  delays: { callTimeout: 12_000, undoTime: 10_000 },
  distinguish: (context: Context) => [context.plans.map(({ id }) => id.at(-1)).sort().join(''), weekOf(context), context.plans.some(({ trimmed }) => trimmed), context.week === '', context.undo?.kind],
  situations: {
    'a plan': ({ plans, currentId }: Context) => plans.some(({ id, trimmed }) => id === currentId && !trimmed),
    'a trimmed plan': ({ plans, currentId }: Context) => plans.some(({ id, trimmed }) => id === currentId && trimmed),
    'an earlier week': ({ plans, ...context }: Context) => plans.some(({ startDate }) => weekOf({ ...context, plans } as Context) !== '' && startDate < weekOf({ ...context, plans } as Context)),
    'a later week': ({ plans, ...context }: Context) => plans.some(({ startDate }) => weekOf({ ...context, plans } as Context) !== '' && startDate > weekOf({ ...context, plans } as Context)),
  },
  names: [...planNames, [swap, 'a swap'], [household, 'the household']],
};
