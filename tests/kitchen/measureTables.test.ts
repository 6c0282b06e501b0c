/** Units and densities, as a dietitian reads them: each row of the tables weighs what it says. Issue 15. */
import { describe, expect, test } from 'vitest';
import { gramsOf, unitOf, unitsIn } from '../../kitchen/ingredients/units.ts';
import { readAmount } from '../../kitchen/ingredients/amount.ts';
import { readUnits } from '../../kitchen/catalogue/measureTables.ts';
import { openTables } from '../../kitchen/catalogue/tables.ts';
import { readTable } from '../oracle/planTables.ts';
import { catalogue, kitchen } from './support.ts';

const { units } = catalogue;
const rows = readTable('additions/units.csv');
const food = catalogue.ingredients.get('salt')!;
/** A food of which nothing is known but a millilitre's weight. */
const poured = { ...food, measures: [], gramsPerMl: 2 };

describe.each(rows)(
  '$unit',
  ({ unit = '', kind, size, piece_grams: piece, words = '', ...row }) => {
    const all = [unit, ...words.split(';')].filter((word) => word !== '');

    test('is named by each of its words, and says where its size is from', () => {
      for (const word of all) expect(unitOf(word, units)?.name, word).toBe(unit);
      expect(row['source']?.length).toBeGreaterThan(10);
      expect(Number(row['date'])).toBeGreaterThan(2000);
    });

    test('is read with an amount, as people type it', () => {
      for (const word of all) {
        const read = readAmount(`3 ${word} of rice`, units);
        expect([read.count, read.unit, read.name], word).toEqual([3, word, 'rice']);
      }
    });

    test('weighs what its row says', () => {
      const grams = gramsOf(poured, 3, unit, units);
      if (kind === 'mass') expect(grams).toBe(3 * Number(size));
      else if (kind === 'volume') expect(grams).toBe(3 * Number(size) * 2);
      else expect(grams).toBe(piece === '' ? null : 3 * Number(piece));
    });
  },
);

const localRows = readTable('additions/local_units.csv');
test.each(localRows)(
  '$unit holds $size ml in $countries',
  ({ unit = '', countries = '', ...row }) => {
    for (const iso2 of countries.split(';')) {
      expect(catalogue.countries.has(iso2), iso2).toBe(true);
      const local = unitsIn(catalogue, { iso2 });
      expect(gramsOf(poured, 3, unit, local)).toBeCloseTo(3 * Number(row['size']) * 2, 5);
      // A spoon or a cup of the food's own measures is a US one.
      const oil = catalogue.ingredients.get('oil_olive')!;
      expect(gramsOf(oil, 1, unit, local)! / (Number(row['size']) * 0.92)).toBeCloseTo(1, 1);
    }
    expect(row['source']?.length).toBeGreaterThan(10);
  },
);

test.each([
  ['1 pint milk', undefined, 515.6],
  ['1 pint milk', 'GB', 586.1],
  ['2 pints of milk', 'IE', 1172.1],
  ['1 pint milk', 'US', 488],
  ['1 pint raspberries', 'US', 312],
  ['1 pint milk', 'FR', 515.6],
  ['10 fluid ounces milk', undefined, 305.3],
  ['10 fl oz milk', 'GB', 292.9],
  ['1 gallon milk', 'US', 3903.4],
  ['1 quart milk', 'GB', 1172],
  ['1 cup flour', 'AU', 132.1],
  ['1 cup flour', 'GB', 125],
  ['2 tbsp oil', 'AU', 36.9],
  ['2 tbsp oil', 'NZ', 27.2],
])('%s in %s', (text, country, grams) => {
  const { items } = kitchen.readIngredients(text, { country: country ?? null });
  expect(items.map((each) => each.grams)).toEqual([expect.closeTo(grams, 0)]);
});

const densities = readTable('additions/densities.csv');
test.each(densities)('a millilitre of $category weighs what its row says', (row) => {
  const { category, grams_per_ml: grams, source, date } = row;
  const foods = [...catalogue.ingredients.values()].filter((each) => each.category === category);
  expect(foods).not.toEqual([]);
  expect(new Set(foods.map(({ gramsPerMl }) => gramsPerMl))).toEqual(new Set([Number(grams)]));
  expect([source?.length, Number(date) > 2000]).toEqual([expect.any(Number), true]);
});

test('a word that two units claim is a fault of the table', () => {
  const header = 'unit,kind,size,piece_grams,words,basis,source,date';
  const table = `${header}\ncup,volume,240,,cups,estimate,a guess,2026\nmug,volume,300,,cups,estimate,a guess,2026\n`;
  const tables = openTables((path) => (path === 'additions/units.csv' ? table : null));
  readUnits(tables);
  expect(tables.problems).toEqual(["units.csv: 'cups' is of 'cup' and 'mug'"]);
});

test.each([
  ['шампиньоны 300 г', 300, 'г', 'шампиньоны'],
  ['масло растительное 2 ст. л.', 2, 'ст. л.', 'масло растительное'],
  ['しょうゆ 大さじ1と1/2', 1.5, '大さじ', 'しょうゆ'],
  ['감자 1개', 1, '개', '감자'],
  ['粉絲 50 克', 50, '克', '粉絲'],
  ['2 yemek kaşığı sıvı yağ', 2, 'yemek kaşığı', 'sıvı yağ'],
])('%s: the amount is read wherever it stands', (line, count, unit, name) => {
  expect(readAmount(line, units)).toMatchObject({ count, unit, name });
});
