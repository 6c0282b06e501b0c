import { expect } from 'vitest';
import { RecipeFile } from '../../src/features/ownRecipes/views/RecipeFile.tsx';
import { large, picked, recipeFile, type Context } from './samples/recipeFile.ts';
import {
  pick,
  press,
  screen,
  seesAlert,
  seesButton,
  seesNoAlert,
  seesText,
  themed,
} from './screen.tsx';
import { testView } from './testView.tsx';

const seesPicker = (name: string, isEnabled = true) => {
  const field = screen.getByLabelText(name);
  if (isEnabled) expect(field).toBeEnabled();
  else expect(field).toBeDisabled();
};
const seesList = ({ found, chosen, more, unread }: Context) => {
  seesText(found.length === 1 ? '1 recipe found' : `${found.length} recipes found`);
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual(
    found.map((_, place) => chosen.includes(place)),
  );
  for (const { title } of found)
    expect(screen.getByRole('checkbox', { name: new RegExp(title) })).toBeVisible();
  if (more > 0) seesText('3 more are in the file, too many to read at once.');
  if (unread > 0) seesText('2 parts of the file could not be read.');
  if (found.some(({ title }) => title === 'Lentil soup')) {
    seesText(/45.min · serves 4 · 2 of 3 lines read · 2 steps/);
    seesText('To check: 1 tbsp zorgle powder');
    seesText('Take care');
    seesText('Not for Ada');
    seesText('Contains hazelnuts.');
  }
  if (found.some(({ title }) => title === 'Stew')) {
    seesText('Not for you');
    seesText('It holds peanuts.');
  }
  if (found.some(({ known }) => known)) seesText('You have one of this name');
};
const save = ({ chosen }: Context): string =>
  chosen.length === 0
    ? 'Save recipes'
    : chosen.length === 1
      ? 'Save 1 recipe'
      : `Save ${chosen.length} recipes`;

testView({
  samples: recipeFile,
  draw: (actor) => themed(<RecipeFile actor={actor as never} />),
  does: {
    'file.chosen': pick(picked),
    'file.chosen (too large)': pick(large),
    'file.retried': press('Try again'),
    'recipe.toggled': () => {
      const [first] = screen.getAllByRole('checkbox');
      first?.click();
    },
    'recipes.toggled': press(/^Choose (?:all|none)$/),
    'recipes.submitted': press(/^Save/),
  },
  unreachable: ['guard isListed: false', 'guard hasChosen: false'],
  sees: {
    empty: () => {
      seesPicker('Choose a file');
      seesText('Where do I get such a file?');
      seesNoAlert();
    },
    fileTooLarge: () => {
      seesPicker('Choose a file');
      seesAlert('This file is too large: at most 0 MB can be read at once.');
    },
    readingFile: () => {
      seesPicker('Choose a file', false);
      seesText('Reading your file...');
      seesNoAlert();
    },
    fileUnread: ({ message }: Context) => {
      seesAlert(message ?? 'We could not read this file. Please try again, or choose another one.');
      seesButton('Try again');
    },
    'listed.choosing': (context: Context) => {
      seesPicker('Choose another file');
      seesList(context);
      seesNoAlert();
      seesButton(save(context));
    },
    'listed.recipesUnkept': (context: Context) => {
      seesList(context);
      seesAlert(
        context.message ??
          'Not all recipes could be saved. Those that are still listed can be tried again.',
      );
      seesButton(save(context));
    },
    keepingRecipes: () => {
      seesPicker('Choose another file', false);
      seesButton('Saving your recipes...');
    },
  },
});
