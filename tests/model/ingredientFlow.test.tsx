import { expect } from 'vitest';
import { KitchenView } from '../../src/views/ingredientFlow/KitchenView.tsx';
import { ingredientFlow } from './samples/ingredientFlow.ts';
import { choose, press, screen, seesButton, seesNoButton, seesNoText, seesText, seesValue, submit, themed, type } from './screen.tsx';
import { testView } from './testView.tsx';

interface Context { method: string; list: string; choice: number; resources: unknown }

const method = 'How would you like to tell us?';
const list = 'What do you have?';
const seesComposer = (context: Context) => {
  expect(screen.getByRole('combobox', { name: method })).toHaveValue(context.method);
  expect([...screen.getByRole('combobox', { name: method }).querySelectorAll('option')].map((each) => each.textContent).sort()).toEqual(['List Your Ingredients', 'Snap or Upload Ingredient Image']);
  if (context.method === 'list') seesValue(list, context.list);
  else seesText('Reading photos comes in a later version.');
  seesButton('Discover Recipes');
};
const problems = ['Please provide an image or ingredient list', 'Failed to process ingredients. Please try again.'];
const seesProblem = (problem: string | null) => {
  if (problem === null) problems.forEach(seesNoText);
  else expect(screen.getByRole('alert')).toHaveTextContent(problem);
};
const composing = (problem: string | null) => (context: Context) => {
  seesComposer(context);
  seesProblem(problem);
};
const dishes = ['Egg fried rice', 'Kedgeree'] as const;
const seesDishes = (context: Context) => {
  seesComposer(context);
  expect(screen.getByRole('heading', { name: 'AI Detected Ingredient' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual(expect.arrayContaining(['rice', 'eggs']));
  expect(screen.getByRole('heading', { name: 'AI Recipe Suggestions' })).toBeVisible();
  dishes.forEach((dish) => seesButton(new RegExp(dish)));
  seesText('blorp');
};
const seesChosen = (context: Context) => {
  seesDishes(context);
  expect(screen.getByRole('heading', { name: dishes[context.choice] })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Cooking Instructions' })).toBeVisible();
};
const seesInstructions = (context: Context) => {
  seesChosen(context);
  expect(screen.getByText('eggs', { selector: 'strong' })).toBeVisible();
  seesText('2 eggs');
};
const seesResources = (context: Context) => {
  seesInstructions(context);
  if (context.resources === null) return seesText('The videos and articles could not be fetched.');
  expect(screen.getByRole('heading', { name: 'Youtube Resources' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Google Resources' })).toBeVisible();
  seesText('Fried rice');
  seesText('No articles available.');
};

testView({
  samples: ingredientFlow,
  draw: (actor) => themed(<KitchenView actor={actor as never} />),
  does: {
    'method.chosen (image)': choose(method, 'image'),
    'method.chosen (list)': choose(method, 'list'),
    'list.changed': type(list, 'rice, 2 eggs, blorp'),
    'list.changed (blank)': type(list, ' \n '),
    'ingredients.submitted': submit('Your ingredients'),
    'processing.cancelled': press('Cancel'),
    'suggestion.chosen (first)': press(/^Egg fried rice/),
    'suggestion.chosen (second)': press(/^Kedgeree/),
    'instructions.retried': press('Try again'),
    'resources.retried': press('Try again'),
    'record.retried': press('Save again'),
  },
  // The list is there only while listing, and a field reports a change only when its text differs;
  // resources are asked for again only where they are missing.
  offers: (label, context: Context) => {
    const event = ingredientFlow.person[label];
    switch (event.type) {
      case 'list.changed':
        return context.method === 'list' && context.list !== event['list'];
      case 'method.chosen':
        return context.method !== event['method'];
      case 'resources.retried':
        return context.resources === null;
      default:
        return true;
    }
  },
  // What the screen never offers, the actor's own paths have tried.
  unreachable: ['guard isOffered: false', 'guard isWithoutResources: false'],
  sees: {
    'composing.writing': composing(null),
    'composing.ingredientsMissing': composing('Please provide an image or ingredient list'),
    'composing.processingFailed': composing('Failed to process ingredients. Please try again.'),
    'composing.nothingSuggested': (context: Context) => {
      seesComposer(context);
      expect(screen.getAllByText('Nothing found to cook from this yet').length).toBeGreaterThan(0);
      seesText('blorp');
    },
    processingIngredients: (context: Context) => {
      if (context.method === 'list') seesValue(list, context.list);
      expect(screen.getByText('Reading your list and looking through the recipes...')).toBeVisible();
      seesButton('Cancel');
    },
    'showingSuggestions.choosing': (context: Context) => {
      seesDishes(context);
      seesNoText('Cooking Instructions');
    },
    'showingSuggestions.fetchingInstructions': (context: Context) => {
      seesChosen(context);
      seesText('Writing out the instructions...');
    },
    'showingSuggestions.instructionsFailed': (context: Context) => {
      seesChosen(context);
      seesText('Failed to load instructions. Please try again.');
      seesButton('Try again');
    },
    'showingSuggestions.fetchingResources': (context: Context) => {
      seesInstructions(context);
      seesText('Looking for videos and articles...');
    },
    'showingSuggestions.savingRecord': (context: Context) => {
      seesResources(context);
      seesText('Saving to your history...');
    },
    'showingSuggestions.saved': (context: Context) => {
      seesResources(context);
      seesText('Saved to your history');
      if (context.resources === null) seesButton('Try again');
      else seesNoButton('Try again');
    },
    'showingSuggestions.recordUnsaved': (context: Context) => {
      seesResources(context);
      seesText('This could not be saved to your history.');
      seesButton('Save again');
    },
    'showingSuggestions.refetchingResources': (context: Context) => {
      seesInstructions(context);
      seesText('Looking for videos and articles...');
    },
  },
});
