import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCsv } from '../../kitchen/catalogue/csv.ts';
import { countries } from '../../domain/countries.ts';

test('GEN-01: the countries to select are those that a week can be priced for, in the order of their names', () => {
  const [head, ...rows] = readCsv(
    readFileSync(new URL('../../kitchen/catalogue/data/countries.csv', import.meta.url), 'utf8'),
  ).map(({ cells }) => cells);
  const [code, name, currency] = ['iso2', 'name', 'currency'].map((column) =>
    head!.indexOf(column),
  ) as [number, number, number];
  const sorted = (list: readonly (readonly string[])[]) =>
    list.map((each) => each.join(' ')).sort();
  expect(countries).toHaveLength(195);
  expect(sorted(countries)).toEqual(
    sorted(rows.map((row) => [row[code]!, row[name]!, row[currency]!])),
  );
  const names = countries.map(([, each]) => each);
  expect(names).toEqual([...names].sort((a, b) => (a < b ? -1 : 1)));
});
