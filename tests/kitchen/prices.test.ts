// Prices: observed first, else modelled, else estimated; the same by the oracle's own reading of the tables; the fit worked out again.
import { expect, test } from 'vitest';
import { checkRequest } from '../../kitchen/planning/request.ts';
import { dishesOf } from '../../kitchen/planning/dishes.ts';
import { servingCost } from '../../kitchen/planning/servingCost.ts';
import { weightOfPaid, withPaidPrices } from '../../kitchen/prices/paid.ts';
import { knownPrice } from '../../kitchen/shopping/lines.ts';
import { costOf } from '../../kitchen/recipes/cost.ts';
import { priceOf } from '../../kitchen/prices/price.ts';
import { fitPrices } from '../../scripts/prices/fit.ts';
import { localPerKg } from '../oracle/prices.ts';
import { readTable } from '../oracle/planTables.ts';
import { catalogue, kitchen } from './support.ts';

const { ingredients, countries } = catalogue;
const country = (iso2: string) => countries.get(iso2)!;
const food = (key: string) => ingredients.get(key)!;
const observed = readTable('observed-prices.csv');

test('every food costs in every country what the tables give, worked out apart from the kitchen', () => {
  const wrong: string[] = [];
  for (const where of countries.values())
    for (const ingredient of ingredients.values()) {
      const [ours, theirs] = [
        priceOf(ingredient, where).usdPerKg * where.usdRate,
        localPerKg(ingredient.key, where.iso2),
      ];
      if (!(Math.abs(ours - theirs) <= 1e-9 * (1 + theirs)))
        wrong.push(`${ingredient.key} in ${where.iso2}: ${ours}, not ${theirs}`);
    }
  expect(wrong).toEqual([]);
});

test('what was seen in a country is what a kilogram costs there, with the month', () => {
  expect(observed).toHaveLength(607);
  for (const row of observed) {
    const { price: us } = food(row.key!);
    const price = priceOf(food(row.key!), country(row.iso2!));
    expect(price).toMatchObject({ kind: 'observed', date: row.newest_month });
    expect(
      (price.usdPerKg * country(row.iso2!).usdRate * us.usdPerKgPurchased) / us.usdPerKgEdible,
    ).toBeCloseTo(Number(row.price_local_per_kg), 6);
  }
});

test.each([
  ['NG', 'onion', 'observed', '2026-02'],
  ['NG', 'cucumber', 'modelled', '2026-08'],
  ['NG', 'cumin', 'estimated', '2026-08'],
  ['GH', 'onion', 'modelled', '2026-08'],
  ['GB', 'onion', 'estimated', '2026-08'],
  ['US', 'onion', 'estimated', '2026-08'],
])('in %s %s is %s, of %s, with a band', (iso2, key, kind, date) => {
  const price = priceOf(food(key), country(iso2));
  expect(price).toMatchObject({ kind, date });
  expect(price.band).toBeGreaterThan(1.2);
  expect(price.band).toBeLessThan(4);
});

test('bands are narrower the more is known: observed, modelled, estimated', () => {
  const band = (iso2: string, key: string) => priceOf(food(key), country(iso2)).band;
  expect(band('NG', 'onion')).toBeLessThan(band('NG', 'cucumber'));
  expect(band('NG', 'cucumber')).toBeLessThan(band('GH', 'cucumber'));
  expect(band('GH', 'cucumber')).toBeLessThan(band('VE', 'cucumber'));
  const week = ['onion', 'tomato', 'rice_white_long', 'egg', 'oil_palm_red', 'yam'].map((key) => ({
    key,
    grams: 700,
  }));
  const [ng, gh] = [
    costOf(week, ingredients, country('NG')),
    costOf(week, ingredients, country('GH')),
  ];
  expect(ng.band).toBeLessThan(gh.band);
  expect(gh.band).toBeLessThan(band('GH', 'onion'));
  expect(ng.shares.observed).toBeGreaterThan(0.9);
  expect(gh.shares.modelled).toBeCloseTo(1, 9);
});

test('where prices are those of the United States the US price stands', () => {
  expect(priceOf(food('rice_white_long'), country('US')).usdPerKg).toBeCloseTo(
    food('rice_white_long').price.usdPerKgEdible,
    9,
  );
});

