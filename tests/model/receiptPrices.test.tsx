import { fireEvent, within } from '@testing-library/react';
import { expect } from 'vitest';
import { ReceiptPrices } from '../../src/features/shopping/views/ReceiptPrices.tsx';
import type { ReceiptActor } from '../../src/features/shopping/views/receiptSelectors.ts';
import { receiptPrices, type Context } from './samples/receiptPrices.ts';
import {
  press,
  screen,
  seesAlert,
  seesButton,
  seesNoAlert,
  seesText,
  seesValue,
  submit,
  themed,
  type,
} from './screen.tsx';
import { testView } from './testView.tsx';

const field = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
const choose = (label: string) => () => {
  const { photo } = receiptPrices.person[label] as unknown as { photo: File };
  fireEvent.change(field(), { target: { files: [photo] } });
};
const box = (name: string) => screen.getByRole('checkbox', { name: `Keep the price of ${name}` });
const tick = (name: string) => () => void fireEvent.click(box(name));

const pay = (name: string, amount: string) => () =>
  void fireEvent.change(within(screen.getByRole('group', { name })).getByLabelText('Paid (GBP)'), {
    target: { value: amount },
  });

/** What was read before, and what was kept, stay in sight. */
const seesWhatIsThere = ({ rows, before, receipt }: Context): void => {
  expect(field()).toBeEnabled();
  if (rows.length > 0 && before === null) {
    seesText(`Prices from this receipt: ${rows.length} of ${receipt!.foods} foods`);
    seesButton('Keep these prices');
  } else expect(screen.queryByRole('button', { name: 'Keep these prices' })).toBeNull();
  if (before !== null) {
    seesText(/^1 price kept\./);
    seesButton('Undo');
  } else expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
};
const seesProblem = (problem: string) => (context: Context) => {
  seesWhatIsThere(context);
  seesAlert(problem);
};
const isReading = () => {
  expect(field()).toBeDisabled();
  seesText('Reading your receipt...');
  seesButton('Cancel');
};
const failed = 'Your receipt could not be read. Check your connection and try again.';
const unkept =
  'Nothing was kept. Check your connection and try again: what you typed is still here.';
const notUndone = 'The prices could not be taken back. Check your connection and try again.';

const seesPrices = ({ rows, on }: Context): void => {
  expect(screen.getByRole('dialog', { name: 'Prices from this receipt' })).toBeVisible();
  seesValue('Date of the receipt', on);
  for (const { key, name, amount, quantity, taken, unit } of rows) {
    const group = within(screen.getByRole('group', { name }));
    expect(group.getByLabelText('Paid (GBP)')).toHaveValue(amount);
    expect(group.getByLabelText(`For (${unit})`)).toHaveValue(quantity);
    const isTicked = expect(box(name));
    (taken ? isTicked : isTicked.not).toBeChecked();
    const isAsked = key === 'rice' || amount === '9';
    expect(group.queryAllByText(/^We expected about £1\.00 for this\./)).toHaveLength(
      isAsked ? 1 : 0,
    );
    expect(group.queryAllByText(/^The amount is not printed\./)).toHaveLength(
      key === 'rice' ? 1 : 0,
    );
  }
};
const seesRefusal = (refusal: string) => (context: Context) => {
  seesPrices(context);
  seesAlert(refusal);
};

