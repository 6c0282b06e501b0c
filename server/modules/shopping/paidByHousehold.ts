// What a household paid, as the kitchen reckons with it.
import type { Kitchen } from '../../../kitchen/index.ts';
import type { PaidPrice } from '../../../kitchen/prices/paid.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import type { PaidPriceRow } from './priceRepository.ts';

export type PriceStorage = Pick<Storage, 'households' | 'paidPrices'>;

/** What was paid in a money that the country has no more counts no more. */
export const paidOf = (
  rows: readonly PaidPriceRow[],
  { catalogue }: Pick<Kitchen, 'catalogue'>,
): PaidPrice[] =>
  rows.flatMap((row) => {
    const country = catalogue.countries.get(row.country);
    if (country?.currency !== row.currency) return [];
    const amount = row.amount_minor / 10 ** country.minorUnits;
    return [
      {
        key: row.food_key,
        iso2: row.country,
        localPerKg: (amount / row.grams) * 1000,
        on: row.paid_on,
        weight: row.weight,
      },
    ];
  });

export async function paidByHousehold(
  kitchen: Pick<Kitchen, 'catalogue'>,
  { households, paidPrices }: PriceStorage,
  userId: string,
): Promise<PaidPrice[]> {
  const members = await households.listMembers(userId);
  return paidOf(await paidPrices.read(members.map(({ id }) => id)), kitchen);
}
