import { expect } from 'vitest';
import { MealAdding } from '../../src/features/recipe/views/MealAdding.tsx';
import { mealAdding, type Context } from './samples/mealAdding.ts';
import {
  choose,
  press,
  screen,
  seesAlert,
  seesButton,
  seesNoText,
  seesText,
  submit,
  themed,
} from './screen.tsx';
import { testView } from './testView.tsx';

const seesChoice = ({ start, place, isRenewed, notFor }: Context) => {
  expect(screen.getByRole('combobox', { name: 'Week' })).toHaveValue(start);
  expect(screen.getByRole('combobox', { name: 'Day' })).toHaveValue(place.day);
  expect(screen.getByRole('combobox', { name: 'Meal' })).toHaveValue(place.slot);
  seesText(
    start === '2026-01-12'
      ? 'This week has no plan yet. It starts with this dish.'
      : place.day === 'Wednesday' && place.slot === 'dinner'
        ? 'Planned there now: Tomato soup. It will be replaced.'
        : 'Nothing is planned there.',
  );
  seesText('For 3 servings');
  expect(screen.queryByText('Not for Lily') !== null).toBe(notFor.length > 0);
  if (notFor.length > 0) seesText('Contains peanuts: peanut butter.');
  // What is over cannot be chosen.
  expect(screen.queryByRole('option', { name: 'Monday' }) === null).toBe(start === '2026-01-05');
  if (isRenewed) seesText('This week was changed on another device. Please look again.');
};

testView({
  samples: mealAdding,
  draw: (actor) => themed(<MealAdding actor={actor as never} title="Egg fried rice" />),
  does: {
    'weeks.retried': press('Try again'),
    'week.chosen (next)': choose('Week', '2026-01-12'),
    'week.chosen (this)': choose('Week', '2026-01-05'),
    'day.chosen': choose('Day', 'Friday'),
    'day.chosen (Monday)': choose('Day', 'Monday'),
    'slot.chosen': choose('Meal', 'breakfast'),
    'meal.submitted': submit('Add'),
    'rest.requested': press('Add and plan the rest around it'),
    'adding.abandoned': press('Close'),
  },
  offers: (label, { start, place }: Context) => {
    if (label === 'week.chosen (next)') return start !== '2026-01-12';
    if (label === 'week.chosen (this)') return start !== '2026-01-05';
    if (label === 'day.chosen') return place.day !== 'Friday';
    if (label === 'day.chosen (Monday)') return start !== '2026-01-05' && place.day !== 'Monday';
    return label !== 'slot.chosen' || place.slot !== 'breakfast';
  },
  unreachable: ['guard isDayAhead: false', 'guard isWeek: false'],
  sees: {
    fetchingWeeks: () => seesText('Looking at your weeks...'),
    weeksFailed: () => {
      seesAlert('Your weeks could not be loaded.');
      seesButton('Try again');
    },
    refused: ({ message }: Context) => {
      seesAlert(message ?? 'This dish does not fit your settings.');
      expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
    },
    'choosing.resting': (context: Context) => {
      seesChoice(context);
      seesNoText('The week could not be saved. Please try again.');
    },
    'choosing.mealUnsaved': (context: Context) => {
      seesChoice(context);
      seesText('The week could not be saved. Please try again.');
    },
    'choosing.restRefused': (context: Context) => {
      seesChoice(context);
      seesText('No week of our dishes keeps all of this.');
    },
    'choosing.restFailed': (context: Context) => {
      seesChoice(context);
      seesText('The rest of the week could not be planned. Nothing was changed. Please try again.');
    },
    savingMeal: () => seesButton('Adding...'),
    planningRest: () => seesButton('Planning the week around it...'),
  },
});
