import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import type { LatestTick, ListNow, ShoppingLine } from '../../machines/shared/shopping.ts';
import { ShoppingView } from '../../src/features/shopping/views/ShoppingView.tsx';
import type { LiveNoteProps } from '../../src/features/shopping/views/LiveNote.tsx';
import type { ListActor } from '../../src/features/shopping/views/selectors.ts';
import { shoppingList } from './samples/shoppingList.ts';
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
  list: ListNow;
  weeks: number;
  words: string;
  removed: readonly ShoppingLine[];
  message: string | null;
  latest: LatestTick | null;
}

const Live = ({ names, latest }: LiveNoteProps) => (
  <p>{latest ? `${latest.by} ticked ${latest.name}` : `with ${names.join(', ')}`}</p>
);

/** Receipts have tests of their own. */
const Nothing = () => null;

const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const tick = (name: RegExp) => () => void fireEvent.click(box(name));
const rewrite = (): void => {
  press('Change a birthday candle')();
  const field = screen.getByRole('textbox', { name: 'Change a birthday candle' });
  fireEvent.change(field, { target: { value: '6 candles' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.getByRole('button', { name: 'Change a birthday candle' })).toHaveFocus();
  press('Change a birthday candle')();
  const again = screen.getByRole('textbox', { name: 'Change a birthday candle' });
  fireEvent.change(again, { target: { value: '6 candles' } });
  fireEvent.keyDown(again, { key: 'Enter' });
};
const ranOut = () =>
  void fireEvent.click(screen.getByRole('button', { name: 'Put salt on the list', hidden: true }));

/** In the dialog of a line. */
const paid = (amount: string, isSure: boolean) => (): void => {
  press('rice: about £3.00. Say what you paid')();
  type('I paid (GBP)', amount)();
  type('For', '1')();
  type('Unit', 'kg')();
  if (isSure) fireEvent.click(screen.getByRole('checkbox', { name: /is right/ }));
  else expect(screen.queryByRole('checkbox', { name: /is right/ })).toBeNull();
  press('Keep this price')();
};
const takeBack = (): void => {
  press('2 l milk: about £2.50. Say what you paid')();
  seesText('£1.40 for 1 l, 3 Jan');
  press('Forget this price')();
};

const seesList = ({ list: { lines, waiting }, words, message, latest }: Context): void => {
  seesValue('Add an item', words);
  if (lines.length === 0) seesText('Nothing to buy');
  else {
    const candle = lines.find(({ id }) => id === 'candle-1');
    seesText(candle?.ticked ? '2 of 3 in the basket' : '1 of 3 in the basket');
    seesText(
      '£2.50 of about £5.50 · one more has no price · what you may have at home is not counted',
    );
    seesText('For 7 Jan and after: days that are over are left out.');
    seesText(latest ? 'Sam ticked a birthday candle' : 'with Sam');
    expect(
      box(
        /^2 l milk Not for you\. Check the label: may not be for Lily for Rice pudding, your price, 3 Jan/,
      ),
    ).toBeChecked();
    expect(screen.getAllByRole('img', { name: 'Sam' })).not.toHaveLength(0);
    expect(box(/^rice 2 × 500 g, for Mon 5, Mon 12/)).not.toBeChecked();
    const ownBox = expect(box(/^a birthday candle added by Sam/));
    (candle?.ticked ? ownBox : ownBox.not).toBeChecked();
    seesText('In the order you shop');
    expect(screen.getAllByRole('region').map((each) => each.getAttribute('aria-label'))[0]).toBe(
      'Everything else',
    );
    seesText('One thing you may have at home');
    expect(screen.queryByRole('checkbox', { name: /salt/ })).toBeNull();
  }
  if (waiting > 0) seesText(/^One change is on this device/);
  if (message !== null) seesAlert(message);
};

testView({
  samples: shoppingList,
  draw: (actor) =>
    themed(<ShoppingView actor={actor as ListActor} Live={Live} Receipt={Nothing} />),
  does: {
    'list.retried': press('Try again'),
    'words.changed': type('Add an item', '3 eggs'),
    'words.changed (blank)': type('Add an item', '  '),
    'words.submitted': submit('Shopping list'),
    'line.ticked': tick(/^a birthday candle/),
    'line.ticked (back)': tick(/^2 l milk/),
    'line.ticked (planned)': tick(/^rice/),
    'line.rewritten': rewrite,
    'lines.removed': press('Remove a birthday candle'),
    'lines.removed (bought)': press('Remove bought items added by hand'),
    'lines.removed (beside the week)': press('Remove 200 g rice'),
    'staple.missed': ranOut,
    'price.paid': paid('2', false),
    'price.paid (far off and sure)': paid('31', true),
    'price.takenBack': takeBack,
    'weeks.chosen': () =>
      void fireEvent.click(screen.getByRole('radio', { name: /^The nearest week/ })),
    'order.forgotten': press('Usual order'),
    'removal.undone': press('Undo'),
    'removal.dismissed': press('Dismiss'),
  },
  // A field reports a change only when its text differs; a line is changed where there is one.
  offers: (label, { list: { lines, weeks: planned }, weeks, words }: Context) => {
    if (label === 'line.ticked')
      return lines.some(({ id, ticked }) => id === 'candle-1' && !ticked);
    if (/^(?:line|staple|price|order)/.test(label)) return lines.length > 0;
    if (label === 'weeks.chosen') return weeks === 2 && planned.length > 1;
    const event = shoppingList.person[label];
    return event.type !== 'words.changed' || words !== event['words'];
  },
  // The button is there only where an order was learnt.
  unreachable: ['guard hasWalked: false'],
  sees: {
    'open.reading': () => seesText('Fetching the list...'),
    'open.unread': () => {
      seesText('The shopping list could not be fetched.');
      seesButton('Try again');
    },
    'open.listing.resting': (context: Context) => {
      seesList(context);
      seesNoText(/^Removed: /);
    },
    'open.listing.offeringUndo': (context: Context) => {
      seesList(context);
      seesText(`Removed: ${context.removed[0]?.name}`);
      seesButton('Undo');
    },
    stopped: () => seesButton('Try again'),
  },
});
