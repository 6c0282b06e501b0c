// How much of a budget a week leaves where prices are only roughly known.
import { coded } from '../../domain/notes.ts';
import type { KitchenNote } from '../../domain/notes.ts';
import type { Catalogue, Country } from '../catalogue/types.ts';
import { costOf } from '../recipes/cost.ts';
import { countryInText } from './words.ts';

/** A week's cost that is so sure needs no margin; a quarter of what is beyond it is left, up to `most`. Less than `least` is not worth a word. */
const margin = { sure: 1.3, share: 0.25, most: 0.15, least: 0.02 } as const;
/** What a basket is taken from: so many foods that recipes use most. */
const foods = 60;

/** The share of a budget that is better left, by the band of what a kitchen of the place buys. */
export function priceMargin(country: Country | null, catalogue: Catalogue): number {
  if (!country) return 0;
  const used = new Map<string, number>();
  for (const { ingredients } of catalogue.recipes)
    for (const { key, grams } of ingredients) used.set(key, (used.get(key) ?? 0) + grams);
  const basket = [...used]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, foods)
    .map(([key, grams]) => ({ key, grams }));
  const { band } = costOf(basket, catalogue.ingredients, country);
  const share = Math.min(margin.most, (band - margin.sure) * margin.share);
  return share < margin.least ? 0 : Math.round(share * 100) / 100;
}

/** What the week does about it; nothing where prices are known well enough. */
export function marginNotes(
  { total, budget, margin: wanted }: { total: number; budget: number | null; margin: number },
  country: Country | null,
): KitchenNote[] {
  if (budget === null || !country || wanted === 0) return [];
  const where = countryInText(country.name);
  const params = {
    country: { of: 'country', id: country.iso2 },
    percent: Math.round(wanted * 100),
  };
  // Money is rounded where it is shown.
  const isLeft = total <= budget * (1 - wanted) * 1.001;
  return [
    isLeft
      ? coded(
          'cost.margin',
          params,
          `Prices in ${where} are only roughly known, so this week leaves at least ${params.percent}% of your budget.`,
        )
      : coded(
          'cost.noMargin',
          params,
          `Prices in ${where} are only roughly known. We would leave ${params.percent}% of your budget for that, and this week needs more of it.`,
        ),
  ];
}
