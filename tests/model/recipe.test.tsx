import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import { OwnResources } from '../../src/features/recipe/views/OwnResources.tsx';
import { RecipeView, type RecipeViewParts } from '../../src/features/recipe/views/RecipeView.tsx';
import { adapted, plain, recipe, written, type Context } from './samples/recipe.ts';
import { press, screen, seesNoText, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

const parts: RecipeViewParts = {
  RecordLine: ({ entryId }) => <p>the record {entryId ?? 'on its way'}</p>,
  Resources: () => <p>the resources</p>,
  OwnResources,
  Swaps: ({ swaps }) => <p>{swaps.length} swaps</p>,
  PantryUse: ({ children }) => (
    <>
      <p>what it took of the pantry</p>
      {children}
    </>
  ),
  CookView: () => <p>cooked step by step</p>,
  MoreActions: () => <p>what else one does with it</p>,
  ActionTiles: ({ servings, swaps }) => (
    <p>
      for {servings} to plan with {swaps.length === 0 ? 'no swaps' : swaps.join()}
    </p>
  ),
  ActionDialogs: ({ missing: { lines, isKnown } }) => (
    <p>
      {isKnown
        ? `missing: ${lines.map(({ text }) => text).join()}`
        : 'nobody knows what is missing'}
    </p>
  ),
};

const seesRecipe = ({ written: text, opened, servings, planned }: Context) => {
  seesText('what else one does with it');
  expect(screen.getByRole('heading', { name: 'Cooking Instructions' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  if (text === plain) {
    seesText('Fry everything.');
    seesText('nobody knows what is missing');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      opened ? 'Egg fried rice' : 'Your dish',
    );
    return;
  }
  expect(screen.getByRole('heading', { level: 1, name: 'Egg fried rice' })).toBeVisible();
  const food = text === adapted ? 'brown rice' : 'rice';
  const rice = `${{ 3: 300, 5: 500 }[servings ?? 0] ?? 200} g ${food}`;
  seesText(rice);
  if (planned?.servings === servings) seesText('For 4 people, with larger portions: 5 servings.');
  seesText(`You need ${rice}`);
  seesText(text === adapted ? 'missing:' : `missing: ${rice}`);
  const isAdapted = text === adapted;
  seesText(`for ${servings ?? 2} to plan with ${isAdapted ? 'rice_white-rice_brown' : 'no swaps'}`);
  expect(screen.queryByText('1 swaps') !== null).toBe(isAdapted);
  expect(screen.getByText('eggs', { selector: 'strong' })).toBeVisible();
  expect(screen.queryAllByRole('img', { name: 'To buy' }).length).toBe(text === adapted ? 0 : 1);
  seesText(servings === 5 ? 'about 29 min' : '20 min');
  seesText('420 kcal');
  expect(screen.getByRole('meter', { name: 'sodium' })).toHaveAttribute(
    'aria-valuetext',
    '240 mg, of at most 1,500 mg a day',
  );
  seesText('Contains egg');
};

testView({
  samples: recipe,
  draw: (actor) => themed(<RecipeView actor={actor as never} parts={parts} />),
  does: {
    'page.closed': press('Back'),
    'recipe.retried': press('Try again'),
    'servings.chosen': press('One serving more'),
    'units.chosen': () => fireEvent.click(screen.getByRole('radio', { name: 'US' })),
    'cooking.started': press(/^(?:Cook|Continue cooking)$/),
    'dish.cooked': press('I cooked this'),
    'resources.retried': press('Try again'),
  },
  // One step of servings is tried, from the two that the recipe is written for; what has no steps is not cooked by them.
  offers: (label, { servings, units, written: text }: Context) => {
    if (label === 'units.chosen') return units === null;
    if (label === 'cooking.started' || label === 'dish.cooked') return text !== plain;
    return label !== 'servings.chosen' || (servings === null && text === written);
  },
  unreachable: ['guard isOurs: false', 'guard isServings: false', 'guard hasSteps: false'],
  sees: {
    recipeUnknown: () => {
      seesText('We do not know this recipe');
      expect(screen.getByRole('link', { name: 'AI Kitchen' })).toBeVisible();
    },
    fetchingRecipe: () => seesText('Writing out the instructions...'),
    recipeFailed: () => {
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Failed to load instructions. Please try again.',
      );
    },
    recipeOffline: () => {
      expect(screen.getByRole('alert')).toHaveTextContent(
        'There is no connection. We will try again by ourselves as soon as there is.',
      );
    },
    recipeRefused: () => {
      seesText('This dish does not fit your settings. Contains eggs, which you avoid: eggs.');
      expect(screen.getByRole('link', { name: 'Browse our recipes' })).toBeVisible();
    },
    'showing.page.reading': (context: Context) => {
      seesRecipe(context);
      seesNoText('cooked step by step');
    },
    'showing.page.cooking': (context: Context) => {
      seesRecipe(context);
      seesText('cooked step by step');
    },
    'showing.page.takingFromPantry': (context: Context) => {
      seesRecipe(context);
      seesText('what it took of the pantry');
      seesNoText('cooked step by step');
    },
    'showing.resources.following': ({ entryId }: Context) => {
      seesText(`the record ${entryId ?? 'on its way'}`);
      seesText('the resources');
    },
    'showing.resources.fetchingResources': () => {
      seesNoText('the record on its way');
      seesText('Looking for videos and articles...');
    },
    'showing.resources.resourcesFound': () => {
      expect(screen.getByRole('heading', { name: 'Youtube Resources' })).toBeVisible();
      seesText('No articles available.');
    },
    'showing.resources.resourcesFailed': () =>
      seesText('The videos and articles could not be fetched.'),
  },
});
