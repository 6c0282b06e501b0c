// The whole fit: effects, scores of prices held back, spreads and the share of weeks whose band was right.
import type { Catalogue, Spread } from '../../kitchen/catalogue/types.ts';
import { errorsHeldBack, scoreOf } from './crossValidation.ts';
import type { Held, Score } from './crossValidation.ts';
import { observationsOf } from './observations.ts';
import { fitEffects } from './ridge.ts';
import { basketsOf, rightShare, spreadOf } from './spreads.ts';

/** Decides the folds and the baskets. */
export const seed = 20_260_630;

export interface PriceFit {
  readonly observations: number;
  readonly effects: ReadonlyMap<string, number>;
  readonly scores: Readonly<Record<Held, Score>>;
  /** Of a country whose other foods were observed, and of one without observations. */
  readonly spreads: { readonly known: Spread; readonly unknown: Spread };
  /** Share of baskets, of countries held back, whose true cost lay within the band that the others' errors give. */
  readonly right: number;
}

export function fitPrices(catalogue: Catalogue): PriceFit {
  const observations = observationsOf(catalogue);
  const errors = {
    prices: errorsHeldBack(observations, 'prices', seed),
    foods: errorsHeldBack(observations, 'foods', seed),
    countries: errorsHeldBack(observations, 'countries', seed),
  };
  const heldBack = (of: readonly number[]) =>
    observations.map(({ iso2 }, n) => ({ iso2, error: of[n] ?? 0 }));
  const baskets = basketsOf(observations, errors.countries, seed);
  // Each country is judged by a band that the errors of the others gave.
  const ofOthers = (iso2: string): Spread =>
    spreadOf(
      heldBack(errors.countries).filter((each) => each.iso2 !== iso2),
      baskets.filter((each) => each.iso2 !== iso2),
    );
  return {
    observations: observations.length,
    effects: fitEffects(observations),
    scores: {
      prices: scoreOf(errors.prices),
      foods: scoreOf(errors.foods),
      countries: scoreOf(errors.countries),
    },
    spreads: {
      known: spreadOf(heldBack(errors.prices), basketsOf(observations, errors.prices, seed)),
      unknown: spreadOf(heldBack(errors.countries), baskets),
    },
    right: rightShare(baskets, ofOthers),
  };
}
