// What somebody paid, in words.
import type { ListNow, SaidPrice, ShoppingLine } from '../../../../machines/shared/shopping.ts';
import { fill } from '../../../texts/fill.ts';
import { figureText, shortDateText, sumText } from '../../../texts/format.ts';
import { shoppingList as words } from '../texts/en.ts';

type Paid = Pick<SaidPrice, 'amount' | 'quantity' | 'unit'>;

const quantityText = ({ quantity, unit }: Paid): string =>
  unit === 'piece' ? figureText(quantity, 2) : `${figureText(quantity, 2)} ${unit}`;

/** '£1.20 for 500 g', with its day where it has one. */
export function paidText(paid: Paid, currency: string, on?: string): string {
  const params = { amount: sumText(paid.amount, currency), quantity: quantityText(paid) };
  return on === undefined
    ? fill(words.paidFor, params)
    : fill(words.paidForOn, { ...params, date: shortDateText(on) });
}

/** 'your price, 3 Nov': whose price a line stands on, where somebody of the household paid one. */
export function whosePrice({ price }: ShoppingLine, { members }: ListNow): string | undefined {
  const paid = price?.paid;
  if (!paid) return undefined;
  const by = members.find(({ id }) => id === paid.by);
  const date = shortDateText(paid.on);
  if (paid.fading) return fill(words.priceFading, { date });
  return by && !by.me
    ? fill(words.priceOf, { name: by.name, date })
    : fill(words.priceYours, { date });
}

/** What is asked for first: a pack as it is sold, else a kilogram or a litre. */
export function askedAmount({ pack, price }: ShoppingLine): {
  quantity: string;
  unit: SaidPrice['unit'];
} {
  const [small, large] = price?.units.some(({ unit }) => unit === 'ml')
    ? (['ml', 'l'] as const)
    : (['g', 'kg'] as const);
  const grams = price?.units.find(({ unit }) => unit === small)?.grams ?? 1;
  const size = pack ? Math.round(pack.grams / grams / 5) * 5 : 0;
  return size > 0 && size % 1000 !== 0
    ? { quantity: String(size), unit: small }
    : { quantity: String(size / 1000 || 1), unit: large };
}