test('what a household paid is its price: whole, then by its ratio to the table’s, in a dish and in a week', () => {
  const gb = country('GB');
  const [table] = [priceOf(food('rice_white_long'), gb)];
  const at = (times: number, weight: number, iso2 = 'GB') =>
    withPaidPrices(gb, [
      {
        key: 'rice_white_long',
        iso2,
        localPerKg: table.usdPerKg * gb.usdRate * times,
        on: '2026-11-03',
        weight,
      },
    ]);
  const price = (where: typeof gb) => priceOf(food('rice_white_long'), where);
  expect(price(at(4, 1))).toMatchObject({ kind: 'paid', date: '2026-11-03' });
  expect(price(at(4, 1)).usdPerKg).toBeCloseTo(table.usdPerKg * 4, 9);
  expect(price(at(4, 1)).band).toBeLessThan(table.band);
  expect(price(at(4, 0.5)).usdPerKg).toBeCloseTo(table.usdPerKg * 2, 9);
  for (const none of [at(4, 0), at(4, 1, 'NG')]) expect(none).toBe(gb);
  expect(at(4, 1)).toBe(at(4, 1));
  expect(priceOf(food('onion'), at(4, 1))).toBe(priceOf(food('onion'), gb));
  const dish = dishesOf(catalogue).find(({ facts }) => facts.recipe.id === 'egg-fried-rice')!;
  expect(servingCost(dish, at(4, 1))).toBeGreaterThan(servingCost(dish, gb));
  const asked = checkRequest(
    {
      health: { country: 'GB' },
      paid: [{ key: 'rice_white_long', iso2: 'GB', localPerKg: 9, on: '2026-11-03', weight: 1 }],
    },
    kitchen,
  );
  expect('country' in asked && asked.country && price(asked.country).kind).toBe('paid');
});

test.each([
  ['2026-11-03', 1],
  ['2026-08-03', 1],
  ['2026-06-18', 0.5],
  ['2026-05-03', 0],
  ['2027-01-01', 1],
])('a price of %s counts %d on 3 November 2026', (on, weight) => {
  expect(weightOfPaid(on, '2026-11-03')).toBeCloseTo(weight, 9);
});

test('a food has the units in which it is sold, with what one weighs as bought', () => {
  const units = (key: string) => knownPrice(key, country('GB'), catalogue)!.units;
  expect(units('rice_white_long').map(({ unit }) => unit)).toEqual(['g', 'kg']);
  expect(units('milk_whole').map(({ unit }) => unit)).toEqual(['g', 'kg', 'ml', 'l']);
  expect(units('milk_whole')[3]!.grams).toBeCloseTo(1030, -1);
  expect(units('egg').map(({ unit }) => unit)).toEqual(['g', 'kg', 'piece']);
  // A kilogram of leaves, not of tea.
  const { per_kg: leaves } = knownPrice('tea_black', country('US'), catalogue)!;
  expect(leaves).toBeCloseTo(100 * food('tea_black').price.usdPerKgEdible, 6);
  expect(knownPrice('water', country('GB'), catalogue)).toBeNull();
  expect(knownPrice('rice_white_long', null, catalogue)).toBeNull();
});

test('a price follows the rate of today, and a new currency', () => {
  const nigeria = country('NG');
  const hundredth = { ...nigeria, usdRate: nigeria.usdRate / 100 };
  const cost = (where: typeof nigeria) =>
    costOf([{ key: 'onion', grams: 1000 }], ingredients, where).local;
  expect(cost(hundredth)).toBeCloseTo(cost(nigeria) / 100, 9);
});

test('the fit comes out as it is committed, and so well on what it has not seen', () => {
  const fit = fitPrices(catalogue);
  const effects = new Map(
    readTable('additions/price_effects.csv').map((row) => [row.name, Number(row.effect)]),
  );
  expect(effects.size).toBe(fit.effects.size);
  for (const [name, effect] of fit.effects) expect(effects.get(name), name).toBeCloseTo(effect, 4);

  const scores = readTable('additions/price_scores.csv');
  for (const [held, { within, far, band }] of Object.entries(fit.scores)) {
    const row = scores.find((each) => each.held_back === held)!;
    expect(Number(row.within_0_67_1_5)).toBeCloseTo(within, 2);
    expect(Number(row.off_more_than_3)).toBeCloseTo(far, 2);
    expect(Number(row.band_four_in_five)).toBeCloseTo(band, 1);
  }
  expect(fit.scores.prices.within).toBeGreaterThanOrEqual(0.64);
  expect(fit.scores.countries.within).toBeGreaterThanOrEqual(0.57);
  expect(fit.scores.countries.far).toBeLessThanOrEqual(0.06);

  const weeks = scores.find((each) => each.held_back === 'weeks of countries')!;
  expect(Number(weeks.within_0_67_1_5)).toBeCloseTo(fit.right, 2);
  expect(fit.right).toBeGreaterThanOrEqual(0.75);
  expect(fit.right).toBeLessThanOrEqual(0.88);

  const spreads = readTable('additions/price_spreads.csv');
  const unseen = spreads.find(
    ({ tier, kind }) => tier === 'unobserved_low_price' && kind === 'modelled',
  )!;
  expect(Number(unseen.common)).toBeCloseTo(fit.spreads.unknown.common, 2);
  expect(Number(unseen.own)).toBeCloseTo(fit.spreads.unknown.own, 2);
}, 180_000);
