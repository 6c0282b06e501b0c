import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import { Confirmation } from '../../src/features/photos/views/Confirmation.tsx';
import type { ConfirmationActor } from '../../src/features/photos/views/confirmationSelectors.ts';
import type { NamedItem, Pick } from '../../machines/shared/photo.ts';
import { confirmation } from './samples/confirmation.ts';
import {
  press,
  screen,
  seesButton,
  seesNoText,
  seesText,
  submit,
  themed,
  type,
} from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  items: readonly NamedItem[];
  query: string;
  options: readonly Pick[];
}

const field = () => screen.getByRole('combobox', { name: 'Add an ingredient' });
const seesNames = ({ items, query }: Context) => {
  for (const { name } of items) {
    seesButton(`Rename ${name}`);
    seesButton(`Remove ${name}`);
  }
  expect(screen.queryAllByRole('button', { name: /^Remove / })).toHaveLength(items.length);
  expect(field()).toHaveValue(query);
  seesButton('Update recipes');
};
/** A press on the name makes a field of it. */
const rename = (name: string) => () => {
  fireEvent.click(screen.getAllByRole('button', { name: /^Rename / })[0]);
  const draft = screen.getByRole('textbox', { name: /^Rename / });
  expect(draft).toHaveFocus();
  fireEvent.change(draft, { target: { value: name } });
  fireEvent.keyDown(draft, { key: 'Enter' });
};
const quiet = (context: Context) => {
  seesNames(context);
  seesNoText('Please name at least one.');
  seesNoText('No more fit into one request. Remove one first.');
};

testView({
  samples: confirmation,
  draw: (actor) =>
    themed(
      <Confirmation
        actor={actor as ConfirmationActor}
        of="ingredients"
        readBy={{ reader: 'text' }}
        uncertain
        busy={false}
        isNew
      />,
    ),
  does: {
    'item.removed (first)': () =>
      void fireEvent.click(screen.getAllByRole('button', { name: /^Remove / })[0]),
    'item.renamed (first)': rename('Brown rice'),
    'item.added (feta)': press('Add Feta'),
    'query.changed (fe)': type('Add an ingredient', 'fe'),
    'query.changed (blank)': type('Add an ingredient', ' '),
    'names.submitted': submit('Ingredients on the photo'),
  },
  // A field reports a change only when its text differs; what is on the list is not offered.
  offers: (label, { items, query }: Context) => {
    if (label.startsWith('query.changed')) return confirmation.person[label]['query'] !== query;
    if (label === 'item.added (feta)') return !items.some(({ name }) => name === 'Feta');
    if (label === 'item.removed (first)') return items.length > 0;
    if (label === 'item.renamed (first)') return items.length > 0 && items[0].name !== 'Brown rice';
    return true;
  },
  sees: {
    'names.listed': quiet,
    'names.namesMissing': (context: Context) => {
      seesNames(context);
      expect(field()).toHaveAccessibleDescription(/Please name at least one\./);
    },
    'names.namesFull': (context: Context) => {
      seesNames(context);
      expect(field()).toHaveAccessibleDescription(
        /No more fit into one request\. Remove one first\./,
      );
    },
    'typeAhead.resting': () => seesText('read by the text reader'),
    'typeAhead.typing': () => seesText('Looking...'),
    'typeAhead.fetchingOptions': () => seesText('Looking...'),
    'typeAhead.offering': ({ options }: Context) => {
      seesNoText('Looking...');
      if (options.length === 0)
        seesText('Not in our catalogue. Press Enter to add it all the same.');
      else {
        fireEvent.keyDown(field(), { key: 'ArrowDown' });
        expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual([
          'Feta',
          'Fennel soupdish',
        ]);
        fireEvent.keyDown(field(), { key: 'Escape' });
      }
    },
    'typeAhead.optionsFailed': () =>
      seesText('Suggestions could not be fetched. Type the whole name and press Enter.'),
  },
});
