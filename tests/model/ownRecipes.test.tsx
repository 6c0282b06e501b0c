import { expect } from 'vitest';
import { OwnRecipesView } from '../../src/features/ownRecipes/views/OwnRecipesView.tsx';
import type { MarkButtonsProps } from '../../src/features/marks/views/MarkButtons.tsx';
import { ownRecipes, type Context } from './samples/ownRecipes.ts';
import { press, screen, seesAlert, seesButton, seesNoAlert, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

const RecipeWriting = () => <p>It is written here.</p>;
const MarkHeart = ({ recipe }: MarkButtonsProps) => <p>mark {recipe.title}</p>;
const Collections = () => <p>Collections are here.</p>;
const RecipeFile = () => <p>A file is brought here.</p>;

const seesList = ({ recipes, removed }: Context) => {
  for (const { id, title } of recipes)
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `/recipe/${id}`);
  expect(screen.queryAllByRole('button', { name: /^Delete / })).toHaveLength(recipes.length);
  if (removed) seesText('Lentil soup is deleted.');
  else expect(screen.queryByText('Lentil soup is deleted.')).toBeNull();
};

testView({
  samples: ownRecipes,
  draw: (actor) =>
    themed(
      <OwnRecipesView
        actor={actor as never}
        parts={{ RecipeWriting, RecipeFile, Collections, MarkHeart }}
      />,
    ),
  does: {
    'recipes.retried': press('Try again'),
    'writing.retried': press('Try again'),
    'file.retried': press('Try again'),
    'collections.retried': press('Try again'),
    'deletion.requested': press('Delete Lentil soup'),
    'restoration.requested': press('Undo'),
    'removal.dismissed': press('Close'),
  },
  offers: (label, { removed }: Context) =>
    !/^(?:removal|restoration)/.test(label) || removed !== null,
  unreachable: ['guard isPresent: false', 'guard hasRemoved: false'],
  sees: {
    fetchingRecipes: ({ recipes }: Context) => {
      if (recipes.length === 0) seesText('Loading your recipes...');
      seesNoAlert();
    },
    listFailed: () => {
      seesAlert('Your recipes could not be loaded.');
      seesButton('Try again');
    },
    listed: (context: Context) => {
      seesList(context);
      expect(screen.getByRole('link', { name: 'Add a recipe' })).toHaveAttribute(
        'href',
        '/my-recipes/new',
      );
      expect(screen.getByRole('link', { name: 'Browse our recipes' })).toHaveAttribute(
        'href',
        '/recipes',
      );
      if (context.recipes.length === 0) seesText('No recipes yet');
    },
    deletingRecipe: (context: Context) => {
      seesList(context);
      expect(screen.getByRole('button', { name: 'Delete Lentil soup' })).toBeDisabled();
    },
    restoringRecipe: () => seesButton('Restoring...'),
    writing: () => seesText('It is written here.'),
    writingStopped: () => {
      seesAlert('Something went wrong here. What you wrote is kept.');
      seesButton('Try again');
    },
    filing: () => seesText('A file is brought here.'),
    filingStopped: () => {
      seesAlert('Something went wrong here. Nothing was lost; please choose the file again.');
      seesButton('Try again');
    },
    collecting: () => seesText('Collections are here.'),
    collectingStopped: () => {
      seesAlert('Something went wrong here. Your collections are as they were.');
      seesButton('Try again');
    },
    kept: () => expect(screen.queryByRole('button')).toBeNull(),
  },
});
