import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import { OwnRecipesView } from '../../src/features/ownRecipes/views/OwnRecipesView.tsx';
import { OwnRecipeSearch } from '../../src/features/ownRecipes/views/OwnRecipeSearch.tsx';
import type { MarkButtonsProps } from '../../src/features/marks/views/MarkButtons.tsx';
import { ownRecipes, type Context } from './samples/ownRecipes.ts';
import { press, screen, seesAlert, seesButton, seesNoAlert, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

const RecipeWriting = () => <p>It is written here.</p>;
const MarkHeart = ({ recipe }: MarkButtonsProps) => <p>mark {recipe.title}</p>;
const Collections = () => <p>Collections are here.</p>;
const RecipeFile = () => <p>A file is brought here.</p>;

/** By hand: which of the two each of the searches of the samples finds. */
const found = ({ recipes, query }: Context) => {
  if (query === 'zorgle') return [];
  return query === '' ? recipes : recipes.filter(({ title }) => title === 'Beef stew');
};
const seesList = (context: Context) => {
  const { removed, order, query, recipes } = context;
  const shown = found(context);
  for (const { id, title } of shown)
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `/recipe/${id}`);
  expect(screen.queryAllByRole('button', { name: /^Delete / })).toHaveLength(shown.length);
  if (shown.some(({ refused_at_table: refused }) => refused !== undefined)) {
    seesText('Not for Ada');
    seesText(/Contains hazelnuts\./);
  }
  const [first] = screen.queryAllByRole('link', { name: /stew|soup/ });
  if (shown.length === 2)
    expect(first).toHaveTextContent(order === 'name' ? 'Beef stew' : 'Lentil soup');
  if (recipes.length > 0 && shown.length === 0)
    seesText(`None of your recipes has "${query}" in its name or its ingredients.`);
  if (removed) seesText('Lentil soup is deleted.');
  else expect(screen.queryByText('Lentil soup is deleted.')).toBeNull();
};

const typed = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search my recipes' }), {
    target: { value },
  });

testView({
  samples: ownRecipes,
  draw: (actor) =>
    themed(
      <OwnRecipesView
        actor={actor as never}
        parts={{ RecipeWriting, RecipeFile, Collections, MarkHeart, Search: OwnRecipeSearch }}
      />,
    ),
  does: {
    'recipes.retried': press('Try again'),
    'writing.retried': press('Try again'),
    'file.retried': press('Try again'),
    'collections.retried': press('Try again'),
    'query.changed': () => typed('Crème LEEK'),
    'query.changed (nothing such)': () => typed('zorgle'),
    'order.chosen': () =>
      fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), {
        target: { value: 'name' },
      }),
    'deletion.requested': press('Delete Lentil soup'),
    'restoration.requested': press('Undo'),
    'removal.dismissed': press('Close'),
  },
  offers: (label, { removed, recipes }: Context) => {
    if (/^(?:query|order)/.test(label)) return recipes.length > 0;
    return !/^(?:removal|restoration)/.test(label) || removed !== null;
  },
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
