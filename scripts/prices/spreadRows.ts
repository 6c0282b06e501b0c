// The spreads as the kitchen reads them: those that were measured, and our assumptions where nobody has observed anything.
import type { PriceTier, Spread } from '../../kitchen/catalogue/types.ts';
import { fourInFive } from '../../kitchen/prices/price.ts';
import type { PriceKind } from '../../kitchen/prices/price.ts';

export interface SpreadRow extends Spread {
  readonly tier: PriceTier;
  readonly kind: PriceKind;
  readonly basis: string;
}

/** A spread from the bands that hold four cases in five: of one price, and of a basket of fifteen. */
function ofBands(item: number, basket: number): Spread {
  const [all, sum] = [Math.log(item) / fourInFive, Math.log(basket) / fourInFive];
  const own = Math.sqrt((all * all - sum * sum) / (1 - 1 / 15));
  return { common: Math.sqrt(sum * sum - (own * own) / 15), own };
}
const wider = ({ common, own }: Spread, by: number): Spread => ({
  common: common * by,
  own: own * by,
});

/** A shop's price of another kind of food, about which the model knows the country only: our assumption. */
const withoutGroup = 1.3;
const assumed = 'assumption, price-bands.csv';

export function spreadRows({
  known,
  unknown,
}: {
  readonly known: Spread;
  readonly unknown: Spread;
}): SpreadRow[] {
  const seen = ofBands(1.5, 1.3);
  const dear = ofBands(1.8, 1.35);
  const doubtful = ofBands(3, 2);
  const reference = ofBands(1.3, 1.15);
  const row = (tier: PriceTier, kind: PriceKind, spread: Spread, basis: string): SpreadRow => ({
    tier,
    kind,
    ...spread,
    basis,
  });
  return [
    row(
      'observed',
      'observed',
      seen,
      'markets against the median of their country and an allowance for age, price-bands.csv',
    ),
    row('observed', 'modelled', known, 'measured on prices held back'),
    row(
      'observed',
      'estimated',
      wider(known, withoutGroup),
      'assumption: wider by 1.3 than what was measured',
    ),
    row('unobserved_low_price', 'modelled', unknown, 'measured on countries held back'),
    row(
      'unobserved_low_price',
      'estimated',
      wider(unknown, withoutGroup),
      'assumption: wider by 1.3 than what was measured',
    ),
    row('unobserved_high_price', 'modelled', dear, assumed),
    row('unobserved_high_price', 'estimated', dear, assumed),
    row('doubtful', 'observed', wider(seen, withoutGroup), assumed),
    row('doubtful', 'modelled', doubtful, assumed),
    row('doubtful', 'estimated', doubtful, assumed),
    row('reference', 'estimated', reference, assumed),
  ];
}
