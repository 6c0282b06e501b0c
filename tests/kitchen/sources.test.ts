// The sources page's figures against the raw tables, and what licences ask for.
import { expect, test } from 'vitest';
import { diets } from '../../contract/settings.ts';
import { SourcesAnswer } from '../../contract/sources.ts';
import { englishOf, inEnglish } from '../../domain/notes.ts';
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

test('limits are counted by whether their figure was seen, and each names its document', () => {
  const documents = new Map(readTable('additions/limit_documents.csv').map((row) => [row.id, row]));
  const named = readTable('additions/limit_sources.csv').map((row) => documents.get(row.document)!);
  const seen = (how: string) => named.filter((row) => row.seen === how).length;
  const verified = limits.filter(({ provenance }) => provenance === 'verified').length;
  expect(sources.limits.total).toBe(limits.length);
  expect(sources.limits.published).toBe(verified + seen('read in part'));
  expect(sources.limits.quoted).toBe(seen('as quoted elsewhere'));
  expect(sources.limits.published + sources.limits.quoted!).toBeGreaterThanOrEqual(140);
  expect(sources.limits.guidelines).toContainEqual({
    name: 'Carbohydrate intake for adults and children: WHO guideline, World Health Organization',
    year: '2023',
    limits: named.filter(({ id }) => id === 'who_carbohydrate').length,
    published: named.filter(({ id }) => id === 'who_carbohydrate').length,
    quoted: 0,
    place: 'recommendations 2 and 4',
    seen: 'read in part',
  });
  for (const { title, body, year, place } of documents.values())
    for (const text of [title, body, year, place]) expect(text).not.toBe('');
});

test('a limit whose figure is not in the document is marked so, and is not called published', () => {
  const potassium = catalogue.conditions
    .get('ckd_dialysis')!
    .limits.find(({ nutrient }) => nutrient === 'potassium_mg')!;
  expect(potassium).toMatchObject({ seen: 'not seen by us', provenance: 'memory' });
  for (const { limits: own } of catalogue.conditions.values())
    for (const { seen, provenance } of own)
      expect(provenance === 'verified').toBe(seen === 'read in part');
  for (const each of sources.limits.guidelines)
    expect([each.published, each.quoted]).toEqual([
      each.seen === 'read in part' ? each.limits : 0,
      each.seen === 'as quoted elsewhere' ? each.limits : 0,
    ]);
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
  expect(inEnglish(sources.rates.exceptions)).toContain('South Sudan');
});

test('rates of 193 of 195 countries stand under an open licence; the others are named with the reason', () => {
  const closed = [...countries.values()].filter(
    ({ rate_licence: licence }) => !/public domain|CC BY/.test(licence ?? ''),
  );
  expect(countries.size - closed.length).toBe(193);
  expect(closed.map(({ name }) => name)).toEqual(['Cuba', 'North Korea']);
  for (const { name = '' } of closed) {
    expect(sources.sources.find(({ id }) => id === 'exchange-rates')!.used_for).toContain(name);
    expect(sources.rates.exceptions.map(englishOf).find((each) => each.startsWith(name))).toMatch(
      /estimate of what people pay|in US dollars/,
    );
  }
});

test('whose terms the exchange rates stand under follows the table', () => {
  const listed = (rateSource: string) =>
    sourcesOf({
      ...catalogue,
      countries: new Map(
        [...catalogue.countries].map(([id, country]) => [id, { ...country, rateSource }]),
      ),
    }).sources.find(({ id }) => id === 'exchange-rates');
  expect(sources.sources.find(({ id }) => id === 'exchange-rates')).toMatchObject({
    date: '2026-06-30',
    publisher: sources.rates.source,
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
  expect(sources.prices.note).toMatch(/about half of them typed estimates/);
});

test('nobody is led to believe that a clinician has looked', () => {
  expect(englishOf(sources.review)).toMatch(/^No clinician has reviewed/);
  expect(sources.reviewed.filter(({ review }) => review !== null)).toEqual([]);
});
