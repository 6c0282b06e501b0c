// The sources page's figures against the raw tables, and what licences ask for.
import { expect, test } from 'vitest';
import { diets } from '../../contract/settings.ts';
import { SourcesAnswer } from '../../contract/sources.ts';
import { reviewStatus } from '../../kitchen/safety/review.ts';
import { sourcesOf } from '../../kitchen/recipes/sources.ts';
import { countries, limits, nutrition, readTable } from '../oracle/planTables.ts';
import { catalogue } from './support.ts';

const sources = sourcesOf(catalogue);

test('the answer is what the contract says', () => {
  const answer = { status: 'success' as const, ...sources };
  expect(SourcesAnswer.parse(answer)).toEqual(answer);
});

test('every data set under CC BY carries the sentence and the link that the licence asks for', () => {
  const credited = sources.sources.filter(({ licence }) => licence.startsWith('CC BY'));
  expect(credited.map(({ publisher }) => publisher)).toEqual([
    'World Food Programme',
    'World Bank',
    'Food and Agriculture Organization of the United Nations and World Bank',
    'The Economist',
  ]);
  for (const { attribution, licence, licence_url: url } of credited) {
    expect(attribution).toContain(licence);
    expect(url).toMatch(/^https:\/\/creativecommons\.org\/licenses\/by\//);
  }
});

test('each says what it is used for, once', () => {
  expect(new Set(sources.sources.map(({ id }) => id)).size).toBe(sources.sources.length);
  for (const { title, publisher, date, used_for: use } of sources.sources)
    for (const text of [title, publisher, date, use]) expect(text).not.toBe('');
});

test('limits are counted as the table has them, published ones apart', () => {
  expect(sources.limits.total).toBe(limits.length);
  expect(sources.limits.published).toBe(
    limits.filter(({ provenance }) => provenance === 'verified').length,
  );
  expect(sources.limits.published).toBeLessThan(sources.limits.total);
  expect(sources.limits.guidelines).toContainEqual({
    name: 'KDOQI',
    year: '2020',
    limits: limits.filter((row) => row.source === 'KDOQI' && row.year === '2020').length,
    published: limits.filter(
      (row) => row.source === 'KDOQI' && row.year === '2020' && row.provenance === 'verified',
    ).length,
  });
});

test('rates have the date that most countries have, and those that differ are named', () => {
  const dates = [...countries.values()].map((row) => row.rate_date);
  expect(dates.filter((date) => date === sources.rates.date).length).toBeGreaterThan(
    dates.length / 2,
  );
  expect(sources.rates.source).not.toBe('');
  expect(sources.rates.exceptions.length).toBeGreaterThanOrEqual(
    dates.filter((date) => date !== sources.rates.date).length,
  );
  expect(sources.rates.exceptions.length).toBeLessThan(dates.length / 2);
  expect(sources.rates.exceptions.join()).toContain('South Sudan');
});

test('whose terms the exchange rates stand under follows the table: those that we come with have no open licence', () => {
  const listed = (rateSource: string) =>
    sourcesOf({
      ...catalogue,
      countries: new Map(
        [...catalogue.countries].map(([id, country]) => [id, { ...country, rateSource }]),
      ),
    }).sources.find(({ id }) => id === 'exchange-rates');
  expect(sources.sources.find(({ id }) => id === 'exchange-rates')).toMatchObject({
    date: sources.rates.date,
    publisher: sources.rates.source,
  });
  expect(listed('OXR via ARK-Builders/cache-exchange-rates')).toMatchObject({
    licence: 'No open licence that we know of: the terms of Open Exchange Rates hold',
    licence_url: 'https://openexchangerates.org/terms',
  });
  expect(listed('US Treasury Reporting Rates of Exchange')).toMatchObject({
    licence: 'United States public domain',
  });
  expect(listed('api.frankfurter.dev')).toMatchObject({
    publisher: 'api.frankfurter.dev',
    licence: 'Not known to us: the terms of whoever publishes them hold',
    licence_url: null,
  });
});

test('every diet of the settings is there, with what it means and after whom', () => {
  expect(sources.diets.map(({ id }) => id)).toEqual([...diets]);
  expect(sources.diets.find(({ id }) => id === 'halal')).toEqual({
    id: 'halal',
    name: 'Halal',
    meaning: expect.stringMatching(/^No pork, no alcohol\./) as string,
    source: expect.stringContaining('Codex') as string,
  });
  for (const { meaning, source } of sources.diets)
    for (const text of [meaning, source]) expect(text).not.toBe('');
});

test('ingredients are counted by how their figures came about', () => {
  const { total, measured, similar, estimated } = sources.ingredients;
  expect(total).toBe(nutrition.size);
  expect(measured + similar + estimated).toBe(total);
  expect(measured).toBe([...nutrition.values()].filter(({ match }) => match === 'exact').length);
});

test('about half of the prices are typed estimates, as the page says', () => {
  const low = readTable('ingredient_prices_usd.csv').filter(
    ({ confidence }) => confidence === 'low',
  ).length;
  expect(low / readTable('ingredient_prices_usd.csv').length).toBeGreaterThan(0.45);
  expect(low / readTable('ingredient_prices_usd.csv').length).toBeLessThan(0.55);
  expect(sources.prices.note).toMatch(/About half of them are typed estimates/);
});

test('nobody is led to believe that a clinician has looked', () => {
  expect(sources.review).toContain(reviewStatus);
  expect(reviewStatus).toMatch(/^No clinician has reviewed/);
});
