import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import { ShoppingPanel } from '../../src/features/planner/views/ShoppingPanel.tsx';
import type { TickState } from '../../machines/shared/plans.ts';
import { shopping } from './samples/shopping.ts';
import { press, screen, seesButton, seesNoText, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  ticks: TickState;
}

const tickTomatoes = () =>
  void fireEvent.click(screen.getByRole('checkbox', { name: /^Tomatoes/ }));
const seesList = ({ ticks: { ticked, waiting } }: Context) => {
  seesText('For 6 Jan and after: days that are over are left out.');
  expect(screen.getByRole('region', { name: 'Vegetables and herbs' })).toBeVisible();
  const box = (name: RegExp) => expect(screen.getByRole('checkbox', { name }));
  (ticked.includes('tomato') ? box(/^Tomatoes/) : box(/^Tomatoes/).not).toBeChecked();
  (ticked.includes('rice') ? box(/^Rice/) : box(/^Rice/).not).toBeChecked();
  seesText(`${ticked.length} of 2 ticked`);
  seesText('Not for Kip. Check the label: may not be for you');
  seesText(/for Monday lunch: Jollof rice; Tuesday dinner: Egusi soup/);
  if (waiting > 0) seesText('Queued: 1. Kept on this device until you are online again.');
  else seesNoText(/Kept on this device/);
};

testView({
  samples: shopping,
  draw: (actor) => themed(<ShoppingPanel actor={actor as never} onClose={() => undefined} />),
  does: {
    'list.retried': press('Try again'),
    'item.ticked': tickTomatoes,
    'item.ticked (back)': tickTomatoes,
    'list.shared': press('Share'),
    'list.printed': press('Print'),
  },
  offers: (label, { ticks }: Context) => {
    if (label === 'item.ticked') return !ticks.ticked.includes('tomato');
    return label === 'item.ticked (back)' ? ticks.ticked.includes('tomato') : true;
  },
  sees: {
    fetchingShopping: () => seesText('Summing up the week...'),
    listFailed: () => seesText('The shopping list could not be fetched.'),
    'listing.resting': (context: Context) => {
      seesList(context);
      seesButton('Share');
      seesButton('Print');
    },
    'listing.sharingList': (context: Context) => {
      seesList(context);
      seesButton('Sharing...');
    },
    'listing.sendingToPrinter': seesList,
  },
});
