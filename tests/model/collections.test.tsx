import { expect } from 'vitest';
import { Collections } from '../../src/features/ownRecipes/views/Collections.tsx';
import { collections, type Context } from './samples/collections.ts';
import {
  press,
  screen,
  seesAlert,
  seesNoButton,
  seesText,
  seesValue,
  submit,
  themed,
  type,
} from './screen.tsx';
import { testView } from './testView.tsx';

const holdsParty = ({ collections: all }: Context) => all.some(({ name }) => name === 'Party');
const isPutting = ({ recipeId }: Context) => recipeId !== null;
/** Only on the page of all of them are they shown with what they hold. */
const seesList = (context: Context) => {
  if (isPutting(context)) {
    if (context.recipe === null) return seesText('We do not have this recipe.');
    if (holdsParty(context)) expect(screen.getByRole('checkbox', { name: 'Party' })).toBeChecked();
    return undefined;
  }
  if (context.collections.length === 0) seesText('No collections yet');
  if (!holdsParty(context)) return undefined;
  seesText('Not for Lily');
  seesText('Contains celery.');
  expect(screen.getByRole('link', { name: 'Search and filter them' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/recipes\?collection=col-/),
  );
  return expect(screen.getByRole('link', { name: 'Jollof rice' })).toHaveAttribute(
    'href',
    '/recipe/jollof-rice',
  );
};
const seesName = ({ change }: Context) => {
  expect(screen.getByRole('dialog', { name: 'Name the collection' })).toBeVisible();
  seesValue('Name', change.name);
};
const seesRemoved = ({ removed }: Context) => {
  if (removed) seesText('Party is deleted.');
};

testView({
  samples: collections,
  draw: (actor) => themed(<Collections actor={actor as never} />),
  does: {
    'collections.retried': press('Try again'),
    'recipe.placed (later)': press('Move Jollof rice back'),
    'recipe.placed (out)': () => {
      const box = screen.queryByRole('checkbox', { name: 'Party' });
      if (box) box.click();
      else press('Take Jollof rice out')();
    },
    'creation.requested': press('New collection'),
    'renaming.requested': press('Rename Party'),
    'name.changed': type('Name', ' Feast '),
    'name.changed (blank)': type('Name', ''),
    'form.submitted': () => submit('Name the collection')(),
    'naming.cancelled': press('Cancel'),
    'deletion.requested': press('Delete Party'),
    'restoration.requested': press('Undo'),
    'removal.dismissed': press('Close'),
  },
  // What is not shown cannot be pressed, and a field reports a change only where its text differs.
  offers: (label, context: Context) => {
    const { type: event, name } = collections.person[label];
    if (/^(?:removal|restoration)/.test(label)) return context.removed !== null;
    if (label === 'recipe.placed (out)')
      return holdsParty(context) && (!isPutting(context) || context.recipe !== null);
    if (event === 'recipe.placed' || /^(?:renaming|deletion)/.test(label))
      return holdsParty(context) && !isPutting(context);
    if (event === 'creation.requested') return !isPutting(context) || context.recipe !== null;
    return event !== 'name.changed' || context.change.name !== name;
  },
  unreachable: ['guard hasRemoved: false'],
  sees: {
    readingCollections: () => {
      seesText('Loading your collections...');
      seesNoButton('New collection');
    },
    collectionsUnread: () => seesText('Your collections could not be loaded.'),
    'listed.resting': (context: Context) => {
      seesList(context);
      seesRemoved(context);
    },
    'listed.notChanged': (context: Context) => {
      seesList(context);
      if (!isPutting(context))
        seesAlert(context.refusal ?? 'Nothing was changed. Please try again.');
    },
    'naming.editing': seesName,
    'naming.nameMissing': (context: Context) => {
      seesName(context);
      seesText('Please enter a name.');
    },
    savingCollection: seesList,
    deletingCollection: seesList,
  },
});
