// Sentences beneath a shopping list.
import { coded } from '../../domain/notes.ts';

export const roundedUp = coded(
  'shopping.roundedUp',
  {},
  'Amounts are what the recipes use, with bones, peel and shells as it is sold, rounded up; shops sell by the packet.',
);
export const pricesEstimated = coded('shopping.estimates', {}, 'Prices are estimates.');
export const pricesFromUs = coded(
  'shopping.usPrices',
  {},
  'Prices are US shop prices: no country was named.',
);
export const takenAsEnough = coded(
  'shopping.takenAsEnough',
  {},
  'Where you did not say how much you have, we take it to be enough.',
);
