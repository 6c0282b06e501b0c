// Where prices are only roughly known, a week leaves a part of its budget, and says so.
import { expect, test } from 'vitest';
import { marginNotes, priceMargin } from '../../../kitchen/planning/priceMargin.ts';
import { withPaidPrices } from '../../../kitchen/prices/paid.ts';
import { prepare } from '../../../kitchen/planning/prepare.ts';
import { programmeOf } from '../../../kitchen/planning/programme.ts';
import { isRefusal } from '../../../kitchen/planning/request.ts';
import { rowLosses } from '../../../kitchen/planning/master.ts';
import { catalogue, kitchen } from './support.ts';

const of = (iso2: string): number => priceMargin(catalogue.countries.get(iso2)!, catalogue);

test('the vaguer the prices, the more is left: none in the United States, most where the level is doubtful', () => {
  expect([of('US'), of('NG'), priceMargin(null, catalogue)]).toEqual([0, 0, 0]);
  expect(of('GH')).toBeGreaterThan(of('NG'));
  expect(of('AR')).toBeGreaterThan(of('GH'));
  for (const { iso2 } of catalogue.countries.values()) expect(of(iso2)).toBeLessThanOrEqual(0.15);
});

test('what a household paid makes prices surer, and the margin smaller', () => {
  const argentina = catalogue.countries.get('AR')!;
  const paid = [...catalogue.ingredients.keys()].map((key) => ({
    key,
    iso2: 'AR',
    localPerKg: 1000,
    on: '2026-11-01',
    weight: 1,
  }));
  expect(priceMargin(withPaidPrices(argentina, paid), catalogue)).toBe(0);
});

test('in the programme it costs points to go into the margin, and the budget itself stays hard', () => {
  const prepared = prepare(kitchen, { health: {}, country: 'AR', budget: 100_000 }, () => ({
    kept: [],
    unknown: [],
  }));
  if (isRefusal(prepared)) throw new Error('refused');
  const dishes = prepared.brief.dishes.slice(0, 40);
  const { week, budgetRow } = programmeOf({ ...prepared.brief, dishes }, catalogue);
  const marginRow = week.rows.findIndex(({ name }) => name === 'margin');
  const loss = rowLosses(week.rows);
  const left = prepared.brief.margin!;
  expect(left).toBeGreaterThan(0);
  expect(loss(marginRow, 1 - left)).toBeCloseTo(0, 9);
  expect(loss(marginRow, 1)).toBeLessThan(-1);
  expect(loss(marginRow, 1)).toBeGreaterThan(-100);
  expect(loss(budgetRow, 1.001)).toBe(Number.NEGATIVE_INFINITY);
  expect(week.rows[budgetRow]!.name).toBe('budget');
});

test.each([
  [80, 'cost.margin'],
  [90, 'cost.margin'],
  [95, 'cost.noMargin'],
])('a week of %d out of 100 says so: %s', (total, code) => {
  const about = { total, budget: 100, margin: 0.1 };
  expect(marginNotes(about, catalogue.countries.get('GH')!)).toMatchObject([{ code }]);
  expect(marginNotes({ ...about, margin: 0 }, catalogue.countries.get('GB')!)).toEqual([]);
});
