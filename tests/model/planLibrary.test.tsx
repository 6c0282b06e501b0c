import { fireEvent, within } from '@testing-library/react';
import { expect } from 'vitest';
import { Panels, type PanelViews } from '../../src/features/planner/views/Panels.tsx';
import { PlannerView } from '../../src/features/planner/views/PlannerView.tsx';
import type { LibraryActor } from '../../src/features/planner/views/selectors.ts';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { planLibrary } from './samples/planLibrary.ts';
import { newest } from './samples/plans.ts';
import { screen, seesButton, seesNoButton, seesNoText, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

// The board comes later in the browser; here it is fetched before the first test.
await import('../../src/features/planner/views/WeekBoard.tsx');

interface Context {
  plans: { id: string; name: string; trimmed?: boolean }[];
  currentId: string | null;
  household: object | null;
  week: string;
  weekday: string;
  layout: string;
  filter: string;
  undo: { kind: string } | null;
}

/** The charts of the panels have tests of their own: here only that they are open. */
const plain = (title: string) =>
  function Plain({ onClose = () => undefined }: { readonly onClose?: () => void }) {
    return (
      <Dialog title={title} closeLabel="Close" onClose={onClose}>
        {title}
      </Dialog>
    );
  };
const views: PanelViews = {
  planGeneration: plain('generation'),
  mealEditing: plain('editing'),
  shopping: plain('shopping'),
  calendarLink: plain('calendar'),
  weekSheet: plain('sheet'),
  tutorial: plain('tutorial'),
};
const PlainPanels = ({ actor }: { readonly actor: LibraryActor }) => (
  <Panels actor={actor} views={views} />
);

const PlainDays = () => <p>days on their way</p>;

/** Within what lies on top, as a person presses. */
const top = () => screen.queryAllByRole('dialog').at(-1) ?? document.body;
const press = (name: string | RegExp) => () =>
  void fireEvent.click(within(top()).getByRole('button', { name }));
const pressPage = (name: string) => () =>
  void fireEvent.click(screen.getByRole('button', { name }));
const weekField = (date: string) => () =>
  void fireEvent.change(within(top()).getByLabelText('Change Week'), { target: { value: date } });

const isWhole = ({ plans, currentId }: Context) =>
  plans.some(({ id, trimmed }) => id === currentId && !trimmed);
const isSaved = ({ plans }: Context) => plans.some(({ id }) => id === newest.id);
const seesDialog = (title: string | RegExp) =>
  expect(screen.getByRole('dialog', { name: title })).toBeVisible();
const seesNoDialog = () => expect(screen.queryByRole('dialog')).toBeNull();
const seesWeek = (context: Context) => {
  if (context.layout === 'week') return seesBoard(context);
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    expect(screen.getByRole('tab', { name: day })).toHaveTextContent(day.slice(0, 3));
  expect(screen.getAllByRole('tab')).toHaveLength(7);
  expect(screen.getByRole('tab', { selected: true, name: context.weekday })).toBeVisible();
  const plan = context.plans.find(({ id }) => id === context.currentId);
  // Before the list has come once nothing is known of the household.
  if (context.household === null) seesNoText('Health-aware meal plan');
  else seesText('Health-aware meal plan');
  if (plan?.trimmed) {
    expect(screen.getByRole('heading', { name: `Recipes for ${plan.name}` })).toBeVisible();
    seesText('days on their way');
    return;
  }
  expect(screen.getByRole('heading', { name: 'This Week' })).toBeVisible();
  if (!plan) {
    seesText('No Meal Plan Selected');
    seesButton('Create New Plan');
    seesButton('View Saved Plans');
    return;
  }
  expect(screen.getByRole('heading', { name: `Recipes for ${plan.name}` })).toBeVisible();
  if (context.layout === 'day' && context.weekday === 'Monday' && context.filter === 'all') {
    seesButton('Jollof rice: how to cook');
    seesNoText(/buy: tomatoes/);
    seesText('40 mins');
    expect(screen.getAllByRole('img', { name: '5 out of 5 stars' }).length).toBeGreaterThan(0);
  }
};
/** The board is the list of days: no tabs, and no 'This Week' beside it. */
function seesBoard(context: Context): void {
  const plan = context.plans.find(({ id }) => id === context.currentId);
  expect(screen.queryByRole('tab')).toBeNull();
  if (!plan) return seesText('No Meal Plan Selected');
  expect(screen.getByRole('heading', { name: `Recipes for ${plan.name}` })).toBeVisible();
  if (plan.trimmed) return seesText('days on their way');
  const monday = screen.getByRole('region', { name: 'Monday' });
  expect(monday).toHaveTextContent('Mon 5');
  seesButton('Lunch: Jollof rice, 40 mins. How to cook');
  seesButton('Change lunch on Monday: Jollof rice');
  seesButton('Add lunch on Tuesday');
}
const seesPlans = ({ plans }: Context) => {
  if (plans.length === 0) {
    seesText('No saved meal plans yet');
    seesText('Create your first plan to get started!');
  }
  for (const { name } of plans) expect(within(top()).getAllByText(name).length).toBeGreaterThan(0);
};
const seesSaved = (context: Context) => {
  seesDialog('Saved plans');
  expect(within(top()).getByRole('heading', { name: /^Week of / })).toBeVisible();
  expect(within(top()).getByLabelText('Change Week')).toHaveValue(context.week);
  expect(within(top()).getByRole('button', { name: 'New Plan' })).toBeVisible();
  seesPlans(context);
};

testView({
  samples: planLibrary,
  draw: (actor) =>
    themed(<PlannerView actor={actor as never} panels={PlainPanels} daysView={PlainDays} />),
  does: {
    'loading.retried': pressPage('Try again'),
    'day.chosen': () =>
      void fireEvent.click(
        screen.queryByRole('tab', { name: 'Friday' }) ??
          screen.getByRole('button', { name: /^Fri \d+, show its nutrition below$/ }),
      ),
    'filter.chosen': press('Dessert'),
    'layout.chosen': press('The whole week'),
    'previousPlan.chosen': press('Previous Saved Week'),
    'nextPlan.chosen': press('Next Saved Week'),
    'savedPlans.opened': press('View Saved Plans'),
    'managing.opened': press('Manage Plans'),
    // An empty week offers it twice.
    'creation.opened': () =>
      void fireEvent.click(
        within(top()).getAllByRole('button', { name: /^(New Plan|Create New Plan)$/ })[0],
      ),
    'emptyPlan.started': press('Start an empty week'),
    'shopping.opened': press('Shopping list'),
    'calendar.opened': press('Calendar link'),
    'sheet.opened': press('Print or send'),
    'meal.opened': press(/^(Jollof rice: how to cook|Lunch: Jollof rice, .* How to cook)$/),
    'edit.begun': press('Regenerate week'),
    'panel.closed': press('Close'),
    'week.chosen (an empty week)': weekField('2026-03-04'),
    'week.chosen (the newest)': weekField('2026-01-08'),
    'plan.chosen': press('Select Jan 5 - Jan 11'),
    'planEdit.chosen': press('Edit Jan 5 - Jan 11'),
    'copy.asked': press('Duplicate Jan 5 - Jan 11'),
    'deletion.asked': press('Delete Jan 5 - Jan 11'),
    'deletion.confirmed': press('Delete plan'),
    'clearing.asked': press('Delete all plans'),
    'clearing.confirmed': press('Delete all'),
    'question.dismissed': press(/^Keep (it|them)$/),
    'older.asked': pressPage('Fetch older plans'),
    'undo.chosen': pressPage('Undo'),
    'undo.dismissed': pressPage('Dismiss'),
  },
  // Without a plan there is nothing to look at, to shop for or to change; what is not saved has no line to press.
  offers: (label, context: Context) => {
    switch (label) {
      case 'layout.chosen':
      case 'shopping.opened':
      case 'calendar.opened':
      case 'sheet.opened':
      case 'edit.begun':
        return isWhole(context);
      case 'filter.chosen':
        return isWhole(context) && context.layout === 'day';
      case 'day.chosen':
        return context.layout === 'day' || isWhole(context);
      case 'meal.opened':
        return (
          isWhole(context) &&
          (context.layout === 'week' || (context.weekday === 'Monday' && context.filter === 'all'))
        );
      case 'emptyPlan.started':
        return context.currentId === null;
      case 'creation.opened':
        return context.currentId !== null || context.household === null;
      case 'clearing.asked':
        return context.plans.length > 0;
      case 'plan.chosen':
      case 'planEdit.chosen':
      case 'copy.asked':
      case 'deletion.asked':
        return isSaved(context);
      default:
        return true;
    }
  },
  unreachable: ['guard isDate: false', 'guard isKnown: false', 'guard hasCurrent: false'],
  sees: {
    'table.readingCopy': () => seesText('Loading your meal plans...'),
    'table.loading': () => {
      seesText('Loading your meal plans...');
      expect(screen.getByRole('heading', { name: 'Meal Planner' })).toBeVisible();
    },
    'table.unloaded': ({ week }: Context) => {
      seesText('Unable to save/load meal plans. Please try again later.');
      seesButton('Try again');
      const create = screen.getByRole('button', { name: 'New Plan' });
      if (week === '') expect(create).toBeDisabled();
      else expect(create).toBeEnabled();
    },
    'table.browsing.*': (context: Context) => {
      seesNoDialog();
      seesWeek(context);
      seesButton('Manage Plans');
      seesButton('New Plan');
    },
    // What is restored meanwhile takes the empty week's place.
    'table.startingEmpty': ({ currentId }: Context) =>
      void (
        currentId === null &&
        expect(screen.getByRole('button', { name: 'Saving...' })).toBeVisible()
      ),
    'table.savedPlans.listing': seesSaved,
    'table.savedPlans.duplicating': () => seesText('Duplicating...'),
    'table.savedPlans.deletionAsked': () => seesDialog('Delete Jan 5 - Jan 11?'),
    'table.savedPlans.deleting': () => seesText('Deleting...'),
    'table.savedPlans.clearingAsked': () => seesDialog('Delete all saved plans?'),
    'table.savedPlans.clearing': () => seesText('Deleting...'),
    'table.managing': (context: Context) => {
      seesDialog('Manage Meal Plans');
      seesPlans(context);
    },
    'table.creating': () => seesDialog('generation'),
    'table.shopping': () => seesDialog('shopping'),
    'table.calendar': () => seesDialog('calendar'),
    'table.sheet': () => seesDialog('sheet'),
    'table.cooking': () => seesDialog('tutorial'),
    'table.editing': () => seesDialog('editing'),
    'archive.complete': () => seesNoButton('Fetch older plans'),
    'archive.fetchingOlder': () => seesNoButton('Fetch older plans'),
    'archive.olderMissing': ({ before }: Context & { before: string | null }) =>
      before === null ? seesNoButton('Fetch older plans') : seesButton('Fetch older plans'),
    'undo.nothing': () => seesNoButton('Undo'),
    'undo.offered': () => seesButton('Undo'),
    'undo.restoring': () =>
      expect(screen.getByRole('button', { name: 'Undoing...' })).toBeVisible(),
  },
});
