// How far prices may be off, from errors of prices held back: what all prices of a country share, and what each has of its own.
import type { Spread } from '../../kitchen/catalogue/types.ts';
import { fourInFive } from '../../kitchen/prices/price.ts';
import { quantile, randomOf, shuffled } from './crossValidation.ts';
import type { Observation } from './ridge.ts';

interface Held {
  readonly iso2: string;
  readonly error: number;
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

export function byCountry<T extends { readonly iso2: string }>(
  rows: readonly T[],
): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.iso2, [...(groups.get(row.iso2) ?? []), row]);
  return groups;
}

/** Fewer foods than this say nothing of a country. */
const leastFoods = 6;

/** What holds four in five of a food's errors about its country's middle. */
function ownOf(errors: readonly Held[]): number {
  const about = [...byCountry(errors).values()]
    .filter((own) => own.length >= leastFoods)
    .flatMap((own) => {
      const middle = median(own.map(({ error }) => error));
      return own.map(({ error }) => Math.abs(error - middle));
    });
  return quantile(about, 0.8) / fourInFive;
}

/**
 * Spread of errors: `own` by the foods of a country about its middle, `common` so that the band of a basket is right four times
 * in five, as many more as the few countries make likely to be missed in the next one.
 */
export function spreadOf(errors: readonly Held[], baskets: readonly BasketError[]): Spread {
  const own = ownOf(errors);
  const countries = byCountry(baskets).size;
  const wanted = (0.8 * (countries + 1)) / countries;
  let [low, high] = [0.02, 1];
  for (let step = 0; step < 20; step += 1) {
    const common = (low + high) / 2;
    if (rightShare(baskets, () => ({ common, own })) < wanted) low = common;
    else high = common;
  }
  return { common: high, own };
}

const foodsInBasket = 15;

export interface BasketError {
  readonly iso2: string;
  /** Logarithm of the true cost ÷ the predicted one. */
  readonly error: number;
  /** How unevenly the money lies: the sum of squared shares. */
  readonly crowding: number;
}

/** Baskets of observed foods of each country, bought in uneven amounts, at true and at predicted prices. */
export function basketsOf(
  observations: readonly Observation[],
  errors: readonly number[],
  seed: number,
  count = 100,
): BasketError[] {
  const random = randomOf(seed);
  const rows = observations.map(({ iso2 }, n) => ({
    iso2,
    error: errors[n] ?? 0,
  }));
  return [...byCountry(rows)].flatMap(([iso2, own]) => {
    if (own.length < leastFoods) return [];
    return Array.from({ length: count }, () => {
      const foods = shuffled(own, random).slice(0, foodsInBasket);
      // Money spent on each, from a third to three times the usual.
      const spent = foods.map(() => Math.exp((random() * 2 - 1) * Math.log(3)));
      const [all, truth] = foods.reduce(
        ([sum, real], { error }, i) => [
          sum + (spent[i] ?? 0),
          real + (spent[i] ?? 0) * Math.exp(error),
        ],
        [0, 0],
      );
      return {
        iso2,
        error: Math.log(truth / all),
        crowding: spent.reduce((sum, each) => sum + (each / all) ** 2, 0),
      };
    });
  });
}

/** Share of baskets whose true cost lies within the band stated, each country counted alike. */
export function rightShare(
  baskets: readonly BasketError[],
  spreadFor: (iso2: string) => Spread,
): number {
  const shares = [...byCountry(baskets)].map(([iso2, own]) => {
    const { common, own: each } = spreadFor(iso2);
    const right = own.filter(
      ({ error, crowding }) =>
        Math.abs(error) <= fourInFive * Math.hypot(common, each * Math.sqrt(crowding)),
    );
    return right.length / own.length;
  });
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}
