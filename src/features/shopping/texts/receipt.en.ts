import { speak } from '../../../texts/language.ts';

/** What was paid, read off a receipt. */
export const receipt = {
  choose: 'Read a receipt',
  hint: 'A photo of a till receipt. You look at its prices before any is kept; the photo isn’t kept.',
  reading: 'Reading your receipt...',
  cancel: 'Cancel',
  failed: 'Your receipt could not be read. Check your connection and try again.',
  retry: 'Try again',
  withoutCountry:
    'We read your receipt, but don’t know your country and so not the money it is in. Set your country, then choose the photo again.',
  settings: 'Open settings',
  otherMoney:
    'This receipt is not in the money of your country ({currency}), so none of its prices is kept.',
  withoutPrices:
    'No price on this receipt could be read for certain. Take the photo again from straight above, or enter a price at its line.',
  offer: 'Prices from this receipt: {count} of {all} foods',
  open: 'Keep these prices',
  title: 'Prices from this receipt',
  close: 'Close',
  detail:
    'Ticked prices count in your lists, plans and recipes, and those of your household, for three months.',
  day: 'Date of the receipt',
  wrongDay: 'Choose a day of the last three months, not one to come.',
  take: 'Keep the price of {name}',
  printed: 'On the receipt: {text}',
  paid: 'Paid ({currency})',
  amount: 'For ({unit})',
  assumed: 'The amount is not printed. We took a usual pack, so check it.',
  doubtful: 'We expected about {usual} for this. Tick it only if it is right.',
  nothingTaken: 'Tick at least one price.',
  doubts:
    'Prices that are far from what we expected were left out. Tick them again if they are right.',
  incomplete: 'Enter numbers above 0, or leave the price out.',
  keep: 'Keep {count} prices',
  keepOne: 'Keep 1 price',
  keeping: 'Keeping...',
  keepFailed:
    'Nothing was kept. Check your connection and try again: what you typed is still here.',
  kept: '{count} prices kept. Plans and lists of your household count with them.',
  keptOne: '1 price kept. Plans and lists of your household count with it.',
  undo: 'Undo',
  undoing: 'Undoing...',
  undone: 'Your prices are as they were before.',
  undoFailed: 'The prices could not be taken back. Check your connection and try again.',
};

speak({ receipt });
