// Of when the exchange rates are, whose, and which countries differ.
import type { Source, SourcesAnswer } from '../../contract/sources.ts';
import { coded } from '../../domain/notes.ts';
import type { KitchenNote } from '../../domain/notes.ts';
import type { Country } from '../catalogue/types.ts';
import { englishDay } from '../prices/englishDay.ts';

export const publicDomain = {
  licence: 'United States public domain',
  licence_url: null,
  attribution: null,
} as const;

/** The value that most have; the first of them where several are as frequent. */
function commonest(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), ['', 0])[0];
}

const open = /public domain|CC BY/i;

/** Whose terms the rates stand under, with the countries that have no open licence named. */
export function ratesAsSource(
  { date, source }: SourcesAnswer['rates'],
  countries: readonly Country[],
): Source {
  const isTreasury = /Treasury/.test(source);
  const closed = countries.filter(({ rateLicence }) => !open.test(rateLicence));
  const but = closed.map(({ name }) => name).join(' and ');
  return {
    id: 'exchange-rates',
    title: 'Exchange rates',
    publisher: source,
    date,
    used_for: `Costs in the currency of each country.${closed.length > 0 && isTreasury ? ` No source under an open licence has one for ${but}.` : ''}`,
    ...(isTreasury
      ? publicDomain
      : {
          licence: 'Not known to us: the terms of whoever publishes them hold',
          licence_url: null,
          attribution: null,
        }),
    url: isTreasury ? 'https://fiscaldata.treasury.gov' : null,
  };
}

/** Whose rate it is; of when stands beside it. */
const sourceOf = ({ rateSource }: Country): string =>
  rateSource.replace(/, \d{4}-\d{2}-\d{2}$/, '');

/** How a country's rate differs from the others', and why. */
function exceptionOf(country: Country): KitchenNote {
  const { name, iso2, rateDate, rateNote } = country;
  const rateSource = sourceOf(country);
  const known = rateSource !== '' && rateSource !== 'none';
  const text = [
    `${name}: ${[englishDay(rateDate), rateSource].filter((each) => each && each !== 'none').join(', ') || 'no rate'}.`,
    rateNote,
  ].filter(Boolean);
  const noted = rateNote !== '';
  const code = known
    ? (['rates.other', 'rates.otherNote'] as const)
    : (['rates.none', 'rates.noneNote'] as const);
  return coded(
    code[noted ? 1 : 0],
    {
      country: { of: 'country', id: iso2 },
      ...(known ? { date: rateDate, source: rateSource } : {}),
      ...(!noted ? {} : { note: { of: 'rateNote', id: iso2 } }),
    },
    text.join(' '),
  );
}

/** The day and the source that most rates have, and the countries that differ. */
export function ratesOf(countries: readonly Country[]): SourcesAnswer['rates'] {
  const date = commonest(countries.map(({ rateDate }) => rateDate));
  const source = commonest(countries.map(sourceOf));
  return {
    date,
    source,
    exceptions: countries
      .filter(
        (country) =>
          country.rateDate !== date || sourceOf(country) !== source || country.rateNote !== '',
      )
      .map(exceptionOf),
  };
}
