import { expect } from 'vitest';
import {
  RecipeWriting,
  type RecipeWritingParts,
} from '../../src/features/ownRecipes/views/RecipeWriting.tsx';
import { recipeWriting, type Context } from './samples/recipeWriting.ts';
import {
  choose,
  press,
  screen,
  seesAlert,
  seesButton,
  seesNoAlert,
  seesNoText,
  seesText,
  seesValue,
  submit,
  themed,
  type,
} from './screen.tsx';
import { testView } from './testView.tsx';

const parts: RecipeWritingParts = { RecipePhoto: () => <p>the photo</p> };

const seesTitle = ({ id }: Context) =>
  expect(
    screen.getByRole('heading', { level: 1, name: id === null ? 'Add a recipe' : 'Edit recipe' }),
  ).toBeVisible();
/** What was understood, as long as something is written. */
const seesReading = ({ reading, text }: Context) => {
  if (reading === null || text.trim() === '') return seesNoText('What we understood');
  seesText('What we understood');
  if (reading.title === '') {
    seesText('Write the name of the dish in the first line.');
    seesText(/^For how many\?/);
    seesText(/^We found no ingredients/);
    seesText(/^We found no steps/);
    return;
  }
  expect(screen.getByRole('heading', { level: 3, name: 'Stew' })).toBeVisible();
  seesText('Serves 4, 70 min');
  seesText('stewing beef, 500 g');
  seesText('1 line to check');
  expect(screen.getByRole('combobox', { name: 'butter or margarine' })).toBeVisible();
  seesText('This line names several foods.');
  seesText('1 step');
  seesText('at least 420 kcal');
  seesText('Take care');
  seesText('Counted from 1 of 2 lines. Estimates, not medical advice.');
};
const seesForm = (context: Context) => {
  seesTitle(context);
  seesReading(context);
  seesText('the photo');
  expect(screen.getByRole('textbox', { name: 'Recipe' })).toHaveValue(context.text);
  if (context.id === null) seesValue('Web address', context.address);
};
const canSave = (is: boolean) =>
  is
    ? expect(screen.getByRole('button', { name: 'Save recipe' })).toBeEnabled()
    : expect(screen.getByRole('button', { name: 'Save recipe' })).toBeDisabled();

testView({
  samples: recipeWriting,
  draw: (actor) => themed(<RecipeWriting actor={actor as never} parts={parts} />),
  does: {
    'text.changed': type('Recipe', 'Stew'),
    'text.changed (blank)': type('Recipe', ' '),
    'address.changed': type('Web address', ' example.org/stew '),
    'address.submitted': submit('Import'),
    'food.chosen': choose('butter or margarine', 'butter_unsalted'),
    'reading.retried': press('Try again'),
    'recipe.retried': press('Try again'),
    'recipe.submitted': submit('Save recipe'),
  },
  offers: (label, { id, text, address, reading }: Context) => {
    if (label === 'text.changed') return text !== 'Stew';
    if (label === 'text.changed (blank)') return text !== ' ';
    // A page is fetched for a new one alone.
    if (label === 'address.changed') return id === null && address === '';
    if (label === 'address.submitted') return id === null;
    if (label === 'food.chosen') return text.trim() !== '' && (reading?.lines.length ?? 0) > 0;
    return true;
  },
  sees: {
    fetchingRecipe: (context: Context) => {
      seesTitle(context);
      seesText('Loading the recipe...');
    },
    recipeUnfetched: () => {
      seesAlert('The recipe could not be loaded.');
      seesButton('Try again');
    },
    'writing.resting': (context: Context) => {
      seesForm(context);
      canSave(false);
      seesNoAlert();
    },
    'writing.typing': (context: Context) => {
      seesForm(context);
      canSave(false);
      seesText('Reading your recipe...');
    },
    'writing.readingRecipe': (context: Context) => {
      seesForm(context);
      seesText('Reading your recipe...');
    },
    'writing.read': (context: Context) => {
      seesForm(context);
      seesNoText('Reading your recipe...');
      canSave(context.reading?.title === 'Stew');
    },
    'writing.readingFailed': (context: Context) => {
      seesForm(context);
      seesAlert('Your recipe could not be read. What you wrote is kept.');
      canSave(false);
    },
    'writing.fetchingPage': (context: Context) => {
      seesForm(context);
      seesButton('Reading the page...');
    },
    'writing.pageUnread': (context: Context) => {
      seesForm(context);
      seesText(
        context.message ??
          'We could not read this page. You can paste the text of the recipe instead.',
      );
      canSave(context.reading?.title === 'Stew' && context.readText === context.text);
    },
    'writing.recipeUnsaved': (context: Context) => {
      seesForm(context);
      seesAlert(context.message ?? 'Your recipe could not be saved. Please try again.');
      canSave(true);
    },
    savingRecipe: () => seesButton('Saving...'),
  },
});
