// What a cost stands on, in words: how its prices came about, of when the exchange rate is.
import { coded } from '../../domain/notes.ts';
import type { Note } from '../../domain/notes.ts';
import type { Country } from '../catalogue/types.ts';
import { countryInText } from '../planning/words.ts';
import type { Cost } from '../recipes/cost.ts';
import { englishDay } from './englishDay.ts';

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** How the prices of a list came about, and of when the exchange rate is. */
export const listPrices = (cost: Pick<Cost, 'shares'> | null, country: Country): Note[] => {
  const [prices, ...known] = costNotes(cost, country);
  const { rateDate } = country;
  const rate = coded(
    'cost.rateDate',
    { date: rateDate },
    `Exchange rate of ${englishDay(rateDate)}.`,
  );
  return [...(prices ? [prices] : []), ...(rateDate === '' ? [] : [rate]), ...known];
};

const rateNoteOf = ({ iso2, rateNote }: Country): Note =>
  coded('cost.rateNote', { note: { of: 'rateNote', id: iso2 } }, rateNote);

/** The same as notes. */
export function costNotes(cost: Pick<Cost, 'shares'> | null, country: Country): Note[] {
  const text = pricesSentence(cost, country);
  const share = (kind: keyof Cost['shares']): number => Math.round((cost?.shares[kind] ?? 0) * 100);
  const params = {
    country: { of: 'country', id: country.iso2 },
    paid: share('paid'),
    observed: share('observed'),
    modelled: share('modelled'),
    estimated: share('estimated'),
  };
  return [
    ...(text === ''
      ? []
      : params.estimated === 100
        ? [coded('cost.pricesUs', {}, text)]
        : [coded(params.paid > 0 ? 'cost.pricesPaid' : 'cost.prices', params, text)]),
    ...(country.rateNote === '' ? [] : [rateNoteOf(country)]),
  ];
}

/** How the prices came about: paid by the household, seen in shops there, worked out from what was seen, or estimated from US prices. */
function pricesSentence(cost: Pick<Cost, 'shares'> | null, country: Country): string {
  const parts = (
    [
      ['paid', 'what your household paid'],
      ['observed', `prices seen in markets in ${countryInText(country.name)}`],
      ['modelled', 'prices worked out from those of other foods and countries'],
      ['estimated', 'estimates from US shop prices'],
    ] as const
  ).flatMap(([kind, words]) => {
    const share = cost?.shares[kind] ?? 0;
    return share >= 0.005 ? [`${percent(share)} on ${words}`] : [];
  });
  const [first, ...others] = parts;
  if (percent(cost?.shares.estimated ?? 0) === '100%')
    return 'All of this cost rests on estimates from US shop prices.';
  return first === undefined
    ? ''
    : `Of this cost, ${[first.replace(' on ', ' rests on '), ...others].join(', ')}.`;
}
