// What may happen to the planner's weeks.
import type { AccessPaid } from './access.ts';
import type { DaysFetched, MealFilter, Place, PlanEdit, Weekday } from './plans.ts';

export type LibraryEvent =
  | AccessPaid
  | { type: 'loading.retried' }
  | { type: 'older.asked' }
  | DaysFetched
  | { type: 'settings.changed' }
  | { type: 'route.entered' }
  /** Somebody looks at this tab again. */
  | { type: 'tab.shown' }
  | { type: 'day.chosen'; weekday: Weekday }
  | { type: 'filter.chosen'; filter: MealFilter }
  | { type: 'layout.chosen'; layout: 'day' | 'week' }
  /** From the address and this device: how it was looked at before, and what the browser's Back leaves. */
  | { type: 'week.asked'; date: string }
  | { type: 'edit.left' }
  | { type: 'layout.recalled'; layout: 'day' | 'week' }
  | { type: 'week.chosen'; date: string }
  | { type: 'previousPlan.chosen' }
  | { type: 'nextPlan.chosen' }
  | { type: 'plan.chosen'; id: string }
  | { type: 'planEdit.chosen'; id: string }
  | { type: 'savedPlans.opened' }
  | { type: 'managing.opened' }
  | { type: 'creation.opened' }
  | { type: 'shopping.opened' }
  | { type: 'calendar.opened' }
  | { type: 'sheet.opened' }
  | { type: 'meal.opened'; place: Place }
  | { type: 'panel.closed' }
  | { type: 'emptyPlan.started' }
  | { type: 'copy.asked'; id: string }
  | { type: 'deletion.asked'; id: string }
  | { type: 'deletion.confirmed' }
  | { type: 'clearing.asked' }
  | { type: 'clearing.confirmed' }
  | { type: 'question.dismissed' }
  | { type: 'edit.begun'; edit: PlanEdit }
  | { type: 'undo.offered' }
  | { type: 'undo.chosen' }
  | { type: 'undo.dismissed' };
