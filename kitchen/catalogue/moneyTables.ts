// Exchange rates and prices as the tables have them: what was observed, what the model says, how far either may be off.
import type { Row } from './cells.ts';
import { filled, matching, maybe, number, oneOf, text } from './cells.ts';
import { readCsv } from './csv.ts';
import type { TableReader } from './tables.ts';
import type { ObservedPrice, Pricing, Spread } from './types.ts';

export interface Rate {
  /** Local units for one US dollar; 1 with `inDollars`. */
  readonly unitsPerUsd: number;
  readonly date: string;
  readonly source: string;
  readonly licence: string;
  readonly note: string;
  /** No rate is known: sums are in US dollars. */
  readonly inDollars: boolean;
}

const iso2 = matching(/^[A-Z]{2}$/, 'two capital letters');
const rateRow = {
  iso2,
  units_per_usd: maybe,
  rate_date: text,
  source: filled,
  licence: filled,
};
const rateNoteRow = { iso2, note: filled };
const observedRow = {
  iso2,
  key: matching(/^[a-z0-9_]+$/, 'a key'),
  price_local_per_kg: number,
  newest_month: matching(/^\d{4}-\d{2}$/, 'a month'),
};
const tierRow = {
  iso2,
  tier: oneOf('observed', 'unobserved_low_price', 'unobserved_high_price', 'doubtful', 'reference'),
};
const effectRow = { name: filled, effect: number };
const spreadRow = { tier: filled, kind: filled, common: number, own: number };

/** The columns of a file that `npm run rates` writes: the release's, as far as they are read. */
export const rateColumns = Object.keys(rateRow);

type RateRow = Row<typeof rateRow>;

/** Of two rows the newer: an old file of an operator's gives way to a newer release. */
function newest(release: RateRow | undefined, own: RateRow | undefined): RateRow | undefined {
  return own && (!release || own.rate_date >= release.rate_date) ? own : release;
}

function ownRates(content: string): RateRow[] {
  const [header, ...rows] = readCsv(content);
  const at = (name: string): number => header?.cells.indexOf(name) ?? -1;
  return rows.flatMap(({ cells }) => {
    const units = Number(cells[at('units_per_usd')]);
    return units > 0
      ? [
          {
            iso2: cells[at('iso2')] ?? '',
            units_per_usd: units,
            rate_date: cells[at('rate_date')] ?? '',
            source: cells[at('source')] ?? '',
            licence: cells[at('licence')] ?? '',
          },
        ]
      : [];
  });
}

/** More than this and the money itself is another: a redenomination, not a change of its worth. */
const redenominated = 0.2;

/** How far the rate has moved since the price level was measured. */
function movedSince(rate: number | null, measured: number | null): number {
  const ratio = rate === null || measured === null ? 1 : rate / measured;
  return ratio < redenominated ? ratio * 100 : ratio;
}

/** The rate that a row states; null where there is no row. */
function rateOf(row: RateRow | undefined, note: string): Rate | null {
  if (!row) return null;
  return {
    unitsPerUsd: row.units_per_usd ?? 1,
    date: row.rate_date,
    source: row.source,
    licence: row.licence,
    note,
    inDollars: row.units_per_usd === null,
  };
}

/** Prices that were observed, by country and by ingredient, and every ingredient that has one. */
function observedPrices(rows: readonly Row<typeof observedRow>[]) {
  const observed = new Map<string, Map<string, ObservedPrice>>();
  const keys = new Set<string>();
  for (const row of rows) {
    const prices = observed.get(row.iso2) ?? new Map<string, ObservedPrice>();
    observed.set(
      row.iso2,
      prices.set(row.key, { localPerKg: row.price_local_per_kg, month: row.newest_month }),
    );
    keys.add(row.key);
  }
  return { observed, keys };
}

/**
 * Reads rates and prices.
 * @param own content of the operator's file of rates, '' where there is none
 */
export function readMoney(base: TableReader, added: TableReader, own: () => string) {
  const byCountry = <Each extends { readonly iso2: string }>(rows: readonly Each[]) =>
    new Map(rows.map((row) => [row.iso2, row]));
  const release = byCountry(base('exchange-rates.csv', rateRow));
  const newer = byCountry(ownRates(own()));
  const notes = byCountry(added('rate_notes.csv', rateNoteRow));
  const tiers = byCountry(base('price-bands.csv', tierRow));
  const { observed, keys } = observedPrices(base('observed-prices.csv', observedRow));
  const effects = new Map(
    added('price_effects.csv', effectRow).map(({ name, effect }) => [name, effect]),
  );
  const spreads = new Map<string, Spread>(
    added('price_spreads.csv', spreadRow).map(({ tier, kind, ...spread }) => [
      `${tier} ${kind}`,
      spread,
    ]),
  );
  const of = (
    country: string,
    rateMeasured: number | null,
  ): { rate: Rate | null; pricing: Pricing } => {
    const first = release.get(country);
    return {
      rate: rateOf(newest(first, newer.get(country)), notes.get(country)?.note ?? ''),
      pricing: {
        tier: tiers.get(country)?.tier ?? 'unobserved_low_price',
        observed: observed.get(country) ?? new Map<string, ObservedPrice>(),
        rate: first?.units_per_usd ?? null,
        rateMoved: movedSince(first?.units_per_usd ?? null, rateMeasured),
        effects,
        spreads,
      },
    };
  };
  return { of, keys };
}
