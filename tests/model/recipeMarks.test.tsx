import { expect } from 'vitest';
import { Favourites } from '../../src/features/marks/views/Favourites.tsx';
import { LeftOut } from '../../src/features/marks/views/LeftOut.tsx';
import { MarkHeart } from '../../src/features/marks/views/MarkHeart.tsx';
import { MarkButtons } from '../../src/features/marks/views/MarkButtons.tsx';
import type { MarksActor } from '../../src/features/marks/views/selectors.ts';
import { recipeMarks, type Context } from './samples/recipeMarks.ts';
import { press, screen, seesButton, seesNoText, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

const recipe = { id: 'egg-fried-rice', title: 'Egg fried rice' };

/** On the page of a recipe, and in the history. */
function Both({ actor }: { readonly actor: MarksActor }) {
  return (
    <>
      <MarkButtons actor={actor} recipe={recipe} />
      <MarkHeart actor={actor} recipe={recipe} />
      <LeftOut actor={actor} recipe={recipe} />
      <LeftOut actor={actor} recipe={{ id: 'plain-dal', title: 'Plain dal' }} />
      <Favourites actor={actor} />
    </>
  );
}

const isOn = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
const leftOutText = "We won't suggest this dish or plan it for you.";

const seesMarks = ({ marks }: Context) => {
  expect(isOn('Favourite')).toBe(marks.length > 0);
  expect(isOn('Favourite: Egg fried rice')).toBe(marks.length > 0);
  expect(isOn('Not again')).toBe(false);
  if (marks.length === 0) {
    seesNoText(leftOutText);
    expect(screen.queryByRole('heading', { name: 'Favourites' })).toBeNull();
    return;
  }
  // Of the dal, of which it is so.
  seesText(leftOutText);
  expect(screen.getByRole('link', { name: /stays until you swap it/ })).toHaveAttribute(
    'href',
    '/planner',
  );
  expect(screen.getByRole('heading', { name: 'Favourites' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Egg fried rice' })).toHaveAttribute(
    'href',
    '/recipe/egg-fried-rice',
  );
  expect(screen.getByText('Not again (1)')).toBeVisible();
  expect(screen.getByText('Plain dal')).toBeInTheDocument();
};

testView({
  samples: recipeMarks,
  draw: (actor) => themed(<Both actor={actor as never} />),
  does: {
    'mark.chosen (favourite)': press('Favourite'),
    'mark.chosen (no favourite)': press('Remove Egg fried rice from favourites'),
    'mark.chosen (not again)': press('Not again'),
    'mark.chosen (the dal again)': press('Suggest again: Plain dal'),
    'marks.retried': press('Try again'),
  },
  offers: (label, { marks }: Context) => {
    if (label === 'mark.chosen (favourite)') return marks.length === 0;
    return !(label === 'mark.chosen (no favourite)' || label.endsWith('(the dal again)'))
      ? true
      : marks.length > 0;
  },
  sees: {
    'open.reading': (context: Context) => {
      seesMarks(context);
      seesNoText('Your favourites could not be loaded.');
    },
    'open.unread': () => {
      seesText('Your favourites could not be loaded.');
      seesButton('Try again');
    },
    'open.listing': seesMarks,
    stopped: () => seesButton('Try again'),
  },
});
