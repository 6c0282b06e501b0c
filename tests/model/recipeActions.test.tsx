import { expect } from 'vitest';
import {
  MoreActions,
  type MoreActionsParts,
} from '../../src/features/recipe/views/MoreActions.tsx';
import { recipeActions, type Context } from './samples/recipeActions.ts';
import { press, screen, seesButton, seesNoText, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

const parts: MoreActionsParts = {
  MarkButtons: ({ recipe }) => <p>mark {recipe.title}</p>,
  LeftOut: ({ recipe }) => <p>what is said of {recipe.title}</p>,
};

const seesMarks = ({ recipe }: Context) => {
  if (recipe) {
    seesText('mark Egg fried rice');
    seesText('what is said of Egg fried rice');
  } else {
    seesNoText(/^mark/);
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  }
};

testView({
  samples: recipeActions,
  draw: (actor) => themed(<MoreActions actor={actor as never} parts={parts} />),
  does: {
    'recipe.shared': press('Share'),
    'recipe.printed': press('Print'),
  },
  // What another service wrote has no button to share it.
  offers: (label, { recipe }: Context) => label !== 'recipe.shared' || recipe !== null,
  unreachable: ['guard isOurs: false'],
  sees: {
    idle: (context: Context) => {
      seesMarks(context);
      seesButton('Print');
    },
    sharingLink: (context: Context) => {
      seesMarks(context);
      seesButton('Sharing...');
    },
    sendingToPrinter: (context: Context) => {
      seesMarks(context);
      seesButton('Printing...');
    },
  },
});
