import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { mealEditingMachine } from '../../machines/planner/mealEditing.machine.ts';
import type { ToDrafts } from '../../machines/shared/account.ts';
import type {
  MealDraft,
  PlanEdit,
  ProposalResult,
  SavedPlan,
} from '../../machines/shared/plans.ts';
import { EditingPanel } from '../../src/features/planner/views/EditingPanel.tsx';
import { mealEditing } from './samples/mealEditing.ts';
import { limits, newest } from './samples/plans.ts';
import {
  press,
  screen,
  seesAlert,
  seesButton,
  seesNoButton,
  seesNoText,
  seesText,
  seesValue,
  submit,
  themed,
  type,
} from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  search: string;
  title: string;
  ingredients: string;
  found: { meals: { title: string }[]; leftOut: number };
}

const seesWriting = ({ search, title, ingredients, found }: Context) => {
  expect(screen.getByRole('dialog', { name: 'Add lunch on Tuesday' })).toBeVisible();
  seesValue('Look in our recipes', search);
  seesValue('Meal', title);
  seesValue('Ingredients for all servings, one per line', ingredients);
  for (const meal of found.meals) seesButton(`Choose ${meal.title}`);
  if (found.leftOut > 0) seesText('One dish does not fit your settings and is not shown.');
};

testView({
  samples: mealEditing,
  draw: (actor) => themed(<EditingPanel actor={actor as never} Swap={() => <p>the offers</p>} />),
  does: {
    'search.changed': type('Look in our recipes', 'moi'),
    'search.retried': press('Try again'),
    'recipe.chosen': press('Choose Moi moi'),
    'title.changed': type('Meal', 'Leftovers'),
    'title.changed (blank)': type('Meal', ' '),
    'ingredients.changed': type('Ingredients for all servings, one per line', 'rice\n\n beans '),
    'writing.submitted': submit('Or write it yourself'),
    'out.chosen': press('Eat out'),
    'proposal.retried': press('Try again'),
    'saving.retried': press('Try again'),
    'mine.kept': press('Keep mine'),
    'theirs.kept': press('Keep the other one'),
    'edit.abandoned': press('Close'),
  },
  // A field reports a change only when it has changed; what was not found cannot be chosen.
  offers: (label, { search, title, ingredients, found }: Context) => {
    switch (label) {
      case 'search.changed':
        return search === '';
      case 'title.changed':
        return title !== 'Leftovers';
      case 'title.changed (blank)':
        return title !== ' ';
      case 'ingredients.changed':
        return ingredients === '';
      case 'recipe.chosen':
        return found.meals.length > 0;
      default:
        return true;
    }
  },
  unreachable: ['guard isFound: false'],
  sees: {
    'writing.pausing': (context: Context) => {
      seesWriting(context);
      seesText('Looking...');
    },
    'writing.fetchingMeals': (context: Context) => {
      seesWriting(context);
      seesText('Looking...');
    },
    'writing.choosing': (context: Context) => {
      seesWriting(context);
      seesText(
        context.found.meals.length > 0
          ? 'One dish found.'
          : 'No dish of ours is called that. Write it yourself below.',
      );
    },
    'writing.searchFailed': (context: Context) => {
      seesWriting(context);
      seesText('The recipes could not be searched.');
    },
    'writing.titleMissing': (context: Context) => {
      seesWriting(context);
      seesText('Please give the meal a name.');
    },
    swapping: () => {
      seesText('the offers');
      seesButton('Leave the plan as it is');
    },
    proposing: () => seesText('Planning around the meals that you locked or chose...'),
    refused: () => {
      seesAlert(
        'We found no other week in the time there was. That does not mean that there is none.',
      );
      seesText('Time ran out');
      seesButton('Try again');
      seesNoText('Nothing else fits');
    },
    proposalFailed: () => seesAlert('Failed to generate meal plan. Please try again.'),
    proposalOffline: () => {
      seesAlert('There is no connection. We will try again by ourselves as soon as there is.');
      seesButton('Try again');
    },
    updating: () => seesText('Saving...'),
    changeUnsaved: () => seesAlert('The change could not be saved. It is kept here: try again.'),
    conflicted: () => {
      seesText('This plan was changed on another device');
      seesButton('Keep mine');
      seesButton('Keep the other one');
    },
  },
});

test('a refusal for another reason than time cannot be asked again', async () => {
  const actor = createActor(
    mealEditingMachine.provide({
      actors: {
        drafts: fromCallback<ToDrafts<MealDraft>>(() => undefined),
        proposeChange: fromPromise<ProposalResult, { plan: SavedPlan; edit: PlanEdit }>(
          async () => ({ outcome: 'refused', message: 'No other dinner fits.' }),
        ),
      },
    }),
    { input: { plan: newest, edit: { kind: 'regenerate' }, limits } },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  render(themed(<EditingPanel actor={actor} />));
  seesText('Nothing else fits');
  seesAlert('No other dinner fits.');
  seesNoButton('Try again');
});
