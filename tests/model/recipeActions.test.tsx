import { Suspense } from 'react';
import { expect } from 'vitest';
import {
  ActionDialogs,
  type ActionDialogsParts,
} from '../../src/features/recipe/views/ActionDialogs.tsx';
import { ActionTiles } from '../../src/features/recipe/views/ActionTiles.tsx';
import { CopyByHand } from '../../src/features/recipe/views/CopyByHand.tsx';
import { Missing } from '../../src/features/recipe/views/Missing.tsx';
import {
  MoreActions,
  type MoreActionsParts,
  type RecipeActionsActor,
} from '../../src/features/recipe/views/MoreActions.tsx';
import { recipeActions, type Context } from './samples/recipeActions.ts';
import { press, screen, seesButton, seesNoText, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

const parts: MoreActionsParts = {
  MarkButtons: ({ recipe }) => <p>mark {recipe.title}</p>,
  LeftOut: ({ recipe }) => <p>what is said of {recipe.title}</p>,
};
const dialogs: ActionDialogsParts = {
  MealAdding: ({ title }) => <p>into which week, {title}</p>,
  Missing,
  CopyByHand,
};

/** As the page of a recipe joins them. */
function All({ actor }: { readonly actor: RecipeActionsActor }) {
  return (
    <Suspense>
      <ActionTiles actor={actor} servings={3} />
      <MoreActions actor={actor} text="300 g rice" parts={parts} />
      <ActionDialogs
        actor={actor}
        title="Egg fried rice"
        servings={3}
        missing={{ lines: [{ text: '300 g rice' }], listed: ['300 g rice'], isKnown: true }}
        parts={dialogs}
      />
    </Suspense>
  );
}

const seesAll = ({ recipe, added }: Context) => {
  if (recipe) {
    seesText('mark Egg fried rice');
    seesText('what is said of Egg fried rice');
  } else {
    seesNoText(/^mark/);
    for (const name of ['Share', 'Add to plan'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  }
  if (added) {
    seesText('Added to Jan 5 - Jan 11: Friday, Dinner.');
    expect(screen.getByRole('link', { name: 'Open the planner', hidden: true })).toHaveAttribute(
      'href',
      '/planner',
    );
  } else seesNoText(/^Added/);
};
const seesMissing = () => {
  expect(screen.getByRole('dialog', { name: 'To buy for Egg fried rice' })).toBeVisible();
  seesText('300 g rice');
};

testView({
  samples: recipeActions,
  draw: (actor) => themed(<All actor={actor as never} />),
  does: {
    'recipe.shared': press('Share'),
    'recipe.printed': press('Print'),
    'planning.opened': press('Add to plan'),
    'missing.opened': press('Shopping list'),
    'missing.shared': press('Share list'),
    'missing.listed': press('Put on my list'),
    'missing.closed': press('Close'),
    'copying.closed': press('Close'),
  },
  // What another service wrote has no button to share or plan it.
  offers: (label, { recipe }: Context) =>
    (label !== 'recipe.shared' && label !== 'planning.opened') || recipe !== null,
  unreachable: ['guard isOurs: false'],
  sees: {
    idle: (context: Context) => {
      seesAll(context);
      seesButton('Print');
    },
    addingMeal: () => seesText('into which week, Egg fried rice'),
    'listingMissing.resting': () => {
      seesMissing();
      seesButton('Share list');
    },
    'listingMissing.keepingOnList': () => {
      seesMissing();
      seesButton('Putting on your list...');
    },
    'listingMissing.listed': () => {
      seesMissing();
      seesText('On your shopping list.');
      expect(screen.getByRole('link', { name: 'Open the list' })).toHaveAttribute(
        'href',
        '/shopping',
      );
    },
    'listingMissing.sharingLines': () => {
      seesMissing();
      seesButton('Sharing...');
    },
    sharingRecipe: (context: Context) => {
      seesAll(context);
      expect(screen.getByRole('button', { name: 'Share' })).toHaveAttribute('aria-busy', 'true');
    },
    copyingByHand: () => {
      expect(screen.getByRole('dialog', { name: 'Copy it by hand' })).toBeVisible();
      expect(screen.getByRole('textbox', { name: 'What you want to share' })).toHaveValue(
        'https://platewise.example/recipes/egg-fried-rice',
      );
    },
    sendingToPrinter: (context: Context) => {
      seesAll(context);
      expect(screen.getByRole('button', { name: 'Print' })).toHaveAttribute('aria-busy', 'true');
    },
  },
});