testView({
  samples: receiptPrices,
  draw: (actor) => themed(<ReceiptPrices actor={actor as ReceiptActor} />),
  does: {
    'photo.chosen': choose('photo.chosen'),
    'photo.chosen (too large)': choose('photo.chosen (too large)'),
    'photo.chosen (a text)': choose('photo.chosen (a text)'),
    'reading.retried': press('Try again'),
    'reading.cancelled': press('Cancel'),
    'prices.opened': press('Keep these prices'),
    'price.changed (none)': pay('carrot', '0'),
    'price.changed (left out)': tick('carrot'),
    'price.changed (far off)': pay('carrot', '9'),
    'price.changed (carrots are right)': tick('carrot'),
    'price.changed (it is right)': tick('rice'),
    'day.changed (to come)': type('Date of the receipt', '2026-11-29'),
    'day.changed (long ago)': type('Date of the receipt', '2026-08-27'),
    'prices.submitted': submit('Prices from this receipt'),
    'prices.closed': press('Close'),
    'prices.takenBack': press('Undo'),
  },
  // A field or a tick reports a change only where there is one.
  offers: (label, { rows, on, before }: Context) => {
    if (label === 'prices.opened') return rows.length > 0 && before === null;
    if (label === 'prices.takenBack') return before !== null;
    const row = (key: string) => rows.find((each) => each.key === key);
    if (label === 'price.changed (it is right)') return row('rice')?.taken === false;
    if (label === 'price.changed (left out)') return row('carrot')?.taken === true;
    if (label === 'price.changed (carrots are right)') return row('carrot')?.taken === false;
    if (label === 'price.changed (none)') return (row('carrot')?.amount ?? '0') !== '0';
    if (label === 'price.changed (far off)') return (row('carrot')?.amount ?? '9') !== '9';
    if (label === 'day.changed (to come)') return on !== '2026-11-29';
    if (label === 'day.changed (long ago)') return on !== '2026-08-27';
    return true;
  },
  // The buttons are there only where there is something to open or to take back.
  unreachable: ['guard isOffered: false', 'guard hasKept: false'],
  sees: {
    'choosing.resting': (context: Context) => {
      seesWhatIsThere(context);
      seesNoAlert();
    },
    'choosing.tooLarge': seesProblem(
      'This photo is larger than 10MB, so nothing was sent. Choose a smaller one, or take it again at a lower resolution.',
    ),
    'choosing.unsuitable': seesProblem(
      'This file is empty or not a picture. Choose a PNG, JPG or JPEG.',
    ),
    'choosing.unreadable': seesProblem(
      'This photo is in the HEIC format, which cannot be read here. Save it as JPG and choose it again.',
    ),
    'choosing.readingRefused': (context: Context) => {
      seesWhatIsThere(context);
      seesAlert(context.message ?? failed);
    },
    'choosing.readingFailed': (context: Context) => {
      seesWhatIsThere(context);
      seesAlert(failed);
      seesButton('Try again');
    },
    'choosing.withoutCountry': (context: Context) => {
      seesWhatIsThere(context);
      seesText(/don’t know your country/);
      expect(screen.getByRole('link', { name: 'Open settings' })).toBeVisible();
    },
    'choosing.inOtherMoney': (context: Context) => {
      seesWhatIsThere(context);
      seesText(/not in the money of your country \(GBP\)/);
    },
    'choosing.withoutPrices': (context: Context) => {
      seesWhatIsThere(context);
      seesText(/^No price on this receipt could be read for certain\./);
    },
    'choosing.offered': seesWhatIsThere,
    'choosing.kept': seesWhatIsThere,
    'choosing.takenBack': (context: Context) => {
      seesWhatIsThere(context);
      seesText('Your prices are as they were before.');
    },
    'choosing.undoRefused': (context: Context) => {
      seesWhatIsThere(context);
      seesAlert(context.message ?? notUndone);
    },
    'choosing.undoFailed': seesProblem(notUndone),
    preparingImage: isReading,
    readingReceipt: isReading,
    'reviewing.resting': seesPrices,
    'reviewing.nothingTaken': seesRefusal('Tick at least one price.'),
    'reviewing.incomplete': (context: Context) => {
      seesPrices(context);
      seesText('Enter numbers above 0, or leave the price out.');
    },
    'reviewing.doubtful': seesRefusal(
      'Prices that are far from what we expected were left out. Tick them again if they are right.',
    ),
    'reviewing.wrongDay': (context: Context) => {
      seesPrices(context);
      seesText('Choose a day of the last three months, not one to come.');
    },
    'reviewing.keepingRefused': (context: Context) => {
      seesPrices(context);
      seesAlert(context.message ?? unkept);
    },
    'reviewing.keepingFailed': seesRefusal(unkept),
    keepingPrices: (context: Context) => {
      seesPrices(context);
      seesButton('Keeping...');
    },
    takingBack: () => seesText('Undoing...'),
  },
});
