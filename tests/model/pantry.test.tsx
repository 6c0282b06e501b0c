import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import type { Pantry, PantryItem } from '../../machines/shared/pantry.ts';
import { useSelector } from '../../src/context/useSelector.ts';
import { PantryCard } from '../../src/features/pantry/views/PantryCard.tsx';
import { PantryPanel } from '../../src/features/pantry/views/PantryPanel.tsx';
import { isListing, type PantryActor } from '../../src/features/pantry/views/selectors.ts';
import { pantry } from './samples/pantry.ts';
import {
  press,
  screen,
  seesAlert,
  seesButton,
  seesNoText,
  seesText,
  seesValue,
  submit,
  themed,
  type,
} from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  pantry: Pantry;
  words: string;
  removed: readonly PantryItem[];
  message: string | null;
}

/** The card, and the panel as if it had been opened. */
function Both({ actor }: { readonly actor: PantryActor }) {
  const listing = useSelector(actor, isListing);
  return (
    <>
      <PantryCard actor={actor} list="" compact={false} onList={() => undefined} />
      {listing && <PantryPanel actor={actor} onClose={() => undefined} />}
    </>
  );
}

const staple = (name: string) => () =>
  void fireEvent.click(screen.getByRole('checkbox', { name, hidden: true }));
const rewrite = (): void => {
  press('Change 3 eggs')();
  const field = screen.getByRole('textbox', { name: 'Change 3 eggs' });
  fireEvent.change(field, { target: { value: '6 eggs' } });
  fireEvent.blur(field);
};

const seesList = ({ pantry: { items, waiting }, words, message }: Context): void => {
  seesValue('Add foods', words);
  if (items.length === 0) seesText('Nothing kept yet');
  else {
    seesButton('Change 3 eggs');
    expect(screen.getByRole('button', { name: 'Use spinach soon' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  expect(screen.getByRole('checkbox', { name: 'salt', hidden: true })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'cumin', hidden: true })).not.toBeChecked();
  if (waiting > 0) seesText(/^One change is on this device/);
  if (message !== null) seesAlert(message);
};

testView({
  samples: pantry,
  draw: (actor) => themed(<Both actor={actor as PantryActor} />),
  does: {
    'pantry.retried': press('Try again'),
    'words.changed': type('Add foods', 'rice, 2 kg potatoes'),
    'words.changed (blank)': type('Add foods', '  '),
    'words.submitted': submit('Your pantry'),
    'items.removed': press('Remove 3 eggs'),
    'item.rewritten': rewrite,
    'item.marked (soon)': press('Use 3 eggs soon'),
    'item.marked (back)': press('Use spinach soon'),
    'staple.ticked': staple('cumin'),
    'staple.ticked (back)': staple('salt'),
    'removal.undone': press('Undo'),
    'removal.dismissed': press('Dismiss'),
  },
  // A field reports a change only when its text differs; a chip is changed where there is one.
  offers: (label, { pantry: { items }, words }: Context) => {
    if (label.startsWith('item')) return items.length > 0;
    const event = pantry.person[label];
    return event.type !== 'words.changed' || words !== event['words'];
  },
  sees: {
    'open.reading': () => seesText('Looking in your pantry...'),
    'open.unread': () => {
      seesText('Your pantry could not be loaded. You can type a list all the same.');
      seesButton('Try again');
    },
    'open.listing.resting': (context: Context) => {
      seesList(context);
      seesNoText(/^Removed: /);
    },
    'open.listing.offeringUndo': (context: Context) => {
      seesList(context);
      seesText(context.removed.length === 2 ? 'Removed: 3 eggs and spinach' : 'Removed: 3 eggs');
      seesButton('Undo');
    },
    stopped: () => seesButton('Try again'),
  },
});
